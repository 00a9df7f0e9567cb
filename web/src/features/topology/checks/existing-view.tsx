import { CircleCheck, CircleX } from 'lucide-react';
import type { Graph } from '#shared/contract/topology-items.ts';
import type { ListedDevice } from '#shared/network/existing/inventory.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { wordsAt } from '#shared/vocabulary/fields/design-fields.ts';
import { fieldText } from '#shared/vocabulary/fields/field-text.ts';
import { nodeStatusNames } from '#shared/vocabulary/topology/topology-words.ts';
import type { AssessedExisting } from '#web/features/topology/check-worker/assessment.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import layout from '#web/ui/layout.module.css';
import prose from '#web/ui/prose.module.css';
import { ElementsButton } from './element-button.tsx';
import styles from './existing-view.module.css';
import { MigrationList } from './migration-list.tsx';
import { OpenQuestions } from './open-questions.tsx';

export interface ExistingViewProps {
  readonly graph: Graph;
  readonly existing: AssessedExisting;
  readonly onFocus: (ids: readonly string[]) => void;
}

/** What becomes of the network that is there: its devices, and the troubles that it has. */
export function ExistingView({ graph, existing, onFocus }: ExistingViewProps) {
  return (
    <div className={layout.stack3}>
      <Statuses graph={graph} devices={existing.devices} onFocus={onFocus} />
      {existing.statements.map((sentence) => (
        <p key={sentence} className={prose.soft}>
          {sentence}
        </p>
      ))}
      {existing.lines.length > 0 ? (
        <DataTable
          caption="Existing devices"
          columns={columns(onFocus)}
          rows={existing.lines.map((line, index) => ({ ...line, index }))}
          rowKey={({ index }) => `${index}`}
          rowsAtOnce={50}
        />
      ) : (
        <p className={prose.soft}>The design lists no existing devices, so the whole plan counts as new.</p>
      )}
      <OpenQuestions lines={existing.lines} />
      {existing.answers.length > 0 && <Answers answers={existing.answers} onFocus={onFocus} />}
      <MigrationList steps={existing.steps} onFocus={onFocus} />
    </div>
  );
}

function Statuses({
  graph,
  devices,
  onFocus,
}: Pick<ExistingViewProps, 'graph' | 'onFocus'> & Pick<AssessedExisting, 'devices'>) {
  const statuses = (['kept', 'replaced', 'new'] as const).filter((status) => devices[status] > 0);
  return (
    <p className={layout.row4}>
      {statuses.map((status) => (
        <ElementsButton
          key={status}
          ids={graph.nodes.flatMap((node) => (node.status === status ? node.id : []))}
          title="Show them"
          onFocus={onFocus}
        >
          {formatNumber(devices[status])} {nodeStatusNames[status].toLowerCase()}
        </ElementsButton>
      ))}
    </p>
  );
}

const columns = (onFocus: ExistingViewProps['onFocus']): Column<ListedDevice & { index: number }>[] => [
  {
    key: 'name',
    header: 'Device',
    sortBy: ({ name }) => name,
    cell: ({ name, type, elements }) => (
      <>
        {elements.length === 0 ? (
          name
        ) : (
          <ElementsButton ids={elements} title="Show it in the topology" onFocus={onFocus}>
            {name}
          </ElementsButton>
        )}
        {type !== undefined && <span className={prose.beneath}>{type}</span>}
      </>
    ),
  },
  ...(
    [
      ['quantity', 'Existing'],
      ['kept', nodeStatusNames.kept],
      ['replaced', nodeStatusNames.replaced],
      ['left', 'No place in the plan'],
    ] as const
  ).map(
    ([key, header]): Column<ListedDevice & { index: number }> => ({
      key,
      header,
      align: 'end',
      sortBy: (line) => line[key],
      cell: (line) => formatNumber(line[key]),
    }),
  ),
];

function Answers({
  answers,
  onFocus,
}: Pick<ExistingViewProps, 'onFocus'> & Pick<AssessedExisting, 'answers'>) {
  return (
    <section className={styles.answers} aria-label="Issues">
      {answers.map(({ issue, isAnswered, sentences, elements }) => (
        <article key={issue} data-answered={isAnswered}>
          {isAnswered ? <CircleCheck size={15} aria-hidden /> : <CircleX size={15} aria-hidden />}
          <div>
            <h3>
              {fieldText(wordsAt('existingNetworkDetails.currentIssues'), issue)}
              <span className={styles.outcome}>{isAnswered ? 'Answered' : 'Not answered'}</span>
            </h3>
            <p>{sentences.join(' ')}</p>
            {elements.length > 0 && (
              <ElementsButton ids={elements} title="Show them" onFocus={onFocus}>
                {formatCount(elements.length, 'element')}
              </ElementsButton>
            )}
          </div>
        </article>
      ))}
    </section>
  );
}
