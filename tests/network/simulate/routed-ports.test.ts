import { describe, expect, it } from 'vitest';
import { NetworkSimulation } from '#shared/network/simulate/network-simulation.ts';
import { routedPorts } from '../../lab/fixtures/routed-ports.ts';
import { buildNetwork } from '../oracle-network/build-network.ts';
import { inShort } from './configuration-builder.ts';

describe('a port that routes', () => {
  const simulation = new NetworkSimulation(routedPorts);

  it('takes untagged frames, and tagged ones where a subinterface has their tag', () => {
    expect(simulation.matrix.map(({ flow, outcome }) => `${flow.source}: ${inShort(outcome)}`)).toEqual([
      'plain: pass',
      'tagged: pass',
      'lost: drop there: vlan-not-carried lost',
    ]);
  });

  it('is said to cut off whoever tags what it does not take', () => {
    expect(simulation.findings.map(({ rule, elements }) => `${rule} ${elements[0]}`)).toEqual([
      'host-cut-off lost',
    ]);
  });

  it('is read so by the plainest reading of the configuration', () => {
    const { domains } = buildNetwork(routedPorts);
    const [router] = routedPorts.devices;
    const onRouter = (host: string): string[] =>
      (router?.interfaces ?? []).flatMap((row) =>
        router &&
        domains.ofHost(host) !== undefined &&
        domains.ofInterface(router, row) === domains.ofHost(host)
          ? [row.name]
          : [],
      );
    expect(['plain', 'tagged', 'lost'].map(onRouter)).toEqual([['p1'], ['p1.20'], []]);
  });
});
