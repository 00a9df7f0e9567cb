import { formatAddress, parseAddress } from '../../addressing/ipv4.ts';
import type {
  SimulatedDevice,
  SimulatedHost,
  SimulatedInterface,
  SimulatedProvider,
} from '../compiled/compiled-network.ts';
import { type DecidedRule, holds, isSameQuestion, type Packet } from '../compiled/firewall-rules.ts';
import type { Owner } from '../layer2/address-book.ts';
import { domainOf } from '../layer2/layer2-state.ts';
import { decisionsAt, type Question } from './device-decisions.ts';
import { type Drop, elementOf, isSameMemory, type Place, remember, type Way } from './forwarding-steps.ts';
import type { ForwardingView } from './forwarding-view.ts';
import { begin, isAlike, type Journey, step, stepBy, type Visit } from './journey.ts';
import { handovers, isCustomers, isPrivate } from './provider-forwarding.ts';
import { type Met, otherAsker, placeOfDevice, placeOfProvider } from './walk-queries.ts';

/**
 * Follows a packet by every way of equal cost. An answer passes a stateful device only where that device let the question
 * through. `encapsulating`: the tunnel whose outer packet it is, which must not go through the tunnel.
 */
export class Forwarder {
  readonly #view: ForwardingView;
  readonly #question: Question | undefined;
  readonly #encapsulating: SimulatedInterface | undefined;
  readonly #seen: Visit[] = [];
  readonly ways: Way[] = [];
  readonly met: Met = { lookups: [], neighbours: [], rules: [] };

  constructor(view: ForwardingView, question?: Question, encapsulating?: SimulatedInterface) {
    this.#view = view;
    this.#question = question;
    this.#encapsulating = encapsulating;
  }

  fromHost(host: SimulatedHost, packet: Packet): void {
    const { layer2 } = this.#view;
    const journey = { ...begin(packet), last: step(undefined, { kind: 'host', host }) };
    const [first] = host.attachments;
    const domain = domainOf(layer2, host.attachments, layer2.hostAttachment[host.index]);
    const isNear = holds(host.block, packet.destination);
    const next = isNear ? packet.destination : host.gateway;
    const owner = domain < 0 ? undefined : this.#view.answering(domain, next);
    this.met.neighbours.push(otherAsker, next);
    if (first !== undefined && host.attachments.every(({ vertex }) => vertex < 0))
      this.#drop(journey, 'vlan-not-carried', [first.node], { vlan: host.row.vlan ?? 0 });
    else if (domain < 0) this.#drop(journey, 'cut-off', [], { host: host.row.id });
    else if (owner === undefined && !isNear)
      this.#drop(journey, 'no-gateway', host.row.from, { gateway: host.row.gateway, subnet: host.row.ipv4 });
    else this.#handTo(owner, journey, next);
  }

  /** A packet that a device sends itself. */
  fromDevice(device: SimulatedDevice, packet: Packet): void {
    this.#atDevice(device, undefined, begin(packet));
  }

  /** The outer packet of a tunnel: where the tunnel says, else by the routing table. */
  fromTunnel(own: SimulatedInterface, packet: Packet): void {
    const { device, row } = own;
    const via = row.tunnel?.via;
    const egress = device.byName.get(via?.interface ?? '');
    if (via === undefined) this.fromDevice(device, packet);
    else if (egress !== undefined && !this.#view.isUp(egress)) this.met.neighbours.push(egress.index, 0);
    else if (egress !== undefined) {
      const last = step(undefined, { kind: 'device', device }, egress);
      this.#leave({ ...begin(packet), last }, egress, parseAddress(via.nextHop));
    }
  }

  fromProvider(provider: SimulatedProvider, packet: Packet): void {
    this.#atProvider(provider, begin(packet));
  }

  #atDevice(device: SimulatedDevice, ingress: SimulatedInterface | undefined, given: Journey): void {
    const { isFiltering, translations } = device.firewall;
    const entry = isFiltering || translations.length > 0 ? (ingress?.index ?? -1) : -1;
    const at: Place = { kind: 'device', device };
    const journey = this.#enter(given, placeOfDevice(device), entry, at);
    if (journey === undefined) return;
    const { packet: came, memory } = journey;
    for (const decision of decisionsAt(this.#view, device, ingress, came, this.#question)) {
      const { packet } = decision;
      this.met.lookups.push(placeOfDevice(device), decision.lookedUp);
      if (decision.kind !== 'arrived' && decision.decided) this.#note(decision.decided);
      const last = stepBy(decision, journey.last, at, ingress);
      switch (decision.kind) {
        case 'arrived':
          this.ways.push({ last, packet, memory, drop: undefined, end: at });
          break;
        case 'dropped':
          this.ways.push({ last, packet, memory, drop: decision.drop });
          break;
        case 'sent': {
          const kept = decision.isRemembered
            ? remember(device, came, packet, decision.translation, memory)
            : memory;
          this.#leave({ ...journey, packet, memory: kept, last }, decision.egress, decision.next);
          break;
        }
        default:
          decision satisfies never;
      }
    }
  }

  /** Once where devices have their policies in common. */
  #note(decided: DecidedRule): void {
    const { rules } = this.met;
    if (!rules.some((there) => isSameQuestion(there, decided))) rules.push(decided);
  }

