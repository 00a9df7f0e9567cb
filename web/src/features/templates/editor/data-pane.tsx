import { ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type OfferedRow, offeredGroups } from '#web/documents/templates/preview/offered-rows.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './panes.module.css';
import type { TemplatePreview } from './use-template-preview.ts';

export interface DataPaneProps {
  readonly preview: TemplatePreview;
  readonly onInsert: (expression: string) => void;
}

const headings = {
  device: 'Values of the device',
  site: 'Values of its site',
  design: 'Values of the design',
  configuration: 'Its configuration',
} as const;

/** The data browser: what the chosen device offers to a template, as a tree; a click inserts the expression. */
export function DataPane({ preview, onInsert }: DataPaneProps) {
  const { browse, device } = preview;
  const rows = useRows(browse);
  if (!device)
    return (
      <div className={styles.pane}>
        <Notice tone="info">
          Choose a design and one of its devices above. What the device offers shows here, and a click inserts
          it.
        </Notice>
      </div>
    );
  if (!rows)
    return (
      <div className={styles.pane}>
        <Skeleton lines={8} label={`Reading what ${device.hostname} offers`} />
      </div>
    );
  return (
    <div className={styles.tree}>
      {offeredGroups.map((group) => {
        const own = rows.filter((row) => row.group === group);
        if (own.length === 0) return null;
        return (
          <section key={group} aria-label={headings[group]}>
            <h3>{headings[group]}</h3>
            <Branch rows={own} browse={browse} onInsert={onInsert} />
          </section>
        );
      })}
    </div>
  );
}

interface BranchProps {
  readonly rows: readonly OfferedRow[];
  readonly browse: TemplatePreview['browse'];
  readonly onInsert: (expression: string) => void;
}

/** Rows drawn at first: a switch of 48 ports has as many interfaces. */
const atOnce = 100;

function Branch({ rows, browse, onInsert }: BranchProps) {
  const [most, setMost] = useState(atOnce);
  return (
    <ul>
      {rows.slice(0, most).map((row) => (
        <Row key={row.expression} row={row} browse={browse} onInsert={onInsert} />
      ))}
      {rows.length > most && (
        <li className={styles.row}>
          <button type="button" onClick={() => setMost(most + atOnce)}>
            Show more
          </button>
        </li>
      )}
    </ul>
  );
}

function Row({ row, browse, onInsert }: Omit<BranchProps, 'rows'> & { readonly row: OfferedRow }) {
  const { name, expression, value } = row;
  const [isOpen, setOpen] = useState(false);
  const isBranch = value === undefined;
  return (
    <li>
      <div className={styles.row}>
        {isBranch && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={`Parts of ${expression}`}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronRight size={14} aria-hidden />
          </button>
        )}
        <button type="button" title={`Insert {{ ${expression} }}`} onClick={() => onInsert(expression)}>
          <code>{name}</code>
          {value !== undefined && <span className={styles.value}>{value}</span>}
        </button>
      </div>
      {isOpen && <Parts expression={expression} browse={browse} onInsert={onInsert} />}
    </li>
  );
}

function Parts({ expression, ...branch }: Omit<BranchProps, 'rows'> & { readonly expression: string }) {
  const rows = useRows(branch.browse, expression);
  return rows ? <Branch rows={rows} {...branch} /> : <Skeleton lines={2} label={`Reading ${expression}`} />;
}

/** Undefined while the worker has not answered. */
function useRows(browse: TemplatePreview['browse'], expression?: string): readonly OfferedRow[] | undefined {
  const [rows, setRows] = useState<readonly OfferedRow[]>();
  useEffect(() => {
    let isCurrent = true;
    setRows(undefined);
    browse(expression).then(
      (answer) => isCurrent && setRows(answer),
      () => isCurrent && setRows([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [browse, expression]);
  return rows;
}
