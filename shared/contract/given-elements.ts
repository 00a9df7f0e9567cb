import { cutText } from '../vocabulary/cut-text.ts';
import { fnvHash } from '../vocabulary/fnv-hash.ts';
import { usualLayers } from './usual-layers.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * A node as clients of the specification send it, in our names: what only answers have is left out, and what those clients
 * do not know of has its default. Anything else stays for the schema to reject.
 */
export function givenNode(value: unknown): unknown {
  if (!isFields(value)) return value;
  const { level, ...node } = value;
  return { label: node.id, layer: usualLayer(node.type), quantity: 1, addresses: [], ...node };
}

/**
 * Links likewise: their ends are also called `from` and `to`, and their rate as text is only answered. Those without ids have
 * ids of their ends, the second between the same ends with a number behind it.
 */
export function givenEdges(values: unknown): unknown {
  if (!Array.isArray(values)) return values;
  const taken = new Set(values.map((value) => (isFields(value) ? value.id : undefined)));
  const parallel = new Map<string, number>();
  return values.map((value) => {
    if (!isFields(value)) return value;
    const { from, to, bandwidth, ...edge } = value;
    const { source = from, target = to } = edge;
    return { id: edge.id ?? idBetween(`${source}-${target}`), vlans: [], ...edge, source, target };
  });

  function idBetween(ends: string): string {
    const first = ends.length > longestId ? `${cutText(ends, longestId - 17)}~${fnvHash(ends)}` : ends;
    let id = first;
    let number = parallel.get(first) ?? 1;
    for (; taken.has(id); id = `${cutText(first, longestId - 6)}~${number}`) number += 1;
    parallel.set(first, number);
    taken.add(id);
    return id;
  }
}

/** Of ElementId: what is longer ends with its hash of 16 digits, or with the number of one of 40,000 links. */
const longestId = 100;

/** Where a node of a type usually stands, if its client does not say. */
const usualLayer = (type: unknown): unknown =>
  Object.entries(usualLayers).find(([name]) => name === type)?.[1];

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
