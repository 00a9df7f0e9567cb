import { describe, expect, it } from 'vitest';
import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import { isCustomers } from '#shared/network/simulate/forwarding/provider-forwarding.ts';
import { NetworkSimulation } from '#shared/network/simulate/network-simulation.ts';
import { configured } from '../configuration/configured.ts';
import { allCases } from '../reference/cases/all-cases.ts';

/** A network whose routers announce nothing of their own by BGP. */
const announcingNothing = (network: NetworkConfiguration): NetworkConfiguration => ({
  ...network,
  devices: network.devices.map(({ routing, ...device }) => ({
    ...device,
    ...(routing && {
      routing: { ...routing, ...(routing.bgp && { bgp: { ...routing.bgp, networks: [] } }) },
    }),
  })),
});

describe('a company’s own public block', () => {
  it('is the internet’s as soon as an edit leaves nobody to announce it', () => {
    const reference = allCases.find(({ id }) => id === 'own-as');
    if (reference === undefined) throw new Error('No reference design has an AS of its own.');
    const network = configured(reference.requirements, reference.existing);
    const simulation = new NetworkSimulation(network);
    const [block] = simulation.network.devices.flatMap(({ routing }) => routing.networks);
    const address = (block?.first ?? 0) + 5;
    expect(isCustomers(simulation.network, address)).toBe(true);
    expect(simulation.follow(announcingNothing(network))).toBe(true);
    expect(isCustomers(simulation.network, address)).toBe(false);
  });
});
