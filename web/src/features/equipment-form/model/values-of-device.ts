import { capabilities, type DeviceDraft, type Specs } from '#shared/contract/device.ts';
import { choiceNames, type FormValues, noTexts, numberNames } from './device-values.ts';
import { rowsOfLines } from './line-rows.ts';
import { rowsOfPorts } from './port-rows.ts';

/** The form of a new device. `today` as `2026-03-31`: prices that are typed now are of now. */
export const newDeviceValues = (today: string): FormValues => ({
  texts: { ...noTexts, priceAsOf: today, streetAsOf: today },
  ports: [],
  lines: [],
  sources: {},
});

/** A stored device in the form. `today` stands for the day of a price that it does not have yet. */
export function valuesOfDevice(device: DeviceDraft, today: string): FormValues {
  const { specs, price, streetPrice, lines = [] } = device;
  return {
    texts: {
      ...noTexts,
      category: device.category,
      manufacturer: device.manufacturer,
      model: device.model,
      partNumber: device.partNumber,
      family: device.family ?? '',
      class: device.class ?? '',
      typicalUseCase: device.typicalUseCase ?? '',
      datasheetUrl: device.datasheetUrl ?? '',
      wifiStandard: specs.wifi?.standard ?? '',
      wifiStreams: text(specs.wifi?.streams),
      priceAmount: text(price?.amount),
      priceCurrency: price?.currency ?? noTexts.priceCurrency,
      priceAsOf: price?.asOf ?? today,
      priceConfidence: price?.confidence ?? noTexts.priceConfidence,
      streetAmount: text(streetPrice?.amount),
      streetCurrency: streetPrice?.currency ?? noTexts.streetCurrency,
      streetAsOf: streetPrice?.asOf ?? today,
      streetConfidence: streetPrice?.confidence ?? noTexts.streetConfidence,
      control: specs.control?.join(' ') ?? '',
      licencePerYear: text(device.licencePerYear),
      releaseYear: text(device.releaseYear),
      endOfSale: device.endOfSale ?? '',
      endOfSupport: device.endOfSupport ?? '',
      ...textsOfSpecs(specs),
    },
    ports: rowsOfPorts(specs.ports),
    lines: rowsOfLines(lines),
    sources: { ...device.sources },
  };
}

function textsOfSpecs(specs: Specs): Partial<FormValues['texts']> {
  const names = [...numberNames, ...choiceNames] as const;
  return Object.fromEntries([
    ...names.map((name) => [name, text(specs[name])] as const),
    ...capabilities.map((name) => [name, specs.capabilities?.[name] ?? ''] as const),
  ]);
}

const text = (figure: string | number | undefined): string => (figure === undefined ? '' : String(figure));
