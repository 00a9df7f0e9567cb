import { ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './data-browser.module.css';
import { type OfferedRow, offeredGroups } from './offered-rows.ts';

export interface DataBrowserProps {
  /** What stands below an expression; the first level without one. The same function while the device is. */
  readonly browse: (expression?: string) => Promise<readonly OfferedRow[]>;
  /** What a click on a row does, for its title. */
  readonly titleOf: (row: OfferedRow) => string;
  readonly onPick: (row: OfferedRow) => void;
}

const headings = {
  device: 'Values of the device',
  site: 'Values of its site',
  design: 'Values of the design',
  configuration: 'Its configuration',
} as const;

/** What a device offers to a template, as a tree whose branches are read when they are opened. */
export function DataBrowser(props: DataBrowserProps) {
  const rows = useRows(props.browse);
  if (!rows) return <Skeleton lines={8} label="Reading what the device offers" />;
  return (
    <div className={styles.tree}>
      {offeredGroups.map((group) => {
        const own = rows.filter((row) => row.group === group);
        if (own.length === 0) return null;
        return (
          <section key={group} aria-label={headings[group]}>
            <h3>{headings[group]}</h3>
            <Branch rows={own} {...props} />
          </section>
        );
      })}
    </div>
  );
}

interface BranchProps extends DataBrowserProps {
  readonly rows: readonly OfferedRow[];
}

/** Rows drawn at first: a switch of 48 ports has as many interfaces. */
const atOnce = 100;

function Branch({ rows, ...branch }: BranchProps) {
  const [most, setMost] = useState(atOnce);
  return (
    <ul>
      {rows.slice(0, most).map((row) => (
        <Row key={row.expression} row={row} {...branch} />
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

function Row({ row, ...branch }: DataBrowserProps & { readonly row: OfferedRow }) {
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
        <button type="button" title={branch.titleOf(row)} onClick={() => branch.onPick(row)}>
          <code>{name}</code>
          {value !== undefined && <span className={styles.value}>{value}</span>}
        </button>
      </div>
      {isOpen && <Parts expression={expression} {...branch} />}
    </li>
  );
}

function Parts({ expression, ...branch }: DataBrowserProps & { readonly expression: string }) {
  const rows = useRows(branch.browse, expression);
  return rows ? <Branch rows={rows} {...branch} /> : <Skeleton lines={2} label={`Reading ${expression}`} />;
}

/** Undefined while the worker has not answered. */
function useRows(browse: DataBrowserProps['browse'], expression?: string): readonly OfferedRow[] | undefined {
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
