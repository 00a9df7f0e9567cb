import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { NatRule } from '#shared/contract/configuration/security.ts';
import { linuxName } from '../wiring/interface-names.ts';
import { isIpv4 } from './address-family.ts';

/** Published servers in both directions first, then everybody else behind the address of the way out. */
export function natLines(device: DeviceConfiguration): string[] {
  if (device.nat.length === 0) return [];
  const published = device.nat.filter((rule) => rule.kind === 'static');
  return [
    'chain incoming {',
    '  type nat hook prerouting priority dstnat;',
    ...published.map(
      ({ outside, address, inside }) =>
        `  iifname ${linuxName(device, outside)} ip daddr ${address} dnat to ${inside}`,
    ),
    '}',
    'chain outgoing {',
    '  type nat hook postrouting priority srcnat;',
    // Routing protocols speak from an address of the link.
    '  ip daddr 224.0.0.0/4 accept',
    '  meta l4proto { ospf, vrrp } accept',
    ...[...published, ...device.nat.filter((rule) => rule.kind === 'source')].map(
      (rule) => `  ${outgoing(linuxName(device, rule.outside), rule)}`,
    ),
    '}',
  ];
}

function outgoing(outside: string, rule: NatRule): string {
  if (rule.kind === 'static') return `oifname ${outside} ip saddr ${rule.inside} snat to ${rule.address}`;
  const sources = rule.sources.filter(isIpv4).join(', ');
  const except = rule.except.filter(isIpv4).join(', ');
  const spared = except === '' ? '' : ` ip daddr != { ${except} }`;
  return `oifname ${outside} ip saddr { ${sources} }${spared} snat to ${rule.address}`;
}
