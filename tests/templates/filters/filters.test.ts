import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filters } from '#shared/templates/filters/filters.ts';
import { propertyRuns } from '../../support/property-runs.ts';

const call = (name: string, ...given: unknown[]) => {
  const [value, ...others] = given;
  return filters[name]?.(value, ...others);
};

describe('filters of addresses', () => {
  it.each([
    ['address', '10.1.2.3/24', '10.1.2.3'],
    ['address', '2001:DB8:0::1/64', '2001:db8::1'],
    ['network', '10.1.2.3/24', '10.1.2.0'],
    ['network', '10.1.2.3 255.255.0.0', '10.1.0.0'],
    ['network', '2001:db8::ff/120', '2001:db8::'],
    ['netmask', '10.1.2.3/22', '255.255.252.0'],
    ['netmask', '10.1.2.3', '255.255.255.255'],
    ['netmask', '2001:db8::1/32', 'ffff:ffff::'],
    ['wildcard', '10.1.2.3/22', '0.0.3.255'],
    ['prefix', '10.1.2.3/22', 22],
    ['prefix', '2001:db8::1', 128],
    ['cidr', '10.1.2.3/22', '10.1.0.0/22'],
    ['hosts', '10.1.2.3/24', 254],
    ['hosts', '10.1.2.3/31', 2],
    ['hosts', '2001:db8::/120', 256],
    ['broadcast', '10.1.2.3/24', '10.1.2.255'],
    ['broadcast', '10.1.2.3/31', ''],
    ['broadcast', '2001:db8::/64', ''],
    ['next_address', '10.1.2.255', '10.1.3.0'],
    ['next_address', '255.255.255.255', ''],
    ['next_address', '2001:db8::ffff', '2001:db8::1:0'],
  ])('%s of %s is %s', (name, value, result) => expect(call(name, value)).toBe(result));

  it.each([
    ['host', ['10.1.2.3/24', 1], '10.1.2.1'],
    ['host', ['10.1.2.3/24', -2], '10.1.2.254'],
    ['host', ['10.1.2.3/24', 256], ''],
    ['host', ['2001:db8::/64', 10], '2001:db8::a'],
    ['next_address', ['10.1.2.3', -3], '10.1.2.0'],
    ['address_range', ['10.1.2.254', 3], ['10.1.2.254', '10.1.2.255', '10.1.3.0']],
    ['address_range', ['255.255.255.254', 5], ['255.255.255.254', '255.255.255.255']],
    ['address_range', ['10.1.2.254', 1_000_000], ''],
    ['ipaddr', ['10.1.2.3/24'], '10.1.2.3/24'],
    ['ipaddr', ['nonsense'], ''],
    ['ipaddr', ['10.1.2.3/24', 'address'], '10.1.2.3'],
    ['ipaddr', ['10.1.2.3/24', 'network'], '10.1.2.0'],
    ['ipaddr', ['10.1.2.3/24', 'subnet'], '10.1.2.0/24'],
    ['ipaddr', ['10.1.2.3/24', 'net'], ''],
    ['ipaddr', ['10.1.2.0/24', 'net'], '10.1.2.0/24'],
    ['ipaddr', ['10.1.2.3/24', 'size'], 256],
    ['ipaddr', ['10.1.2.3/24', 'first_usable'], '10.1.2.1'],
    ['ipaddr', ['10.1.2.3/24', 'last_usable'], '10.1.2.254'],
    ['ipaddr', ['10.1.2.3/31', 'last_usable'], '10.1.2.3'],
    ['ipaddr', ['10.1.2.3/24', 5], '10.1.2.5/24'],
    ['ipaddr', ['10.1.2.3/24', 'constructor'], ''],
    ['ipaddr', [['10.1.2.3/24', 'x', '2001:db8::1/64'], 'address'], ['10.1.2.3', '2001:db8::1']],
    ['ipv4', ['2001:db8::1/64'], ''],
    ['ipv6', ['2001:db8::1/64', 'prefix'], 64],
  ] as const)('%s of %j is %j', (name, given, result) => expect(call(name, ...given)).toEqual(result));

  it.each([
    '256.0.0.1',
    '1.2.3',
    '1.2.3.4.5',
    '01.2.3.4',
    '1.2.3.4/33',
    '1.2.3.4 255.0.255.0',
    ':::',
    '1::2::3',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '12345::',
    ':1',
    '1:',
    '::/129',
    '',
    ' ',
    '1.2.3.4.',
  ])('gives nothing for %j, which is no address', (value) => {
    for (const name of ['address', 'network', 'netmask', 'ipaddr', 'hosts'])
      expect(call(name, value)).toBe('');
  });
});

describe('the other filters', () => {
  it.each([
    ['short_name', 'GigabitEthernet1/0/1', 'Gi1/0/1'],
    ['short_name', 'TwentyFiveGigE1/0/3', 'Twe1/0/3'],
    ['short_name', 'Port-channel 10', 'Po10'],
    ['short_name', 'ge-0/0/1', 'ge-0/0/1'],
    ['long_name', 'Gi1/0/1.20', 'GigabitEthernet1/0/1.20'],
    ['long_name', 'gig 0/1', 'GigabitEthernet0/1'],
    ['long_name', 'vlan10', 'Vlan10'],
    ['mac_colon', '001A.2B3C.4D5E', '00:1a:2b:3c:4d:5e'],
    ['mac_dot', '00:1a:2b:3c:4d:5e', '001a.2b3c.4d5e'],
    ['mac_dash', '001a2b3c4d5e', '00-1a-2b-3c-4d-5e'],
    ['mac_dot', '00:1a:2b-3c:4d:5e', ''],
    ['vlan_ranges', [20, '12', 10, 11, 11], '10-12,20'],
    ['vlan_ranges', [], ''],
    ['hex', 254, 'fe'],
    ['origin', ['node-1', 'edge-2'], '\uE000node-1\uE001edge-2\uE002'],
  ])('%s of %j is %j', (name, value, result) => expect(call(name, value)).toBe(result));

  it('pads hexadecimal digits', () => expect(call('hex', 10, 4)).toBe('000a'));
});

describe('every filter', () => {
  it('returns whatever it is given', () => {
    const anything = fc.oneof(fc.anything(), fc.ipV4(), fc.ipV6(), fc.array(fc.ipV4()), fc.integer());
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(filters)),
        anything,
        fc.array(anything, { maxLength: 3 }),
        (name, value, given) => {
          const result = call(name, value, ...given);
          expect(Array.isArray(result) || ['string', 'number', 'boolean'].includes(typeof result)).toBe(true);
        },
      ),
      { numRuns: propertyRuns(1_000) },
    );
  });
});
