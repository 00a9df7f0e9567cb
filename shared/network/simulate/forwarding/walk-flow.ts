import { internetHost } from '../../../contract/configuration/internet-host.ts';
import type { Flow } from '../../../contract/configuration/network-configuration.ts';
import { parseAddress } from '../../addressing/ipv4.ts';
import type { Packet } from '../compiled/firewall-rules.ts';
import { Forwarder } from './forwarder.ts';
import { type Drop, elementOf, type Place, type Step, type Way } from './forwarding-steps.ts';
import type { ForwardingView } from './forwarding-view.ts';
import { workingProviders } from './provider-forwarding.ts';
import { type Met, placeOfDevice } from './walk-queries.ts';

/** What came of a flow: `partly` where only some ways of equal cost work, so that some sessions fail. */
export interface FlowOutcome {
  readonly outcome: 'pass' | 'drop' | 'partly';
  /** Why the first way that fails does; none where all pass. */
  readonly drop: Drop | undefined;
  /** Whether the question or the answer is dropped. */
  readonly direction: 'there' | 'back';
  /** A way that shows it: one that fails, else one that passes; there, and back where it came so far. */
  readonly there: Step | undefined;
  readonly back: Step | undefined;
  /** What it met on any of its ways, by which a change concerns it. */
  readonly met: Met;
}

/** What stands for a host of the internet. */
const internetAddress = parseAddress(internetHost);

/** Sends a flow's first packet there and its answer back, by all ways of equal cost. */
export function walkFlow(
  view: ForwardingView,
  flow: Pick<Flow, 'source' | 'destination' | 'address' | 'service'>,
): FlowOutcome {
  const source = view.network.hostsById.get(flow.source);
  const packet: Packet = {
    source: source?.address ?? internetAddress,
    destination: parseAddress(flow.address),
    service: flow.service,
  };
  const forwarder = new Forwarder(view);
  const { met } = forwarder;
  let passing: FlowOutcome | undefined;
  let failing: FlowOutcome | undefined;
  const note = (outcome: FlowOutcome): void => {
    if (outcome.outcome === 'pass') passing ??= outcome;
    else failing ??= outcome;
  };
  send(view, forwarder, flow.source, packet);
  if (forwarder.ways.length === 0)
    note(failed({ rule: 'no-provider', elements: [], inputs: {} }, 'there', undefined, undefined, met));
  for (const way of forwarder.ways) {
    const wrong = wrongEnd(way, flow.destination, view);
    if (wrong !== undefined) note(failed(wrong, 'there', way.last, undefined, met));
    else if (way.drop === undefined) note(answerTo(view, flow.source, packet, way, way.end, met));
  }
  if (failing === undefined) return passing ?? failed(nowhere, 'there', undefined, undefined, met);
  return passing === undefined ? failing : { ...failing, outcome: 'partly' };
}

const nowhere: Drop = { rule: 'cut-off', elements: [], inputs: {} };

const failed = (
  drop: Drop,
  direction: FlowOutcome['direction'],
  there: Step | undefined,
  back: Step | undefined,
  met: Met,
): FlowOutcome => ({ outcome: 'drop', drop, direction, there, back, met });

/** Lets a host, the device that a host group stands for, or the internet send. */
function send(view: ForwardingView, forwarder: Forwarder, from: string, packet: Packet): void {
  const host = view.network.hostsById.get(from);
  if (host === undefined) {
    for (const provider of workingProviders(view)) forwarder.fromProvider(provider, packet);
    return;
  }
  const device = view.network.deviceOfNode.get(host.row.node);
  if (device !== undefined) forwarder.met.lookups.push(placeOfDevice(device), host.address);
  if (device !== undefined && view.isOwn(device, host.address)) forwarder.fromDevice(device, packet);
  else forwarder.fromHost(host, packet);
}

/** Whether a way ends where it should; a drop is where it should not. */
function wrongEnd(way: Way, destination: string, view: ForwardingView): Drop | undefined {
  if (way.drop !== undefined) return way.drop;
  const host = view.network.hostsById.get(destination);
  const isThere =
    host === undefined
      ? way.end.kind === 'provider'
      : way.end.kind !== 'provider' && way.packet.destination === host.address;
  if (isThere) return undefined;
  const at = elementOf(way.end);
  return { rule: 'wrong-end', elements: [at], inputs: { at } };
}

function answerTo(
  view: ForwardingView,
  source: string,
  asked: Packet,
  way: Way,
  end: Place,
  met: Met,
): FlowOutcome {
  const forwarder = new Forwarder(view, { memory: way.memory });
  const { source: to, destination: from, service } = way.packet;
  const packet: Packet = { source: from, destination: to, service };
  switch (end.kind) {
    case 'device':
      forwarder.fromDevice(end.device, packet);
      break;
    case 'host':
      forwarder.fromHost(end.host, packet);
      break;
    case 'provider':
      forwarder.fromProvider(end.provider, packet);
      break;
    default:
      end satisfies never;
  }
  met.lookups.push(...forwarder.met.lookups);
  met.neighbours.push(...forwarder.met.neighbours);
  met.rules.push(...forwarder.met.rules);
  let last: Step | undefined;
  for (const back of forwarder.ways) {
    const wrong = wrongEnd(back, source, view) ?? wrongSender(back, asked);
    if (wrong !== undefined) return failed(wrong, 'back', way.last, back.last, met);
    last = back.last;
  }
  if (last === undefined) return failed(nowhere, 'back', way.last, undefined, met);
  return { outcome: 'pass', drop: undefined, direction: 'back', there: way.last, back: last, met };
}

/** An answer from another address than was asked is not taken. */
function wrongSender({ packet, last }: Way, asked: Packet): Drop | undefined {
  if (packet.source === asked.destination) return undefined;
  const at = elementOf(last.at);
  return { rule: 'wrong-end', elements: [at], inputs: { at } };
}
