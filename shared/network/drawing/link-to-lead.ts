import type { RoutedNode } from './routed-node.ts';

/** A link that a way is sought for. */
export interface LinkToLead {
  readonly from: RoutedNode;
  readonly to: RoutedNode;
  /** x of its ends. */
  readonly ports: { readonly source: number; readonly target: number };
  /** Whether it shares its line with others of the node that it comes from. */
  readonly isOwnerFirst: boolean;
  readonly isBetweenSites: boolean;
  /** x of the lanes between bands, or between the frames of sites, ascending. */
  readonly lanes: readonly number[];
}
