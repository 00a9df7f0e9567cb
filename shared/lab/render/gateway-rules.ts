import type { NetworkConfiguration } from '../../contract/configuration/network-configuration.ts';
import { parseIpv6 } from '../../network/addressing/ipv6-address.ts';
import { isIpv4 } from '../library/address-family.ts';
import { linuxName } from '../wiring/interface-names.ts';
import type { Wiring } from '../wiring/wiring.ts';
import { nftChain } from './nft-chain.ts';

/**
 * Rules for `nft -f` that say, whichever switch of a pair answers, that the shared address of a gateway is at its virtual
 * MAC address: otherwise hosts would go on asking the one that has failed for as long as they remember it.
 */
export function gatewayRules(
  device: NetworkConfiguration['devices'][number],
  { spaces }: Pick<Wiring, 'spaces'>,
): string {
  const rules: Readonly<Record<'arp' | 'ip6', string[]>> = { arp: [], ip6: [] };
  for (const { isActiveOnBoth, virtualMac, interface: name, address, global } of device.firstHops) {
    if (!isActiveOnBoth || virtualMac === undefined) continue;
    const link = linuxName(device, name);
    const mac = spaces.get(device.id)?.bridges.get(link)?.mac;
    if (isIpv4(address))
      rules.arp.push(`oifname ${link} arp saddr ip ${address} arp saddr ether set ${virtualMac}`);
    else if (mac !== undefined)
      for (const shared of global === undefined ? [address] : [address, global])
        rules.ip6.push(`oifname ${link} ${advertisementOf(shared)} ${movedTo(virtualMac, mac)}`);
  }
  return Object.entries(rules)
    .filter(([, own]) => own.length > 0)
    .map(([family, own]) =>
      [`table ${family} gateways {`, ...nftChain('sent', 'output', own), '}', ''].join('\n'),
    )
    .join('');
}

/** A neighbour advertisement of this address whose first option is its link-layer address (RFC 4861, 4.4 and 4.6.1). */
const advertisementOf = (address: string): string =>
  `icmpv6 type nd-neighbor-advert @th,64,128 ${hex(parseIpv6(address), 32)} @th,192,16 0x0201`;

/** nftables sums up no packet anew whose options it writes: what the address adds to the sum, 16 reserved bits take away. */
function movedTo(virtualMac: string, mac: string): string {
  const balance = (((sumOf(mac) - sumOf(virtualMac)) % 0xffff) + 0xffff) % 0xffff;
  return `@th,208,48 set 0x${virtualMac.replaceAll(':', '')} @th,48,16 set ${hex(BigInt(balance), 4)}`;
}

const sumOf = (mac: string): number =>
  [...mac.replaceAll(':', '').matchAll(/.{4}/g)].reduce((sum, [word]) => sum + Number.parseInt(word, 16), 0);

const hex = (value: bigint, digits: number): string => `0x${value.toString(16).padStart(digits, '0')}`;
