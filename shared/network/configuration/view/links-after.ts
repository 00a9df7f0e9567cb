import type { TopologyEdge, TopologyNode } from '../../../contract/topology-items.ts';
import type { EditedElement } from '../../graph/edited-elements.ts';
import { isSameList } from '../../graph/same-list.ts';
import type { EdgeEnds, LinkEnd, LogicalDevice } from './link-end.ts';
import { edgeEnds, type Links, type Places } from './links.ts';

/**
 * The links of an edited plan from those before: only links are looked at that were edited, or end at something that was. Undefined where two
 * have one id.
 */
export function linksAfter(
  all: readonly TopologyEdge[],
  places: Places,
  before: Links & Places,
  nodes: readonly EditedElement<TopologyNode>[],
  edited: readonly EditedElement<TopologyEdge>[],
): Links | undefined {
  const moved = new Set(nodes.flatMap(({ was, is }) => [was, is].flatMap((node) => node?.id ?? [])));
  for (const { members } of [
    ...before.devices.filter((device) => places.deviceOf.get(device.members[0].id) !== device),
    ...places.devices.filter((device) => before.deviceOf.get(device.members[0].id) !== device),
  ])
    for (const { id } of members) moved.add(id);
  if (moved.size + edited.length === 0)
    return { edges: before.edges, endsOf: before.endsOf, endsOfEdge: before.endsOfEdge };
  const touched = new Set(edited.flatMap(({ is }) => is ?? []));
  for (const edge of moved.size === 0 ? [] : all)
    if (moved.has(edge.source) || moved.has(edge.target)) touched.add(edge);
  const [edges, endsOfEdge] = [new Map(before.edges), new Map(before.endsOfEdge)];
  const around = new Set<LogicalDevice>();
  const lookAround = (ends: EdgeEnds | undefined): void => {
    for (const end of [ends?.source, ends?.target]) if (end !== undefined) around.add(end.device);
  };
  for (const { was } of edited) {
    if (was === undefined) continue;
    lookAround(endsOfEdge.get(was.id));
    edges.delete(was.id);
    endsOfEdge.delete(was.id);
  }
  for (const edge of touched) {
    const known = before.endsOfEdge.get(edge.id);
    const ends = keptEnds(edgeEnds(edge, places), known);
    lookAround(known);
    lookAround(ends);
    edges.set(edge.id, edge);
    if (ends === undefined) endsOfEdge.delete(edge.id);
    else endsOfEdge.set(edge.id, ends);
  }
  if (edges.size !== all.length) return undefined;
  const near = new Map<string, LinkEnd[]>([...around].map(({ id }) => [id, []]));
  const members = new Set([...around].flatMap((device) => device.members.map(({ id }) => id)));
  for (const { id, source, target } of all) {
    if (!members.has(source) && !members.has(target)) continue;
    const ends = endsOfEdge.get(id);
    for (const end of [ends?.source, ends?.target]) if (end !== undefined) near.get(end.device.id)?.push(end);
  }
  const endsOf = new Map<string, readonly LinkEnd[]>();
  for (const { id } of places.devices) {
    const [there = [], now] = [before.endsOf.get(id), near.get(id)];
    endsOf.set(id, now === undefined || isSameList(there, now) ? there : now);
  }
  return { edges: edited.length === 0 ? before.edges : edges, endsOf, endsOfEdge };
}

/** Ends that are as they were stay the same objects. */
function keptEnds(now: EdgeEnds | undefined, before: EdgeEnds | undefined): EdgeEnds | undefined {
  if (now === undefined || before === undefined) return now;
  const [source, target] = [keptEnd(now.source, before.source), keptEnd(now.target, before.target)];
  return source === before.source && target === before.target ? before : { source, target };
}

const keptEnd = (now: LinkEnd | undefined, before: LinkEnd | undefined): LinkEnd | undefined =>
  now !== undefined &&
  before?.edge === now.edge &&
  before.device === now.device &&
  before.node === now.node &&
  before.far === now.far
    ? before
    : now;
