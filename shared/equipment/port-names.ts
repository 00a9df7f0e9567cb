import type { Category, Device, PoeType, PortGroup } from './device.ts';

/** One port of a device, by the name that its maker prints and configures. */
export interface DevicePort {
  readonly name: string;
  readonly speedMbps: number;
  readonly connector: PortGroup['connector'];
  readonly role: PortGroup['role'];
  readonly poe: PoeType | undefined;
}

/**
 * The ports of a device without those for management alone, in the order of the front panel. Names follow the makers'
 * configuration guides; a maker that is not known here numbers its ports from 1.
 */
export function portsOf(device: Pick<Device, 'manufacturer' | 'model' | 'category' | 'specs'>): DevicePort[] {
  const name = namerOf(device);
  const counts = new Map<string, number>();
  let before = 0;
  return device.specs.ports.flatMap((group) => {
    if (group.role === 'management') return [];
    return Array.from({ length: group.count }, () => {
      const kind = `${group.speedMbps} ${group.connector} ${group.role}`;
      const ofKind = counts.get(kind) ?? 0;
      counts.set(kind, ofKind + 1);
      before += 1;
      const { speedMbps, connector, role, poe } = group;
      return { name: name({ group, index: before, ofKind: ofKind + 1 }), speedMbps, connector, role, poe };
    });
  });
}

interface Place {
  readonly group: PortGroup;
  /** Counted from 1 over all ports of the device, and over those of its kind. */
  readonly index: number;
  readonly ofKind: number;
}

type Namer = (place: Place) => string;

function namerOf({
  manufacturer,
  model,
  category,
}: Pick<Device, 'manufacturer' | 'model' | 'category'>): Namer {
  if (category === 'ap') return ({ index }) => `Eth ${index - 1}`;
  if (category === 'server') return ({ index }) => `NIC ${index}`;
  return (makers[manufacturer] ?? numbered)(model, category);
}

type Maker = (model: string, category: Category) => Namer;

const numbered: Maker =
  () =>
  ({ index }) =>
    `Port ${index}`;

/** IOS XE: the type of the speed, member 1, slot 0 for access and 1 for uplinks. */
const catalyst: Namer = ({ group, ofKind }) =>
  `${iosType(group.speedMbps)}1/${group.role === 'uplink' ? 1 : 0}/${ofKind}`;

function iosType(mbps: number): string {
  if (mbps <= 1_000) return 'Gi';
  if (mbps <= 2_500) return 'Tw';
  if (mbps <= 5_000) return 'Fi';
  if (mbps <= 10_000) return 'Te';
  if (mbps <= 25_000) return 'Twe';
  return mbps <= 40_000 ? 'Fo' : mbps <= 100_000 ? 'Hu' : 'FourHu';
}

const cisco: Maker = (model, category) => {
  if (category === 'router') return ({ group, ofKind }) => `${iosType(group.speedMbps)}0/0/${ofKind - 1}`;
  if (/^Meraki/.test(model)) return ({ index }) => `Port ${index}`;
  if (category === 'firewall' || /Nexus/.test(model)) return ({ index }) => `Eth1/${index}`;
  // Catalyst 1300 and its forerunners number each speed by itself, without slots.
  if (/^(Catalyst 1[23]00|CBS)/.test(model))
    return ({ group, ofKind }) => `${iosType(group.speedMbps).toLowerCase()}${ofKind}`;
  return catalyst;
};

/** Junos: the type of the speed, the slot (PIC 2 holds the uplinks of an EX), counted from 0. */
const junos: Maker =
  (model) =>
  ({ group, index, ofKind }) => {
    const type =
      group.speedMbps <= 1_000
        ? 'ge'
        : group.speedMbps <= 5_000
          ? 'mge'
          : group.speedMbps <= 25_000
            ? 'xe'
            : 'et';
    if (/^EX/.test(model) && group.role === 'uplink')
      return `${type}-0/${type === 'et' ? 1 : 2}/${ofKind - 1}`;
    return `${type}-0/0/${index - 1}`;
  };

const aruba: Maker = (model, category) => {
  if (category === 'switch' && /^(6|8|9|10)\d{3}|^CX/.test(model)) return ({ index }) => `1/1/${index}`;
  return category === 'wlan-controller' ? ({ index }) => `0/0/${index - 1}` : ({ index }) => `Port ${index}`;
};

/** RouterOS: the kind of the socket, counted by itself. */
const routerOs: Maker =
  () =>
  ({ group, ofKind }) => {
    const kinds: Partial<Record<PortGroup['connector'], string>> = {
      RJ45: 'ether',
      SFP: 'sfp',
      'SFP+': 'sfp-sfpplus',
      SFP28: 'sfp28-',
      'QSFP+': 'qsfpplus',
      QSFP28: 'qsfp28-',
    };
    return `${kinds[group.connector] ?? 'port'}${ofKind}`;
  };

const huawei: Maker =
  () =>
  ({ group, ofKind }) => {
    if (group.speedMbps <= 1_000) return `GE0/0/${ofKind}`;
    if (group.speedMbps <= 10_000)
      return group.connector === 'RJ45' ? `MultiGE0/0/${ofKind}` : `XGE0/0/${ofKind}`;
    return `${group.speedMbps / 1_000}GE1/0/${ofKind}`;
  };

const tpLink: Maker = (_, category) =>
  category === 'switch'
    ? ({ group, index }) =>
        `${group.speedMbps <= 1_000 ? 'gi' : group.speedMbps <= 5_000 ? 'two-gi' : 'te'}1/0/${index}`
    : ({ index }) => `Port ${index}`;

const makers: Readonly<Record<string, Maker>> = {
  Cisco: cisco,
  Juniper: junos,
  Arista:
    () =>
    ({ index }) =>
      `Et${index}`,
  'HPE Aruba': aruba,
  MikroTik: routerOs,
  'Extreme Networks':
    () =>
    ({ index }) =>
      `1:${index}`,
  Dell:
    () =>
    ({ index }) =>
      `Eth1/1/${index}`,
  Huawei: huawei,
  Fortinet:
    () =>
    ({ index }) =>
      `port${index}`,
  'Palo Alto Networks':
    () =>
    ({ index }) =>
      `ethernet1/${index}`,
  Ruckus:
    () =>
    ({ group, ofKind }) =>
      `1/${group.role === 'uplink' ? 2 : 1}/${ofKind}`,
  SonicWall:
    () =>
    ({ index }) =>
      `X${index - 1}`,
  'TP-Link': tpLink,
};
