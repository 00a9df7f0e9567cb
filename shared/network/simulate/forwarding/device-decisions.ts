import type { NatRule, PolicyRule } from '../../../contract/configuration/security.ts';
import { formatAddress, formatBlock } from '../../addressing/ipv4.ts';
import type { SimulatedDevice, SimulatedInterface } from '../compiled/compiled-network.ts';
import {
  type DecidedRule,
  decidingRule,
  type Firewall,
  isForNat64,
  type Packet,
  translationBetween,
  translationInwards,
  translationOutwards,
  zoneOf,
} from '../compiled/firewall-rules.ts';
import type { Addresses, Drop, Remembered } from './forwarding-steps.ts';
import type { ForwardingView } from './forwarding-view.ts';
import type { Route } from './routing-table.ts';

/** What an answer is an answer to: what the devices on the question's way remember of it. */
export interface Question {
  readonly memory: Remembered | undefined;
}

/** What a device does with a packet, once for each way of equal cost, by the address that it looked up. */
export type Decision =
  | {
      readonly kind: 'arrived';
      readonly lookedUp: number;
      readonly packet: Packet;
      readonly translation: NatRule | undefined;
    }
  | {
      readonly kind: 'dropped';
      readonly lookedUp: number;
      readonly packet: Packet;
      readonly route: Route | undefined;
      readonly drop: Drop;
      readonly decided?: DecidedRule;
    }
  | {
      readonly kind: 'sent';
      readonly lookedUp: number;
      readonly packet: Packet;
      readonly route: Route;
      readonly egress: SimulatedInterface;
      /** The neighbour that it is handed to. */
      readonly next: number;
      readonly policy: PolicyRule | undefined;
      readonly decided: DecidedRule | undefined;
      readonly translation: NatRule | undefined;
      readonly isEstablished: boolean;
      /** Whether the device keeps a state for the answer. */
      readonly isRemembered: boolean;
    };

/**
 * Translation inwards, the route, policies and translation outwards, in the order of RFC 3022 and of every firewall. NAT64 takes the
 * route of the IPv4 address, and policies see the IPv6 one.
 */
export function decisionsAt(
  view: ForwardingView,
  device: SimulatedDevice,
  ingress: SimulatedInterface | undefined,
  came: Packet,
  question: Question | undefined,
): readonly Decision[] {
  const { firewall } = device;
  const known = recalled(question?.memory, device, came);
  const inwards =
    question === undefined && ingress !== undefined
      ? translationInwards(firewall, ingress.row.name, came.destination)
      : undefined;
  const packet: Packet =
    known === undefined && inwards === undefined
      ? came
      : {
          source: known?.before.destination ?? came.source,
          destination: inwards?.inside ?? known?.before.source ?? came.destination,
          service: came.service,
        };
  const ipv4 =
    known === undefined && isForNat64(firewall, packet.destination)
      ? view.network.besideIpv4?.ipv4Of.get(packet.destination)
      : undefined;
  const lookedUp = ipv4 ?? packet.destination;
  if (view.isOwn(device, packet.destination))
    return [{ kind: 'arrived', lookedUp, packet, translation: inwards?.row }];
  const route = view.tables[device.index]?.lookup(lookedUp);
  const dropped = (
    rule: Drop['rule'],
    from: readonly string[],
    inputs: Drop['inputs'],
    decided?: DecidedRule,
  ): Decision => ({
    kind: 'dropped',
    lookedUp,
    packet,
    route,
    drop: { rule, elements: [device.row.id, ...from], inputs },
    ...(decided && { decided }),
  });
  // The default of IPv6 leads no packet of IPv4 anywhere.
  if (route === undefined || (ipv4 !== undefined && route.prefix.prefix === 0))
    return [dropped('no-route', [], { destination: formatAddress(packet.destination) })];
  if (route.nextHops.length === 0) {
    const [destination, prefix] = [formatAddress(packet.destination), formatBlock(route.prefix)];
    return [dropped('discarded', route.from, { destination, prefix })];
  }
  const isFiltered = firewall.isFiltering && ingress !== undefined;
  return route.nextHops.map(({ via: egress, address }): Decision => {
    let decided: DecidedRule | undefined;
    if (isFiltered && known === undefined) {
      const fromZone = zoneOf(firewall, packet.source, ingress.row.name);
      const toZone = zoneOf(firewall, packet.destination, egress.row.name);
      const inputs = { fromZone, toZone, service: packet.service.name };
      if (question !== undefined && firewall.isStateful) return dropped('no-state', [], inputs);
      decided =
        question === undefined
          ? decide(firewall, fromZone, toZone, packet)
          : decide(firewall, toZone, fromZone, mirrored(packet));
      const { rule } = decided;
      if (rule === undefined) return dropped('no-policy', [], inputs, decided);
      if (rule.action === 'deny')
        return dropped('policy', rule.from, { ...inputs, policy: rule.name }, decided);
    }
    const outwards = question === undefined ? outwardsBy(firewall, egress, packet, ipv4) : undefined;
    if (ipv4 !== undefined && outwards === undefined)
      return dropped('no-route', [], { destination: formatAddress(packet.destination) });
    return {
      kind: 'sent',
      lookedUp,
      packet:
        outwards === undefined
          ? packet
          : { ...packet, source: outwards.address, destination: ipv4 ?? packet.destination },
      route,
      egress,
      next: address ?? lookedUp,
      policy: decided?.rule,
      decided,
      translation: outwards?.row ?? inwards?.row ?? known?.translation,
      isEstablished: known !== undefined,
      isRemembered:
        question === undefined &&
        ((isFiltered && firewall.isStateful) || outwards !== undefined || inwards !== undefined),
    };
  });
}

const outwardsBy = (
  firewall: Firewall,
  egress: SimulatedInterface,
  packet: Packet,
  ipv4: number | undefined,
) =>
  ipv4 === undefined
    ? translationOutwards(firewall, egress.row.name, packet)
    : translationBetween(firewall, egress.row.name, packet);

const decide = (firewall: Firewall, fromZone: string, toZone: string, packet: Packet): DecidedRule => ({
  firewall,
  fromZone,
  toZone,
  packet,
  rule: decidingRule(firewall, fromZone, toZone, packet),
});

/** The question that a packet answers. */
const mirrored = ({ source, destination, service }: Packet): Packet => ({
  source: destination,
  destination: source,
  service,
});

/** What a device remembers of a packet that this one answers. */
function recalled(
  memory: Remembered | undefined,
  device: SimulatedDevice,
  packet: Addresses,
): Remembered | undefined {
  for (let at = memory; at !== undefined; at = at.previous) {
    const { source, destination } = at.after;
    if (at.device === device && source === packet.destination && destination === packet.source) return at;
  }
  return undefined;
}
