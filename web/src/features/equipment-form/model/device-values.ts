import * as z from 'zod';
import { capabilities, figureSources, figures } from '#shared/contract/device.ts';

/** Fields that hold a number of the device's specs, as it is typed. */
export const numberNames = [
  'poeBudgetW',
  'forwardingMbps',
  'firewallMbps',
  'inspectionMbps',
  'sessions',
  'remoteUsers',
  'ipsecMbps',
  'clients',
  'accessPoints',
  'stackMembers',
  'rackUnits',
  'powerSupplies',
  'drawW',
  'weightKg',
  'cpuSockets',
  'memoryGb',
] as const;

/** Fields that hold one of a few values; empty where it is not known. */
export const choiceNames = ['poeInput', 'layer', 'airflow', 'environment', 'antenna', 'mounting'] as const;

const otherNames = [
  'category',
  'manufacturer',
  'model',
  'partNumber',
  'family',
  'class',
  'typicalUseCase',
  'datasheetUrl',
  'wifiStandard',
  'wifiStreams',
  'priceAmount',
  'priceCurrency',
  'priceAsOf',
  'priceConfidence',
  'streetAmount',
  'streetCurrency',
  'streetAsOf',
  'streetConfidence',
  'control',
  'licencePerYear',
  'releaseYear',
  'endOfSale',
  'endOfSupport',
] as const;

export const textNames = [...otherNames, ...numberNames, ...choiceNames, ...capabilities];
export type TextName = (typeof textNames)[number];

/** One line of the ports. */
export const PortRow = z.object({
  key: z.string(),
  count: z.string(),
  speedMbps: z.string(),
  connector: z.string(),
  role: z.string(),
  poe: z.string(),
  /** `4`, `4@10G`; absent in what was typed before there was such a field. */
  speedGroup: z.string().default(''),
});
export type PortRow = z.output<typeof PortRow>;

/** One line of what is bought with the device. */
export const LineRow = z.object({
  key: z.string(),
  kind: z.string(),
  partNumber: z.string(),
  name: z.string(),
  quantity: z.string(),
  price: z.string(),
  streetPrice: z.string(),
  perYear: z.string(),
  neededFor: z.string(),
  includesSupport: z.string().default(''),
  remoteUsers: z.string().default(''),
});
export type LineRow = z.output<typeof LineRow>;

/** The form of a device: all of it is text, so that nothing typed is lost before it is valid. */
export const FormValues = z.object({
  texts: z.record(z.enum(textNames), z.string()),
  ports: z.array(PortRow),
  lines: z.array(LineRow),
  sources: z.partialRecord(z.enum(figures), z.enum(figureSources)),
});
export type FormValues = z.output<typeof FormValues>;

export const noTexts: FormValues['texts'] = {
  category: 'switch',
  manufacturer: '',
  model: '',
  partNumber: '',
  family: '',
  class: '',
  typicalUseCase: '',
  datasheetUrl: '',
  wifiStandard: '',
  wifiStreams: '',
  priceAmount: '',
  priceCurrency: 'USD',
  priceAsOf: '',
  priceConfidence: 'medium',
  streetAmount: '',
  streetCurrency: 'USD',
  streetAsOf: '',
  streetConfidence: 'medium',
  control: '',
  licencePerYear: '',
  releaseYear: '',
  endOfSale: '',
  endOfSupport: '',
  poeBudgetW: '',
  forwardingMbps: '',
  firewallMbps: '',
  inspectionMbps: '',
  sessions: '',
  remoteUsers: '',
  ipsecMbps: '',
  clients: '',
  accessPoints: '',
  stackMembers: '',
  rackUnits: '',
  powerSupplies: '',
  drawW: '',
  weightKg: '',
  cpuSockets: '',
  memoryGb: '',
  poeInput: '',
  layer: '',
  airflow: '',
  environment: '',
  antenna: '',
  mounting: '',
  mlag: '',
  vlans: '',
  'static-routes': '',
  ospfv2: '',
  ospfv3: '',
  bgp: '',
  bfd: '',
  vrrp: '',
  pim: '',
  vrf: '',
  'evpn-vxlan': '',
  dot1x: '',
  'dhcp-snooping': '',
  nat: '',
  nat64: '',
  'stateful-firewall': '',
  ipsec: '',
  'ssl-vpn': '',
  'ids-ips': '',
  'url-filter': '',
  'firewall-ha': '',
};
