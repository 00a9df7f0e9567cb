import type { DrawnView } from '../../contract/drawn-view.ts';
import type { Note } from '../../contract/note.ts';
import type { Graph, Subnet, TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';

/** What becomes of a node or a kind: a type, or nothing at all, such as a building that was drawn for looks. */
export type ChosenType = TopologyNode['type'] | 'left-out';

/** A node of a file, before its kind is one of a topology's. */
export interface ReadNode {
  /** As in the file. */
  readonly id: string;
  readonly label: string;
  /** What the file calls its kind: `arista_ceos`, `mxgraph.cisco.routers.router`; empty where it says nothing. */
  readonly kind: string;
  /** What the file states in the terms of a topology. */
  readonly stated: Partial<Omit<TopologyNode, 'id' | 'label'>>;
}

/** A link of a file between two of its nodes. */
export interface ReadLink {
  /** As in the file; empty where it has none. */
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly stated: Partial<Omit<TopologyEdge, 'id' | 'source' | 'target'>>;
}

/** What a person should know about a file before its network is used. */
export interface ReadFinding {
  readonly kind:
    | 'loose-end'
    | 'touching-end'
    | 'unknown-end'
    | 'loop'
    | 'parallel'
    | 'pointer'
    | 'mounted'
    | 'not-understood';
  /** What it is about, as the file names it. */
  readonly subject: string;
}

/** The network that a file describes. */
export interface ReadNetwork {
  /** What the file calls it; empty where it says nothing. */
  readonly name: string;
  readonly nodes: readonly ReadNode[];
  readonly links: readonly ReadLink[];
  readonly subnets: readonly Subnet[];
  readonly notes?: readonly Note[];
  readonly views?: readonly DrawnView[];
  readonly findings: readonly ReadFinding[];
  /** The whole topology, where the file carries it unchanged. */
  readonly whole?: Graph;
}

/** The kind of a node that stands for the missing end of a link. */
export const looseEndKind = 'end of a link';
