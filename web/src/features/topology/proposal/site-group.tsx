import { ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import type { NameOf } from '#web/features/topology/model/field-words.ts';
import type { Choice } from '#web/features/topology/model/proposal.ts';
import { rowGroups } from '#web/features/topology/model/proposal-groups.ts';
import type { ProposalRow, SiteRows } from '#web/features/topology/model/proposal-rows.ts';
import { GroupLines } from './group-lines.tsx';
import { ConflictLine } from './row-line.tsx';
import styles from './site-group.module.css';

export interface SiteGroupProps extends SiteRows {
  readonly called: NameOf;
  readonly choice: Choice;
  readonly isOpenAtFirst: boolean;
  readonly onChoose: (choice: Choice) => void;
}

/** What is proposed for one site: counts with a box for all of it, and beneath them what changes, in sentences. */
export function SiteGroup({ site, rows, kept, called, choice, isOpenAtFirst, onChoose }: SiteGroupProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const groups = useMemo(() => rowGroups(rows), [rows]);
  const changes = rows.filter(({ kind }) => kind !== 'conflict');
  const declined = changes.filter(({ key }) => choice.declined.has(key)).length;
  const toggleAll = () => {
    const keys = new Set(choice.declined);
    for (const { key } of changes)
      if (declined === 0) keys.add(key);
      else keys.delete(key);
    onChoose({ ...choice, declined: keys });
  };
  return (
    <section className={styles.group} aria-label={site}>
      <header className={styles.header}>
        {changes.length > 0 && (
          <input
            type="checkbox"
            aria-label={`All changes of ${site}`}
            checked={declined === 0}
            ref={(box) => {
              if (box) box.indeterminate = declined > 0 && declined < changes.length;
            }}
            onChange={toggleAll}
          />
        )}
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <ChevronRight size={16} aria-hidden />
          <h3>{site}</h3>
          <span className={styles.counts}>{countsInWords(rows, kept.length)}</span>
        </button>
      </header>
      {isOpen && (
        <>
          <ul className={styles.rows}>
            {rows
              .filter(({ kind }) => kind === 'conflict')
              .map((row) => (
                <li key={row.key}>
                  <ConflictLine row={row} called={called} choice={choice} onChoose={onChoose} />
                </li>
              ))}
            {groups.map((group) => (
              <GroupLines key={group.key} group={group} called={called} choice={choice} onChoose={onChoose} />
            ))}
          </ul>
          <KeptList kept={kept} />
        </>
      )}
    </section>
  );
}

/** Of what is kept. */
const rowsAtOnce = 100;

function countsInWords(rows: readonly ProposalRow[], kept: number): string {
  const count = (kind: ProposalRow['kind']) => rows.filter((row) => row.kind === kind).length;
  const parts = [
    count('conflict') > 0 && formatCount(count('conflict'), 'conflict'),
    ...(['added', 'removed', 'changed'] as const).map(
      (kind) => count(kind) > 0 && `${formatNumber(count(kind))} ${kind}`,
    ),
    kept > 0 && `${formatNumber(kept)} kept`,
  ];
  return parts.filter(Boolean).join(' · ');
}

const reasons = {
  added: 'added manually',
  changed: 'changed manually',
  removed: 'removed manually, stays removed',
  locked: 'locked',
  'end-of-locked-link': 'end of a locked link',
} as const;

/** What of a site planning again leaves as people made it. */
export function KeptList({ kept }: Pick<SiteRows, 'kept'>) {
  if (kept.length === 0) return null;
  return (
    <div className={styles.kept}>
      <h4>Kept from your work</h4>
      <ul>
        {kept.slice(0, rowsAtOnce).map(({ key, name, why }) => (
          <li key={key}>
            <span>{name}</span> <em>{reasons[why]}</em>
          </li>
        ))}
      </ul>
      {kept.length > rowsAtOnce && <p>and {formatNumber(kept.length - rowsAtOnce)} more</p>}
    </div>
  );
}
