import { describe, expect, it } from 'vitest';
import { drawLandingPlan } from '../../../web/landing-plan-plugin.ts';

describe('the example of the start page', () => {
  const plan = drawLandingPlan();

  it('is drawn whole: every node inside the picture, every link between two of them', () => {
    const places = new Set(plan.drawing.nodes.map(({ x, y }) => `${x} ${y}`));
    for (const { x, y, size } of plan.drawing.nodes) {
      expect(x - size).toBeGreaterThanOrEqual(0);
      expect(y - size).toBeGreaterThanOrEqual(0);
      expect(x + size).toBeLessThanOrEqual(plan.drawing.width);
      expect(y + size).toBeLessThanOrEqual(plan.drawing.height);
    }
    for (const { ends } of plan.drawing.links) {
      const [x1, y1, x2, y2] = ends;
      expect(places).toContain(`${x1} ${y1}`);
      expect(places).toContain(`${x2} ${y2}`);
    }
    expect(plan.drawing.links).toHaveLength(plan.linkCount);
  });

  it('stays small, since every visitor downloads it', () => {
    expect(JSON.stringify(plan).length).toBeLessThan(24_000);
  });

  it('names the networks of the head office and why its first access switch is there', () => {
    expect(plan.subnets.length).toBeGreaterThanOrEqual(4);
    expect(plan.reason.arithmetic).not.toBe('');
  });
});
