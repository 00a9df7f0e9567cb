import type { SimulatedDevice } from '../compiled/compiled-network.ts';
import type { Owner } from '../layer2/address-owners.ts';
import { domainOf } from '../layer2/layer2-state.ts';
import type { ForwardingView } from './forwarding-view.ts';
import { handovers } from './provider-forwarding.ts';

const mostHops = 64;

/** The device that an address is reached at by routes alone, the first of equal ones; policies are not asked. */
export function traceRoute(
  view: ForwardingView,
  from: SimulatedDevice,
  destination: number,
): SimulatedDevice | undefined {
  let device = from;
  for (let hops = 0; hops < mostHops; hops += 1) {
    if (view.isOwn(device, destination)) return device;
    const hop = view.tables[device.index]?.lookup(destination)?.nextHops[0];
    if (hop === undefined) return undefined;
    const peer = view.tunnelPeer(hop.via);
    const owner =
      peer === undefined
        ? acrossProvider(view, view.neighbour(hop.via, hop.address ?? destination), destination)
        : undefined;
    const next = peer ?? (owner?.kind === 'interface' ? owner.interface : undefined);
    if (next === undefined) return undefined;
    device = next.device;
  }
  return undefined;
}

/** Who comes next, on the far side where it is a provider's private network. */
function acrossProvider(
  view: ForwardingView,
  owner: Owner | undefined,
  destination: number,
): Owner | undefined {
  if (owner?.kind !== 'circuit' || owner.circuit.provider.row.kind !== 'mpls') return owner;
  const [handover] = handovers(view, owner.circuit.provider, destination);
  if (handover === undefined) return undefined;
  const { attachments, index } = handover.circuit;
  const domain = domainOf(view.layer2, attachments, view.layer2.circuitAttachment[index]);
  return view.answering(domain, handover.nextHop);
}
