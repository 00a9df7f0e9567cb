import * as z from 'zod';
import { list } from '../contract/collections.ts';
import { Id } from '../contract/identifiers.ts';
import { ImagePath } from '../contract/image-path.ts';
import { name, paragraphs, wellFormed } from '../contract/text.ts';
import { figure, wholeBetween, wholeNumber } from './figure.ts';

export const categories = ['router', 'switch', 'firewall', 'ap', 'server', 'wlan-controller'] as const;
export type Category = (typeof categories)[number];

/** What a device does in a design, from the provider inwards. */
export const roles = [
  'edge',
  'firewall',
  'core',
  'distribution',
  'access',
  'wireless',
  'controller',
  'server',
] as const;
export type Role = (typeof roles)[number];

/** What a device of the design may be used as. */
export const deviceRoles = [...roles, 'other'] as const;
export type DeviceRole = (typeof deviceRoles)[number];

/** The default role of a device. */
export const usualRole = {
  router: 'edge',
  switch: 'access',
  firewall: 'firewall',
  ap: 'wireless',
  server: 'server',
  'wlan-controller': 'controller',
} as const satisfies Record<Category, DeviceRole>;

export const connectors = [
  'RJ45',
  'SFP',
  'SFP+',
  'SFP28',
  'SFP56',
  'SFP-DD',
  'QSFP+',
  'QSFP28',
  'QSFP-DD',
] as const;

/** Power over Ethernet, the weakest first. */
export const poeTypes = ['802.3af', '802.3at', '802.3bt type 3', '802.3bt type 4'] as const;
export type PoeType = (typeof poeTypes)[number];

/** What hosts are powered with over the cable, the least first. */
export const hostPowers = ['none', ...poeTypes] as const;
export type HostPower = (typeof hostPowers)[number];

/** Watts at the source of one port (IEEE 802.3). */
export const poePortWatts = {
  '802.3af': 15.4,
  '802.3at': 30,
  '802.3bt type 3': 60,
  '802.3bt type 4': 90,
} as const satisfies Record<PoeType, number>;

export const wifiStandards = ['802.11ac', '802.11ax', '802.11ax 6 GHz', '802.11be'] as const;

/** Yes with what the device comes with; with a licence on top; not at all. What is not stated is unknown. */
export const capabilityLevels = ['yes', 'licence', 'no'] as const;
const level = () => z.enum(capabilityLevels).optional();

/** What a model can be configured to do; how far it stacks is `stackMembers`. */
export const Capabilities = z.strictObject({
  vlans: level(),
  /** Routes between its own VLANs and links, and by routes that are typed in. */
  'static-routes': level(),
  ospfv2: level(),
  ospfv3: level(),
  bgp: level(),
  bfd: level(),
  /** VRRP, HSRP or an address that both of a pair answer. */
  vrrp: level(),
  pim: level(),
  vrf: level(),
  /** Two of them end one aggregate, each with a control plane of its own (MLAG, vPC, VSX, VLT, MC-LAG). */
  mlag: level(),
  'evpn-vxlan': level(),
  dot1x: level(),
  'dhcp-snooping': level(),
  nat: level(),
  nat64: level(),
  'stateful-firewall': level(),
  ipsec: level(),
  'ssl-vpn': level(),
  'ids-ips': level(),
  'url-filter': level(),
  /** Two of them are one logical device that keeps its sessions where one fails. */
  'firewall-ha': level(),
});
export type Capabilities = z.output<typeof Capabilities>;
export const capabilities = Capabilities.keyof().options;
export type Capability = (typeof capabilities)[number];

/** What manages it: a controller in the cloud or on the premises, or nothing but itself. */
export const controls = ['cloud', 'local', 'none'] as const;
export const environments = ['indoor', 'outdoor', 'industrial'] as const;
export const antennas = ['omnidirectional', 'directional', 'external'] as const;
export const mountings = ['ceiling', 'wall-plate', 'mast', 'rail'] as const;

/** What it is built and priced for. */
export const deviceClasses = ['small-business', 'enterprise', 'data-centre'] as const;
export type DeviceClass = (typeof deviceClasses)[number];

/** A calendar day such as `2026-03-31`. */
const Day = z.iso.date('must be a date such as 2026-03-31');

/**
 * Cages that run at one speed, because they share a clock: so many neighbours each, counted from the first of their kind; what is
 * left over at the end is a group of its own.
 */
