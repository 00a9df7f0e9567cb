import { figureRows } from '#web/documents/equipment/model/figures.ts';
import type { TextName } from './device-values.ts';

/** What a field is called above it, in the summary of errors, and where two versions are compared. */
export const fieldLabel = (name: TextName): string => ownLabels.get(name) ?? rowOf(name)?.name ?? name;

/** The unit that stands in a field. */
export const fieldUnit = (name: TextName): string | undefined => rowOf(name)?.unit;

const ownLabels = new Map<TextName, string>([
  ['category', 'Category'],
  ['manufacturer', 'Maker'],
  ['model', 'Model'],
  ['partNumber', 'Part number'],
  ['typicalUseCase', 'Typical use'],
  ['datasheetUrl', 'Datasheet'],
  ['priceCurrency', 'Currency'],
  ['priceConfidence', 'Confidence in the price'],
]);

const rowKeys = new Map<TextName, string>([
  ['wifiStandard', 'wifi'],
  ['wifiStreams', 'streams'],
  ['priceAmount', 'price'],
]);

const rowOf = (name: TextName) => figureRows.find(({ key }) => key === (rowKeys.get(name) ?? name));
