import { onceEach } from '../../../caching/once-each.ts';
import { internetHostIpv6 } from '../../../contract/configuration/internet-host.ts';
import type { Flow, NetworkConfiguration } from '../../../contract/configuration/network-configuration.ts';
import { parseAddress } from '../../addressing/ipv4.ts';
import { holdsIpv6, parseIpv6Block } from '../../addressing/ipv6-address.ts';
import { isIpv4 } from '../compiled/compiled-routing.ts';
import { everything, ipv4Defaults } from './ipv4-defaults.ts';
import { ipv4Half } from './ipv4-half.ts';
import { type Ipv6Codes, ipv6Codes } from './ipv6-codes.ts';
import { ipv6Half } from './ipv6-half.ts';

/** A network by address family, each as one of IPv4: what is simulated knows no other. */
export interface AddressFamilies {
  readonly ipv4: NetworkConfiguration;
  /** Absent where no flow is of IPv6. */
  readonly ipv6: Ipv6Family | undefined;
}

interface Ipv6Family {
  /** What has a code. */
  readonly named: ReadonlySet<string>;
  readonly network: NetworkConfiguration;
  /** Those of before where an edit names nothing else: then what was simulated with them can be followed. */
  readonly codes: Ipv6Codes;
  /** Of codes that stand for an address of IPv4: that address. */
  readonly ipv4Of: ReadonlyMap<number, number>;
  /** Another network by the same codes; undefined where it names what has none. */
  readonly recoded: (network: NetworkConfiguration) => NetworkConfiguration | undefined;
}

/** `before`: those of the network that this one was edited from. */
export function addressFamilies(network: NetworkConfiguration, before?: AddressFamilies): AddressFamilies {
  if (areOfIpv4(network.flows)) return { ipv4: network, ipv6: undefined };
  const recoded = before?.ipv6?.recoded(network);
  const ipv6 =
    before?.ipv6 && recoded
      ? { ...before.ipv6, network: recoded }
      : codedFamily(network, before?.ipv6?.named);
  return { ipv4: ipv4Half(network), ipv6 };
}

const areOfIpv4 = onceEach((flows: readonly Flow[]): boolean =>
  flows.every(({ address }) => isIpv4(address)),
);

/** What was named before an edit keeps its place, for whoever takes the edit back. */
function codedFamily(network: NetworkConfiguration, before: ReadonlySet<string> = new Set()): Ipv6Family {
  const named = new Set([...before, ...namedIn(network)]);
  const codes = ipv6Codes(named);
  const prefixes = [...named].filter((text) => text.includes('/')).map(parseIpv6Block);
  const translated = nat64Prefixes(network);
  let isLacking = false;
  const code = (text: string): string => {
    if (codes.isNamed(text) || codes.name(text)) return codes.codeOf(text);
    isLacking = true;
    return text;
  };
  const half = ipv6Half({ code, prefixes, hasNat64: translated.length > 0 });
  return {
    named,
    network: half(network),
    codes: { ...codes, textOf: (own) => (ipv4Defaults.includes(own) ? everything : codes.textOf(own)) },
    ipv4Of: ipv4Of(named, translated, codes),
    recoded: (edited) => {
      // With NAT64 a circuit stands twice in its row, once for each family, and what it is followed by has one name.
      if (translated.length > 0 || nat64Prefixes(edited).length > 0) return undefined;
      const now = half(edited);
      return isLacking ? undefined : now;
    },
  };
}

/** Every address and prefix of IPv6; whoever asks for the internet may do so where no flow does. */
function namedIn(network: NetworkConfiguration): ReadonlySet<string> {
  const named = new Set<string>([internetHostIpv6]);
  const note = (text: string): string => {
    named.add(text);
    return text;
  };
  ipv6Half({ code: note, prefixes: [], hasNat64: false })(network);
  return named;
}

const nat64Prefixes = ({ devices }: NetworkConfiguration): string[] =>
  devices.flatMap(({ nat }) => nat.flatMap((rule) => (rule.kind === 'nat64' ? [rule.prefix] : [])));

/** What is asked for of IPv4 under a NAT64 prefix (RFC 6052, 2.2). */
function ipv4Of(
  named: ReadonlySet<string>,
  translated: readonly string[],
  { codeOf }: Ipv6Codes,
): Map<number, number> {
  const blocks = translated.map(parseIpv6Block);
  if (blocks.length === 0) return new Map();
  return new Map(
    [...named].flatMap((text) => {
      const asked = text.includes('/') ? undefined : parseIpv6Block(`${text}/128`);
      const isTranslated = asked !== undefined && blocks.some((block) => holdsIpv6(block, asked));
      return isTranslated ? [[parseAddress(codeOf(text)), Number(asked.first & 0xffffffffn)]] : [];
    }),
  );
}
