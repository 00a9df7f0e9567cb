import { Lock, PencilLine } from 'lucide-react';
import { joinAnd } from '#shared/vocabulary/lists.ts';
import { fieldName } from '#web/features/topology/model/field-words.ts';
import type { Handwork } from '#web/features/topology/model/handwork.ts';
import styles from './handwork-note.module.css';

export interface HandworkNoteProps {
  readonly handwork: Handwork | undefined;
  readonly isLocked: boolean;
}

/** Says what of an element planning again leaves alone, and why. */
export function HandworkNote({ handwork, isLocked }: HandworkNoteProps) {
  if (isLocked) {
    return (
      <p className={styles.note}>
        <Lock size={14} aria-hidden />
        Locked: planning again leaves it as it is.
      </p>
    );
  }
  if (!handwork) return null;
  const what =
    handwork.kind === 'added'
      ? 'Added manually'
      : `Changed manually: ${joinAnd(handwork.fields.map(fieldName))}`;
  return (
    <p className={styles.note}>
      <PencilLine size={14} aria-hidden />
      {what}. Planning again keeps it.
    </p>
  );
}
