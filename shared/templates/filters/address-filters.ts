import { type AddressValue, firstOf, format, hostMask, lastOf, parseAddressValue } from './address-value.ts';
import { type Filter, type FilterResult, integerOf } from './filter.ts';

/** A filter of one address; without an address it gives an empty string. */
const ofAddress =
  (result: (value: AddressValue, ...given: unknown[]) => FilterResult | undefined): Filter =>
  (value, ...given) => {
    const address = parseAddressValue(value);
    return (address && result(address, ...given)) ?? '';
  };

const prefixOf = ({ bits, prefix = bits }: AddressValue): number => prefix;

/** The address that many after another, as long as it exists in the family. */
function offset({ bits }: AddressValue, from: bigint, by: unknown): string | undefined {
  const steps = integerOf(by);
  if (steps === undefined) return undefined;
  const address = from + BigInt(steps);
  return address < 0n || address >= 1n << BigInt(bits) ? undefined : format(address, bits);
}

/** The longest list that `address_range` gives. */
const longestRange = 1_024;

const network = (value: AddressValue): string => format(firstOf(value), value.bits);

const netmask = (value: AddressValue): string =>
  format(((1n << BigInt(value.bits)) - 1n) ^ hostMask(value), value.bits);

/** Addresses for hosts: without the network's and the broadcast address in IPv4, but for prefixes of 31 and 32 bits. */
function hosts(value: AddressValue): number {
  const size = hostMask(value) + 1n;
  return Number(value.bits === 128 || size <= 2n ? size : size - 2n);
}

/** Host n of the network, counted from the network's address; a negative one from behind the last. */
function host(value: AddressValue, number: unknown): string | undefined {
  const n = integerOf(number);
  if (n === undefined) return undefined;
  const address = (n < 0 ? lastOf(value) + 1n : firstOf(value)) + BigInt(n);
  return address < firstOf(value) || address > lastOf(value) ? undefined : format(address, value.bits);
}

function addressRange(value: AddressValue, count: unknown): string[] | undefined {
  const wanted = integerOf(count);
  if (wanted === undefined || wanted < 0 || wanted > longestRange) return undefined;
  return Array.from({ length: wanted }, (_, index) => offset(value, value.address, index) ?? '').filter(
    (address) => address !== '',
  );
}

const broadcast = (value: AddressValue): string | undefined =>
  value.bits === 32 && hostMask(value) > 1n ? format(lastOf(value), 32) : undefined;

/** Of addresses of both families, with or without a prefix length. */
export const addressFilters = {
  address: ofAddress(({ address, bits }) => format(address, bits)),
  network: ofAddress(network),
  netmask: ofAddress(netmask),
  wildcard: ofAddress((value) => format(hostMask(value), value.bits)),
  prefix: ofAddress(prefixOf),
  cidr: ofAddress((value) => `${network(value)}/${prefixOf(value)}`),
  hosts: ofAddress(hosts),
  host: ofAddress(host),
  next_address: ofAddress((value, steps = 1) => offset(value, value.address, steps)),
  broadcast: ofAddress(broadcast),
  address_range: ofAddress(addressRange),
} satisfies Readonly<Record<string, Filter>>;
