import type { DhcpOption } from '../../../contract/dhcp-option.ts';
import { parseAddress } from '../../addressing/ipv4.ts';
import { parseIpv6 } from '../../addressing/ipv6-address.ts';

/** How a maker's access points take the addresses of their controllers from DHCP. */
export interface AccessPointDiscovery {
  /** Vendor-specific information (RFC 2132, 8.4), or the controllers of CAPWAP (RFC 5417). */
  readonly code: 43 | 138;
  /** Bytes of the addresses one after the other, or what they are written like, with commas between them. */
  readonly form: 'addresses' | 'text';
  /** The number within option 43 that is theirs; without one they are all that it holds. */
  readonly subOption?: number;
  /** What option 60 has to answer for option 43 to be taken. */
  readonly vendorClass?: string;
  /** As many controllers are taken. */
  readonly most: number;
  /** The option of DHCPv6, where their maker says that they take it. */
  readonly ipv6?: 52;
}

const name = 'Wireless controllers';

/** What tells access points where their controllers are, by their addresses. */
export function discoveryOptions(
  { code, form, subOption, vendorClass, most }: AccessPointDiscovery,
  controllers: readonly string[],
): DhcpOption[] {
  const values = controllers.slice(0, most);
  const told = form === 'addresses' ? values.map(bytesOfAddress).join('') : bytesOfText(values.join(','));
  const hex = subOption === undefined ? told : `${byte(subOption)}${byte(told.length / 2)}${told}`;
  return [
    ...(vendorClass === undefined ? [] : [{ code: 60, name: 'Vendor class', values: [vendorClass] }]),
    { code, name, values, hex },
  ];
}

/** The same by DHCPv6 (RFC 5417): the addresses one after the other. */
export function discoveryOptions6(
  { most, ipv6: code }: AccessPointDiscovery,
  controllers: readonly string[],
): DhcpOption[] {
  if (code === undefined) return [];
  const values = controllers.slice(0, most);
  return [{ code, name, values, hex: values.map(bytesOfIpv6).join('') }];
}

const byte = (value: number): string => value.toString(16).padStart(2, '0');

const bytesOfAddress = (address: string): string => parseAddress(address).toString(16).padStart(8, '0');

const bytesOfIpv6 = (address: string): string => parseIpv6(address).toString(16).padStart(32, '0');

const bytesOfText = (text: string): string =>
  [...text].map((character) => byte(character.charCodeAt(0))).join('');
