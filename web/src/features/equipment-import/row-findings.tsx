import { TriangleAlert } from 'lucide-react';
import type { ImportRow } from '#shared/contract/equipment-import.ts';
import prose from '#web/ui/prose.module.css';
import styles from './row-findings.module.css';

/** Why a row is not created, or what was assumed of it. */
export function RowFindings({ row: { problems, notes } }: { readonly row: ImportRow }) {
  if (problems.length === 0 && notes.length === 0) return null;
  return (
    <ul className={styles.findings}>
      {problems.map(({ field, message }) => (
        <li key={`${field} ${message}`} className={styles.problem}>
          <TriangleAlert size={14} aria-hidden />
          <span>
            <span className="visually-hidden">Invalid: </span>
            {field && <code>{field}</code>} {message}
          </span>
        </li>
      ))}
      {notes.map((note) => (
        <li key={note} className={prose.soft}>
          {note}
        </li>
      ))}
    </ul>
  );
}
