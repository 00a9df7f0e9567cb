import * as fc from 'fast-check';

const menu = (path: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [path, ...lines];

const rules = [
  'add action=accept chain=input connection-state=established,related',
  'add action=accept chain=input comment="ssh from the office" dst-port=22 protocol=tcp',
  'add action=accept chain=input protocol=icmp',
  'add action=drop chain=input comment=rest',
];

/** Exports whose addresses are on interfaces that are there. */
export const routerosText: fc.Arbitrary<string> = fc
  .tuple(
    fc.subarray([10, 20, 30]),
    fc.shuffledSubarray(rules),
    fc.constantFrom(undefined, 'r1', 'r2'),
    fc.constantFrom(undefined, '"to the provider"', 'uplink'),
    fc.constantFrom('', ' mtu=1400'),
  )
  .chain(([vlans, filter, name, comment, mtu]) =>
    fc
      .array(fc.constantFrom('ether1', ...vlans.map((id) => `vlan${id}`)), { minLength: 2, maxLength: 2 })
      .map((places) =>
        [
          '# 2026-11-22 13:00:00 by RouterOS 7.15',
          ...menu(
            '/interface vlan',
            vlans.map((id) => `add interface=bridge1${mtu} name=vlan${id} vlan-id=${id}`),
          ),
          ...menu(
            '/interface ethernet',
            comment === undefined ? [] : [`set [ find default-name=ether1 ] comment=${comment}`],
          ),
          ...menu(
            '/ip address',
            places.map((on, at) => `add address=10.0.${at}.1/24 interface=${on}`),
          ),
          ...menu('/ip firewall filter', filter),
          ...menu('/system identity', name === undefined ? [] : [`set name=${name}`]),
          '',
        ].join('\n'),
      ),
  );
