import { formatAddress, parseAddress } from '../../network/addressing/ipv4.ts';
import { formatIpv6, parseIpv6 } from '../../network/addressing/ipv6-address.ts';

/** An address of either family as a number, with the prefix length where one was given. */
export interface AddressValue {
  readonly bits: 32 | 128;
  readonly address: bigint;
  readonly prefix: number | undefined;
}

const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;

/** Reads `10.0.0.1`, `10.0.0.1/24`, `10.0.0.1 255.255.255.0`, `2001:db8::1` or `2001:db8::1/64`. */
export function parseAddressValue(value: unknown): AddressValue | undefined {
  if (typeof value !== 'string' || value.length > 64) return undefined;
  const [, text = '', length] = /^([^/\s]+)(?:(?:\/|\s+)(\S+))?$/.exec(value.trim()) ?? [];
  const bits = ipv4.test(text) ? 32 : isIpv6(text) ? 128 : undefined;
  if (bits === undefined) return undefined;
  const address = bits === 32 ? BigInt(parseAddress(text)) : parseIpv6(text);
  if (length === undefined) return { bits, address, prefix: undefined };
  const prefix = prefixOf(length, bits);
  return prefix === undefined ? undefined : { bits, address, prefix };
}

/** RFC 4291's notation without a dotted part. */
function isIpv6(text: string): boolean {
  if (!/^[0-9a-f:]+$/i.test(text) || /:::|::.*::|^:[^:]|[^:]:$/.test(text)) return false;
  const groups = text.split(':').filter((group) => group !== '');
  return (
    groups.every((group) => group.length <= 4) &&
    (text.includes('::') ? groups.length < 8 : groups.length === 8)
  );
}

/** `24`, or the netmask `255.255.255.0`. */
function prefixOf(text: string, bits: 32 | 128): number | undefined {
  if (/^\d{1,3}$/.test(text)) return Number(text) <= bits ? Number(text) : undefined;
  return bits === 32 ? prefixOfNetmask(text) : undefined;
}

/** 24 of `255.255.255.0`; nothing of what is no netmask. */
export function prefixOfNetmask(netmask: string): number | undefined {
  if (!ipv4.test(netmask)) return undefined;
  const ones = parseAddress(netmask).toString(2).padStart(32, '0');
  return /^1*0*$/.test(ones) ? ones.replaceAll('0', '').length : undefined;
}

export const isIpv4Text = (text: string): boolean => ipv4.test(text);

export const format = (address: bigint, bits: 32 | 128): string =>
  bits === 32 ? formatAddress(Number(address)) : formatIpv6(address);

/** The bits of the host part, all set: the wildcard mask. */
export const hostMask = ({ bits, prefix = bits }: AddressValue): bigint => (1n << BigInt(bits - prefix)) - 1n;

export const firstOf = (value: AddressValue): bigint => value.address & ~hostMask(value);

export const lastOf = (value: AddressValue): bigint => value.address | hostMask(value);
