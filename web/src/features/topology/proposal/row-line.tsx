import { useId } from 'react';
import { changeInWords, fieldName, inWords, type NameOf } from '#web/features/topology/model/field-words.ts';
import type { Choice } from '#web/features/topology/model/proposal.ts';
import type { ProposalRow } from '#web/features/topology/model/proposal-rows.ts';
import prose from '#web/ui/prose.module.css';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { rowLabel } from './row-label.ts';
import styles from './row-line.module.css';

export interface RowLineProps {
  readonly row: ProposalRow;
  readonly called: NameOf;
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

const words = {
  added: { word: 'added', tone: 'good' },
  removed: { word: 'removed', tone: 'bad' },
  changed: { word: 'changed', tone: 'info' },
} as const;

/** An element that comes, goes or changes, with a box to take it or leave it. */
export function RowLine({ row, called, choice, onChoose }: RowLineProps) {
  const { key, kind, name, fields, conflict } = row;
  const details = useId();
  if (kind === 'conflict') return null;
  const { word, tone } = words[kind];
  // Struck through while it is to go: what is declined stays.
  const Name = kind === 'removed' && !choice.declined.has(key) ? 'del' : 'span';
  const toggle = () => onChoose({ ...choice, declined: toggled(choice.declined, key) });
  return (
    <label className={styles.row}>
      <input
        type="checkbox"
        aria-label={rowLabel(row)}
        aria-describedby={details}
        checked={!choice.declined.has(key)}
        onChange={toggle}
      />
      <span className={styles.what} id={details}>
        <Name className={styles.name}>{name}</Name>
        {conflict && (
          <span className={prose.warn}>Your link is removed: one of its ends is no longer in the plan.</span>
        )}
        {fields.map((change) => (
          <span key={change.field} className={styles.field}>
            {fieldName(change.field)}: {changeInWords(change, called)}
          </span>
        ))}
      </span>
      <StatusBadge tone={conflict ? 'warn' : tone}>{word}</StatusBadge>
    </label>
  );
}

/** Where the plan wants something else than what a person did: theirs stays unless they say otherwise. */
export function ConflictLine({ row, called, choice, onChoose }: RowLineProps) {
  const { key, name, fields, conflict } = row;
  const group = useId();
  const isConceded = choice.conceded.has(key);
  const choose = (concede: boolean) => {
    if (concede !== isConceded) onChoose({ ...choice, conceded: toggled(choice.conceded, key) });
  };
  const removes = conflict?.kind === 'plan-removes-it';
  return (
    <fieldset className={styles.conflict}>
      <legend className={styles.name}>{name}</legend>
      <StatusBadge tone="warn">conflict</StatusBadge>
      <label>
        <input type="radio" name={group} checked={!isConceded} onChange={() => choose(false)} />
        <span>
          Keep mine
          {removes ? ', although the plan no longer needs it' : `: ${valuesOf(fields, 'from', called)}`}
        </span>
      </label>
      <label>
        <input type="radio" name={group} checked={isConceded} onChange={() => choose(true)} />
        <span>{removes ? 'Remove it, as planned' : `As planned: ${valuesOf(fields, 'to', called)}`}</span>
      </label>
    </fieldset>
  );
}

const valuesOf = (fields: ProposalRow['fields'], side: 'from' | 'to', called: NameOf): string =>
  fields
    .map((change) => `${fieldName(change.field)} ${inWords(change[side], change.field, called)}`)
    .join(', ');

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}
