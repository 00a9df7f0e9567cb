import { describe, expect, it } from 'vitest';
import { drawLandingPlan } from '../../../web/landing-plan-plugin.ts';

describe('the example of the start page', () => {
  const plan = drawLandingPlan();

  it('is drawn whole: every node inside the picture, every link between two of them', () => {
    for (const { x, y, size } of plan.drawing.nodes) {
      expect(x - size).toBeGreaterThanOrEqual(0);
      expect(y - size).toBeGreaterThanOrEqual(0);
      expect(x + size).toBeLessThanOrEqual(plan.drawing.width);
      expect(y + size).toBeLessThanOrEqual(plan.drawing.height);
    }
    for (const { way } of plan.drawing.links) {
      const [[x1, y1], [x2, y2]] = [way.slice(0, 2), way.slice(-2)];
      // A line leaves a device where it has room: in its middle or a little beside it.
      const isAt = (x = 0, y = 0) =>
        plan.drawing.nodes.some((node) => Math.max(Math.abs(node.x - x), Math.abs(node.y - y)) <= node.size);
      expect([x1, y1, isAt(x1, y1)]).toEqual([x1, y1, true]);
      expect([x2, y2, isAt(x2, y2)]).toEqual([x2, y2, true]);
    }
    expect(plan.drawing.links).toHaveLength(plan.linkCount);
  });

  it('has no line through a name', () => {
    const { nodes, links, textSize } = plan.drawing;
    const names = nodes.flatMap(({ label, x, y, size }) =>
      label === undefined
        ? []
        : [{ label, x, half: 0.25 * textSize * label.length, top: y + size + 6, foot: y + size + textSize }],
    );
    expect(names.length).toBeGreaterThan(8);
    const crossed = links.flatMap(({ id, way }) =>
      names.flatMap(({ label, x, half, top, foot }) => {
        for (let at = 0; at + 3 < way.length; at += 2) {
          const [ax = 0, ay = 0, bx = 0, by = 0] = way.slice(at, at + 4);
          const isAcross = Math.min(ax, bx) < x + half && Math.max(ax, bx) > x - half;
          // Down from the middle of its own device a line passes behind the ground of the name.
          const isOwn = Math.abs(ax - x) < half && ax === bx && Math.min(ay, by) <= top;
          if (isAcross && Math.min(ay, by) < foot && Math.max(ay, by) > top && !isOwn)
            return [`${id} ${label}`];
        }
        return [];
      }),
    );
    expect(crossed).toEqual([]);
  });

  it('stays small, since every visitor downloads it', () => {
    expect(JSON.stringify(plan).length).toBeLessThan(24_000);
  });

  it('names the networks of the head office and why its first access switch is there', () => {
    expect(plan.subnets.length).toBeGreaterThanOrEqual(4);
    expect(plan.reason.arithmetic).not.toBe('');
  });
});
