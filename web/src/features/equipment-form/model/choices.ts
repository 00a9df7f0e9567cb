import { type FigureSource, figureSources } from '#shared/contract/device.ts';
import { speedName } from '#shared/equipment/port-notation.ts';
import { deviceWordsAt } from '#shared/vocabulary/fields/device-fields.ts';
import { fieldText } from '#shared/vocabulary/fields/field-text.ts';

/** Values of a select in words, in the order of its list. */
export type Choices = readonly (readonly [value: string, words: string])[];

const choicesAt = (path: string): Choices => Object.entries(deviceWordsAt(path).values ?? {});

export const categoryChoices: Choices = choicesAt('category');
export const connectorChoices: Choices = choicesAt('specs.ports[].connector');
export const poeChoices: Choices = choicesAt('specs.poeInput');
export const wifiChoices: Choices = choicesAt('specs.wifi.standard');

/** Speeds of ports that are sold, in Mbit/s. */
const speeds = [100, 1_000, 2_500, 5_000, 10_000, 25_000, 40_000, 50_000, 100_000, 200_000, 400_000, 800_000];

/** The usual speeds, and the one that a device has. */
export function speedChoices(current: string): Choices {
  const usual = speeds.map((mbps) => [String(mbps), speedName(mbps)] as const);
  return current === '' || speeds.includes(Number(current))
    ? usual
    : [...usual, [current, speedName(Number(current))]];
}

export const portRoleChoices: Choices = choicesAt('specs.ports[].role');

export const layerChoices: Choices = choicesAt('specs.layer');

export const airflowChoices: Choices = choicesAt('specs.airflow');

export const antennaChoices: Choices = choicesAt('specs.antenna');
export const environmentChoices: Choices = choicesAt('specs.environment');
export const mountingChoices: Choices = choicesAt('specs.mounting');
export const classChoices: Choices = choicesAt('class');
export const lineKindChoices: Choices = choicesAt('lines[].kind');
export const levelChoices: Choices = choicesAt('specs.capabilities.bgp');

/** What may manage it, as `specs.control` lists it. */
export const controlChoices: Choices = [
  'none',
  'local',
  'cloud',
  'local none',
  'cloud none',
  'cloud local',
  'cloud local none',
].map((text) => [text, fieldText(deviceWordsAt('specs.control'), text.split(' '))] as const);

export const confidenceChoices: Choices = choicesAt('price.confidence');

/** Where a figure comes from; none was stated by whoever entered the device. */
export const sourceLabels: Readonly<Record<FigureSource | 'stated', string>> = {
  stated: 'Stated',
  datasheet: 'Datasheet',
  facts: 'Device library',
  estimate: 'Estimate',
};

/** What someone may say of a figure; the device library only where it is the source already. */
export const sourceChoices = (current: FigureSource | undefined): Choices => [
  ['', sourceLabels.stated],
  ...figureSources
    .filter((source) => source !== 'facts' || source === current)
    .map((source) => [source, sourceLabels[source]] as const),
];
