/** How much of the canvas's width the panel of views takes while it is open; on a phone it lies over the drawing. */
export function viewPanelOver(root: HTMLElement | null): number {
  const panel = root?.closest('[data-canvas-area]')?.querySelector('[data-view-panel]');
  return root && panel && panel.clientWidth * 3 <= root.clientWidth ? panel.clientWidth + 12 : 0;
}
