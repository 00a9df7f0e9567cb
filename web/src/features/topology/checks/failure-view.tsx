import type { Graph } from '#shared/contract/topology.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { joinAnd } from '#shared/vocabulary/lists.ts';
import type { RankedFailure } from '#web/features/topology/check-worker/assessment.ts';
import type { Elements } from '#web/features/topology/model/edits.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import prose from '#web/ui/prose.module.css';
import { ElementButton } from './element-button.tsx';
import styles from './failure-view.module.css';
import { lossSentence, overloadSentences } from './failure-words.ts';
import { nameOf } from './shown-elements.ts';
import { soleElement } from './use-lost.ts';

export interface FailureViewProps {
  readonly graph: Graph;
  readonly failures: readonly RankedFailure[];
  readonly selected: Elements;
  readonly onFocus: (ids: readonly string[]) => void;
}

/** What happens when the chosen device or link fails, and the failures that take most, the worst first. */
export function FailureView({ graph, failures, selected, onFocus }: FailureViewProps) {
  const columns: readonly Column<RankedFailure>[] = [
    {
      key: 'name',
      header: 'If this fails',
      sortBy: ({ id }) => nameOf(graph, id),
      cell: ({ id }) => <ElementButton graph={graph} id={id} onFocus={onFocus} />,
    },
    figure('people', 'People', ({ people }) => people),
    figure('servers', 'Servers', ({ servers }) => servers),
    { ...figure('devices', 'Devices', ({ devices }) => devices), optional: true },
    figure('overloads', 'Overloads', ({ overloads }) => overloads.length),
  ];
  return (
    <div className={styles.view}>
      <Story graph={graph} failures={failures} selected={selected} onFocus={onFocus} />
      {failures.length > 0 && (
        <DataTable
          caption="Failures, the worst first"
          columns={columns}
          rows={failures}
          rowKey={({ id }) => id}
          rowsAtOnce={rowsAtOnce}
        />
      )}
    </div>
  );
}

const rowsAtOnce = 50;

function figure(key: string, header: string, of: (failure: RankedFailure) => number): Column<RankedFailure> {
  return { key, header, align: 'end', sortBy: of, cell: (failure) => formatNumber(of(failure)) };
}

function Story({ graph, failures, selected, onFocus }: FailureViewProps) {
  const id = soleElement(selected);
  if (id === undefined) {
    return (
      <div className={styles.story}>
        <p className={prose.smallSoft}>
          {failures.length > 0
            ? 'Select a device or a link on the canvas or in this list to see what its failure affects.'
            : 'No single failure cuts anybody off or overloads an uplink.'}
        </p>
      </div>
    );
  }
  const failure = failures.find((one) => one.id === id);
  const overloads = failure ? overloadSentences(graph, failure) : [];
  const more = overloads.length - shownOverloads;
  return (
    <div className={styles.story} role="status">
      <h3>{nameOf(graph, id)} fails</h3>
      <p>{lossSentence(nameOf(graph, id), failure)}</p>
      {failure && failure.sites.length > 3 && <p className={prose.smallSoft}>{joinAnd(failure.sites)}</p>}
      {failure && overloads.length > 0 && (
        <ul>
          {failure.overloads.slice(0, shownOverloads).map((overload, at) => (
            <li key={overload.id}>
              <button type="button" className={styles.overload} onClick={() => onFocus([overload.id])}>
                {overloads[at]}
              </button>
            </li>
          ))}
          {more > 0 && <li className={prose.smallSoft}>and {formatNumber(more)} more.</li>}
        </ul>
      )}
      <p className={prose.smallSoft}>
        Everything else is assumed to work. What is lost is shaded on the canvas, lighter where only part of
        it is.
      </p>
    </div>
  );
}

/** Overloaded uplinks that are listed one by one. */
const shownOverloads = 8;
