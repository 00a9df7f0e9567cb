import type { Graph } from '#shared/contract/topology-items.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { joinAnd } from '#shared/vocabulary/lists.ts';
import type { RankedFailure } from '#web/features/topology/check-worker/assessment.ts';
import type { Elements } from '#web/features/topology/model/edits.ts';
import type { Lost } from '#web/features/topology/painting/frame.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import prose from '#web/ui/prose.module.css';
import { ElementButton } from './element-button.tsx';
import styles from './failure-view.module.css';
import { lossSentence, overloadSentences } from './failure-words.ts';
import { nameOf } from './shown-elements.ts';
import { failedIds } from './use-lost.ts';

export interface FailureViewProps {
  readonly graph: Graph;
  readonly failures: readonly RankedFailure[];
  readonly selected: Elements;
  /** What the chosen elements take together. */
  readonly lost: Lost | undefined;
  readonly onFocus: (ids: readonly string[]) => void;
}

/** What happens when the chosen device or link fails, and the failures that take most, the worst first. */
export function FailureView(props: FailureViewProps) {
  const { graph, failures, onFocus } = props;
  const columns: readonly Column<RankedFailure>[] = [
    {
      key: 'name',
      header: 'If this fails',
      sortBy: ({ id }) => nameOf(graph, id),
      cell: ({ id }) => <ElementButton graph={graph} id={id} onFocus={onFocus} />,
    },
    figure('endpoints', 'Endpoints', ({ endpoints }) => endpoints),
    figure('servers', 'Servers', ({ servers }) => servers),
    { ...figure('devices', 'Devices', ({ devices }) => devices), optional: true },
    figure('overloads', 'Overloads', ({ overloads }) => overloads.length),
  ];
  return (
    <div className={styles.view}>
      <Story {...props} />
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

function Story({ graph, failures, selected, lost, onFocus }: FailureViewProps) {
  const failed = failedIds(selected);
  const [id] = failed;
  if (id === undefined) {
    return (
      <div className={styles.story}>
        <p className={prose.smallSoft}>
          {failures.length > 0
            ? 'Select a device or a link on the canvas or in this list to see what its failure affects; with Shift, several that fail at once.'
            : 'No single failure cuts anybody off or overloads an uplink.'}
        </p>
      </div>
    );
  }
  if (failed.length > 1) {
    const names = joinAnd(failed.slice(0, namedAtOnce).map((each) => nameOf(graph, each)));
    const more = failed.length - namedAtOnce;
    const all = more > 0 ? `${names} and ${formatNumber(more)} more` : names;
    return (
      <div className={styles.story} role="status">
        <h3>{formatNumber(failed.length)} elements fail at once</h3>
        <p>{lossSentence(all, lost?.together, 'fail')}</p>
        <p className={prose.smallSoft}>
          {lost?.isSimulated
            ? 'Simulated with all of them failed at once.'
            : 'By what is plugged into what; routing is not simulated.'}{' '}
          What is lost is shaded on the canvas, lighter where only part of it is.
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

/** Failed elements that are named one by one. */
const namedAtOnce = 4;
/** Overloaded uplinks that are listed one by one. */
const shownOverloads = 8;
