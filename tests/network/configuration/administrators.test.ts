import { describe, expect, it } from 'vitest';
import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import { contains, parseBlock, withoutPrefix } from '#shared/network/addressing/ipv4.ts';
import { controlPlaneOf } from '#shared/network/control-plane/control-plane.ts';
import { planTopology } from '#shared/network/plan.ts';
import { arithmeticOf } from '#shared/network/reasons/reason-text.ts';
import { NetworkSimulation } from '#shared/network/simulate/network-simulation.ts';
import { requirementsOf } from '../requirements-builder.ts';
import { configured } from './configured.ts';

const office = { kind: 'office', areaM2: 40, wiredUsers: 2, wirelessUsers: 2, printers: 1 } as const;

/** Networks without a server zone, from one desk to many sites and several segments of staff. */
const withoutServers = {
  'an office of two': { sites: [{ ...office, name: 'Office' }] },
  'three offices': {
    sites: [
      { ...office, name: 'HQ', kind: 'headquarters', wiredUsers: 60, areaM2: 1_200 },
      { ...office, name: 'York' },
      { ...office, name: 'Leeds' },
    ],
  },
  'an office with two departments and guests': {
    sites: [{ ...office, name: 'Office', wiredUsers: 120, areaM2: 2_000, guests: 10, cameras: 4 }],
    segments: [
      { name: 'Sales', type: 'department', users: 60 },
      { name: 'Research', type: 'department', users: 60 },
    ],
  },
  'an office with IPv6 beside IPv4': { sites: [{ ...office, name: 'Office' }], ipScheme: { ipv6: true } },
} as const satisfies Record<string, Parameters<typeof requirementsOf>[0]>;

describe.each(Object.entries(withoutServers))('%s', (_, input) => {
  const network = configured(requirementsOf(input));
  const sessions = network.flows.filter(({ destination, service, source }) => {
    const isDevice = zoneIn(network, destination) === 'management';
    return isDevice && zoneIn(network, source) === 'data' && ['SSH', 'HTTPS'].includes(service.name);
  });
  const hub = network.hosts.find(({ zone }) => zone === 'data')?.site;

  it('is administered from the staff network of its main site, which policies and devices both let in', () => {
    expect(sessions.some(({ expected }) => expected === 'pass')).toBe(true);
    for (const { source, expected } of sessions) {
      const from = network.hosts.find(({ id }) => id === source);
      expect(expected, source).toBe(from?.site === hub ? 'pass' : 'drop');
      if (expected !== 'pass') continue;
      const address = parseBlock(`${withoutPrefix(from?.ipv4 ?? '')}/32`);
      for (const { administration, hostname } of network.devices)
        expect(
          administration?.allowedFrom.some((block) => contains(parseBlock(block), address)),
          hostname,
        ).toBe(true);
    }
  });

  it('keeps guests, cameras and the internet from its devices, and whoever asks for anything else', () => {
    const asked = network.flows.filter(({ destination }) => zoneIn(network, destination) === 'management');
    const reached = asked.filter(
      ({ source, expected }) => expected === 'pass' && zoneIn(network, source) !== 'management',
    );
    expect(new Set(reached.map(({ source }) => zoneIn(network, source)))).toEqual(new Set(['data']));
    expect(new Set(reached.map(({ service }) => service.name))).toEqual(new Set(['SSH', 'HTTPS', 'Ping']));
  });

  it('has each flow end as promised when it is simulated', () => {
    const { matrix } = new NetworkSimulation(network);
    expect(matrix.filter(({ isAsExpected }) => !isAsExpected)).toEqual([]);
  });
});

it('is told so, in words that name no servers', () => {
  const requirements = requirementsOf(withoutServers['an office of two']);
  const words = controlPlaneOf(planTopology(requirements), requirements)
    .policies.filter(({ from, to }) => from === 'data' && to === 'management')
    .map(({ services, because }) => [services.join(' '), arithmeticOf(because)]);
  expect(words).toEqual([
    [
      'SSH HTTPS Ping',
      'There is no server to administer from: administrators work in the staff network, and the devices ask them to sign in',
    ],
    ['', 'Nobody but administrators reaches the devices, and by nothing else'],
  ]);
});

function zoneIn({ hosts }: NetworkConfiguration, id: string): string {
  return hosts.find((host) => host.id === id)?.zone ?? id;
}
