import { describe, expect, it } from 'vitest';
import { NetworkSimulation } from '#shared/network/simulate/network-simulation.ts';
import { allCases } from '../reference/cases/all-cases.ts';
import { configured } from './configured.ts';

const [network] = allCases.flatMap(({ id, requirements }) =>
  id === 'data-centre' ? [configured(requirements)] : [],
);
if (network === undefined) throw new Error('There is no data centre');

describe('a firewall cluster towards two switches of its DMZ', () => {
  const firewall = network.devices.find(({ kind, members }) => kind === 'firewall' && members.length === 2);
  const redundant = (firewall?.interfaces ?? []).filter(
    ({ aggregation }) => aggregation?.mode === 'active-standby',
  );

  it('has one interface to both of them, with two ports of each member', () => {
    expect(redundant.map(({ description }) => description)).toEqual([
      'To DC-DMZ-1 and DC-DMZ-2',
      'To DC-DMZ-3 and DC-DMZ-4',
    ]);
    for (const { ports } of redundant)
      expect(ports.map(({ node }) => node)).toEqual(['dc-fw-1', 'dc-fw-2', 'dc-fw-1', 'dc-fw-2']);
  });

  it('uses the second port when the switch or the cable of the first has failed', () => {
    const simulation = new NetworkSimulation(network);
    const flow = network.flows.find(
      ({ source, destination, expected }) =>
        source === 'internet' && destination.startsWith('dc-public-servers') && expected === 'pass',
    );
    if (flow === undefined) throw new Error('No server is published');
    const nodes = (chassis: string[], edges: string[]) => {
      const { outcome, there } = simulation.walk(flow, { chassis: new Set(chassis), edges: new Set(edges) });
      return [outcome, ...there.map(({ node }) => node).filter((node) => node.startsWith('dc-dmz'))];
    };
    expect(nodes([], [])).toEqual(['pass', 'dc-dmz-1']);
    expect(nodes(['dc-dmz-1'], [])).toEqual(['pass', 'dc-dmz-2']);
    expect(nodes([], ['dc-fw-1--dc-dmz-1'])).toEqual(['pass', 'dc-dmz-1']);
    expect(nodes(['dc-fw-1'], [])).toEqual(['pass', 'dc-dmz-1']);
  });
});