export const SpeedGroup = z.strictObject({
  ports: z.int('must be a whole number').min(2, 'must be at least 2').max(1_000),
  /** Slower links count as links of this speed, in Mbit/s: a group of 10 Gbit/s takes those of 1 Gbit/s, too. Absent where none do. */
  leastMbps: wholeNumber(800_000).optional(),
});
export type SpeedGroup = z.output<typeof SpeedGroup>;

/** Ports of one kind. A port that may run at several speeds is listed at its highest. */
export const PortGroup = z.strictObject({
  count: z.int().min(1, 'must be at least 1').max(1_000),
  speedMbps: wholeNumber(800_000),
  connector: z.enum(connectors),
  role: z.enum(['access', 'uplink', 'management']),
  /** The PoE type that each of these ports supplies; absent where it supplies none. */
  poe: z.enum(poeTypes).optional(),
  /** Which of these ports run at one speed; absent where each has its own, and where it is not known. */
  speedGroup: SpeedGroup.optional(),
});
export type PortGroup = z.output<typeof PortGroup>;

/** Technical figures; absent figures are unknown, or do not apply to the category. */
export const Specs = z.strictObject({
  ports: list(PortGroup, 30),
  /** Watts that all ports together may draw, with the power supplies it is sold with. */
  poeBudgetW: figure(100_000).optional(),
  /** What it must be powered with itself. */
  poeInput: z.enum(poeTypes).optional(),
  /** Mbit/s: switching or routing; packet filter; with intrusion prevention and malware inspection. */
  forwardingMbps: figure(1_000_000_000).optional(),
  firewallMbps: figure(1_000_000_000).optional(),
  inspectionMbps: figure(1_000_000_000).optional(),
  /** Sessions at the same time (firewalls). */
  sessions: wholeNumber(1_000_000_000).optional(),
  /** Tunnels of people who work from elsewhere at the same time. */
  remoteUsers: wholeNumber(1_000_000).optional(),
  /** Wireless clients at the same time, and access points under one controller. */
  clients: wholeNumber(1_000_000).optional(),
  accessPoints: wholeNumber(100_000).optional(),
  layer: z.literal([2, 3]).optional(),
  /** Switches in one stack; 1 where it does not stack. */
  stackMembers: wholeBetween(1, 64).optional(),
  rackUnits: figure(60).optional(),
  /** Power supplies that it can have, and its maximum draw in watts without the devices that it powers. */
  powerSupplies: wholeNumber(20).optional(),
  drawW: figure(100_000).optional(),
  weightKg: figure(2_000).optional(),
  airflow: z.enum(['front-to-rear', 'rear-to-front', 'side', 'passive']).optional(),
  capabilities: Capabilities.optional(),
  /** Mbit/s that it encrypts in tunnels between sites and of people. */
  ipsecMbps: figure(1_000_000_000).optional(),
  control: list(z.enum(controls), controls.length).optional(),
  environment: z.enum(environments).optional(),
  /** Of an access point: how its radio spreads, and what it hangs on. `rail`: a DIN rail. */
  antenna: z.enum(antennas).optional(),
  mounting: z.enum(mountings).optional(),
  wifi: z.strictObject({ standard: z.enum(wifiStandards), streams: wholeBetween(1, 32) }).optional(),
  cpuSockets: wholeBetween(1, 64).optional(),
  memoryGb: wholeNumber(1_000_000).optional(),
});
export type Specs = z.output<typeof Specs>;

/** Devices that were stored or exported earlier say what are capabilities and surroundings now as `mlag` and `outdoor`. */
function currentSpecs(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('mlag' in value || 'outdoor' in value)) return value;
  const { mlag, outdoor, ...specs } = { mlag: undefined, outdoor: undefined, capabilities: {}, ...value };
  return {
    ...specs,
    ...(typeof mlag === 'boolean' && { capabilities: { mlag: mlag ? 'yes' : 'no', ...specs.capabilities } }),
    ...(typeof outdoor === 'boolean' && { environment: outdoor ? 'outdoor' : 'indoor' }),
  };
}

/** Its own fields for each price, since each has words of its own. */
const priceFields = () => ({
  /** Of one, without tax. */
  amount: figure(1_000_000_000),
  currency: z.string().regex(/^[A-Z]{3}$/, 'must be a three-letter currency code such as EUR'),
  asOf: z.iso.date('must be a date such as 2026-03-31'),
  confidence: z.enum(['high', 'medium', 'low']),
});

