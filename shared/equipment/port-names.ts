import type { Device, PoeType, PortGroup } from '../contract/device.ts';
import { fortiGatePorts } from './fortigate-ports.ts';
import { junos } from './junos-ports.ts';
import { portPlaces } from './port-layouts.ts';
import { bySlot, byType, type Namer, type PortNaming, throughout } from './port-numbering.ts';
import { groupSizes, type PortsOfOneSpeed } from './speed-groups.ts';

/** One port of a device, by the name that its manufacturer prints and configures. */
export interface DevicePort {
  /** At its own rate: what it is called while nothing is plugged in. */
  readonly name: string;
  /** What it is called by what is plugged in, where that changes with the rate; the slowest first. */
  readonly slower?: readonly { readonly mostMbps: number; readonly name: string }[];
  readonly speedMbps: number;
  readonly connector: PortGroup['connector'];
  readonly role: PortGroup['role'];
  readonly poe: PoeType | undefined;
  /** Set of the port of a cluster's member that ends its control link and no other. */
  readonly isControl?: true;
  /** The ports that it runs at one speed with, the same object for each of them; absent where it has its own. */
  readonly group?: PortsOfOneSpeed;
}

/** What a port is called that a link of so many Mbit/s ends on. */
export const portNameAt = ({ name, slower }: DevicePort, mbps: number): string =>
  slower?.find(({ mostMbps }) => mbps <= mostMbps)?.name ?? name;

/** Ports by all their names. */
export function portsByName<Port extends DevicePort>(ports: readonly Port[]): ReadonlyMap<string, Port> {
  const named = new Map<string, Port>();
  for (const port of ports) {
    named.set(port.name, port);
    for (const { name } of port.slower ?? []) named.set(name, port);
  }
  return named;
}

/**
 * The ports of a device without those for management alone, in the order of the catalogue. Names follow the
 * manufacturers' configuration guides and are unique on a device; ports of other manufacturers are numbered from 1.
 */
export function portsOf(device: Pick<Device, 'manufacturer' | 'model' | 'category' | 'specs'>): DevicePort[] {
  const nameOf = namerOf(device);
  const listed = device.category === 'firewall' ? fortiGatePorts(device.model) : undefined;
  const places = portPlaces(device);
  const counts = new Map<string, number>();
  let before = 0;
  let groupsBefore = 0;
  const groups = device.specs.ports.filter(({ role }) => role !== 'management');
  return groups.flatMap((group, at) => {
    const { type, slot, first, counted, suffix = '', slower } = nameOf(group);
    const key = { device: '', slot, type: `${type} ${slot}` }[counted];
    const ports = Array.from({ length: group.count }, (_, nth): DevicePort => {
      const number = counts.get(key) ?? 0;
      counts.set(key, number + 1);
      const place = places?.[at]?.[nth] ?? `${slot}${number + first}`;
      const called = (kind: string): string => `${kind}${place}${suffix}`;
      const name = listed?.[before] ?? called(type);
      before += 1;
      const { speedMbps, connector, role, poe } = group;
      const port = { name, speedMbps, connector, role, poe };
      if (slower === undefined) return port;
      return { ...port, slower: slower.map(({ mostMbps, type }) => ({ mostMbps, name: called(type) })) };
    });
    const grouped = inGroups(ports, group, groupsBefore);
    groupsBefore += new Set(grouped.flatMap((port) => port.group ?? [])).size;
    return grouped;
  });
}

/** Ports of one kind with those that each runs at one speed with. */
function inGroups(
  ports: readonly DevicePort[],
  { count, speedGroup }: PortGroup,
  before: number,
): readonly DevicePort[] {
  if (speedGroup === undefined) return ports;
  const { leastMbps } = speedGroup;
  return groupSizes(count, speedGroup).flatMap((size, at) => {
    const own = ports.slice(at * speedGroup.ports, at * speedGroup.ports + size);
    const names = own.map(({ name }) => name);
    const group = { number: before + at + 1, names, ...(leastMbps !== undefined && { leastMbps }) };
    return own.map((port) => ({ ...port, group }));
  });
}

function namerOf({
  manufacturer,
  model,
  category,
}: Pick<Device, 'manufacturer' | 'model' | 'category'>): Namer {
  if (category === 'ap') return throughout('Eth ', '', 0);
  if (category === 'server') return throughout('NIC ');
  return namings[manufacturer]?.(model, category) ?? throughout('Port ');
}

function iosType(mbps: number): string {
  if (mbps <= 1_000) return 'Gi';
  if (mbps <= 2_500) return 'Tw';
  if (mbps <= 5_000) return 'Fi';
  if (mbps <= 10_000) return 'Te';
  if (mbps <= 25_000) return 'Twe';
  return mbps <= 40_000 ? 'Fo' : mbps <= 100_000 ? 'Hu' : 'FourHu';
}

