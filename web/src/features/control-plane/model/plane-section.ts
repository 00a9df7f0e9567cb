import type { Topology } from '#shared/contract/topology.ts';
import { rangesOf } from '#shared/network/graph/port-range.ts';

/** A line of configuration as cells, in the order of its section's columns. */
export interface PlaneRow {
  readonly key: string;
  /** Where it belongs; empty for the whole network. */
  readonly site: string;
  readonly cells: readonly string[];
}

/** One part of the control plane as a table: `Trunks`. */
export interface PlaneSection {
  /** For its anchor and its file. */
  readonly id: string;
  readonly title: string;
  /** What an engineer has to know to read it. */
  readonly note: string;
  readonly columns: readonly string[];
  readonly rows: readonly PlaneRow[];
}

/** Names and sites of a plan's elements by their ids. */
export interface Names {
  readonly device: (id: string) => string;
  readonly siteOf: (id: string) => string;
  /** The two ends of a link. */
  readonly ends: (edge: string) => readonly [string, string];
  readonly siteOfLink: (edge: string) => string;
}

export function namesOf({ nodes, edges }: Pick<Topology, 'nodes' | 'edges'>): Names {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const links = new Map(edges.map((edge) => [edge.id, edge]));
  const device = (id: string) => byId.get(id)?.label ?? id;
  const siteOf = (id: string) => byId.get(id)?.site ?? '';
  return {
    device,
    siteOf,
    ends: (id) => {
      const edge = links.get(id);
      return edge ? [device(edge.source), device(edge.target)] : [id, '–'];
    },
    siteOfLink: (id) => {
      const edge = links.get(id);
      return edge ? siteOf(edge.source) || siteOf(edge.target) : '';
    },
  };
}

/** `10, 20, 101-104`. */
export const vlanRanges = (vlans: readonly number[]): string =>
  rangesOf(vlans.toSorted((a, b) => a - b).map(String)) || '–';
