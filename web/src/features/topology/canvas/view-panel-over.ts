/** How much of a canvas of this width the panel of views takes while it is open; on a phone it lies over the drawing. */
export function viewPanelOver(width: number): number {
  const panel = document.querySelector('[data-view-panel]');
  return panel && panel.clientWidth * 3 <= width ? panel.clientWidth + 12 : 0;
}
