import * as z from 'zod';
import { figureSources, figures } from '#shared/contract/device.ts';

/** Fields that hold a number of the device's specs, as it is typed. */
export const numberNames = [
  'poeBudgetW',
  'forwardingMbps',
  'firewallMbps',
  'inspectionMbps',
  'sessions',
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
export const choiceNames = ['poeInput', 'layer', 'airflow', 'outdoor', 'mlag'] as const;

const otherNames = [
  'category',
  'manufacturer',
  'model',
  'partNumber',
  'typicalUseCase',
  'datasheetUrl',
  'wifiStandard',
  'wifiStreams',
  'priceAmount',
  'priceCurrency',
  'priceAsOf',
  'priceConfidence',
  'licencePerYear',
  'releaseYear',
  'endOfSale',
  'endOfSupport',
] as const;

export const textNames = [...otherNames, ...numberNames, ...choiceNames];
export type TextName = (typeof textNames)[number];

/** One line of the ports. */
export const PortRow = z.object({
  key: z.string(),
  count: z.string(),
  speedMbps: z.string(),
  connector: z.string(),
  role: z.string(),
  poe: z.string(),
});
export type PortRow = z.output<typeof PortRow>;

/** The form of a device: all of it is text, so that nothing typed is lost before it is valid. */
export const FormValues = z.object({
  texts: z.record(z.enum(textNames), z.string()),
  ports: z.array(PortRow),
  sources: z.partialRecord(z.enum(figures), z.enum(figureSources)),
});
export type FormValues = z.output<typeof FormValues>;

export const noTexts: FormValues['texts'] = {
  category: 'switch',
  manufacturer: '',
  model: '',
  partNumber: '',
  typicalUseCase: '',
  datasheetUrl: '',
  wifiStandard: '',
  wifiStreams: '',
  priceAmount: '',
  priceCurrency: 'USD',
  priceAsOf: '',
  priceConfidence: 'medium',
  licencePerYear: '',
  releaseYear: '',
  endOfSale: '',
  endOfSupport: '',
  poeBudgetW: '',
  forwardingMbps: '',
  firewallMbps: '',
  inspectionMbps: '',
  sessions: '',
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
  outdoor: '',
  mlag: '',
};
