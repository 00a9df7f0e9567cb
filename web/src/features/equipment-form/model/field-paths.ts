import { capabilities } from '#shared/contract/device.ts';
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
  ['streetAmount', 'streetPrice.amount'],
  ['streetCurrency', 'streetPrice.currency'],
  ['streetAsOf', 'streetPrice.asOf'],
  ['streetConfidence', 'streetPrice.confidence'],
  ['control', 'specs.control'],
  ...capabilities.map((name) => [name, `specs.capabilities.${name}`] as const),
]);

const specs: readonly string[] = [...numberNames, ...choiceNames];
const isSpec = (name: string): boolean => specs.includes(name);
