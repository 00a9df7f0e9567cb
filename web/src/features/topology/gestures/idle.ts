import {
  type Handle,
  handleAt,
  handlesOf,
  leastZoomOfHandles,
} from '#web/features/topology/model/handles.ts';
import { edgeAt, nodeAt } from '#web/features/topology/model/hit-test.ts';
import { boxSelecting } from './box-selecting.ts';
import { type CanvasPointer, draw, type Gesture, type GestureCanvas, idOf } from './gesture.ts';
import { pressingGround } from './pressing-ground.ts';
import { pressingNode } from './pressing-node.ts';
import { pullingLink } from './pulling-link.ts';

/** Of more links, finding the one under the pointer would take longer than it moves on. */
const mostFollowed = 3_000;

/** At rest: shows what lies under the pointer, and waits for a press. A click selects. */
export const idle: Gesture = {
  onPointerDown: (pointer, canvas) => {
    const { at, zoom, reach, shift } = pointer;
    const { stage } = canvas;
    const handle = shift ? undefined : handleUnder(pointer, canvas);
    if (handle) return pullingLink(handle, pointer);
    const node = nodeAt(stage.scene, at, reach / zoom);
    if (node !== undefined) return pressingNode(at, node, selectNode);
    const isOnLink = shift && edgeAt(stage.scene, at, reach / zoom) !== undefined;
    return shift && !isOnLink ? boxSelecting(at) : pressingGround(at, selectEdge);
  },
  onPointerMove: ({ at, zoom, reach }, canvas) => {
    const { stage } = canvas;
    const hovered = nodeAt(stage.scene, at, reach / zoom);
    const isAsked = hovered === undefined && stage.scene.edges.length <= mostFollowed;
    const hoveredLink = isAsked ? edgeAt(stage.scene, at, reach / zoom) : undefined;
    if (hovered !== stage.hovered || hoveredLink !== stage.hoveredLink)
      draw(canvas, { hovered, hoveredLink, rubber: undefined });
    return undefined;
  },
};

/** Shift chooses, whatever is under it. */
function handleUnder(
  { at, zoom, reach }: CanvasPointer,
  { stage, selected }: GestureCanvas,
): Handle | undefined {
  return zoom < leastZoomOfHandles ? undefined : handleAt(handlesOf(stage.scene, selected), at, reach / zoom);
}

const nothing: ReadonlySet<string> = new Set();

function selectNode(node: number, { shift }: CanvasPointer, canvas: GestureCanvas): void {
  const id = idOf(canvas, node);
  const { nodes, edges } = canvas.selected;
  canvas.onSelect(shift ? { nodes: toggled(nodes, id), edges } : { nodes: new Set([id]), edges: nothing });
}

/** The link under the pointer, with Shift beside what is chosen; nothing where none is. */
function selectEdge({ at, zoom, reach, shift }: CanvasPointer, canvas: GestureCanvas): void {
  const { stage, selected, onSelect } = canvas;
  const edge = edgeAt(stage.scene, at, reach / zoom);
  const id = edge === undefined ? undefined : stage.scene.edges[edge]?.id;
  if (shift && id !== undefined) onSelect({ ...selected, edges: toggled(selected.edges, id) });
  else onSelect({ nodes: nothing, edges: id === undefined ? nothing : new Set([id]) });
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
