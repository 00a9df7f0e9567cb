import { writeFileSync } from 'node:fs';
import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import type { FirstHop, StaticRoute, Track } from '#shared/contract/configuration/routing.ts';
import type { Probe } from '#shared/lab/flow-tests.ts';
import { ipv6 } from '#shared/lab/library/address-family.ts';
import { type FarEnds, farEndsOf } from '#shared/lab/render/far-ends.ts';
import { instanceNames } from '#shared/lab/render/keepalived-conf.ts';
import { linuxName } from '#shared/lab/wiring/interface-names.ts';
import { deviceFiles } from '../library/device-files.ts';
import { askDaemon } from '../machine/ask-daemon.ts';
import type { Lab } from '../machine/lab.ts';

/** What pings and tables have shown about one device. */
export interface Evidence {
  /** Whether an address answers over an interface, both as the configuration names them. */
  answers(device: DeviceConfiguration, address: string, name: string): boolean;
  hasRoute(device: DeviceConfiguration, prefix: string): boolean;
  /** By its name on this machine. */
  isRunning(device: DeviceConfiguration, link: string): boolean;
}

/** Keeps tracked static routes and priorities as their tracks are. Routes into a tunnel that is down go too. */
export interface Tracks {
  /** Pings that have to be sent for the evidence. */
  readonly pings: readonly { device: DeviceConfiguration; address: string; name: string }[];
  /** True where a route or a priority changed. */
  follow(evidence: Evidence): Promise<boolean>;
  /** The priority that a gateway has now. */
  priority(device: DeviceConfiguration, hop: FirstHop): number;
}

export function followTracks(network: NetworkConfiguration, { folderOf }: Pick<Lab, 'folderOf'>): Tracks {
  const farEnds = farEndsOf(network);
  const files = deviceFiles(network);
  const absent = new Set<StaticRoute>();
  const lowered = new Set<FirstHop>();
  const withoutDefault = new Set<DeviceConfiguration>();
  const routers = network.devices.filter(({ routing }) => routing !== undefined);

  const update = async (device: DeviceConfiguration, evidence: Evidence): Promise<boolean> => {
    const commands: string[] = [];
    const lines = staticLines(files(device, 'etc/frr/frr.conf'));
    for (const [index, route] of (device.routing?.statics ?? []).entries()) {
      const isPresent = routeHolds(device, route, farEnds, evidence);
      if (isPresent !== absent.has(route)) continue;
      if (isPresent) absent.delete(route);
      else absent.add(route);
      commands.push(`${isPresent ? '' : 'no '}${lines[index]}`);
    }
    if (commands.length > 0)
      await askDaemon(`${folderOf(device.id)}/staticd.vty`, ['configure terminal', ...commands, 'end']);
    const ownsDefault = hasOwnDefault(device, absent);
    if (ownsDefault === withoutDefault.has(device)) {
      if (ownsDefault) withoutDefault.delete(device);
      else withoutDefault.add(device);
      await askDaemon(`${folderOf(device.id)}/ospf6d.vty`, [
        'configure terminal',
        'router ospf6',
        ownsDefault ? defaultLine(device) : 'no default-information originate',
        'end',
      ]);
    }
    let isChanged = commands.length > 0;
    const instances = instanceNames(files(device, 'etc/keepalived/keepalived.conf'), device.firstHops);
    for (const [hop, instance] of instances) {
      const isDown = hop.tracks.length > 0 && hop.tracks.every((name) => !trackUp(device, name, evidence));
      if (isDown === lowered.has(hop)) continue;
      if (isDown) lowered.add(hop);
      else lowered.delete(hop);
      writeFileSync(`${folderOf(device.id)}/${instance}`, isDown ? '1' : '0');
      isChanged = true;
    }
    return isChanged;
  };

  return {
    pings: routers.flatMap((device) => pingsOf(device)),
    async follow(evidence) {
      const changes = await Promise.all(routers.map((device) => update(device, evidence)));
      return changes.includes(true);
    },
    priority: (_, hop) => hop.priority - (lowered.has(hop) ? hop.decrement : 0),
  };
}

/** Those of the main table, as the library's file has them: in the order of the configuration. */
const staticLines = (conf: string): string[] => conf.match(/^(ip|ipv6) route .*$/gm) ?? [];

/**
 * Whether a device that announces a default by OSPFv3 has one of its own: FRR's ospf6d takes what it has heard from OSPFv3 for
 * that, and would go on.
 */
const hasOwnDefault = ({ routing }: DeviceConfiguration, absent: ReadonlySet<StaticRoute>): boolean =>
  routing?.ospf3?.originatesDefault === undefined ||
  routing.bgp !== undefined ||
  routing.statics.some((route) => route.prefix === ipv6.everything && !absent.has(route));

const defaultLine = ({ routing }: DeviceConfiguration): string =>
  `default-information originate metric ${routing?.ospf3?.originatesDefault?.metric ?? 1}`;

const pingsOf = (device: DeviceConfiguration): Tracks['pings'] =>
  device.tracks.flatMap(({ what }) =>
    what.kind === 'reachability' ? [{ device, address: what.address, name: what.interface }] : [],
  );

/** Its track is up, and the tunnel that it leads into is. */
function routeHolds(
  device: DeviceConfiguration,
  { track, interface: name, nextHop }: StaticRoute,
  farEnds: FarEnds,
  evidence: Evidence,
): boolean {
  const tunnel = device.interfaces.find(
    (row) =>
      row.kind === 'tunnel' &&
      (row.name === name || (nextHop !== undefined && farEnds(device, row.name) === nextHop)),
  );
  return (
    (track === undefined || trackUp(device, track, evidence)) &&
    (tunnel === undefined || evidence.isRunning(device, linuxName(device, tunnel.name)))
  );
}

function trackUp(device: DeviceConfiguration, name: string, evidence: Evidence): boolean {
  const track: Track | undefined = device.tracks.find((row) => row.name === name);
  if (!track) throw new Error(`${device.hostname} has no track ${name}`);
  switch (track.what.kind) {
    case 'reachability':
      return evidence.answers(device, track.what.address, track.what.interface);
    case 'route':
      return evidence.hasRoute(device, track.what.prefix);
    case 'interface':
      return evidence.isRunning(device, linuxName(device, track.what.interface));
  }
}

export const trackPing = (
  { nameOf }: Lab['namespaces'],
  { device, address, name }: Tracks['pings'][number],
): Probe => ({ space: nameOf(device.id), protocol: 'icmp', address, device: linuxName(device, name) });
