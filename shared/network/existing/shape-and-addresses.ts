import type { ExistingNetwork } from '../../contract/designs.ts';
import type { Graph } from '../../contract/topology-items.ts';
import { formatCount } from '../../vocabulary/counts.ts';

type Shape = NonNullable<ExistingNetwork['currentTopology']>;

/** What becomes of the shape and of the addresses of an existing network, and why, a sentence each. */
export function shapeAndAddresses(
  { currentTopology, currentIPScheme }: ExistingNetwork,
  { nodes, subnets }: Pick<Graph, 'nodes' | 'subnets'>,
): string[] {
  const centre = nodes.some(({ layer }) => layer === 'core') ? 'the core' : 'the first switch';
  const blocks = subnets.flatMap(({ id, purpose, cidr }) =>
    purpose === 'site' && !id.startsWith('pool-') ? [cidr] : [],
  );
  return [
    ...(currentTopology === undefined ? [] : [`${fates[currentTopology]} ${centre}.`]),
    ...(currentIPScheme === undefined
      ? []
      : [
          `The addresses of ${currentIPScheme} stay in use during the migration: the new subnets are allocated from ` +
            `${blocks.length === 1 ? blocks[0] : `${formatCount(blocks.length, 'block')} of their own`}, so that both networks run side by side.`,
        ]),
  ];
}

/** Up to the name of what everything is attached to. */
const fates: Readonly<Record<Shape, string>> = {
  star: 'The star stays: every access switch connects to',
  bus: 'The bus is replaced, since one break cuts off everything behind it: every access switch connects to',
  ring: 'The ring is replaced, since spanning tree keeps one link of it idle and traffic passes each switch on its way: every access switch connects to',
  mesh: 'The mesh is replaced, since the number of links grows with the square of the number of switches: every access switch connects to',
  hybrid: 'The mixed shape is replaced by one that is the same everywhere: every access switch connects to',
  other: 'The shape is replaced by one that is the same everywhere: every access switch connects to',
};