/** The list price, and the one that is expected to be paid. */
export const Price = z.strictObject(priceFields());
export const StreetPrice = z.strictObject(priceFields());
export type Price = z.output<typeof Price>;

export const lineKinds = [
  'licence',
  'controller-licence',
  'support',
  'power-supply',
  'rail',
  'antenna',
  'module',
  'controller',
] as const;

/** Separates the fields of a line, and lines, where all of them are one text. */
const inALine = (most: number) => name(most).regex(/^[^|;]*$/, 'must not contain | or ;');

/** What is bought with a device under a part number of its own. */
export const DeviceLine = z.strictObject({
  kind: z.enum(lineKinds),
  partNumber: inALine(60),
  name: inALine(120),
  /** List price of one, and the price expected to be paid, in the currency of the device's price. */
  price: figure(1_000_000_000),
  streetPrice: figure(1_000_000_000).optional(),
  /** Set where it is paid each year. */
  perYear: z.literal(true).optional(),
  /** Bought only where one of these is used; always where it is absent. */
  neededFor: list(Capabilities.keyof(), 30).min(1, 'must have at least one entry').optional(),
  /** Set where the maker's support is part of it, which is then not bought beside it. */
  includesSupport: z.literal(true).optional(),
  /** Set of a licence that is counted by people: one piece is for so many remote users. */
  remoteUsers: wholeBetween(1, 100_000).optional(),
  /** Pieces of it for one device, or for so many people. */
  quantity: wholeBetween(1, 100),
});
export type DeviceLine = z.output<typeof DeviceLine>;

/** Every figure of a device that has a source. */
export const figures = [
  ...Specs.keyof().options,
  'price',
  'streetPrice',
  'lines',
  'licencePerYear',
  'releaseYear',
  'endOfSale',
  'endOfSupport',
] as const;
export type Figure = (typeof figures)[number];

/** `facts`: the NetBox community's device-type library (public domain). */
export const figureSources = ['datasheet', 'facts', 'estimate'] as const;
export type FigureSource = (typeof figureSources)[number];

function currentSources(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('mlag' in value || 'outdoor' in value)) return value;
  const { mlag, outdoor, ...sources } = { mlag: undefined, outdoor: undefined, ...value };
  return {
    ...(mlag !== undefined && { capabilities: mlag }),
    ...(outdoor !== undefined && { environment: outdoor }),
    ...sources,
  };
}

/** A device of the catalogue: a model that can be bought, not one piece of it. */
export const Device = z.strictObject({
  id: Id,
  category: z.enum(categories),
  manufacturer: name(60),
  model: name(100),
  partNumber: name(60),
  /** The maker's line of products that it is managed and bought with, such as `Meraki MS`. */
  family: name(60).optional(),
  class: z.enum(deviceClasses).optional(),
  specs: z.preprocess(currentSpecs, Specs),
  price: Price.optional(),
  streetPrice: StreetPrice.optional(),
  /** A year's licence or subscription that it needs, in the currency of the price. */
  licencePerYear: figure(1_000_000_000).optional(),
  /** Licences, support, power supplies and the like that are bought with it. */
  lines: list(DeviceLine, 30).optional(),
  typicalUseCase: paragraphs(300).optional(),
  /** Its picture. */
  image: ImagePath.optional(),
  datasheetUrl: z
    .url({ protocol: /^https?$/, error: 'must be a web address' })
    .max(500)
    .check(wellFormed)
    .optional(),
  releaseYear: wholeBetween(1980, 2100).optional(),
  endOfSale: Day.optional(),
  endOfSupport: Day.optional(),
  systemOwned: z.boolean(),
  /** Where figures come from; a figure that is not named was stated by whoever entered the device. */
  sources: z
    .preprocess(currentSources, z.partialRecord(z.enum(figures), z.enum(figureSources)).optional())
    .default({}),
});
export type Device = z.output<typeof Device>;

/** A device before it is stored: what a form, a CSV row or a device-type file can state. */
export const DeviceDraft = Device.omit({ id: true, systemOwned: true, image: true });
export type DeviceDraft = z.output<typeof DeviceDraft>;

/** Whether a figure has to be marked as an estimate. */
export const isEstimate = (device: Pick<Device, 'sources'>, figureName: Figure): boolean =>
  device.sources[figureName] === 'estimate';
