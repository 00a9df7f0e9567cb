import type { Graph } from '#shared/contract/topology-items.ts';
import { ImportDialog } from './import-dialog.tsx';
import { useAsExisting } from './use-as-existing.ts';

export interface ImportFirstProps {
  /** Makes the network the design's topology. */
  readonly onDraw: (graph: Graph) => Promise<void>;
  readonly onClose: () => void;
}

/** Reads a network before a design has a plan: as its topology, or as the one that is there today. */
export default function ImportFirst({ onDraw, onClose }: ImportFirstProps) {
  const asExisting = useAsExisting('Generate the topology to build on it.');
  return (
    <ImportDialog
      among={['draw', 'existing']}
      onUse={(graph, use) => (use === 'draw' ? onDraw(graph) : asExisting(graph))}
      onClose={onClose}
    />
  );
}
