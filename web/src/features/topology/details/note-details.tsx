import { Note } from '#shared/contract/note.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { viewOfNote } from '#shared/network/drawing/with-notes-of.ts';
import type { Cell, CellContext } from '#web/features/topology/cells/cell.ts';
import { CellField } from '#web/features/topology/cells/cell-field.tsx';
import type { Edit } from '#web/features/topology/model/edit-history.ts';
import { showNoteIn, writeNote } from '#web/features/topology/model/notes.ts';
import type { PerformedAction } from '#web/ui/actions/action.ts';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import prose from '#web/ui/prose.module.css';
import styles from './details-panel.module.css';
import { RemoveButton } from './remove-button.tsx';

export interface NoteDetailsProps {
  readonly note: Note;
  readonly graph: Graph;
  readonly context: CellContext;
  readonly onEdit: (edit: Edit) => void;
  readonly remove: PerformedAction;
}

const textOfNote: Cell<Note> = {
  key: 'text',
  label: 'Text',
  kind: 'lines',
  text: ({ text }) => text,
  write: (note, text) =>
    Note.safeParse({ ...note, text }).data ?? 'The text of a note has at most 2,000 characters.',
};

/** What a note says, and where it is shown: in every view of the drawing, or in one that was kept. */
export function NoteDetails({ note, graph, context, onEdit, remove }: NoteDetailsProps) {
  const { views = [] } = graph;
  return (
    <>
      <CellField
        key={note.id}
        cell={textOfNote}
        elements={[note]}
        context={context}
        onChange={(text) => {
          const written = writeNote(note, text);
          if (written) onEdit(written);
        }}
      />
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
