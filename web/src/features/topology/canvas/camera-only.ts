import type { ReactFlowProps } from '@xyflow/react';
import { leastZoom, mostZoom } from '#web/features/topology/painting/camera.ts';

/** React Flow keeps the camera alone: pointer, keyboard and selection are the canvas's own. */
export const cameraOnly = {
  minZoom: leastZoom,
  maxZoom: mostZoom,
  nodesDraggable: false,
  nodesConnectable: false,
  nodesFocusable: false,
  elementsSelectable: false,
  zoomOnDoubleClick: false,
  disableKeyboardA11y: true,
  deleteKeyCode: null,
  selectionKeyCode: null,
  multiSelectionKeyCode: null,
  zoomActivationKeyCode: null,
  panActivationKeyCode: null,
} as const satisfies ReactFlowProps;