  #leave(journey: Journey, egress: SimulatedInterface, next: number): void {
    const peer = this.#view.tunnelPeer(egress);
    this.met.neighbours.push(egress.index, next);
    if (egress === this.#encapsulating)
      this.#drop(journey, 'tunnel-recursion', egress.row.from, { tunnel: egress.row.name });
    else if (peer !== undefined) this.#atDevice(peer.device, peer, journey);
    else this.#handTo(this.#view.neighbour(egress, next), journey, next, egress);
  }

  #handTo(owner: Owner | undefined, journey: Journey, next: number, egress?: SimulatedInterface): void {
    switch (owner?.kind) {
      case 'interface':
        for (const own of this.#view.taking(owner.interface, next)) this.#atDevice(own.device, own, journey);
        break;
      case 'circuit':
        this.#atProvider(owner.circuit.provider, journey);
        break;
      case 'host':
        this.#atHost(owner.host, journey, next);
        break;
      case undefined: {
        const inputs = { address: formatAddress(next), interface: egress?.row.name ?? '' };
        this.#drop(journey, 'nobody-answers', egress?.row.from ?? [], inputs);
        break;
      }
      default:
        owner satisfies never;
    }
  }

  /** Hosts take what is for them and route nothing. */
  #atHost(host: SimulatedHost, { packet, memory, ...journey }: Journey, next: number): void {
    const at: Place = { kind: 'host', host };
    const last = step(journey.last, at);
    if (next === packet.destination) this.ways.push({ last, packet, memory, drop: undefined, end: at });
    else this.#drop({ ...journey, packet, memory, last }, 'wrong-end', host.row.from, { at: host.row.node });
  }

  #atProvider(provider: SimulatedProvider, given: Journey): void {
    const at: Place = { kind: 'provider', provider };
    const entered = this.#enter(given, placeOfProvider(provider), -1, at);
    if (entered === undefined) return;
    const { packet, memory } = entered;
    this.met.lookups.push(placeOfProvider(provider), packet.destination);
    const last = step(entered.last, at);
    const journey: Journey = { ...entered, last };
    const isInternet = provider.row.kind === 'internet';
    const inner = isInternet ? [packet.source, packet.destination].find(isPrivate) : undefined;
    const address = () => formatAddress(inner ?? packet.destination);
    const found = inner === undefined ? handovers(this.#view, provider, packet.destination) : [];
    if (inner !== undefined) this.#drop(journey, 'private-address', [], { address: address() });
    else if (found.length > 0) {
      const { layer2 } = this.#view;
      for (const { circuit, nextHop } of found) {
        const domain = domainOf(layer2, circuit.attachments, layer2.circuitAttachment[circuit.index]);
        this.met.neighbours.push(otherAsker, nextHop);
        this.#handTo(this.#view.answering(domain, nextHop), journey, nextHop);
      }
    } else if (!isInternet) this.#drop(journey, 'no-private-route', [], { address: address() });
    else if (isCustomers(this.#view.network, packet.destination))
      this.#drop(journey, 'no-public-route', [], { address: address() });
    else this.ways.push({ last, packet, memory, drop: undefined, end: at });
  }

  /** Undefined where a packet like this one has been here: on the same way that is a loop, on another it is known. */
  #enter(journey: Journey, place: number, entry: number, at: Place): Journey | undefined {
    const { packet, memory, trail, last } = journey;
    const { source, destination } = packet;
    const visit: Visit = { place, entry, source, destination, memory, previous: trail };
    for (let there = trail; there !== undefined; there = there.previous) {
      if (!isAlike(visit, there)) continue;
      const [one, other] = [elementOf(at), elementOf(last?.at ?? at)];
      this.#drop(journey, 'loop', [one, other], { one, other });
      return undefined;
    }
    if (this.#seen.some((there) => isAlike(visit, there) && isSameMemory(memory, there.memory)))
      return undefined;
    this.#seen.push(visit);
    return { ...journey, trail: visit };
  }

  #drop(journey: Journey, rule: Drop['rule'], elements: readonly string[], inputs: Drop['inputs']): void {
    const { last, packet, memory } = journey;
    if (last === undefined) return;
    const drop = { rule, elements: [...new Set([elementOf(last.at), ...elements])], inputs };
    this.ways.push({ last, packet, memory, drop });
  }
}
