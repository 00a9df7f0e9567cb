import type { PlaceSize } from './measured-place.tsx';
import { viewPanelOver } from './view-panel-over.ts';

/** How much of a canvas lies under the details of what is chosen, in pixels (details/details-panel.module.css). */
export function coveredBy({ width, height }: PlaceSize): { readonly right: number; readonly bottom: number } {
  const panel = document.querySelector('[data-canvas-area] > aside');
  const isOver = panel && panel.clientWidth > 0 && getComputedStyle(panel).position === 'absolute';
  if (!isOver) return { right: 0, bottom: 0 };
  const isSheet = panel.clientWidth >= width - 1;
  return isSheet ? { right: 0, bottom: height * 0.55 } : { right: 320, bottom: 0 };
}

/** The part of a canvas that neither the details of what is chosen nor the panel of views lies over, from its left upper corner. */
export function uncovered(place: PlaceSize): PlaceSize {
  const { right, bottom } = coveredBy(place);
  return { width: place.width - right - viewPanelOver(place.width), height: place.height - bottom };
}
