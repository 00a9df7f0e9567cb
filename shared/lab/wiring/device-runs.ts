import type { Cable, NetworkConfiguration } from '../../contract/configuration/network-configuration.ts';
import { aggregateEnd } from './aggregate-end.ts';
import { framesOf } from './frames-of.ts';
import type { PortOwner, PortOwners } from './port-owners.ts';
import type { PlannedRun } from './provider-runs.ts';

/** The runs between devices, and the cables of each link. */
export function deviceRuns(
  { cables, devices, providers }: NetworkConfiguration,
  owners: PortOwners,
  notes: string[],
): { runs: PlannedRun[]; cables: ReadonlyMap<string, readonly string[]> } {
  const outside = new Set(providers.map(({ id }) => id));
  const chassis = new Map(
    devices.flatMap(({ id, members }) => members.map(({ node }) => [node, id] as const)),
  );
  const inside = cables.filter(
    ({ a, b }) =>
      !outside.has(a.node) &&
      !outside.has(b.node) &&
      // The members of a cluster are one here, and share their state without these.
      (chassis.get(a.node) === undefined || chassis.get(a.node) !== chassis.get(b.node)),
  );
  const ends = namedCables(inside).flatMap(({ id, cable }) => {
    const a = owners(cable.a);
    const b = owners(cable.b);
    if (a && b) return [{ id, cable, a, b }];
    const port = a ? cable.b : cable.a;
    notes.push(`Cable ${id} ends on ${port.node} ${port.name}, which no device has.`);
    return [];
  });
  const byRun = Map.groupBy(ends, ({ cable, a, b }) =>
    [cable.a.node, a.interface.name, cable.b.node, b.interface.name].join('|'),
  );
  const runs = [...byRun.values()].flatMap((along) => {
    const [first] = along;
    if (!first) return [];
    const { cable, a, b } = first;
    const redundant = [a, b].find((end) => end.interface.aggregation?.mode === 'active-standby');
    const run = {
      cables: along.map(({ id }) => id),
      chassis: [cable.a.node, cable.b.node],
      ...(redundant && { redundant: `${redundant.device.id} ${redundant.interface.name}` }),
    };
    return [{ run, joins: joins(a, b) }];
  });
  const byLink = Map.groupBy(ends, ({ cable }) => cable.edge);
  return { runs, cables: new Map([...byLink].map(([edge, all]) => [edge, all.map(({ id }) => id)])) };
}

/** A link of several cables numbers them: `e12#2`. */
function namedCables(cables: readonly Cable[]): { id: string; cable: Cable }[] {
  return [...Map.groupBy(cables, ({ edge }) => edge)].flatMap(([edge, all]) =>
    all.map((cable, index) => ({ id: all.length === 1 ? edge : `${edge}#${index + 1}`, cable })),
  );
}

function joins(a: PortOwner, b: PortOwner): PlannedRun['joins'] {
  const far = framesOf(b.device, b.interface);
  return [...framesOf(a.device, a.interface)].flatMap(([tag, bridge]) => {
    const other = far.get(tag);
    return other === undefined ? [] : [{ a: aggregateEnd(a, bridge), b: aggregateEnd(b, other) }];
  });
}
