import { choiceNames, numberNames, type TextName } from './device-values.ts';

/** Where a field stands in the contract: what errors name it by. */
export function pathOf(name: TextName): string {
  const own = paths.get(name);
  return own ?? (isSpec(name) ? `specs.${name}` : name);
}

const paths = new Map<string, string>([
  ['wifiStandard', 'specs.wifi.standard'],
  ['wifiStreams', 'specs.wifi.streams'],
  ['priceAmount', 'price.amount'],
  ['priceCurrency', 'price.currency'],
  ['priceAsOf', 'price.asOf'],
  ['priceConfidence', 'price.confidence'],
]);

const specs: readonly string[] = [...numberNames, ...choiceNames];
const isSpec = (name: string): boolean => specs.includes(name);
