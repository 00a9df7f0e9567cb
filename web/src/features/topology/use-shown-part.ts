import { useMemo } from 'react';
import type { DrawnView } from '#shared/contract/drawn-view.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { withNotesOf } from '#shared/network/drawing/with-notes-of.ts';
import { drawnPart } from '#web/features/topology/layout/drawn-part.ts';
import type { Look } from '#web/features/topology/model/look.ts';
import type { Positions } from '#web/features/topology/model/positions.ts';
import type { Scope } from '#web/features/topology/model/shown-scope.ts';

/** What the canvas draws of a topology, and where. */
export interface ShownPart {
  readonly graph: Graph;
  readonly positions: Positions;
  /** Another part is another picture. */
  readonly key: string;
}

/** Places that the plan does not have. */
export interface ShownPlacing {
  /** Where the view has moved devices. */
  readonly own: DrawnView['positions'];
  /** Id of the view that was kept last, as it was shown. */
  readonly keptLast: string | undefined;
  /** Another one makes a new picture of the same: what was dragged and has no place of its own goes back. */
  readonly turn: number;
}

/** What a view draws, as a key: the same for all that draw that. */
export const viewKey = (scope: Scope, { look, vlan, around, hops }: Look): string =>
  [scope.kind === 'site' ? scope.site : undefined, look, vlan, around, hops].join(' ');

/**
 * The site that was gone into, or all, and of it what the view draws.
 */
export function useShownPart(
  { graph, positions }: Pick<ShownPart, 'graph' | 'positions'>,
  scope: Scope,
  asked: Look,
  kept: DrawnView | undefined,
  { own, keptLast, turn }: ShownPlacing,
): ShownPart {
  const { look, vlan, around, hops } = asked;
  const site = scope.kind === 'site' ? scope.site : undefined;
  // Keeping what is shown makes no other picture.
  const key = `${viewKey(scope, asked)} ${kept?.id === keptLast ? undefined : kept?.id}`;
  const drawn = useMemo(
    () => drawnPart(withNotesOf(graph, kept?.id), positions, { site, look, vlan, around, hops, own }),
    [graph, positions, site, look, vlan, around, hops, own, kept?.id],
  );
  return useMemo(
    () => ({
      graph: drawn.graph,
      positions: turn === 0 ? drawn.positions : new Map(drawn.positions),
      key,
    }),
    [drawn, turn, key],
  );
}
