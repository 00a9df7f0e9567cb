import { useMemo } from 'react';
import type { Graph } from '#shared/contract/topology-items.ts';
import { PlanPicture } from '#web/documents/topologies/picture/plan-picture.tsx';
import type { ElementChange } from '#web/features/topology/model/changes-in-words.ts';
import { comparedGraph } from '#web/features/topology/model/compared-graph.ts';
import { drawPlan } from '#web/features/topology/overview/draw-plan.ts';
import { useIsPhone } from '#web/ui/use-is-phone.ts';
import styles from './compared-picture.module.css';

export interface ComparedPictureProps {
  readonly before: Graph;
  readonly now: Graph;
  readonly changes: readonly ElementChange[];
}

/** A kept version and what is drawn now in one picture: what differs stands out, also what is not there any more. */
export function ComparedPicture({ before, now, changes }: ComparedPictureProps) {
  const size = useIsPhone() ? sizeOnPhone : shownSize;
  const drawn = useMemo(() => {
    const compared = comparedGraph(before, now, changes);
    return compared && { ...compared, drawing: drawPlan({ ...now, ...compared }, size) };
  }, [before, now, changes, size]);
  if (!drawn) return null;
  const { marks, drawing } = drawn;
  const kinds = (['added', 'removed', 'changed'] as const).filter((kind) =>
    [...marks.values()].some((mark) => mark.kind === kind),
  );
  return (
    <figure className={styles.figure}>
      <PlanPicture
        drawing={drawing}
        marks={marks}
        label="What differs, on the drawing; the list below names it"
      />
      <figcaption className={styles.key}>
        {kinds.map((kind) => (
          <span key={kind} data-kind={kind}>
            {kindNames[kind]}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** As compared-picture.module.css has it. */
const shownSize = { width: 660, height: 288, isThinned: true };
const sizeOnPhone = { width: 320, height: 288, isThinned: true };

const kindNames = { added: 'Added since', removed: 'Removed since', changed: 'Changed since' } as const;
