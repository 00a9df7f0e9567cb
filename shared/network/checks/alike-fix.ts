import type { TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { joinSome } from '../../vocabulary/lists.ts';
import { holds } from '../addressing/free-address.ts';
import { logicalId } from '../graph/clusters.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import { isBeside } from './beside.ts';
import { vlanNames } from './carried-fix.ts';
import { changing, type Fix } from './finding.ts';

/**
 * What makes a link like those beside it, of a finding whose elements begin with a link: they carry the same VLANs, are of one
 * aggregate, and of one subnet where they route. Which of two that differ is wrong, trying tells.
 */
export function alikeFixes(link: TopologyEdge, index: NetworkIndex): Fix[] {
  const others = index.graph.edges.filter((edge) => edge.type === link.type && isBeside(edge, link, index));
  if (others.length === 0) return [];
  const links = index.graph.edges.filter((edge) => edge === link || others.includes(edge));
  return [
    ...listsFor(links, index).map((list) => sameVlans(links, list, index)),
    ...sameBundle(link, others, index),
  ];
}

/** What links of different lists might all carry: the least of the lists that has all that the device below them needs, or all of them together. */
function listsFor(links: readonly TopologyEdge[], index: NetworkIndex): (readonly number[])[] {
  const lists = [...new Map(links.map(({ vlans }) => [keyOf(vlans), vlans])).values()];
  if (lists.length < 2) return [];
  const needed = neededBelow(links, index);
  const [enough] = lists
    .filter((list) => needed.every((vlan) => list.includes(vlan)))
    .toSorted((a, b) => a.length - b.length);
  const all = [...new Set(lists.flat())];
  return [enough ?? all, ...(enough !== undefined && enough.length < all.length ? [all] : [])];
}

function sameVlans(links: readonly TopologyEdge[], list: readonly number[], index: NetworkIndex): Fix {
  const wanted = list.toSorted((a, b) => a - b);
  const changed = links.filter(({ vlans }) => keyOf(vlans) !== keyOf(wanted));
  const where = joinSome(
    changed.map((edge) => nameOf(edge, index)),
    2,
  );
  const added = wanted.filter((vlan) => changed.some(({ vlans }) => !vlans.includes(vlan)));
  const isMore = changed.every(({ vlans }) => vlans.every((vlan) => wanted.includes(vlan)));
  return {
    label: isMore ? `Carry ${vlanNames(added)} on ${where}` : `Carry ${vlanNames(wanted)} alone on ${where}`,
    changes: {
      ...changing({}),
      edges: { added: [], changed: changed.map(({ id }) => ({ id, vlans: wanted })), removed: [] },
    },
  };
}

const keyOf = (vlans: readonly number[]): string => vlans.toSorted((a, b) => a - b).join();

const nameOf = ({ source, target }: TopologyEdge, { nodes }: NetworkIndex): string =>
  [source, target].map((id) => nodes.get(id)?.label ?? id).join(' – ');

/** The VLANs of what hangs on the lower device of links, and the ones that its own addresses are in. */
function neededBelow(links: readonly TopologyEdge[], index: NetworkIndex): number[] {
  const [link] = links;
  const [lower] = [link?.source, link?.target]
    .flatMap((id) => index.nodes.get(id ?? '') ?? [])
    .toSorted((a, b) => tierIn(b, index) - tierIn(a, index));
  if (lower === undefined) return [];
  const below = (index.attachments.get(lower.id) ?? []).filter(
    ({ edge, other }) => !links.includes(edge) && tierIn(other, index) > tierIn(lower, index),
  );
  const own = index.graph.subnets.flatMap((row) =>
    row.vlan !== undefined &&
    row.site === lower.site &&
    [...lower.addresses, ...(lower.ipv6 ?? [])].some((address) => holds(row, address))
      ? [row.vlan]
      : [],
  );
  return [...own, ...below.flatMap(({ edge }) => edge.vlans)];
}

const tierIn = ({ id }: TopologyNode, { tier }: NetworkIndex): number => tier.get(id) ?? 0;

/** A link has the aggregate of the ones beside it, and their subnet with its addresses; or they have its own. */
function sameBundle(link: TopologyEdge, others: readonly TopologyEdge[], index: NetworkIndex): Fix[] {
  const other = others.find((own) => bundleOf(own) !== bundleOf(link));
  if (other === undefined) return [];
  return [
    likeness(link, other, index),
    ...(others.length === 1 ? [likeness(other, link, index)] : []),
  ].flatMap((fix) => fix ?? []);
}

const bundleOf = ({ aggregate, subnet }: TopologyEdge): string => `${aggregate} ${subnet}`;

function likeness(wrong: TopologyEdge, right: TopologyEdge, index: NetworkIndex): Fix | undefined {
  const { aggregate, subnet, addresses, ipv6 } = right;
  const isTurned = logicalEnd(wrong.source, index) === logicalEnd(right.target, index);
  // A field cannot be taken off by changing it.
  if (isTurned || (aggregate === undefined && wrong.aggregate !== undefined)) return undefined;
  return {
    label: `Join ${nameOf(wrong, index)} to ${nameOf(right, index)}`,
    changes: changing({
      edge: {
        id: wrong.id,
        ...(aggregate !== undefined && { aggregate }),
        ...(subnet !== undefined && { subnet }),
        ...(addresses && { addresses }),
        ...(ipv6 && { ipv6 }),
      },
    }),
  };
}

const logicalEnd = (id: string, { nodes }: NetworkIndex): string => logicalId(nodes.get(id) ?? { id });
