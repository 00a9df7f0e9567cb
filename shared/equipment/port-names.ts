import type { Category, Device, PoeType, PortGroup } from '../contract/device.ts';
import { fortiGatePorts } from './fortigate-ports.ts';

/** One port of a device, by the name that its manufacturer prints and configures. */
export interface DevicePort {
  readonly name: string;
  readonly speedMbps: number;
  readonly connector: PortGroup['connector'];
  readonly role: PortGroup['role'];
  readonly poe: PoeType | undefined;
}

/**
 * The ports of a device without those for management alone, in the order of the front panel. Names follow the
 * manufacturers' configuration guides and are unique on a device; ports of other manufacturers are numbered from 1.
 */
export function portsOf(device: Pick<Device, 'manufacturer' | 'model' | 'category' | 'specs'>): DevicePort[] {
  const nameOf = namerOf(device);
  const listed = device.category === 'firewall' ? fortiGatePorts(device.model) : undefined;
  const counts = new Map<string, number>();
  let before = 0;
  return device.specs.ports.flatMap((group) => {
    if (group.role === 'management') return [];
    const { prefix, first, isThroughout, suffix = '' } = nameOf(group);
    return Array.from({ length: group.count }, () => {
      const ofPrefix = counts.get(prefix) ?? 0;
      counts.set(prefix, ofPrefix + 1);
      const name = listed?.[before] ?? `${prefix}${(isThroughout ? before : ofPrefix) + first}${suffix}`;
      before += 1;
      const { speedMbps, connector, role, poe } = group;
      return { name, speedMbps, connector, role, poe };
    });
  });
}

/** How the ports of a group are numbered. */
interface Numbering {
  readonly prefix: string;
  readonly first: 0 | 1;
  /** Through all ports of the device, else among those of the same prefix. */
  readonly isThroughout: boolean;
  readonly suffix?: string;
}

type Namer = (group: PortGroup) => Numbering;

const throughout =
  (prefix: string, first: 0 | 1 = 1): Namer =>
  () => ({ prefix, first, isThroughout: true });

const byPrefix = (prefix: string, first: 0 | 1 = 1): Numbering => ({ prefix, first, isThroughout: false });

function namerOf({
  manufacturer,
  model,
  category,
}: Pick<Device, 'manufacturer' | 'model' | 'category'>): Namer {
  if (category === 'ap') return throughout('Eth ', 0);
  if (category === 'server') return throughout('NIC ');
  return namings[manufacturer]?.(model, category) ?? throughout('Port ');
}

type PortNaming = (model: string, category: Category) => Namer;

function iosType(mbps: number): string {
  if (mbps <= 1_000) return 'Gi';
  if (mbps <= 2_500) return 'Tw';
  if (mbps <= 5_000) return 'Fi';
  if (mbps <= 10_000) return 'Te';
  if (mbps <= 25_000) return 'Twe';
  return mbps <= 40_000 ? 'Fo' : mbps <= 100_000 ? 'Hu' : 'FourHu';
}

/** IOS XE: the type of the speed, member 1, slot 0 for access and 1 for uplinks. */
const cisco: PortNaming = (model, category) => {
  if (category === 'router') return ({ speedMbps }) => byPrefix(`${iosType(speedMbps)}0/0/`, 0);
  if (/^Meraki/.test(model)) return throughout('Port ');
  if (category === 'firewall' || /Nexus/.test(model)) return throughout('Eth1/');
  // Catalyst 1300 and its forerunners number each speed by itself, without slots.
  if (/^(Catalyst 1[23]00|CBS)/.test(model))
    return ({ speedMbps }) => byPrefix(iosType(speedMbps).toLowerCase());
  return ({ speedMbps, role }) => byPrefix(`${iosType(speedMbps)}1/${role === 'uplink' ? 1 : 0}/`);
};

/** EOS: a socket of several lanes is configured by its first. */
const arista: PortNaming =
  () =>
  ({ connector }) => ({
    prefix: 'Et',
    first: 1,
    isThroughout: true,
    ...(connector.startsWith('QSFP') && { suffix: '/1' }),
  });

/** Junos: the type of the speed, the slot (PIC 2 holds the uplinks of an EX), counted from 0. */
const junos: PortNaming =
  (model) =>
  ({ speedMbps, role }) => {
    const type = speedMbps <= 1_000 ? 'ge' : speedMbps <= 5_000 ? 'mge' : speedMbps <= 25_000 ? 'xe' : 'et';
    if (/^EX/.test(model) && role === 'uplink') return byPrefix(`${type}-0/${type === 'et' ? 1 : 2}/`, 0);
    return { prefix: `${type}-0/0/`, first: 0, isThroughout: true };
  };

const aruba: PortNaming = (model, category) => {
  if (category === 'switch' && /^(6|8|9|10)\d{3}|^CX/.test(model)) return throughout('1/1/');
  return category === 'wlan-controller' ? throughout('0/0/', 0) : throughout('Port ');
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
    return byPrefix(kinds[connector] ?? 'port');
  };

const huawei: PortNaming =
  () =>
  ({ speedMbps, connector }) => {
    if (speedMbps <= 1_000) return byPrefix('GE0/0/');
    if (speedMbps <= 10_000) return byPrefix(connector === 'RJ45' ? 'MultiGE0/0/' : 'XGE0/0/');
    return byPrefix(`${speedMbps / 1_000}GE1/0/`);
  };

const tpLink: PortNaming = (_, category) =>
  category === 'switch'
    ? ({ speedMbps }) => ({
        prefix: `${speedMbps <= 1_000 ? 'gi' : speedMbps <= 5_000 ? 'two-gi' : 'te'}1/0/`,
        first: 1,
        isThroughout: true,
      })
    : throughout('Port ');

const namings: Readonly<Record<string, PortNaming>> = {
  Cisco: cisco,
  Juniper: junos,
  Arista: arista,
  'HPE Aruba': aruba,
  MikroTik: routerOs,
  'Extreme Networks': () => throughout('1:'),
  Dell: () => throughout('Eth1/1/'),
  Huawei: huawei,
  Fortinet: () => throughout('port'),
  'Palo Alto Networks': () => throughout('ethernet1/'),
  Ruckus: () => (group) => byPrefix(`1/${group.role === 'uplink' ? 2 : 1}/`),
  SonicWall: () => throughout('X', 0),
  'TP-Link': tpLink,
};
