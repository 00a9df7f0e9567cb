import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import type { Graph } from '#shared/contract/topology-items.ts';
import { edgeTypes, nodeTypes } from '#shared/contract/topology-kinds.ts';
import { edgeStyle } from '#shared/vocabulary/topology/network-styles.ts';
import { edgeTypeNames, nodeTypeNames } from '#shared/vocabulary/topology/topology-words.ts';
import styles from './legend.module.css';
import { NodeSample } from './node-sample.tsx';

/** What shapes and lines mean, of the types that this graph has, and the keys that work here. */
export function Legend({ graph }: { readonly graph: Graph }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const nodes = nodeTypes.filter((type) => graph.nodes.some((node) => node.type === type));
  const edges = edgeTypes.filter((type) => graph.edges.some((edge) => edge.type === type));
  return (
    <div className={styles.legend} data-own-pointer>
      {isOpen && (
        <div id={id} className={styles.content}>
          <ul className={styles.types}>
            {nodes.map((type) => (
              <li key={type}>
                <NodeSample type={type} />
                {nodeTypeNames[type]}
              </li>
            ))}
            {edges.map((type) => (
              <li key={type}>
                <EdgeSample type={type} />
                {edgeTypeNames[type]}
              </li>
            ))}
          </ul>
          <dl className={styles.keys}>
            {keys.map(([key, task]) => (
              <div key={key}>
                <dt>{key}</dt>
                <dd>{task}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        Legend and keys
        {isOpen ? <ChevronDown size={14} aria-hidden /> : <ChevronUp size={14} aria-hidden />}
      </button>
    </div>
  );
}

const keys = [
  ['Arrows', 'Step along links'],
  ['Shift + arrows', 'Move the selection'],
  ['Alt + drag', 'Move without snapping'],
  ['Enter, F2', 'Rename'],
  ['L, then Enter', 'A link of the device, its fields'],
  ['C', 'Draw a link'],
  ['Delete', 'Remove'],
  ['/', 'Find a device'],
  ['+ − 0', 'Zoom, zoom to fit'],
  ['Ctrl or Cmd Z', 'Undo; with Shift, redo'],
  ['Ctrl or Cmd S', 'Save'],
] as const;

function EdgeSample({ type }: { readonly type: string }) {
  const { width, dash, color } = edgeStyle(type);
  return (
    <svg width={18} height={18} viewBox="0 0 18 18" aria-hidden>
      <path
        d="M0 9h18"
        stroke={`var(${color.variable})`}
        strokeWidth={width}
        strokeDasharray={dash.join(' ') || undefined}
      />
    </svg>
  );
}
