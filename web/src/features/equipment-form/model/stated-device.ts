import * as z from 'zod';
import { NewEquipment } from '#shared/contract/equipment-items.ts';
import type { Upload } from '#shared/contract/uploads.ts';
import { readNumber } from '#web/ui/form/number-text.ts';
import { choiceNames, type FormValues, numberNames } from './device-values.ts';
import { statedPort } from './port-rows.ts';
import { hasFigure } from './stated-figures.ts';

/** A form with the picture that was chosen. */
export interface FormState extends FormValues {
  readonly image: Upload | undefined;
  readonly removeImage: boolean;
}

/** The contract's schema over the form: what is wrong is named by its place in the contract, where the fields stand. */
export const StatedDevice = z.preprocess((values: FormState) => statedDevice(values), NewEquipment);

/** The values of the form before validation. An empty field is unknown and has no source. */
function statedDevice(values: FormState): Record<string, unknown> {
  const { texts, ports, sources, image } = values;
  const stated = {
    category: texts.category,
    manufacturer: texts.manufacturer,
    model: texts.model,
    partNumber: texts.partNumber,
    typicalUseCase: texts.typicalUseCase.trim() || undefined,
    datasheetUrl: texts.datasheetUrl.trim() || undefined,
    specs: withoutGaps({
      ports: ports.map(statedPort),
      ...Object.fromEntries(numberNames.map((name) => [name, readNumber(texts[name])])),
      ...Object.fromEntries(choiceNames.map((name) => [name, choice(texts[name])])),
      wifi: wifiOf(texts),
    }),
    price: priceOf(texts),
    licencePerYear: readNumber(texts.licencePerYear),
    releaseYear: readNumber(texts.releaseYear),
    endOfSale: texts.endOfSale || undefined,
    endOfSupport: texts.endOfSupport || undefined,
    sources: Object.fromEntries(Object.entries(sources).filter(([figure]) => hasFigure(values, figure))),
    image,
  };
  return withoutGaps(stated);
}

function choice(text: string): string | number | boolean | undefined {
  if (text === 'yes' || text === 'no') return text === 'yes';
  if (text === '2' || text === '3') return Number(text);
  return text || undefined;
}

/** The standard and the streams belong together: one without the other is validated, neither means unknown. */
function wifiOf({ wifiStandard, wifiStreams }: FormValues['texts']) {
  if (wifiStandard === '' && wifiStreams.trim() === '') return undefined;
  return { standard: wifiStandard, streams: readNumber(wifiStreams) };
}

/** Currency, day and confidence have defaults: a price is stated by its amount. */
function priceOf({ priceAmount, priceCurrency, priceAsOf, priceConfidence }: FormValues['texts']) {
  const amount = readNumber(priceAmount);
  if (amount === undefined) return undefined;
  return {
    amount,
    currency: priceCurrency.trim().toUpperCase(),
    asOf: priceAsOf,
    confidence: priceConfidence,
  };
}

const withoutGaps = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
