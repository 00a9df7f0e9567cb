import { CircleCheck, CircleX } from 'lucide-react';
import type { TracedRequirement } from '#shared/network/requirements/trace-requirements.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import prose from '#web/ui/prose.module.css';
import { ElementsButton } from './element-button.tsx';
import styles from './requirement-view.module.css';

export interface RequirementViewProps {
  readonly requirements: readonly TracedRequirement[];
  readonly onFocus: (ids: readonly string[]) => void;
}

/** Everything that the design asks for, with the elements that serve it and what it lacks. */
export function RequirementView({ requirements, onFocus }: RequirementViewProps) {
  const columns: readonly Column<TracedRequirement>[] = [
    {
      key: 'requirement',
      header: 'Requirement',
      sortBy: ({ words }) => words,
      cell: ({ words, lacking }) => (
        <span className={styles.requirement} data-served={lacking === undefined}>
          {lacking === undefined ? <CircleCheck size={15} aria-hidden /> : <CircleX size={15} aria-hidden />}
          <span>
            {words}
            {lacking !== undefined && <span className={styles.lacking}>{sentence(lacking)}</span>}
          </span>
        </span>
      ),
    },
    {
      key: 'state',
      header: 'State',
      sortBy: ({ lacking }) => (lacking === undefined ? 1 : 0),
      cell: stateOf,
    },
    {
      key: 'elements',
      header: 'Served by',
      align: 'end',
      sortBy: ({ elements }) => elements.length,
      cell: ({ elements }) =>
        elements.length === 0 ? (
          '–'
        ) : (
          <ElementsButton ids={elements} title="Show them" onFocus={onFocus}>
            {formatCount(elements.length, 'element')}
          </ElementsButton>
        ),
    },
  ];
  if (requirements.length === 0) return <p className={prose.soft}>This design has no requirements yet.</p>;
  return (
    <DataTable
      caption="Requirements and what serves them"
      columns={columns}
      rows={requirements}
      rowKey={({ field }) => field}
      rowsAtOnce={100}
    />
  );
}

function stateOf({ lacking, elements, areAllUnlinked }: TracedRequirement): string {
  if (lacking === undefined) return 'Served';
  return elements.length > 0 && areAllUnlinked === undefined ? 'Served in part' : 'Not served';
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
