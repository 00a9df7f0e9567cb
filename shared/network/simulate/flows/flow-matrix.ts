import { onceEach } from '../../../caching/once-each.ts';
import { appendUnder } from '../../../collections/append-under.ts';
import type { Flow } from '../../../contract/configuration/network-configuration.ts';
import type { Service } from '../../../contract/configuration/security.ts';
import { isDecidedAlike } from '../compiled/firewall-rules.ts';
import type { ForwardingView } from '../forwarding/forwarding-view.ts';
import { type FlowOutcome, walkFlow } from '../forwarding/walk-flow.ts';
import type { Changes } from '../forwarding/walk-queries.ts';
import { EndsByQuery } from './ends-by-query.ts';
import { type FlowEnds, FlowPlaces } from './flow-classes.ts';
import type { HostKinds } from './host-kinds.ts';

/** A promised or forbidden flow and what comes of it. Flows of one class share what came of the first of them. */
export interface MatrixRow {
  readonly flow: Flow;
  readonly outcome: FlowOutcome;
  readonly isAsExpected: boolean;
}

/** Flows with what comes of them, and the ends by which they were taken together. */
export interface FlowMatrix {
  readonly flows: readonly Flow[];
  readonly ends: readonly FlowEnds[];
  readonly places: FlowPlaces;
  readonly rows: readonly MatrixRow[];
  /** Once the network is followed. */
  readonly index?: EndsByQuery;
}

/** Every flow of the network. Of those between the same ends one is walked for all services that the same rules decide on. */
export const flowMatrix = (
  view: ForwardingView,
  kinds: HostKinds,
  flows: readonly Flow[] = view.network.row.flows,
): readonly MatrixRow[] => walkedMatrix(view, kinds, flows).rows;

export function walkedMatrix(
  view: ForwardingView,
  kinds: HostKinds,
  flows: readonly Flow[] = view.network.row.flows,
): FlowMatrix {
  const walkedBetween = new Map<FlowEnds, FlowOutcome[]>();
  const places = new FlowPlaces();
  const ends = flows.map((flow) => places.endsOf(view, kinds, flow));
  const rows = flows.map((flow, at) => {
    const own = ends[at] ?? 0;
    const walked = walkedBetween.get(own) ?? [];
    walkedBetween.set(own, walked);
    const alike = walked.find(({ met }) => met.rules.every((rule) => isDecidedAlike(rule, flow.service)));
    const outcome = alike ? ofService(alike, flow.service) : walkFlow(view, flow);
    if (!alike) walked.push(outcome);
    return { flow, outcome, isAsExpected: isExpected(flow, outcome) };
  });
  return { flows, ends, places, rows };
}

/**
 * The matrix after a change of answers and of some hosts, by id, and of those that are told apart otherwise: only flows are walked again
 * that are taken together with one that it concerns.
 */
export function matrixAfter(
  view: ForwardingView,
  kinds: HostKinds,
  before: FlowMatrix,
  { hosts, apart }: { readonly hosts: ReadonlySet<string>; readonly apart: Iterable<string> },
  changes: Changes,
): FlowMatrix {
  const { flows } = view.network.row;
  const { places } = before;
  const index = before.index ?? new EndsByQuery(before);
  const concerned = concernedEnds(before, index, hosts, changes);
  const moved = places.moved(view, kinds, new Set([...hosts, ...apart]));
  const areEndsKept = flows === before.flows && moved.size === 0;
  if (areEndsKept && concerned.size === 0) return { ...before, index };
  if (areEndsKept) {
    const at = [...concerned].flatMap((own) => placesByEnds(before.ends).get(own) ?? []);
    const rows = [...before.rows];
    const gone = at.flatMap((place) => before.rows[place] ?? []);
    walkAgain(view, kinds, { rows, ends: before.ends, index }, at, gone);
    return { ...before, rows, index };
  }
  const former = formerPlaces(flows, before.flows);
  const ends = flows.map((flow, at) => {
    const isMoved = moved.size > 0 && (moved.has(flow.source) || moved.has(flow.destination));
    const was = isMoved ? undefined : before.ends[former(at) ?? -1];
    return was ?? places.endsOf(view, kinds, flow);
  });
  const changed = new Set([...concerned, ...endsOfOthers(before.ends, ends, former)]);
  const rows: MatrixRow[] = [];
  const again: number[] = [];
  for (let at = 0; at < flows.length; at += 1) {
    const flow = flows[at];
    const row = changed.has(ends[at] ?? 0) ? undefined : before.rows[former(at) ?? -1];
    if (row === undefined || flow === undefined) again.push(at);
    else rows[at] = row.flow === flow ? row : { ...row, flow, isAsExpected: isExpected(flow, row.outcome) };
  }
  const gone = before.rows.filter((_, at) => changed.has(before.ends[at] ?? 0));
  walkAgain(view, kinds, { rows, ends, index }, again, gone);
  return { flows, ends, places, rows, index };
}

