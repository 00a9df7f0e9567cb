import type { Note } from '#shared/contract/note.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { viewOfNote } from '#shared/network/drawing/with-notes-of.ts';
import type { Edit } from '#web/features/topology/model/edit-history.ts';
import { showNoteIn } from '#web/features/topology/model/notes.ts';
import type { PerformedAction } from '#web/ui/actions/action.ts';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import prose from '#web/ui/prose.module.css';
import styles from './details-panel.module.css';
import { RemoveButton } from './remove-button.tsx';

export interface NoteDetailsProps {
  readonly note: Note;
  readonly graph: Graph;
  readonly onEdit: (edit: Edit) => void;
  readonly remove: PerformedAction;
}

/** Where a note is shown: in every view of the drawing, or in one that was kept. */
export function NoteDetails({ note, graph, onEdit, remove }: NoteDetailsProps) {
  const { views = [] } = graph;
  return (
    <>
      <section className={styles.section}>
        <h3>Shown in</h3>
        <FilterSelect
          label="Shown in"
          value={viewOfNote(note, graph) ?? ''}
          all="Every view"
          options={views.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={(view) => onEdit(showNoteIn(note.id, view === '' ? undefined : view))}
        />
        {views.length === 0 && (
          <p className={prose.smallSoft}>
            Keep a view under “View”, and a note can be shown in that one alone.
          </p>
        )}
      </section>
      <RemoveButton action={remove} />
    </>
  );
}
