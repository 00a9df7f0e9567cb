import type { Mlag } from '../../../contract/configuration/device-configuration.ts';
import type { Interface } from '../../../contract/configuration/interfaces.ts';
import { addressAt, familiesOf } from '../view/link-addresses.ts';
import type { LogicalDevice } from '../view/link-end.ts';
import type { MissingFacts } from '../view/missing-facts.ts';
import type { NetworkView } from '../view/network-view.ts';
import type { RoutedInterface } from './routed-interfaces.ts';

/** How a switch and the other one of its pair end aggregates together; `rows` are the interfaces of the switch. */
export function mlagOf(
  device: LogicalDevice,
  rows: readonly Interface[],
  routed: readonly RoutedInterface[],
  view: NetworkView,
  missing: MissingFacts,
): Mlag | undefined {
  const [node] = device.members;
  const peer = view.peerOf.get(device.id);
  if (node.mlag === undefined || peer === undefined) return undefined;
  const ends = (view.endsOf.get(device.id) ?? []).filter(({ far }) => far.id === peer.id);
  const trunk = rows.find(
    ({ kind, switchport, from }) =>
      kind === 'aggregate' && switchport !== undefined && ends.some(({ edge }) => from.includes(edge.id)),
  );
  const beside = routed.find(({ end }) => end.far.id === peer.id);
  const peerLink = missing.need(trunk?.name, node.id, 'aggregate to the other switch of its pair');
  const [family] = familiesOf(view);
  const source = missing.need(
    beside && addressAt(beside.end, beside.end.end, family),
    node.id,
    keepaliveFact,
  );
  const destination = missing.need(
    beside && addressAt(beside.end, beside.end.farEnd, family),
    node.id,
    keepaliveFact,
  );
  if (!peerLink || !beside || !source || !destination) return undefined;
  return {
    domain: node.mlag,
    peer: peer.id,
    peerLink,
    keepalive: { interface: beside.interface.name, source, destination },
    rolePriority: view.leadingPair.has(device.id) ? 100 : 200,
    systemMac: `02:00:5e:00:${node.mlag.toString(16).padStart(4, '0').replace(/../, '$&:')}`,
    from: [node.id, ...ends.map(({ edge }) => edge.id)],
  };
}

const keepaliveFact = 'addresses of the routed link to the other switch of its pair';
