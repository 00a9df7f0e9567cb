import type { Graph, TopologyNode } from '#shared/contract/topology-items.ts';

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Framed as the canvas frames them: half of 132 × 104 px around the centres. */
export function framesOf(nodes: readonly TopologyNode[]): Map<string, Frame> {
  const frames = new Map<string, Frame>();
  for (const { site, position } of nodes) {
    if (site === undefined || position === undefined) continue;
    const { x, y } = position;
    const own = frames.get(site) ?? { left: x, top: y, right: x, bottom: y };
    frames.set(site, {
      left: Math.min(own.left, x - 66),
      top: Math.min(own.top, y - 52),
      right: Math.max(own.right, x + 66),
      bottom: Math.max(own.bottom, y + 52),
    });
  }
  return frames;
}

export function overlaps(nodes: readonly TopologyNode[]): string[] {
  const frames = [...framesOf(nodes)];
  return frames.flatMap(([one, a], index) =>
    frames
      .slice(index + 1)
      .flatMap(([other, b]) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
          ? [`${one} and ${other}`]
          : [],
      ),
  );
}

/** A plan as it was stored after somebody arranged it: its sites in rows of three, so far apart. */
export function arranged(plan: Graph, gap: number): Graph {
  const frames = framesOf(plan.nodes);
  const corners = new Map<string, { x: number; y: number }>();
  let [x, y, bottom] = [0, 0, 0];
  [...frames].forEach(([site, frame], index) => {
    if (index % 3 === 0 && index > 0) [x, y] = [0, bottom + gap];
    corners.set(site, { x: x - frame.left, y: y - frame.top });
    x += frame.right - frame.left + gap;
    bottom = Math.max(bottom, y + frame.bottom - frame.top);
  });
  const providers = plan.nodes.filter(({ site }) => site === undefined);
  return {
    ...plan,
    nodes: plan.nodes.map((node) => {
      const corner = corners.get(node.site ?? '');
      if (node.position === undefined) return node;
      const at = corner ?? { x: 300 * providers.indexOf(node) - node.position.x, y: -600 - node.position.y };
      return { ...node, position: { x: node.position.x + at.x, y: node.position.y + at.y } };
    }),
  };
}
