import type { SimulatedNetwork } from '../compiled/compiled-network.ts';
import type { Layer2State } from '../layer2/layer2-state.ts';

/** Whether bridges that speak no spanning tree close a circle among themselves: one that does would open it. */
export function hasSilentCircle(
  { vertices, links, linksOfVertex }: SimulatedNetwork,
  { isForwarding }: Layer2State,
  bridges: readonly number[],
): boolean {
  const silent = new Set(bridges.filter((vertex) => vertices[vertex]?.device.row.spanningTree === undefined));
  const inner = new Set(
    [...silent].flatMap((vertex) =>
      (linksOfVertex[vertex] ?? []).filter((index) => {
        const { a = -1, b = -1, cable = -1 } = links[index] ?? {};
        return silent.has(a) && silent.has(b) && isForwarding[cable] === 1;
      }),
    ),
  );
  // A forest has fewer links than vertices; taking leaves away leaves only circles.
  const degree = new Map<number, number>();
  const ends = (index: number) => [links[index]?.a ?? -1, links[index]?.b ?? -1];
  for (const index of inner) for (const end of ends(index)) degree.set(end, (degree.get(end) ?? 0) + 1);
  const leaves = [...degree].flatMap(([vertex, count]) => (count === 1 ? [vertex] : []));
  for (const leaf of leaves) {
    for (const index of linksOfVertex[leaf] ?? []) {
      if (!inner.delete(index)) continue;
      for (const end of ends(index)) {
        const left = (degree.get(end) ?? 0) - 1;
        degree.set(end, left);
        if (left === 1) leaves.push(end);
      }
    }
  }
  return inner.size > 0;
}