/** Ends that other flows have in common than before, or the same in another order: the first of them stands for all. */
function endsOfOthers(
  before: readonly FlowEnds[],
  now: readonly FlowEnds[],
  former: (at: number) => number | undefined,
): Set<FlowEnds> {
  const others = new Set<FlowEnds>();
  const isLeft = new Uint8Array(before.length);
  let last = -1;
  let isInOrder = true;
  for (let at = 0; at < now.length; at += 1) {
    const place = former(at) ?? -1;
    const was = before[place];
    const own = now[at];
    if (was !== own) for (const ends of [was, own]) if (ends !== undefined) others.add(ends);
    isLeft[place] = 1;
    isInOrder &&= place > last;
    last = place;
  }
  for (let place = 0; place < before.length; place += 1)
    if (isLeft[place] === 0) others.add(before[place] ?? 0);
  return isInOrder ? others : new Set([...others, ...endsOutOfOrder(now, former)]);
}

function endsOutOfOrder(now: readonly FlowEnds[], former: (at: number) => number | undefined): Set<FlowEnds> {
  const others = new Set<FlowEnds>();
  const lastOf = new Map<FlowEnds, number>();
  for (const [at, own] of now.entries()) {
    const place = former(at) ?? -1;
    if (place < (lastOf.get(own) ?? -1)) others.add(own);
    lastOf.set(own, place);
  }
  return others;
}

/** Ends of which flows come out otherwise. */
function concernedEnds(
  { ends, flows }: FlowMatrix,
  index: EndsByQuery,
  hosts: ReadonlySet<string>,
  changes: Changes,
): ReadonlySet<FlowEnds> {
  const concerned = index.concerned(changes);
  for (const host of hosts) for (const at of placesByEnd(flows).get(host) ?? []) concerned.add(ends[at] ?? 0);
  return concerned;
}

/** Where the flows from and to each host stand. */
const placesByEnd = onceEach((flows: readonly Flow[]): ReadonlyMap<string, readonly number[]> => {
  const places = new Map<string, number[]>();
  for (const [at, { source, destination }] of flows.entries())
    for (const end of [source, destination]) {
      appendUnder(places, end, at);
    }
  return places;
});

/** Where the flows between the same ends stand. */
const placesByEnds = onceEach((ends: readonly FlowEnds[]): ReadonlyMap<FlowEnds, readonly number[]> => {
  const places = new Map<FlowEnds, number[]>();
  for (let at = 0; at < ends.length; at += 1) appendUnder(places, ends[at] ?? 0, at);
  return places;
});

/** Walks some flows again, by their places, in the place of those that are gone. */
function walkAgain(
  view: ForwardingView,
  kinds: HostKinds,
  {
    rows,
    ends,
    index,
  }: { readonly rows: MatrixRow[]; readonly ends: readonly FlowEnds[]; readonly index: EndsByQuery },
  again: readonly number[],
  gone: readonly MatrixRow[],
): void {
  const { flows } = view.network.row;
  const walked = flowMatrix(
    view,
    kinds,
    again.flatMap((at) => flows[at] ?? []),
  );
  for (const [nth, at] of again.entries()) {
    const row = walked[nth];
    if (row !== undefined) rows[at] = row;
  }
  index.replace(
    gone,
    again.flatMap((at) => (rows[at] === undefined ? [] : [[rows[at], ends[at] ?? 0] as const])),
  );
}

const isExpected = ({ expected }: Flow, { outcome }: FlowOutcome): boolean => outcome === expected;

/** Where each flow was among those of before: one that asks the same, whatever its number. */
function formerPlaces(flows: readonly Flow[], before: readonly Flow[]): (at: number) => number | undefined {
  if (flows === before) return (at) => at;
  const found: (number | undefined)[] = [];
  const left: number[] = [];
  let next = 0;
  // Most are in their order: those that came or went lie between them.
  for (const flow of flows) {
    let at = next;
    while (at < before.length && at < next + furthest && !asksAlike(before[at], flow)) at += 1;
    const isFound = asksAlike(before[at], flow);
    if (!isFound) left.push(found.length);
    found.push(isFound ? at : undefined);
    if (isFound) next = at + 1;
  }
  if (left.length === 0) return (at) => found[at];
  const taken = new Set(found);
  const others = new Map(before.flatMap((flow, at) => (taken.has(at) ? [] : [[asked(flow), at] as const])));
  for (const at of left) found[at] = others.get(asked(flows[at]));
  return (at) => found[at];
}

/** How many that went are passed over at once. */
const furthest = 100;

const asksAlike = (one: Flow | undefined, other: Flow): boolean =>
  one === other ||
  (one !== undefined &&
    one.source === other.source &&
    one.destination === other.destination &&
    one.address === other.address &&
    one.service.name === other.service.name);

const asked = (flow: Flow | undefined): string =>
  flow === undefined ? '' : `${flow.source} ${flow.destination} ${flow.address} ${flow.service.name}`;

/** The same outcome for another service, which the reason of a drop names. */
function ofService(outcome: FlowOutcome, { name }: Service): FlowOutcome {
  const { drop } = outcome;
  return drop?.inputs.service === undefined || drop.inputs.service === name
    ? outcome
    : { ...outcome, drop: { ...drop, inputs: { ...drop.inputs, service: name } } };
}
