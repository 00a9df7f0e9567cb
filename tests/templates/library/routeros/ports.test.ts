import { expect, it } from 'vitest';
import { routeros } from '#shared/templates/dialects/routeros.ts';
import { referenceNetwork } from '../../reference-networks.ts';
import { goldenText } from '../golden-text.ts';

// Interfaces of a CRS354-48P-4S+2Q+RM as the device lists them: each QSFP+ cage has one for each of its four lanes.
const ofCages = [1, 2].flatMap((cage) => [1, 2, 3, 4].map((lane) => `qsfpplus${cage}-${lane}`));
const known = new Set([
  ...Array.from({ length: 49 }, (_, at) => `ether${at + 1}`),
  ...Array.from({ length: 4 }, (_, at) => `sfp-sfpplus${at + 1}`),
  ...ofCages,
]);

it.each([
  ['one-24', 'AGE-F1-ACC-1'],
  ['school', 'SCH-F1-ACC-1'],
])('of a QSFP cage go by its lanes: %s %s', (design, hostname) => {
  const text = goldenText(routeros, design, hostname);
  const named = [
    ...[...text.matchAll(/default-name=([^\]\s]+)/g)].map(([, name]) => name),
    ...[...text.matchAll(/^add bridge=bridge interface=(\S+)/gm)].map(([, name]) => name),
    ...[...text.matchAll(/ (?:un)?tagged=(\S+)/g)].flatMap(([, names = '']) => names.split(',')),
  ].filter((name): name is string => name !== undefined && /^(ether|sfp|qsfp)/.test(name));
  expect(named).toContain('qsfpplus1-1');
  expect(named.filter((name) => !known.has(name))).toEqual([]);
  const off = [...text.matchAll(/default-name=(qsfp\S+)\] .*disabled=yes/g)].map(([, name]) => name);
  expect(off).toEqual(ofCages);
});

it('runs a cage in use as its first lane', () => {
  const row = {
    kind: 'port',
    number: 2,
    place: 0,
    vrf: undefined,
    parent: undefined,
    tag: undefined,
    vlan: undefined,
    shared: undefined,
    mode: undefined,
  } as const;
  const device = referenceNetwork('school').devices[0];
  const nameOf = (name: string) => device && routeros.interfaceName({ ...row, name }, device);
  expect(nameOf('qsfpplus2')).toBe('qsfpplus2-1');
  expect(nameOf('qsfp28-12')).toBe('qsfp28-12-1');
  // As somebody who has looked at the device calls it.
  expect(nameOf('qsfp28-1-3')).toBe('qsfp28-1-3');
  expect(nameOf('sfp28-2')).toBe('sfp28-2');
  expect(nameOf('Port 7')).toBe('ether1');
});
