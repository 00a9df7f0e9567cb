import type { Graph, Subnet, TopologyEdge, TopologyNode } from '#shared/contract/topology.ts';
import {
  type Conflict,
  type ElementList,
  elementLists,
  type FieldChange,
  type Kept,
} from '#shared/contract/topology-difference.ts';
import type { Proposal } from './proposal.ts';

/** One line of a proposal: an element that comes, goes or changes, or a conflict about it. */
export interface ProposalRow {
  readonly key: string;
  readonly kind: 'conflict' | 'added' | 'removed' | 'changed';
  readonly list: ElementList;
  readonly name: string;
  readonly fields: readonly FieldChange[];
  readonly conflict?: Conflict;
}

/** What is proposed for one site, and the manual work there that stays. */
export interface SiteRows {
  readonly site: string;
  readonly rows: readonly ProposalRow[];
  readonly kept: readonly { readonly key: string; readonly name: string; readonly why: Kept['why'] }[];
}

/** What belongs to no site: providers and what leads to them. */
export const noSite = 'Providers and between sites';

/** A proposal site by site in the order of the plan; within one, conflicts first, then what comes, goes and changes. */
export function proposalRows({ current, next, difference }: Proposal): SiteRows[] {
  const [before, after] = [describe(current), describe(next)];
  const sites = new Map<string, { rows: ProposalRow[]; kept: SiteRows['kept'][number][] }>();
  const at = (list: ElementList, id: string) => {
    const { site, name } = after(list, id) ?? before(list, id) ?? { site: noSite, name: id };
    const found = sites.get(site) ?? { rows: [], kept: [] };
    sites.set(site, found);
    return { ...found, name };
  };
  const conflicts = difference.conflicts.filter(({ kind }) => kind !== 'end-is-gone');
  for (const conflict of conflicts) {
    const { list, id, fields } = conflict;
    const { rows, name } = at(list, id);
    rows.push({ key: keyOf('conflict', list, id), kind: 'conflict', list, name, fields, conflict });
  }
  const lost = new Set(difference.conflicts.filter((one) => !conflicts.includes(one)).map(({ id }) => id));
  for (const list of elementLists) {
    const { added, removed, changed } = difference[list];
    const push = (kind: ProposalRow['kind'], id: string, fields: readonly FieldChange[] = []) => {
      const { rows, name } = at(list, id);
      const conflict: Conflict = { list, id, kind: 'end-is-gone', fields: [] };
      const conflicting = list === 'edges' && lost.has(id) ? { conflict } : {};
      rows.push({ key: keyOf(kind, list, id), kind, list, name, fields, ...conflicting });
    };
    for (const id of added) push('added', id);
    for (const id of removed) push('removed', id);
    for (const { id, fields } of changed) push('changed', id, fields);
  }
  for (const { list, id, why } of difference.kept) {
    const { kept, name } = at(list, id);
    kept.push({ key: keyOf('kept', list, id), name, why });
  }
  const order = { conflict: 0, added: 1, removed: 2, changed: 3 };
  return [...sites].map(([site, { rows, kept }]) => ({
    site,
    rows: rows.toSorted((a, b) => order[a.kind] - order[b.kind]),
    kept,
  }));
}

export const keyOf = (kind: ProposalRow['kind'] | 'kept', list: ElementList, id: string): string =>
  `${kind} ${list} ${id}`;

interface Described {
  readonly site: string;
  readonly name: string;
}

/** Names and sites of a graph's elements. */
function describe({ nodes, edges, subnets }: Graph) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const links = new Map(edges.map((edge) => [edge.id, edge]));
  const rows = new Map(subnets.map((subnet) => [subnet.id, subnet]));
  return (list: ElementList, id: string): Described | undefined => {
    if (list === 'nodes')
      return described(byId.get(id), ({ site = noSite, label }) => ({ site, name: label }));
    if (list === 'subnets') return described(rows.get(id), ofSubnet);
    return described(links.get(id), (edge) => ofLink(edge, byId));
  };
}

const described = <E>(element: E | undefined, describe: (element: E) => Described): Described | undefined =>
  element === undefined ? undefined : describe(element);

const ofSubnet = ({ site, name, cidr }: Subnet): Described => ({
  site: site || noSite,
  name: `${name} (${cidr})`,
});

function ofLink(edge: TopologyEdge, nodes: ReadonlyMap<string, TopologyNode>): Described {
  const [source, target] = [nodes.get(edge.source), nodes.get(edge.target)];
  const site = source?.site === target?.site ? source?.site : undefined;
  return { site: site ?? noSite, name: `${source?.label ?? edge.source} – ${target?.label ?? edge.target}` };
}
