import type { Requirements } from '#shared/contract/requirements.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import type { CellContext } from '#web/features/topology/cells/cell.ts';
import { CellFields } from '#web/features/topology/cells/cell-fields.tsx';
import { editLinks, editNodes } from '#web/features/topology/cells/edit-cells.ts';
import { linkCells } from '#web/features/topology/cells/link-cells.ts';
import { nodeCells } from '#web/features/topology/cells/node-cells.ts';
import type { Edit } from '#web/features/topology/model/edit-history.ts';
import type { Elements } from '#web/features/topology/model/edits.ts';
import { elementsInWords } from '#web/features/topology/model/elements-in-words.ts';
import { lockElements } from '#web/features/topology/model/lock-elements.ts';
import type { PerformedAction } from '#web/ui/actions/action.ts';
import layout from '#web/ui/layout.module.css';
import prose from '#web/ui/prose.module.css';
import styles from './details-panel.module.css';
import { LockButton } from './lock-button.tsx';
import { ModelField } from './model-field.tsx';
import { PatchButton } from './patch-button.tsx';

export interface SeveralDetailsProps {
  readonly selected: Elements;
  readonly context: CellContext;
  readonly requirements: Requirements | undefined;
  readonly onEdit: (edit: Edit) => void;
  readonly patch: PerformedAction;
  readonly remove: PerformedAction;
}

/** Several elements at once: what is typed goes to each of them that can take it. */
export function SeveralDetails(props: SeveralDetailsProps) {
  const { selected, context, requirements, onEdit, patch, remove } = props;
  const { index } = context;
  const [node, ...nodes] = [...selected.nodes].flatMap((id) => index.nodes.get(id) ?? []);
  const [edge, ...edges] = [...selected.edges].flatMap((id) => index.edges.get(id) ?? []);
  const words = elementsInWords(selected, index.graph);
  const isLocked = [node, edge, ...nodes, ...edges].every((one) => one === undefined || one.locked === true);
  return (
    <>
      <p className={prose.soft}>
        {node && 'Drag one to move them all. '}
        What you enter here goes to each of them; a field that is left empty stays.
      </p>
      {node && (
        <section className={styles.section}>
          {edge && <h3>{formatCount(nodes.length + 1, 'device')}</h3>}
          <CellFields
            cells={nodesTogether}
            elements={[node, ...nodes]}
            context={context}
            onType={(cell, text) => onEdit(editNodes({ cell, ids: selected.nodes, text, context }))}
          />
          <ModelField
            nodes={[node, ...nodes]}
            context={context}
            requirements={requirements}
            onEdit={onEdit}
          />
        </section>
      )}
      {edge && (
        <section className={styles.section}>
          {node && <h3>{formatCount(edges.length + 1, 'link')}</h3>}
          <CellFields
            cells={linksTogether}
            elements={[edge, ...edges]}
            context={context}
            onType={(cell, text) => onEdit(editLinks({ cell, ids: selected.edges, text, context }))}
          />
        </section>
      )}
      <div className={layout.row2}>
        {node && <PatchButton action={patch} />}
        <LockButton
          isLocked={isLocked}
          onChange={(locked) => onEdit(lockElements(selected, words, locked))}
        />
        <button type="button" className={styles.remove} onClick={() => remove.perform()}>
          Remove {words}
        </button>
      </div>
    </>
  );
}

const nodesTogether = [
  nodeCells.type,
  nodeCells.layer,
  nodeCells.site,
  nodeCells.building,
  nodeCells.floor,
  nodeCells.quantity,
  nodeCells.notes,
];
const linksTogether = [
  linkCells.type,
  linkCells.rate,
  linkCells.medium,
  linkCells.length,
  linkCells.cable,
  linkCells.vlans,
  linkCells.label,
  linkCells.notes,
];
