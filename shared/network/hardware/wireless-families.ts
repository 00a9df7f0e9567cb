import type { Device } from '../../contract/device.ts';

/** Access points that one system manages. */
export interface WirelessFamily {
  readonly manufacturer: string;
  readonly name: string;
  /** By what they are managed, in words; for those that manage themselves, by what among them. */
  readonly managedBy: string;
  /**
   * `cloud`: no device of your own is needed. `appliance`: a device or a server's software manages them, and they
   * keep working without it. Else the most that one site may have before a wireless controller takes them over.
   */
  readonly control: 'cloud' | 'appliance' | Alone;
}

export interface Alone {
  readonly accessPoints: number;
  readonly clients: number;
}

type Known = WirelessFamily & { readonly models: RegExp };

/**
 * Sources of the limits: Cisco, Embedded Wireless Controller on Catalyst access points, which 6 GHz models do not
 * have; Aruba Instant validated reference design; Ruckus Unleashed; Huawei's is a default chosen here. The first
 * that suits counts.
 */
const families: readonly Known[] = [
  {
    manufacturer: 'Cisco',
    name: 'Meraki',
    models: /^(Meraki|Wireless CW|CW)/,
    managedBy: 'the Meraki cloud',
    control: 'cloud',
  },
  {
    manufacturer: 'Cisco',
    name: 'Catalyst 9120 to 9130',
    models: /^Catalyst 91(20|24|30)/,
    managedBy: 'the controller that is embedded in one of them',
    control: { accessPoints: 100, clients: 2_000 },
  },
  {
    manufacturer: 'Cisco',
    name: 'Catalyst 9105 to 9117',
    models: /^Catalyst 91(05|15|17)/,
    managedBy: 'the controller that is embedded in one of them',
    control: { accessPoints: 50, clients: 1_000 },
  },
  {
    manufacturer: 'Cisco',
    name: 'Catalyst',
    models: /^(Catalyst|Aironet)/,
    managedBy: 'a wireless controller',
    control: { accessPoints: 0, clients: 0 },
  },
  {
    manufacturer: 'HPE Aruba',
    name: 'Instant',
    models: /^I?AP-/,
    managedBy: 'the virtual controller of an Aruba Instant cluster',
    control: { accessPoints: 128, clients: 2_048 },
  },
  {
    manufacturer: 'Ruckus',
    name: 'Unleashed',
    models: /^[RTH]\d/,
    managedBy: 'the master of a Ruckus Unleashed network',
    control: { accessPoints: 128, clients: 2_048 },
  },
  {
    manufacturer: 'Huawei',
    name: 'AirEngine',
    models: /^AirEngine/,
    managedBy: 'a leader among them',
    control: { accessPoints: 50, clients: 1_000 },
  },
  {
    manufacturer: 'Ubiquiti',
    name: 'UniFi',
    models: /./,
    managedBy: 'UniFi Network',
    control: 'appliance',
  },
  {
    manufacturer: 'TP-Link',
    name: 'Omada',
    models: /./,
    managedBy: 'an Omada controller',
    control: 'appliance',
  },
  { manufacturer: 'Juniper', name: 'Mist', models: /./, managedBy: 'the Mist cloud', control: 'cloud' },
  {
    manufacturer: 'Fortinet',
    name: 'FortiAP',
    models: /./,
    managedBy: 'a FortiGate firewall or the FortiLAN cloud',
    control: 'cloud',
  },
  {
    manufacturer: 'Arista',
    name: 'CV-CUE',
    models: /./,
    managedBy: 'the CloudVision cloud',
    control: 'cloud',
  },
  {
    manufacturer: 'Extreme Networks',
    name: 'ExtremeCloud',
    models: /./,
    managedBy: 'ExtremeCloud IQ',
    control: 'cloud',
  },
  { manufacturer: 'Netgear', name: 'Insight', models: /./, managedBy: 'the Insight cloud', control: 'cloud' },
  {
    manufacturer: 'MikroTik',
    name: 'CAPsMAN',
    models: /./,
    managedBy: 'CAPsMAN on a MikroTik router or switch',
    control: 'cloud',
  },
];

/** Which family an access point is of; undefined where that is not known here. */
export function familyOf({
  manufacturer,
  model,
}: Pick<Device, 'manufacturer' | 'model'>): WirelessFamily | undefined {
  return families.find((family) => family.manufacturer === manufacturer && family.models.test(model));
}

/** Whether access points of a family that manages itself up to a number are more than that at a site. */
export function takesController(device: Device, site: Alone): boolean {
  if (device.category !== 'ap' || site.accessPoints === 0) return false;
  const control = familyOf(device)?.control;
  return typeof control === 'object' && isMore(site, control);
}

/** Than a family manages by itself. */
export const isMore = (site: Alone, alone: Alone): boolean =>
  site.accessPoints > alone.accessPoints || site.clients > alone.clients;
