import { useMemo } from 'react';
import type { Graph } from '#shared/contract/topology-items.ts';
import type { MissingFact } from '#shared/network/configuration/view/missing-facts.ts';
import { networkNames } from '#shared/network/verification/network-names.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import layout from '#web/ui/layout.module.css';
import { Notice } from '#web/ui/notice.tsx';
import { ElementLink } from './element-link.tsx';

export interface RefusedPlanProps {
  readonly graph: Graph;
  readonly missing: readonly MissingFact[];
  readonly designId: string;
  /** What cannot be done therefore: `This network is not checked`. */
  readonly consequence: string;
}

interface OpenElement {
  readonly id: string;
  readonly name: string;
  readonly facts: readonly string[];
}

/** What a plan leaves open, so that its devices cannot be configured: element by element, with what to do. */
export function RefusedPlan({ graph, missing, designId, consequence }: RefusedPlanProps) {
  const elements = useMemo((): OpenElement[] => {
    const nameOf = networkNames(graph, []);
    const facts = Map.groupBy(missing, ({ element }) => element);
    return [...facts].map(([id, own]) => ({ id, name: nameOf(id), facts: own.map(({ fact }) => fact) }));
  }, [graph, missing]);
  return (
    <div className={layout.stack4}>
      <Notice
        tone="warn"
        action={
          <ButtonLink to={`/designs/${designId}/topology?plan=again`}>Plan the topology again</ButtonLink>
        }
      >
        {consequence}: the plan leaves open {formatCount(missing.length, 'fact')} that the configuration of
        its devices has to state. Plans made before this version, or drawn manually, may lack them; planning
        again adds what the requirements determine and keeps your own changes.
      </Notice>
      <DataTable
        caption="What the plan leaves open"
        columns={columns}
        rows={elements}
        rowKey={({ id }) => id}
        rowsAtOnce={50}
      />
    </div>
  );
}

const columns: readonly Column<OpenElement>[] = [
  {
    key: 'element',
    header: 'Element',
    sortBy: ({ name }) => name,
    cell: ({ id, name }) => <ElementLink id={id} nameOf={() => name} />,
  },
  {
    key: 'facts',
    header: 'Not stated',
    cell: ({ facts }) => (
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    ),
  },
];
