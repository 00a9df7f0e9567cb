import type { Guides } from '#web/features/topology/model/guides.ts';
import type { Box, Position } from '#web/features/topology/model/positions.ts';
import type { Scene } from '#web/features/topology/model/scene.ts';

/** What changes between two renders and is painted in the next frame: kept outside React's state, to be quick. */
export interface Stage {
  scene: Scene;
  /** Index of the node under the pointer. */
  hovered: number | undefined;
  /** Index of the link there, where no node is. */
  hoveredLink?: number | undefined;
  /** The rectangle that is being drawn to choose nodes, in pixels of the scene. */
  band: Box | undefined;
  /** Where the link that is being drawn ends now. */
  rubber: Position | undefined;
  /** The link whose end follows the pointer: the device that it stays at, as an index, and the ids of those that it can end at. */
  pulled?: { readonly from: number; readonly ends: ReadonlySet<string> } | undefined;
  /** Lines that a dragged device stands level with others on. */
  guides?: Guides | undefined;
  readonly repaint: () => void;
}
