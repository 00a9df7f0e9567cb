import type { DeviceConfiguration } from '../../contract/configuration/device-configuration.ts';
import { isStack } from '../../network/graph/clusters.ts';
import { linuxName, vlanBridge } from './interface-names.ts';
import { forwardingWires, type Priorities } from './spanning-tree.ts';
import type { Run, Wire, WireEnd, Wiring } from './wiring.ts';

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
  const standby = standbyChassis(wires, devices, failed);
  const isUp = (run: Run): boolean =>
    cablesLeft(run, failed) > 0 &&
    run.chassis.every((node) => !failed.chassis.has(node) && !standby.has(node));
  const activeOf = new Map<string, Run>();
  const waitsFor = ({ host, redundant }: Run): string | undefined => host ?? redundant;
  for (const { run } of wires) {
    const one = waitsFor(run);
    if (one !== undefined && isUp(run) && !activeOf.has(one)) activeOf.set(one, run);
  }
  const isWaiting = (run: Run): boolean => (activeOf.get(waitsFor(run) ?? '') ?? run) !== run;
  const closing = closingSwitches(wires, devices, isUp, failed);
  const isClosed = ({ space, mlag }: WireEnd): boolean => mlag !== undefined && closing.has(space);
  const linked = wires.filter(
    ({ run, a, b }) => isUp(run) && !isClosed(a) && !isClosed(b) && !isWaiting(run),
  );
  // The two of a pair are one switch in their VLANs only: each keeps its routed ports to itself, also where names are equal.
  const firstOf = new Map(
    devices.flatMap(({ id, mlag, vlans }) =>
      mlag && mlag.peer < id ? vlans.map((vlan) => [`${id} ${vlanBridge(vlan.id)}`, mlag.peer] as const) : [],
    ),
  );
  return forwardingWires(
    linked.map((wire) => ({ wire, cables: cablesLeft(wire.run, failed) })),
    priorities,
    ({ space, bridge }) => firstOf.get(`${space} ${bridge}`) ?? space,
  );
}

/** Of each MLAG pair whose two switches live and have lost only the link between them: the secondary. */
function closingSwitches(
  wires: readonly Wire[],
  devices: readonly DeviceConfiguration[],
  isUp: (run: Run) => boolean,
  failed: Failed,
): ReadonlySet<string> {
  const byId = new Map(devices.map((device) => [device.id, device]));
  return new Set(
    devices.flatMap((device) => {
      const { id, mlag } = device;
      const peer = byId.get(mlag?.peer ?? '');
      if (mlag === undefined || mlag.rolePriority < (peer?.mlag?.rolePriority ?? 0)) return [];
      const keepalive = linuxName(device, mlag.keepalive.interface);
      const isAt = (end: WireEnd): boolean => end.space === id;
      const works = (isMeant: (end: WireEnd) => boolean): boolean =>
        wires.some(({ a, b, run }) => isUp(run) && [a, b].some((end) => isAt(end) && isMeant(end)));
      const isPeerAlive =
        peer?.members.some(({ node }) => !failed.chassis.has(node)) === true &&
        works(({ bridge }) => bridge === keepalive);
      return isPeerAlive && !works(({ isPeerLink }) => isPeerLink === true) ? [id] : [];
    }),
  );
}

const cablesLeft = ({ cables }: Run, failed: Failed): number =>
  cables.filter((cable) => !failed.cables.has(cable)).length;

/** Of each cluster but stacks, every member but the one that works and has most links up, the first of equals. */
function standbyChassis(
  wires: readonly Wire[],
  devices: readonly DeviceConfiguration[],
  failed: Failed,
): ReadonlySet<string> {
  const runs = [...new Set(wires.map(({ run }) => run))].filter(({ host }) => host === undefined);
  const isWorking = (node: string): boolean => !failed.chassis.has(node);
  const linksUp = (node: string): number =>
    runs
      .filter((run) => run.chassis.includes(node) && run.chassis.every(isWorking))
      .reduce((sum, run) => sum + cablesLeft(run, failed), 0);
  return new Set(
    devices.flatMap((device) => {
      const { members } = device;
      if (members.length === 1 || isStack(device)) return [];
      const working = members.filter(({ node }) => isWorking(node));
      const [active] = working.toSorted((a, b) => linksUp(b.node) - linksUp(a.node));
      return members.filter((member) => member !== active).map(({ node }) => node);
    }),
  );
}
