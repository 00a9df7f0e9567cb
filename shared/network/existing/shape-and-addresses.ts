import type { ExistingNetwork } from '../../contract/designs.ts';
import type { Graph } from '../../contract/topology.ts';

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
          `The addresses of ${currentIPScheme} stay as they are while people move: the new subnets are cut from ` +
            `${blocks.length === 1 ? blocks[0] : `${blocks.length} blocks of their own`}, so that both networks run side by side.`,
        ]),
  ];
}

/** Up to the name of what everything hangs on. */
const fates: Readonly<Record<Shape, string>> = {
  star: 'The star stays: every access switch hangs on',
  bus: 'The bus is replaced, since one break takes all that lies behind it: every access switch hangs on',
  ring: 'The ring is replaced, since spanning tree keeps one link of it idle and traffic passes each switch on its way: every access switch hangs on',
  mesh: 'The mesh is replaced, since its links grow with the square of the switches: every access switch hangs on',
  hybrid: 'The mixed shape is replaced by one that is the same everywhere: every access switch hangs on',
  other: 'The shape is replaced by one that is the same everywhere: every access switch hangs on',
};
