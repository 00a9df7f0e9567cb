import { useImperativeHandle } from 'react';
import type { TopologyCanvasProps } from '#web/features/topology/canvas/topology-canvas.tsx';
import { siteNames } from '#web/features/topology/model/shown-scope.ts';
import type { SitesCanvasProps } from '#web/features/topology/sites/sites-canvas.tsx';

/** Stands for the canvas, which needs a browser that paints: a button for each device and link, to choose it. */
export function TopologyCanvas(props: TopologyCanvasProps) {
  const { graph, editing, onSelect, onEdit, onEditLabel, positions, ref } = props;
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
          <button
            type="button"
            onClick={() => onSelect({ nodes: new Set([id]), edges: none })}
            onDoubleClick={() => onEditLabel(id)}
          >
            Choose {label}
          </button>
          <button
            type="button"
            onClick={() => onEdit({ kind: 'move', positions: new Map([[id, { x: 7, y: 8 }]]) })}
          >
            Move {label} from {positions.get(id)?.x}
          </button>
          {id === editing && <input aria-label={`Label of ${label}`} />}
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

/** Stands for the cards of all sites: a button for each, to choose it. */
export const SitesCanvas = ({ graph, onChoose }: SitesCanvasProps) => (
  <ul aria-label="Cards">
    {siteNames(graph).map((site) => (
      <li key={site}>
        <button type="button" onClick={() => onChoose(site)}>
          Choose card {site}
        </button>
      </li>
    ))}
  </ul>
);
