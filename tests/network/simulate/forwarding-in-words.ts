import { type Block, formatAddress, formatBlock } from '#shared/network/addressing/ipv4.ts';
import type { SimulatedInterface } from '#shared/network/simulate/compiled/compiled-network.ts';
import type { ForwardingView } from '#shared/network/simulate/forwarding/forwarding-view.ts';
import type { Route } from '#shared/network/simulate/forwarding/routing-table.ts';

const nameOf = ({ device, row }: SimulatedInterface): string => `${device.row.id}:${row.name}`;

const itself = (text: string): string => text;

/** All that packets are forwarded by; `textOf`: what addresses stand for. */
export function forwarding(
  { network, tables, providerRoutes, tunnels, gateways }: ForwardingView,
  textOf: (text: string) => string = itself,
) {
  const address = (own: number): string => textOf(formatAddress(own));
  const block = (own: Block): string => textOf(formatBlock(own));
  const inWords = ({ prefix, source, metric, nextHops, neighbour = 0 }: Route): string => {
    const hops = nextHops.map(({ via, address: next = 0 }) => `${nameOf(via)} ${address(next)}`);
    return `${block(prefix)} ${source} ${metric} ${address(neighbour)} ${hops.sort().join(', ')}`;
  };
  return {
    tables: network.devices.map(({ index, row }) => [
      row.id,
      ...[...(tables[index] ?? [])].map(inWords).sort(),
    ]),
    providers: providerRoutes.map((routes) =>
      routes.map(({ circuit, ...route }) => `${block(route)} ${circuit.row.edge}`).sort(),
    ),
    tunnels: [...tunnels].map((ends) => ends.map(nameOf).join(' ')).sort(),
    gateways: gateways.roles.map((role) => `${address(role.address)} ${nameOf(role.active)}`).sort(),
  };
}
