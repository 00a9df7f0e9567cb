import {
  connectors,
  type FigureSource,
  figureSources,
  poeTypes,
  wifiStandards,
} from '#shared/contract/device.ts';
import { speedName } from '#shared/equipment/port-notation.ts';
import { airflowLabels } from '#web/documents/equipment/model/figures.ts';
import { categoryLabels } from '#web/documents/equipment/model/labels.ts';
import { portRoleLabels } from '#web/documents/equipment/model/port-roles.ts';

/** Values of a select in words, in the order of its list. */
export type Choices = readonly (readonly [value: string, words: string])[];

const same = (values: readonly string[]): Choices => values.map((value) => [value, value]);

export const categoryChoices: Choices = Object.entries(categoryLabels);
export const connectorChoices: Choices = same(connectors);
export const poeChoices: Choices = same(poeTypes);
export const wifiChoices: Choices = same(wifiStandards);

/** Speeds of ports that are sold, in Mbit/s. */
const speeds = [100, 1_000, 2_500, 5_000, 10_000, 25_000, 40_000, 50_000, 100_000, 200_000, 400_000, 800_000];

/** The usual speeds, and the one that a device has. */
export function speedChoices(current: string): Choices {
  const usual = speeds.map((mbps) => [String(mbps), speedName(mbps)] as const);
  return current === '' || speeds.includes(Number(current))
    ? usual
    : [...usual, [current, speedName(Number(current))]];
}

export const portRoleChoices: Choices = Object.entries(portRoleLabels);

export const layerChoices: Choices = [
  ['2', 'Layer 2'],
  ['3', 'Layer 3'],
];

export const airflowChoices: Choices = Object.entries(airflowLabels);

export const yesOrNo: Choices = [
  ['yes', 'Yes'],
  ['no', 'No'],
];

export const confidenceChoices: Choices = [
  ['high', 'High: price list'],
  ['medium', 'Medium: a reseller'],
  ['low', 'Low: a guess'],
];

/** Where a figure comes from; none was stated by whoever entered the device. */
export const sourceLabels: Readonly<Record<FigureSource | 'stated', string>> = {
  stated: 'Stated',
  datasheet: 'Datasheet',
  facts: 'Device library',
  estimate: 'Estimate',
};

/** What somebody may say of a figure; the device library only where it is the source already. */
export const sourceChoices = (current: FigureSource | undefined): Choices => [
  ['', sourceLabels.stated],
  ...figureSources
    .filter((source) => source !== 'facts' || source === current)
    .map((source) => [source, sourceLabels[source]] as const),
];
