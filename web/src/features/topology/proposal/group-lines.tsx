import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import type { NameOf } from '#web/features/topology/model/field-words.ts';
import type { Choice } from '#web/features/topology/model/proposal.ts';
import type { RowGroup } from '#web/features/topology/model/proposal-groups.ts';
import type { ProposalRow } from '#web/features/topology/model/proposal-rows.ts';
import styles from './group-lines.module.css';
import { rowLabel } from './row-label.ts';
import { RowLine } from './row-line.tsx';

export interface GroupLinesProps {
  readonly group: RowGroup;
  readonly called: NameOf;
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

/** Changes that a sentence tells, with a box for all of them; the elements beneath it, folded where they are many. */
export function GroupLines({ group: { sentence, rows }, called, choice, onChoose }: GroupLinesProps) {
  const [first] = rows;
  // One element of which nothing is to be told but its name needs no line of its own.
  const alone = rows.length === 1 && first?.fields.length === 0 && !first.conflict ? first : undefined;
  const [isOpen, setOpen] = useState(rows.length <= few && !alone);
  const [shown, setShown] = useState(rowsAtOnce);
  const declined = rows.filter(({ key }) => choice.declined.has(key)).length;
  const toggleAll = () => {
    const keys = new Set(choice.declined);
    for (const { key } of rows)
      if (declined === 0) keys.add(key);
      else keys.delete(key);
    onChoose({ ...choice, declined: keys });
  };
  return (
    <li className={styles.group}>
      <div className={styles.header}>
        {(rows.length > 1 || alone) && (
          <input
            type="checkbox"
            aria-label={alone ? rowLabel(alone) : sentence}
            checked={declined === 0}
            ref={(box) => {
              if (box) box.indeterminate = declined > 0 && declined < rows.length;
            }}
            onChange={toggleAll}
          />
        )}
        {alone ? (
          <p className={styles.alone}>
            {sentence} <Alone row={alone} isDeclined={declined > 0} />
          </p>
        ) : (
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <span>{sentence}</span>
            <ChevronRight size={14} aria-hidden />
          </button>
        )}
      </div>
      {isOpen && (
        <ul>
          {rows.slice(0, shown).map((row) => (
            <li key={row.key}>
              <RowLine row={row} called={called} choice={choice} onChoose={onChoose} />
            </li>
          ))}
          {rows.length > shown && (
            <li>
              <button type="button" className={styles.more} onClick={() => setShown(shown + rowsAtOnce)}>
                Show {formatCount(Math.min(rowsAtOnce, rows.length - shown), 'more row')} of{' '}
                {formatNumber(rows.length - shown)}
              </button>
            </li>
          )}
        </ul>
      )}
    </li>
  );
}

function Alone({ row, isDeclined }: { readonly row: ProposalRow; readonly isDeclined: boolean }) {
  const Name = row.kind === 'removed' && !isDeclined ? 'del' : 'span';
  return <Name className={styles.name}>{row.name}</Name>;
}

/** As many are shown at once. */
const few = 3;

/** Rows of one group at first; thousands would hold up the browser. */
const rowsAtOnce = 100;
