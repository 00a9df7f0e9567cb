import type { ProposalRow } from '#web/features/topology/model/proposal-rows.ts';

const kinds = { nodes: 'Device', edges: 'Link', subnets: 'Subnet' } as const;

/** What the box of a row is called: `Device HQ-AP-1 added`. */
export const rowLabel = ({ list, name, kind }: Pick<ProposalRow, 'list' | 'name' | 'kind'>): string =>
  `${kinds[list]} ${name} ${kind}`;
