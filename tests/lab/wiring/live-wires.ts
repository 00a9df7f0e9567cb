import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import { forwardingWires, type Priorities } from './spanning-tree.ts';
import type { Run, Wire, Wiring } from './wiring.ts';

/** What is broken: ids of chassis, cables and circuits. A failed provider is no link: it falls silent. */
export interface Failed {
  readonly chassis: ReadonlySet<string>;
  readonly cables: ReadonlySet<string>;
}

/** The wires that carry frames: their cables are whole, their chassis work and are active, and the tree does not block them. */
export function liveWires(
  { wires }: Wiring,
  devices: readonly DeviceConfiguration[],
  priorities: Priorities,
  failed: Failed,
): Set<Wire> {
  const standby = standbyChassis(devices, failed);
  const isUp = (run: Run): boolean =>
    cablesLeft(run, failed) > 0 &&
    run.chassis.every((node) => !failed.chassis.has(node) && !standby.has(node));
  const activeOf = new Map<string, Run>();
  for (const { run } of wires)
    if (run.host !== undefined && isUp(run) && !activeOf.has(run.host)) activeOf.set(run.host, run);
  const linked = wires.filter(
    ({ run }) => isUp(run) && (run.host === undefined || activeOf.get(run.host) === run),
  );
  return forwardingWires(
    linked.map((wire) => ({ wire, cables: cablesLeft(wire.run, failed) })),
    priorities,
  );
}

const cablesLeft = ({ cables }: Run, failed: Failed): number =>
  cables.filter((cable) => !failed.cables.has(cable)).length;

/** Of each cluster, every member but the first that works. */
function standbyChassis(devices: readonly DeviceConfiguration[], failed: Failed): ReadonlySet<string> {
  return new Set(
    devices.flatMap(({ members }) => {
      const active = members.find(({ node }) => !failed.chassis.has(node));
      return members.filter((member) => member !== active).map(({ node }) => node);
    }),
  );
}