/**
 * IOS XE: the type of the port's own rate, whatever is plugged in, and a number through its slot: of a switch member 1, slot 0 for
 * access and 1 for uplinks, which a Catalyst 9500 has in slot 0 as well.
 */
const cisco: PortNaming = (model, category) => {
  if (category === 'router') return ({ speedMbps }) => bySlot(iosType(speedMbps), '0/0/', 0);
  if (category === 'wlan-controller')
    return ({ speedMbps, role }) => bySlot(iosType(speedMbps), `0/${role === 'uplink' ? 1 : 0}/`, 0);
  if (/^Meraki/.test(model)) return throughout('Port ');
  if (category === 'firewall' || /Nexus/.test(model)) return throughout('Eth', '1/');
  // Catalyst 1300 and its forerunners number each speed by itself, without slots.
  if (/^(Catalyst 1[23]00|CBS)/.test(model))
    return ({ speedMbps }) => byType(iosType(speedMbps).toLowerCase());
  const isOneSlot = /^Catalyst 9500/.test(model);
  return ({ speedMbps, role }) =>
    bySlot(iosType(speedMbps), role === 'uplink' && !isOneSlot ? '1/1/' : '1/0/');
};

/** EOS: a socket of several lanes is configured by its first. */
const arista: PortNaming =
  () =>
  ({ connector }) => ({
    type: 'Et',
    slot: '',
    first: 1,
    counted: 'device',
    ...(connector.startsWith('QSFP') && { suffix: '/1' }),
  });

const aruba: PortNaming = (model, category) => {
  if (category === 'switch' && /^(6|8|9|10)\d{3}|^CX/.test(model)) return throughout('', '1/1/');
  return category === 'wlan-controller' ? throughout('', '0/0/', 0) : throughout('Port ');
};

/** RouterOS: the kind of the socket, counted by itself. */
const routerOs: PortNaming =
  () =>
  ({ connector }) => {
    const kinds: Partial<Record<PortGroup['connector'], string>> = {
      RJ45: 'ether',
      SFP: 'sfp',
      'SFP+': 'sfp-sfpplus',
      SFP28: 'sfp28-',
      'QSFP+': 'qsfpplus',
      QSFP28: 'qsfp28-',
    };
    return byType(kinds[connector] ?? 'port');
  };

/** A CloudEngine of the data centre names the rate and has slot 1, a campus switch has slot 0. */
const huawei: PortNaming =
  (model) =>
  ({ speedMbps, connector }) => {
    const isDataCentre = /^CloudEngine/.test(model);
    const slot = isDataCentre ? '1/0/' : '0/0/';
    if (speedMbps <= 1_000) return byType('GE', slot);
    if (speedMbps > 10_000 || isDataCentre) return byType(`${speedMbps / 1_000}GE`, slot);
    return byType(connector === 'RJ45' ? 'MultiGE' : 'XGE', slot);
  };

/** OS10 numbers straight through; the N1100 run OS6, which names the rate and numbers each by itself. */
const dell: PortNaming = (model) =>
  /N1\d{3}/.test(model)
    ? ({ speedMbps }) => byType(speedMbps <= 1_000 ? 'Gi' : 'Te', '1/0/')
    : throughout('Eth', '1/1/');

const tpLink: PortNaming = (_, category) =>
  category === 'switch'
    ? ({ speedMbps }) => ({
        type: speedMbps <= 1_000 ? 'gi' : speedMbps <= 5_000 ? 'two-gi' : 'te',
        slot: '1/0/',
        first: 1,
        counted: 'device',
      })
    : throughout('Port ');

/** Whether it is known how the ports of a device are named, or they are numbered for want of that. */
export const arePortsNamed = ({
  manufacturer,
  category,
  specs,
}: Pick<Device, 'manufacturer' | 'category' | 'specs'>): boolean =>
  specs.ports.length > 0 && category !== 'ap' && category !== 'server' && namings[manufacturer] !== undefined;

const namings: Readonly<Record<string, PortNaming>> = {
  Cisco: cisco,
  Juniper: junos,
  Arista: arista,
  'HPE Aruba': aruba,
  MikroTik: routerOs,
  'Extreme Networks': () => throughout('', '1:'),
  Dell: dell,
  Huawei: huawei,
  Fortinet: () => throughout('port'),
  'Palo Alto Networks': () => throughout('ethernet', '1/'),
  Ruckus:
    () =>
    ({ role }) =>
      byType('', `1/${role === 'uplink' ? 2 : 1}/`),
  SonicWall: () => throughout('X', '', 0),
  'TP-Link': tpLink,
};
