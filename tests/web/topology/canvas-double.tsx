import { useImperativeHandle } from 'react';
import type { TopologyCanvasProps } from '#web/features/topology/canvas/topology-canvas.tsx';

/** Stands for the canvas, which needs a browser that paints: a button for each device and link, to choose it. */
export function TopologyCanvas({ graph, onSelect, onEdit, positions, ref }: TopologyCanvasProps) {
  const none = new Set<string>();
  useImperativeHandle(ref, () => ({
    showNode: () => {},
    showNodes: () => {},
    reveal: () => {},
    middle: () => ({ x: 0, y: 0 }),
    placeAt: (at) => ({ at, site: undefined }),
    lightLinkAt: () => undefined,
    clientOf: (at) => at,
    focus: () => {},
  }));
  return (
    <ul aria-label="Canvas">
      {graph.nodes.map(({ id, label }) => (
        <li key={id}>
          <button type="button" onClick={() => onSelect({ nodes: new Set([id]), edges: none })}>
            Choose {label}
          </button>
          <button
            type="button"
            onClick={() => onEdit({ kind: 'move', positions: new Map([[id, { x: 7, y: 8 }]]) })}
          >
            Move {label} from {positions.get(id)?.x}
          </button>
        </li>
      ))}
      {graph.edges.map(({ id }) => (
        <li key={id}>
          <button type="button" onClick={() => onSelect({ nodes: none, edges: new Set([id]) })}>
            Choose link {id}
          </button>
        </li>
      ))}
    </ul>
  );
}
