import { expect, it } from 'vitest';
import { dialects } from '#shared/templates/dialects/dialects.ts';
import { referenceNetwork } from '../reference-networks.ts';

const [anyDevice] = referenceNetwork('clinic').devices;

it.each([
  ['EX4400-24X', 'me0'],
  ['EX4650-48Y', 'em0'],
  ['QFX5120-48Y', 'em0'],
  ['QFX5130-32CD', 're0:mgmt-0'],
  [undefined, 'me0'],
] as const)('the management port of a %s is %s, whatever is plugged into it', (model, name) => {
  if (anyDevice === undefined) throw new Error('no device');
  const [node] = anyDevice.members;
  const { model: _, ...rest } = anyDevice;
  const device = {
    ...rest,
    kind: 'switch' as const,
    ...(model !== undefined && { model }),
    members: node ? [node] : [],
    // A link of 1 Gbit/s in a cage.
    interfaces: anyDevice.interfaces.map((row) => ({ ...row, name: 'ge-0/0/3' })),
  };
  const row = { kind: 'port', name: 'mgmt 1', number: 1, place: 0, vrf: 'management' } as const;
  const named = {
    ...row,
    parent: undefined,
    tag: undefined,
    vlan: undefined,
    shared: undefined,
    mode: undefined,
  };
  expect(dialects.junos.interfaceName(named, device)).toBe(name);
});
