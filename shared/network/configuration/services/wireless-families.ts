import type { Device } from '../../../contract/device.ts';
import type { AccessPointDiscovery } from './access-point-options.ts';
import type { ServiceName } from './known-services.ts';

/** Access points that one system manages. */
export interface WirelessFamily {
  readonly manufacturer: string;
  readonly name: string;
  /** By what they are managed, in words; for those that manage themselves, by what among them. */
  readonly managedBy: string;
  /** Of those that gateways of their maker lead: the cloud that does it in place of them, in words. */
  readonly cloud?: string;
  /**
   * `cloud`: no device of your own is needed. `appliance`: a device or a server's software manages them, and they
   * keep working without it. Else the most that one site may have before a wireless controller takes them over.
   */
  readonly control: 'cloud' | 'appliance' | Alone;
  /**
   * What they speak to what manages them, as their makers publish it. They bridge the traffic of their clients where they hang, so that no
   * tunnel of it reaches a controller.
   */
  readonly speaks: Speaks;
  /** How DHCP tells a factory-new one where its controllers are, as its maker publishes it; absent where none has to be told, or no guide says how. */
  readonly discovery?: AccessPointDiscovery;
}

/** To a device inside, or to a cloud with the names and time that they need for it. */
export interface Speaks {
  readonly inside?: readonly ServiceName[];
  readonly cloud?: readonly ServiceName[];
}

export const insideOnly = (...inside: ServiceName[]): Speaks => ({ inside });
export const inCloud = (...own: ServiceName[]): Speaks => ({ cloud: ['DNS', 'NTP', 'HTTPS', ...own] });

export interface Alone {
  readonly accessPoints: number;
  readonly clients: number;
}

type Known = WirelessFamily & { readonly models: RegExp };

/** Type 241 with the addresses (Cisco, “DHCP Option 43 for Lightweight Cisco Aironet Access Points”); IPv6 by RFC 5417 (Cisco, “DHCPv6 Options Support”). */
const cisco = { code: 43, form: 'addresses', subOption: 0xf1, most: 3, ipv6: 52 } as const;

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
    speaks: inCloud('Meraki cloud'),
  },
  {
    manufacturer: 'Cisco',
    name: 'Catalyst 9120 to 9130',
    models: /^Catalyst 91(20|24|30)/,
    managedBy: 'the controller that is embedded in one of them',
    control: { accessPoints: 100, clients: 2_000 },
    speaks: insideOnly('CAPWAP'),
    discovery: cisco,
  },
  {
    manufacturer: 'Cisco',
    name: 'Catalyst 9105 to 9117',
    models: /^Catalyst 91(05|15|17)/,
    managedBy: 'the controller that is embedded in one of them',
    control: { accessPoints: 50, clients: 1_000 },
    speaks: insideOnly('CAPWAP'),
    discovery: cisco,
  },
  {
    manufacturer: 'Cisco',
    name: 'Catalyst',
    models: /^(Catalyst|Aironet)/,
    managedBy: 'a wireless controller',
    control: { accessPoints: 0, clients: 0 },
    speaks: insideOnly('CAPWAP'),
    discovery: cisco,
  },
  {
    manufacturer: 'HPE Aruba',
    name: 'Instant',
    models: /^I?AP-/,
    managedBy: 'the virtual controller of an Aruba Instant cluster',
    control: { accessPoints: 128, clients: 2_048 },
    speaks: insideOnly('PAPI', 'IKE behind NAT'),
    // A campus access point takes option 43 only together with its class (HPE, “DHCP for APs: AOS-8 campus”).
    discovery: { code: 43, form: 'text', vendorClass: 'ArubaAP', most: 1 },
  },
  {
    manufacturer: 'Ruckus',
    name: 'Unleashed',
    models: /^[RTH]\d/,
    managedBy: 'the master of a Ruckus Unleashed network',
    control: { accessPoints: 128, clients: 2_048 },
    speaks: insideOnly('LWAPP'),
    // Of a SmartZone (Ruckus, “Understanding DHCP option 43 hexadecimal code”).
    discovery: { code: 43, form: 'text', subOption: 6, most: 4 },
  },
  {
    manufacturer: 'Huawei',
    name: 'AirEngine',
    models: /^AirEngine/,
    managedBy: 'a leader among them',
    control: { accessPoints: 50, clients: 1_000 },
    speaks: insideOnly('CAPWAP'),
    // Huawei, “Option 43 formats supported by Huawei APs”.
    discovery: { code: 43, form: 'text', subOption: 3, most: 4 },
  },
  {
    manufacturer: 'Ubiquiti',
    name: 'UniFi',
    models: /./,
    managedBy: 'UniFi Network',
    control: 'appliance',
    speaks: insideOnly('UniFi inform'),
    // Ubiquiti, “UniFi: layer 3 adoption”.
    discovery: { code: 43, form: 'addresses', subOption: 1, most: 1 },
  },
  {
    manufacturer: 'TP-Link',
    name: 'Omada',
    models: /./,
    managedBy: 'an Omada controller',
    control: 'appliance',
    speaks: insideOnly('Omada'),
    // TP-Link, user guides of Omada switches, “DHCP server configuration”.
    discovery: { code: 138, form: 'addresses', most: 1 },
  },
  {
    manufacturer: 'Juniper',
    name: 'Mist',
    models: /./,
    managedBy: 'the Mist cloud',
    control: 'cloud',
    speaks: inCloud('Mist cloud'),
  },
  {
    manufacturer: 'Fortinet',
    name: 'FortiAP',
    models: /./,
    managedBy: 'a FortiGate firewall or the FortiLAN cloud',
    cloud: 'the FortiLAN cloud',
    control: 'cloud',
    speaks: inCloud('FortiAP'),
    // Fortinet, “Discovering a FortiAP unit”.
    discovery: { code: 138, form: 'addresses', most: 3 },
  },
  {
    manufacturer: 'Arista',
    name: 'CV-CUE',
    models: /./,
    managedBy: 'the CloudVision cloud',
    control: 'cloud',
    speaks: inCloud('CV-CUE'),
  },
  {
    manufacturer: 'Extreme Networks',
    name: 'ExtremeCloud',
    models: /./,
    managedBy: 'ExtremeCloud IQ',
    control: 'cloud',
    speaks: inCloud('ExtremeCloud IQ'),
  },
  {
    manufacturer: 'Netgear',
    name: 'Insight',
    models: /./,
    managedBy: 'the Insight cloud',
    control: 'cloud',
    speaks: inCloud(),
  },
  {
    manufacturer: 'MikroTik',
    name: 'CAPsMAN',
    models: /./,
    // However many: “Unlimited CAPs (access points) supported by CAPsMAN”, on any RouterOS device (MikroTik, RouterOS manual, “CAPsMAN”).
    managedBy: 'CAPsMAN on a MikroTik router or switch',
    control: 'cloud',
    speaks: insideOnly('CAPWAP'),
    // MikroTik, “WiFi CAPsMAN: CAPsMAN discovery by CAP”.
    discovery: { code: 138, form: 'addresses', most: 1 },
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
