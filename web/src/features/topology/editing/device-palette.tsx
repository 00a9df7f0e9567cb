import { type PointerEvent, useState } from 'react';
import type { TopologyNode } from '#shared/contract/topology-items.ts';
import { nodeTypes } from '#shared/contract/topology-kinds.ts';
import { nodeTypeNames } from '#shared/vocabulary/topology/topology-words.ts';
import strip from '#web/features/topology/canvas/button-strip.module.css';
import { NodeSample } from '#web/features/topology/canvas/node-sample.tsx';
import type { Position } from '#web/features/topology/model/positions.ts';
import styles from './device-palette.module.css';

export interface DevicePaletteProps {
  /** A click or Enter: where there is room. */
  readonly onAdd: (type: TopologyNode['type']) => void;
  /** Dropped on the canvas, in pixels of the window. */
  readonly onDrop: (type: TopologyNode['type'], client: Position) => void;
  /** Dragged over the canvas there; undefined where a drop would do nothing, and when the drag ends. */
  readonly onDrag: (type: TopologyNode['type'], client: Position | undefined) => void;
}

interface Dragged {
  readonly type: TopologyNode['type'];
  readonly from: Position;
  readonly at: Position;
}

/** A press that moves less is a click, in pixels. */
const clickSlack = 4;

/** The types of devices, to drag onto the canvas: into the site under the pointer. */
export function DevicePalette({ onAdd, onDrop, onDrag }: DevicePaletteProps) {
  const [dragged, setDragged] = useState<Dragged>();
  const isDragged =
    dragged && Math.hypot(dragged.at.x - dragged.from.x, dragged.at.y - dragged.from.y) > clickSlack;
  const handlersOf = (type: TopologyNode['type']) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged({ type, from: clientOf(event), at: clientOf(event) });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!dragged) return;
      setDragged({ ...dragged, at: clientOf(event) });
      onDrag(type, isOverCanvas(event) ? clientOf(event) : undefined);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      setDragged(undefined);
      onDrag(type, undefined);
      if (isDragged && isOverCanvas(event)) onDrop(type, clientOf(event));
    },
    onPointerCancel: () => {
      setDragged(undefined);
      onDrag(type, undefined);
    },
    // A drag ends in a click on the button that it began on.
    onClick: (event: { readonly detail: number; readonly clientX: number; readonly clientY: number }) => {
      if (event.detail === 0 || !isElsewhere(event)) onAdd(type);
    },
  });
  return (
    <ul className={`${strip.strip} ${styles.palette}`} aria-label="Devices to add" data-own-pointer>
      {nodeTypes.map((type) => (
        <li key={type}>
          <button
            type="button"
            aria-label={`Add: ${nodeTypeNames[type]}`}
            title={`${nodeTypeNames[type]}: drag it onto the canvas, or click`}
            {...handlersOf(type)}
          >
            <NodeSample type={type} />
          </button>
          {isDragged && dragged.type === type && (
            <span className={styles.dragged} style={{ left: dragged.at.x, top: dragged.at.y }} aria-hidden>
              <NodeSample type={type} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

const clientOf = ({ clientX: x, clientY: y }: Pick<PointerEvent, 'clientX' | 'clientY'>): Position => ({
  x,
  y,
});

const under = ({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): Element | null =>
  document.elementFromPoint(clientX, clientY);

/** Not over what lies on the canvas, where nothing would be seen. */
const isOverCanvas = (event: Pick<PointerEvent, 'clientX' | 'clientY'>): boolean => {
  const element = under(event);
  return element?.closest('.react-flow') !== null && element?.closest('[data-own-pointer]') === null;
};

const isElsewhere = (event: Pick<PointerEvent, 'clientX' | 'clientY'>): boolean =>
  under(event)?.closest(`.${styles.palette}`) === null;
