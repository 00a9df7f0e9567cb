import type { Device } from '../device.ts';

/** Access points that one system manages. */
export interface WirelessFamily {
  readonly manufacturer: string;
  readonly name: string;
  /** By what they are managed without a WLAN controller, in words. */
  readonly managedBy: string;
  /** The most that one site may have without a controller; absent where none is ever needed. */
  readonly alone?: { readonly accessPoints: number; readonly clients: number };
}

type Known = WirelessFamily & { readonly models: RegExp };

/**
 * Sources of the limits: Cisco, Embedded Wireless Controller on Catalyst access points (not on Wi-Fi 6E models);
 * Aruba Instant validated reference design (clusters of 128 access points and 2,048 clients); Ruckus Unleashed.
 */
const families: readonly Known[] = [
  {
    manufacturer: 'Cisco',
    name: 'Meraki',
    models: /^(Meraki|CW)/,
    managedBy: 'the Meraki cloud',
  },
  {
    manufacturer: 'Cisco',
    name: 'Catalyst 9120 to 9130',
    models: /^Catalyst 91(20|24|30)/,
    managedBy: 'the controller that is embedded in one of them',
    alone: { accessPoints: 100, clients: 2_000 },
  },
  {
    manufacturer: 'Cisco',
    name: 'Catalyst 9105 to 9117',
    models: /^Catalyst 91(05|15|17)/,
    managedBy: 'the controller that is embedded in one of them',
    alone: { accessPoints: 50, clients: 1_000 },
  },
  {
    manufacturer: 'Cisco',
    name: 'Catalyst',
    models: /^(Catalyst|Aironet)/,
    managedBy: 'a WLAN controller alone',
    alone: { accessPoints: 0, clients: 0 },
  },
  {
    manufacturer: 'HPE Aruba',
    name: 'Instant',
    models: /^I?AP-/,
    managedBy: 'the virtual controller of an Aruba Instant cluster',
    alone: { accessPoints: 128, clients: 2_048 },
  },
  {
    manufacturer: 'Ruckus',
    name: 'Unleashed',
    models: /^[RTH]\d/,
    managedBy: 'the master of a Ruckus Unleashed network',
    alone: { accessPoints: 128, clients: 2_048 },
  },
  { manufacturer: 'Juniper', name: 'Mist', models: /./, managedBy: 'the Mist cloud' },
  {
    manufacturer: 'Ubiquiti',
    name: 'UniFi',
    models: /./,
    managedBy: 'UniFi Network, software for a console or a server',
  },
  {
    manufacturer: 'Fortinet',
    name: 'FortiAP',
    models: /./,
    managedBy: 'a FortiGate firewall or the FortiLAN cloud',
  },
  { manufacturer: 'Arista', name: 'Cognitive Wi-Fi', models: /./, managedBy: 'the CloudVision cloud' },
  { manufacturer: 'Extreme Networks', name: 'Extreme', models: /./, managedBy: 'ExtremeCloud IQ' },
  { manufacturer: 'MikroTik', name: 'CAPsMAN', models: /./, managedBy: 'CAPsMAN on a router' },
  { manufacturer: 'TP-Link', name: 'Omada', models: /./, managedBy: 'Omada, software or cloud' },
];

/** Which family an access point is of; undefined where that is not known here. */
export function familyOf({ manufacturer, model }: Device): WirelessFamily | undefined {
  return families.find((family) => family.manufacturer === manufacturer && family.models.test(model));
}
