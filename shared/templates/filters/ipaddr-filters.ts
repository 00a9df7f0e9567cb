import { addressFilters } from './address-filters.ts';
import { parseAddressValue } from './address-value.ts';
import { type Filter, integerOf } from './filter.ts';

const { address, network, netmask, wildcard, prefix, cidr, hosts, host, broadcast } = addressFilters;

/** `10.0.0.5/24` as it is; a plain address with the length of its family. */
const hostPrefix: Filter = (value) => `${address(value)}/${prefix(value)}`;

/** Queries of Ansible's `ipaddr` that templates in use ask. */
const queries: Readonly<Record<string, Filter>> = {
  address,
  ip: address,
  network,
  network_id: network,
  netmask,
  hostmask: wildcard,
  wildcard,
  prefix,
  subnet: cidr,
  'network/prefix': cidr,
  net: (value) =>
    parseAddressValue(value)?.prefix !== undefined && network(value) === address(value) ? cidr(value) : '',
  cidr: hostPrefix,
  'host/prefix': hostPrefix,
  'address/prefix': hostPrefix,
  broadcast,
  size: (value) =>
    parseAddressValue(value) === undefined ? '' : 2 ** (bitsOf(value) - Number(prefix(value))),
  hosts,
  first_usable: (value) => host(value, isPointToPoint(value) ? 0 : 1),
  last_usable: (value) => host(value, isPointToPoint(value) || bitsOf(value) === 128 ? -1 : -2),
  version: (value) => (bitsOf(value) === 128 ? 6 : 4),
  ipv4: (value) => (bitsOf(value) === 32 ? asGiven(value) : ''),
  ipv6: (value) => (bitsOf(value) === 128 ? asGiven(value) : ''),
};

const bitsOf = (value: unknown): number => parseAddressValue(value)?.bits ?? 0;

const isPointToPoint = (value: unknown): boolean => bitsOf(value) - Number(prefix(value)) <= 1;

const asGiven = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Without a query the value itself where it is an address; a number asks for that host, with the prefix length. */
const ipaddr: Filter = (value, query = '') => {
  if (Array.isArray(value))
    return value
      .map((item) => ipaddr(item, query))
      .filter((item) => typeof item === 'string' && item !== '')
      .map(String);
  if (parseAddressValue(value) === undefined) return '';
  if (query === '') return asGiven(value);
  const number = integerOf(query);
  if (number !== undefined) {
    const found = host(value, number);
    return found === '' ? '' : `${found}/${prefix(value)}`;
  }
  return typeof query === 'string' && Object.hasOwn(queries, query) ? (queries[query]?.(value) ?? '') : '';
};

const ofFamily =
  (bits: number): Filter =>
  (value, query) =>
    Array.isArray(value)
      ? ipaddr(
          value.filter((item) => bitsOf(item) === bits),
          query,
        )
      : bitsOf(value) === bits
        ? ipaddr(value, query)
        : '';

/** As Ansible calls them. */
export const ipaddrFilters = {
  ipaddr,
  ipv4: ofFamily(32),
  ipv6: ofFamily(128),
  nthhost: host,
} satisfies Readonly<Record<string, Filter>>;
