import { formatAddress, formatBlock } from '#shared/network/addressing/ipv4.ts';
import type { SimulatedInterface } from '#shared/network/simulate/compiled/compiled-network.ts';
import type { ForwardingView } from '#shared/network/simulate/forwarding/forwarding-view.ts';
import type { Route } from '#shared/network/simulate/forwarding/routing-table.ts';

const nameOf = ({ device, row }: SimulatedInterface): string => `${device.row.id}:${row.name}`;

const inWords = ({ prefix, source, metric, nextHops, neighbour = 0 }: Route): string => {
  const hops = nextHops.map(({ via, address = 0 }) => `${nameOf(via)} ${formatAddress(address)}`);
  return `${formatBlock(prefix)} ${source} ${metric} ${formatAddress(neighbour)} ${hops.sort().join(', ')}`;
};

/** All that packets are forwarded by. */
export const forwarding = ({ network, tables, providerRoutes, tunnels, gateways }: ForwardingView) => ({
  tables: network.devices.map(({ index, row }) => [
    row.id,
    ...[...(tables[index] ?? [])].map(inWords).sort(),
  ]),
  providers: providerRoutes.map((routes) =>
    routes.map(({ circuit, ...route }) => `${formatBlock(route)} ${circuit.row.edge}`).sort(),
  ),
  tunnels: [...tunnels].map((ends) => ends.map(nameOf).join(' ')).sort(),
  gateways: gateways.roles.map(({ address, active }) => `${formatAddress(address)} ${nameOf(active)}`).sort(),
});
