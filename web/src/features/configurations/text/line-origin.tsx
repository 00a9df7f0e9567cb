import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { Design } from '#shared/contract/designs.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { reasonText } from '#shared/network/reasons/reason-text.ts';
import type { NameOf } from '#shared/network/verification/drop-sentence.ts';
import type { RenderedLine } from '#shared/templates/library/provenance.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { ElementLink } from '#web/documents/configurations/element-link.tsx';
import { requirementLink } from '#web/documents/designs/requirement-link.ts';
import { statedWords } from '#web/documents/designs/stated-words.ts';
import { type Behind, requirementsBehind } from '#web/features/configurations/model/requirements-behind.ts';
import button from '#web/ui/button.module.css';
import prose from '#web/ui/prose.module.css';
import styles from './line-origin.module.css';

export interface LineOriginProps {
  /** Undefined until a line is chosen. */
  readonly line: RenderedLine | undefined;
  /** What the part of the library that wrote it is called. */
  readonly partName: string;
  readonly number: number | undefined;
  readonly graph: Graph;
  readonly design: Design;
  readonly nameOf: NameOf;
  /** Marks the lines of an element. */
  readonly onElement: (id: string) => void;
}

/** A line may come from hundreds of elements: so many are explained. */
const explained = 5;

/** Where a line comes from: the elements of the plan, why they are in it, and the requirements that they serve. */
export function LineOrigin({ line, partName, number, graph, design, nameOf, onElement }: LineOriginProps) {
  if (line === undefined)
    return (
      <aside className={styles.origin} aria-label="Where a line comes from">
        <p className={prose.detail}>
          Choose a line to see which element of the plan it comes from, and which requirement is behind it.
        </p>
      </aside>
    );
  const { from } = line;
  return (
    <aside className={styles.origin} aria-label="Where a line comes from" aria-live="polite">
      <p className={prose.smallSoft}>
        Line {number}
        {partName && `, ${partName}`}
      </p>
      {from.length === 0 && (
        <p className={prose.detail}>Every device of this dialect has it; it comes from no single element.</p>
      )}
      {from.slice(0, explained).map((id) => (
        <section key={id} className={styles.element}>
          <h4>
            <ElementLink id={id} nameOf={nameOf} />
          </h4>
          <Reason behind={requirementsBehind(graph, id)} design={design} />
          <button type="button" className={button.words} onClick={() => onElement(id)}>
            Mark its lines
          </button>
        </section>
      ))}
      {from.length > explained && (
        <p className={prose.detail}>and {formatCount(from.length - explained, 'more element')}</p>
      )}
    </aside>
  );
}

/** Requirements that are named. */
const named = 4;

function Reason({ behind, design }: { readonly behind: Behind; readonly design: Design }) {
  const { because, serves } = behind;
  const rule = because === undefined ? 'Added manually.' : reasonText(because).rule;
  const words = statedWords(design.requirements);
  const served = serves.flatMap((field) => {
    const requirement = words.get(field);
    return requirement === undefined ? [] : [{ field, requirement }];
  });
  return (
    <>
      <p className={prose.detail}>{rule}</p>
      {served.length > 0 && (
        <p className={prose.detail}>
          Serves{' '}
          {served.slice(0, named).map(({ field, requirement }, index) => (
            <Fragment key={field}>
              {index > 0 && ', '}
              <Link to={requirementLink(design.id, field)}>{requirement}</Link>
            </Fragment>
          ))}
          {served.length > named && ` and ${formatCount(served.length - named, 'more requirement')}`}
        </p>
      )}
    </>
  );
}
