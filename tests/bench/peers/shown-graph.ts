import type { Graph } from '#shared/contract/topology-items.ts';

/** The graph that a peer draws, and the element that it draws in: as large as the canvas that it is compared with. */
export async function shownGraph(): Promise<{ readonly graph: Graph; readonly container: HTMLElement }> {
  const graph: Graph = await (await fetch('/graph.json')).json();
  const asked = new URLSearchParams(location.search);
  const container = document.createElement('div');
  container.style.cssText = `position:fixed;left:0;top:0;width:${asked.get('width')}px;height:${asked.get('height')}px`;
  document.body.append(container);
  return { graph, container };
}
