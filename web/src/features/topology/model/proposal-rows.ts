import {
  type Conflict,
  type ElementList,
  elementLists,
  type FieldChange,
  type Kept,
} from '#shared/contract/topology-difference.ts';
import type { Graph, Subnet, TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';
import { isInvisible, type NameOf } from './field-words.ts';
import type { Proposal } from './proposal.ts';

/** One line of a proposal: an element that comes, goes or changes, or a conflict about it. */
export interface ProposalRow {
  readonly key: string;
  readonly kind: 'conflict' | 'added' | 'removed' | 'changed';
  readonly list: ElementList;
  readonly name: string;
  /** The fields that read differently before and after. */
  readonly fields: readonly FieldChange[];
  /** As planned; of what is removed, as it was. */
  readonly element: TopologyNode | TopologyEdge | Subnet | undefined;
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
    const { site, name, element } = after(list, id) ??
      before(list, id) ?? { site: noSite, name: id, element: undefined };
    const found = sites.get(site) ?? { rows: [], kept: [] };
    sites.set(site, found);
    return { ...found, name, element };
  };
  const called = proposedNames({ current, next });
  const visible = (fields: readonly FieldChange[]) => fields.filter((change) => !isInvisible(change, called));
  const conflicts = difference.conflicts.filter(({ kind }) => kind !== 'end-is-gone');
  for (const conflict of conflicts) {
    const { list, id, fields } = conflict;
    const { rows, name, element } = at(list, id);
    const key = keyOf('conflict', list, id);
    rows.push({ key, kind: 'conflict', list, name, element, fields: visible(fields), conflict });
  }
  const lost = new Set(difference.conflicts.filter((one) => !conflicts.includes(one)).map(({ id }) => id));
  for (const list of elementLists) {
    const { added, removed, changed } = difference[list];
    const push = (kind: ProposalRow['kind'], id: string, fields: readonly FieldChange[] = []) => {
      const { rows, name, element } = at(list, id);
      const conflict: Conflict = { list, id, kind: 'end-is-gone', fields: [] };
      const conflicting = list === 'edges' && lost.has(id) ? { conflict } : {};
      const key = keyOf(kind, list, id);
      rows.push({ key, kind, list, name, element, fields: visible(fields), ...conflicting });
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

/** What the devices and links of a proposal are called, by their ids. */
export function proposedNames({ current, next }: Pick<Proposal, 'current' | 'next'>): NameOf {
  const labels = new Map([...current.nodes, ...next.nodes].map(({ id, label }) => [id, label]));
  const links = new Map(
    [...current.edges, ...next.edges].map((edge) => [
      edge.id,
      edge.label ?? `${labels.get(edge.source)} – ${labels.get(edge.target)}`,
    ]),
  );
  return (id) => labels.get(id) ?? links.get(id);
}

interface Described {
  readonly site: string;
  readonly name: string;
  readonly element: ProposalRow['element'];
}

/** Names and sites of a graph's elements. */
function describe({ nodes, edges, subnets }: Graph) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const links = new Map(edges.map((edge) => [edge.id, edge]));
  const rows = new Map(subnets.map((subnet) => [subnet.id, subnet]));
  return (list: ElementList, id: string): Described | undefined => {
    if (list === 'nodes')
      return described(byId.get(id), (element) => ({
        site: element.site ?? noSite,
        name: element.label,
        element,
      }));
    if (list === 'subnets') return described(rows.get(id), ofSubnet);
    return described(links.get(id), (edge) => ofLink(edge, byId));
  };
}

const described = <E>(element: E | undefined, describe: (element: E) => Described): Described | undefined =>
  element === undefined ? undefined : describe(element);

const ofSubnet = (element: Subnet): Described => ({
  site: element.site || noSite,
  name: `${element.name} (${element.cidr})`,
  element,
});

function ofLink(edge: TopologyEdge, nodes: ReadonlyMap<string, TopologyNode>): Described {
  const [source, target] = [nodes.get(edge.source), nodes.get(edge.target)];
  const site = source?.site === target?.site ? source?.site : undefined;
  const name = `${source?.label ?? edge.source} – ${target?.label ?? edge.target}`;
  return { site: site ?? noSite, name, element: edge };
}
