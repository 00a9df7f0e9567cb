import type { Flow, NetworkConfiguration } from '../contract/configuration/network-configuration.ts';
import { ipv4Behind } from '../network/addressing/nat64.ts';
import { type AddressFamily, familyOf } from './library/address-family.ts';
import { internetAddresses } from './render/internet-addresses.ts';
import { internetSpace } from './wiring/provider-runs.ts';
import type { Wiring } from './wiring/wiring.ts';

export type Protocol = 'tcp' | 'udp' | 'icmp' | 'esp';

/** Who answers in a space, with the space's name. */
export interface Listener {
  readonly space: string;
  readonly protocol: Protocol;
  readonly address: string;
  readonly port?: number;
}

/** Who asks from a space. */
export interface Probe extends Listener {
  readonly source?: string;
  readonly device?: string;
}

/** How a flow is tested by real packets. */
export interface FlowTest {
  readonly flow: Flow;
  readonly probe: Probe;
  readonly listener: Listener;
}

/** The test of each flow of a network. Throws where a flow names no host group. */
export function flowTests(network: NetworkConfiguration, wiring: Pick<Wiring, 'hosts'>): FlowTest[] {
  const asked = internetAddresses(network);
  const hosts = new Map(network.hosts.map((host) => [host.id, host]));
  const endOf = (id: string, { isOwn, name }: AddressFamily): { space: string; address: string } => {
    if (id === 'internet') return { space: internetSpace, address: asked.find(isOwn) ?? '' };
    const space = wiring.hosts.get(id);
    const address = hosts.get(id)?.[name]?.split('/')[0];
    if (space === undefined || address === undefined)
      throw new Error(`A flow names ${id}, which is no host group.`);
    return { space, address };
  };
  return network.flows.map((flow) => {
    const { source, destination, address, service } = flow;
    const { protocol } = service;
    const family = familyOf(address);
    const from = endOf(source, family);
    const to = endOf(destination, family);
    const ports = service.ports && { port: service.ports.from };
    return {
      flow,
      probe: { space: from.space, source: from.address, protocol, address, ...ports },
      listener: {
        space: to.space,
        protocol,
        address: destination === 'internet' ? (ipv4Behind(address) ?? address) : to.address,
        ...ports,
      },
    };
  });
}
