import { nodeAt } from '#web/features/topology/model/hit-test.ts';
import { boxSelecting } from './box-selecting.ts';
import { draw, type Gesture, idOf } from './gesture.ts';
import { pressingGround } from './pressing-ground.ts';
import { pressingNode } from './pressing-node.ts';

/**
 * At rest while a link is drawn: its end follows the pointer. A click on a node ends it there; on the background it
 * cancels.
 */
export const drawingLink: Gesture = {
  onPointerDown: ({ at, zoom, reach, shift }, { stage }) => {
    const node = nodeAt(stage.scene, at, reach / zoom);
    if (node !== undefined)
      return pressingNode(at, node, (end, _, canvas) => canvas.onConnect(idOf(canvas, end)));
    return shift ? boxSelecting(at) : pressingGround(at, (_, { onConnect }) => onConnect(undefined));
  },
  onPointerMove: ({ at, zoom, reach }, canvas) => {
    draw(canvas, { hovered: nodeAt(canvas.stage.scene, at, reach / zoom), rubber: at });
    return undefined;
  },
};
