import type { TopologyEdge, TopologyNode } from '#shared/contract/topology.ts';

/** The colours of app/network-colors.css. */
export type CanvasColor =
  | `--node-${TopologyNode['type'] | 'other'}`
  | `--edge-${TopologyEdge['type'] | 'other'}`
  | '--canvas-ground'
  | '--canvas-grid'
  | '--canvas-label';

/** A colour as `rgb(…)`, resolved for the scheme that is shown; read again when `useShownColorMode` changes. */
export const readColor = (name: CanvasColor, element: Element = document.documentElement): string =>
  getComputedStyle(element).getPropertyValue(name).trim();
