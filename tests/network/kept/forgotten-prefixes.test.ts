import { describe, expect, it } from 'vitest';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { networkKeeper } from '#shared/network/checks/network-keeper.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { allCases } from '../reference/cases/all-cases.ts';
import { applyEdit } from './random-edits.ts';

describe('a prefix that has to come about anew after an edit', () => {
  it('leaves what the speakers of BGP know of most others as it was', () => {
    const reference = allCases.find(({ id }) => id === 'logistics');
    if (reference === undefined) throw new Error('There is no such design.');
    const { requirements } = reference;
    const planned = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });
    const keeper = networkKeeper();
    const simulated = (graph: typeof planned) => {
      const configured = keeper.configure({ graph, requirements, devices: catalogue });
      if (configured.kind === 'refused') throw new Error('The plan is refused.');
      return keeper.simulate(configured.network);
    };
    const simulation = simulated(planned);
    const before = simulation.state.bgp.ribs;
    const drawn = applyEdit(planned, { kind: 'draw a link again', at: 0.24161073825503354, other: 0 });
    expect(simulated(drawn)).toBe(simulation);

    const entries = [...before].flatMap(([speaker, rib]) => {
      const now = simulation.state.bgp.ribs.get(speaker);
      return now === undefined ? [] : [...rib.keys()].map((key) => now.get(key) === rib.get(key));
    });
    const kept = entries.filter(Boolean).length;
    expect(kept).toBeLessThan(entries.length);
    expect(kept).toBeGreaterThan(entries.length / 3);
  });
});
