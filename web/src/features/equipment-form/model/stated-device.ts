import * as z from 'zod';
import { capabilities } from '#shared/contract/device.ts';
import { NewEquipment } from '#shared/contract/equipment-items.ts';
import type { Upload } from '#shared/contract/uploads.ts';
import { readNumber } from '#web/ui/form/number-text.ts';
import { choiceNames, type FormValues, numberNames } from './device-values.ts';
import { statedLine } from './line-rows.ts';
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
  const { texts, ports, lines, sources, image } = values;
  const stated = {
    category: texts.category,
    manufacturer: texts.manufacturer,
    model: texts.model,
    partNumber: texts.partNumber,
    family: texts.family.trim() || undefined,
    class: texts.class || undefined,
    typicalUseCase: texts.typicalUseCase.trim() || undefined,
    datasheetUrl: texts.datasheetUrl.trim() || undefined,
    specs: withoutGaps({
      ports: ports.map(statedPort),
      ...Object.fromEntries(numberNames.map((name) => [name, readNumber(texts[name])])),
      ...Object.fromEntries(choiceNames.map((name) => [name, choice(texts[name])])),
      capabilities: capabilitiesOf(texts),
      control: texts.control === '' ? undefined : texts.control.split(' '),
      wifi: wifiOf(texts),
    }),
    price: priceOf(texts.priceAmount, texts.priceCurrency, texts.priceAsOf, texts.priceConfidence),
    streetPrice: priceOf(texts.streetAmount, texts.streetCurrency, texts.streetAsOf, texts.streetConfidence),
    lines: lines.length > 0 ? lines.map(statedLine) : undefined,
    licencePerYear: readNumber(texts.licencePerYear),
    releaseYear: readNumber(texts.releaseYear),
    endOfSale: texts.endOfSale || undefined,
    endOfSupport: texts.endOfSupport || undefined,
    sources: Object.fromEntries(Object.entries(sources).filter(([figure]) => hasFigure(values, figure))),
    image,
  };
  return withoutGaps(stated);
}

const choice = (text: string): string | number | undefined =>
  text === '2' || text === '3' ? Number(text) : text || undefined;

/** Nothing where none is stated. */
function capabilitiesOf(texts: FormValues['texts']) {
  const stated = capabilities.filter((name) => texts[name] !== '').map((name) => [name, texts[name]]);
  return stated.length > 0 ? Object.fromEntries(stated) : undefined;
}

/** The standard and the streams belong together: one without the other is validated, neither means unknown. */
function wifiOf({ wifiStandard, wifiStreams }: FormValues['texts']) {
  if (wifiStandard === '' && wifiStreams.trim() === '') return undefined;
  return { standard: wifiStandard, streams: readNumber(wifiStreams) };
}

/** Currency, day and confidence have defaults: a price is stated by its amount. */
function priceOf(text: string, currency: string, asOf: string, confidence: string) {
  const amount = readNumber(text);
  return amount === undefined
    ? undefined
    : { amount, currency: currency.trim().toUpperCase(), asOf, confidence };
}

const withoutGaps = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
