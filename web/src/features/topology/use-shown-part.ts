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
  /** Whether its places are the plan's own, which dragging changes. */
  readonly isArranged: boolean;
}

const none: DrawnView['positions'] = [];

/** The site that was gone into, or all, and of it what the view draws, where a kept view has moved it. */
export function useShownPart(
  { graph, positions }: Pick<ShownPart, 'graph' | 'positions'>,
  scope: Scope,
  { look, vlan, around, hops }: Look,
  kept: DrawnView | undefined,
): ShownPart {
  const site = scope.kind === 'site' ? scope.site : undefined;
  const own = kept?.positions ?? none;
  const key = [site, look, vlan, around, hops, kept?.id].join(' ');
  const isArranged = look === 'physical' && kept === undefined;
  return useMemo(
    () => ({
      ...drawnPart(withNotesOf(graph, kept?.id), positions, { site, look, vlan, around, hops, own }),
      key,
      isArranged,
    }),
    [graph, positions, site, look, vlan, around, hops, own, kept?.id, key, isArranged],
  );
}
