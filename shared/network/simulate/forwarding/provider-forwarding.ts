import { onceEach } from '../../../caching/once-each.ts';
import type { NetworkConfiguration } from '../../../contract/configuration/network-configuration.ts';
import { type Block, firstIn, parseBlock } from '../../addressing/ipv4.ts';
import type { SimulatedCircuit, SimulatedNetwork, SimulatedProvider } from '../compiled/compiled-network.ts';
import { isIpv4 } from '../compiled/compiled-routing.ts';
import { isNodeFailed } from '../compiled/failed-elements.ts';
import { holds } from '../compiled/firewall-rules.ts';
import type { ForwardingView, ProviderRoute } from './forwarding-view.ts';

/** Where a provider hands a packet over: to an address on a circuit. */
export interface Handover {
  readonly circuit: SimulatedCircuit;
  readonly nextHop: number;
}

/** The handovers for an address: of the provider itself, else of another one of the internet; equal ones share. */
export function handovers(
  view: ForwardingView,
  provider: SimulatedProvider,
  address: number,
): readonly Handover[] {
  const own = longest(view, provider, address);
  if (own.length > 0 || provider.row.kind === 'mpls') return own;
  return workingProviders(view).flatMap((other) => (other === provider ? [] : longest(view, other, address)));
}

/** Providers of the internet that work. */
export const workingProviders = ({ network, failed }: ForwardingView): SimulatedProvider[] =>
  network.providers.filter(({ row }) => row.kind === 'internet' && !isNodeFailed(failed, row.id));

function longest(view: ForwardingView, provider: SimulatedProvider, address: number): Handover[] {
  let found: Handover[] = [];
  let length = -1;
  const offer = (block: Block, ...own: readonly Handover[]): void => {
    if (block.prefix < length || !holds(block, address)) return;
    if (block.prefix > length) found = [];
    length = block.prefix;
    found.push(...own);
  };
  for (const circuit of provider.circuits) {
    if ((view.layer2.circuitAttachment[circuit.index] ?? -1) < 0) continue;
    if (provider.row.kind === 'internet') offer(circuit.block, { circuit, nextHop: address });
    for (const block of circuit.routed) offer(block, { circuit, nextHop: circuit.customerAddress });
  }
  const [learnt, ...others] = learntBy(view.providerRoutes[provider.index] ?? nothing)(address);
  if (learnt !== undefined) offer(learnt, learnt, ...others);
  return found;
}

const nothing: readonly ProviderRoute[] = [];

/** Finds the routes of the longest prefix that holds an address. */
export const learntBy = onceEach((routes: readonly ProviderRoute[]) => {
  const byLength = [...Map.groupBy(routes, ({ prefix }) => prefix)]
    .sort(([a], [b]) => b - a)
    .map(([length, own]) => [length, Map.groupBy(own, ({ first }) => first)] as const);
  return (address: number): readonly ProviderRoute[] => {
    for (const [length, own] of byLength) {
      const found = own.get(firstIn(address, length));
      if (found !== undefined) return found;
    }
    return nothing;
  };
});

/** Whether an address is the customer's, wherever it is routed now. */
export const isCustomers = (network: SimulatedNetwork, address: number): boolean =>
  network.providers.some(({ circuits }) =>
    circuits.some(({ block, routed }) => holds(block, address) || routed.some((own) => holds(own, address))),
  ) || announcedIn(network.row).some((own) => holds(own, address));

/** Blocks that devices announce by BGP, of the network's rows: an edit brings others. */
const announcedIn = onceEach(({ devices }: NetworkConfiguration): readonly Block[] =>
  devices.flatMap(({ routing }) => (routing?.bgp?.networks ?? []).filter(isIpv4).map(parseBlock)),
);

/** Addresses that the internet does not route: RFC 1918, 6598, 3927, 1122. */
export const isPrivate = (address: number): boolean => privateBlocks.some((block) => holds(block, address));

const privateBlocks = [
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '100.64.0.0/10',
  '169.254.0.0/16',
  '127.0.0.0/8',
  '0.0.0.0/8',
].map(parseBlock);
