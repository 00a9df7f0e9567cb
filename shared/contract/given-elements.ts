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

/** A link likewise: its ends are also called `from` and `to`, and its rate as text is only answered. */
export function givenEdge(value: unknown): unknown {
  if (!isFields(value)) return value;
  const { from, to, bandwidth, ...edge } = value;
  const { source = from, target = to } = edge;
  return { id: `${source}-${target}`, vlans: [], ...edge, source, target };
}

/** Where a node of a type usually stands, if its client does not say. */
const usualLayer = (type: unknown): unknown =>
  Object.entries(usualLayers).find(([name]) => name === type)?.[1];

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
