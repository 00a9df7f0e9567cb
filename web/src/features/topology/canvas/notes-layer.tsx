import { useReactFlow, useStore, ViewportPortal } from '@xyflow/react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { Note } from '#shared/contract/note.ts';
import type { Edit } from '#web/features/topology/model/edit-history.ts';
import type { Elements } from '#web/features/topology/model/edits.ts';
import { changeNote, writeNote } from '#web/features/topology/model/notes.ts';
import { noteScale } from './note-scale.ts';
import styles from './notes-layer.module.css';

/** The text goes on at its end. */
function writeOn(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}

export interface NotesLayerProps {
  readonly notes: readonly Note[];
  readonly selected: Elements;
  /** The note whose text is being written. */
  readonly editing: string | undefined;
  readonly onSelect: (elements: Elements) => void;
  readonly onEdit: (edit: Edit) => void;
  readonly onEditText: (id: string | undefined) => void;
}

const none: ReadonlySet<string> = new Set();
/** Pixels that Shift and an arrow move a note by. */
const nudge = 10;
const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-nudge, 0],
  ArrowRight: [nudge, 0],
  ArrowUp: [0, -nudge],
  ArrowDown: [0, nudge],
};

/** The texts on the drawing: a click or Tab chooses one, a drag or Shift and the arrows move it, Enter writes. */
export function NotesLayer(props: NotesLayerProps) {
  const scale = useStore(({ transform: [, , zoom] }) => noteScale(zoom));
  return (
    <ViewportPortal>
      {props.notes.map((note) => (
        <NoteBox key={note.id} note={note} scale={scale} {...props} />
      ))}
    </ViewportPortal>
  );
}

interface NoteBoxProps extends NotesLayerProps {
  readonly note: Note;
  readonly scale: number;
}

function NoteBox({ note, scale, selected, editing, onSelect, onEdit, onEditText }: NoteBoxProps) {
  const { id, text, position, width = 200, locked = false } = note;
  const flow = useReactFlow();
  const [by, setBy] = useState({ x: 0, y: 0 });
  const from = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const isChosen = selected.notes?.has(id) ?? false;
  const choose = (isAdding: boolean) =>
    onSelect(
      isAdding
        ? { ...selected, notes: new Set([...(selected.notes ?? []), id]) }
        : { nodes: none, edges: none, notes: new Set([id]) },
    );
  const move = (x: number, y: number) => {
    const to = { x: Math.round(position.x + x), y: Math.round(position.y + y) };
    if (!locked && (x !== 0 || y !== 0)) onEdit(changeNote('move a note', id, { position: to }));
  };
  const away = (event: PointerEvent) => {
    const zoom = flow.getZoom();
    const start = from.current ?? { x: event.clientX, y: event.clientY };
    return { x: (event.clientX - start.x) / zoom, y: (event.clientY - start.y) / zoom };
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? directions[event.key] : undefined;
    if (step) move(...step);
    else if (event.key === 'Enter' || event.key === 'F2') onEditText(id);
    else if (event.key === 'Delete' || event.key === 'Backspace')
      onEdit({ kind: 'remove', elements: { nodes: none, edges: none, notes: new Set([id]) } });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const finish = (next: string) => {
    onEditText(undefined);
    const written = writeNote(note, next);
    if (written) onEdit(written);
  };
  const style = {
    width,
    transform: `translate(${position.x + by.x}px, ${position.y + by.y}px) translate(-50%, -50%)`,
  };
  if (editing === id) return <NoteWriter text={text} style={style} onDone={finish} />;
  return (
    <button
      type="button"
      className={`nopan ${styles.note}`}
      data-own-pointer
      data-chosen={isChosen}
      data-far={scale > 1}
      aria-pressed={isChosen}
      aria-label={`Note: ${text || 'empty'}`}
      style={{ ...style, transform: `${style.transform} scale(${scale})` }}
      onFocus={() => !isChosen && choose(false)}
      onDoubleClick={() => onEditText(id)}
      onKeyDown={onKeyDown}
      onContextMenu={() => !isChosen && choose(false)}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        from.current = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
        choose(event.shiftKey);
      }}
      onPointerMove={(event) => from.current && !locked && setBy(away(event))}
      onPointerUp={(event) => {
        if (!from.current) return;
        const { x, y } = away(event);
        from.current = undefined;
        setBy({ x: 0, y: 0 });
        move(x, y);
      }}
      onPointerCancel={() => {
        from.current = undefined;
        setBy({ x: 0, y: 0 });
      }}
    >
      {text || 'Empty note'}
    </button>
  );
}

interface NoteWriterProps {
  readonly text: string;
  readonly style: { readonly width: number; readonly transform: string };
  readonly onDone: (text: string) => void;
}

/** A note's text as a field, where the note stands. Leaving it keeps what was written: undo takes it back. */
function NoteWriter({ text, style, onDone }: NoteWriterProps) {
  // Far out the field keeps the size that it has at working zoom: nobody types into 5 px.
  const zoom = useStore(({ transform: [, , now] }) => now);
  return (
    <div
      className={styles.note}
      data-own-pointer
      data-chosen
      style={{ ...style, transform: `${style.transform} scale(${Math.max(1, 1 / zoom)})` }}
    >
      <textarea
        className="nokey nodrag nopan"
        aria-label="Text of the note"
        defaultValue={text}
        maxLength={2_000}
        rows={Math.max(3, text.split('\n').length)}
        ref={writeOn}
        onBlur={(event) => onDone(event.target.value)}
        onKeyDown={(event) => {
          event.stopPropagation();
          const isDone = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
          if (isDone || event.key === 'Escape') event.currentTarget.blur();
        }}
      />
    </div>
  );
}
