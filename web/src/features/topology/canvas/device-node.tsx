import type { Node, NodeProps } from '@xyflow/react';
import { Lock } from 'lucide-react';
import { memo } from 'react';
import type { TopologyNode } from '#shared/contract/topology-items.ts';
import { nodeStyle } from '#shared/vocabulary/topology/network-styles.ts';
import { outlinePoints } from '#shared/vocabulary/topology/shape-outline.ts';
import { cell } from '#web/features/topology/layout/blocks.ts';
import { glyphOf, glyphPlace } from '#web/features/topology/model/glyphs.ts';
import type { Scene } from '#web/features/topology/model/scene.ts';
import { secondLine } from '#web/features/topology/model/second-line.ts';
import { namesNear } from '#web/features/topology/painting/shown-names.ts';
import styles from './device-node.module.css';

export type DeviceElement = Node<
  {
    node: TopologyNode;
    /** Its name, without what its frames say where it is long. */
    name: string;
    selected: boolean;
    /** Whether the proposal that is looked at removes it. */
    leaving: boolean;
    /** Whether it adds it. */
    coming: boolean;
  },
  'device'
>;
type DeviceLook = Omit<DeviceElement['data'], 'node' | 'name'>;

/** Lines of text beneath the shape, in pixels at zoom 1. */
const textHeight = 38;

/**
 * A node as React Flow takes it, of a size known beforehand so that nothing is measured; the one made before if
 * alike.
 */
export function deviceElement(
  scene: Scene,
  index: number,
  { selected, leaving, coming }: DeviceLook,
  before: DeviceElement | undefined,
): DeviceElement {
  const node = scene.nodes[index];
  if (!node) throw new RangeError(`The scene has no node ${index}.`);
  const [x = 0, y = 0, size = 0] = [scene.x[index], scene.y[index], scene.size[index]];
  const position = { x: x - cell.width / 2, y: y - size };
  const name = selected ? node.label : (namesNear(scene)[index] ?? node.label);
  const alike =
    before?.data.node === node &&
    before.data.name === name &&
    before.data.selected === selected &&
    before.data.leaving === leaving &&
    before.data.coming === coming &&
    before.position.x === position.x &&
    before.position.y === position.y;
  if (alike) return before;
  const [width, height] = [cell.width, 2 * size + textHeight];
  const measured = { width, height };
  return {
    id: node.id,
    type: 'device',
    position,
    width,
    height,
    measured,
    handles: [],
    data: { node, name, selected, leaving, coming },
  };
}

/**
 * Shape, symbol and label of a device: what the canvas paints far out, as text that is sharp and that screen readers
 * find.
 */
export const DeviceNode = memo(function DeviceNode({ data }: NodeProps<DeviceElement>) {
  const { node, name, selected, leaving, coming } = data;
  const Label = leaving ? 'del' : coming ? 'ins' : 'span';
  const { shape, size, color } = nodeStyle(node.type);
  const second = secondLine(node);
  return (
    <div className={styles.device} data-selected={selected} data-in-site={node.site !== undefined}>
      <svg
        width={2 * size + 8}
        height={2 * size + 8}
        viewBox={`${-size - 4} ${-size - 4} ${2 * size + 8} ${2 * size + 8}`}
        className={styles.shape}
        aria-hidden
      >
        <polygon
          points={outlinePoints(shape, size - 2)}
          fill={`var(${color.variable})`}
          stroke={`var(${color.variable})`}
          strokeWidth={4}
          strokeLinejoin="round"
        />
        <path className={styles.glyph} d={glyphOf(node.type)} transform={glyphTransform(node.type)} />
      </svg>
      {node.locked && <Lock size={11} className={styles.lock} aria-label="Locked" />}
      <Label className={styles.label} title={name === node.label ? undefined : node.label}>
        {name}
      </Label>
      {second !== undefined && <span className={styles.second}>{second}</span>}
    </div>
  );
});

function glyphTransform(type: string): string {
  const { scale, down } = glyphPlace(nodeStyle(type).shape);
  return `translate(${-12 * scale} ${down - 12 * scale}) scale(${scale})`;
}
