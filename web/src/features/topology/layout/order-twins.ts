import { appendUnder } from '#shared/collections/append-under.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { naturally } from '#shared/vocabulary/natural-order.ts';
import type { Position, Positions } from '#web/features/topology/model/positions.ts';

interface Placed {
  readonly id: string;
  readonly label: string;
  readonly at: Position;
}

/** Devices that back each other up and stand in one row, in the order of their numbers from left to right. */
export function orderTwins({ nodes }: Graph, positions: Positions): Positions {
  const rows = new Map<string, Placed[]>();
  for (const { id, label, pair } of nodes) {
    const at = positions.get(id);
    if (pair === undefined || at === undefined) continue;
    const key = `${pair} ${at.y}`;
    appendUnder(rows, key, { id, label, at });
  }
  const ordered = new Map(positions);
  for (const twins of rows.values()) {
    const places = twins.map(({ at }) => at).toSorted((a, b) => a.x - b.x);
    twins
      .toSorted((a, b) => naturally(a.label, b.label))
      .forEach(({ id }, index) => {
        const at = places[index];
        if (at !== undefined) ordered.set(id, at);
      });
  }
  return ordered;
}
