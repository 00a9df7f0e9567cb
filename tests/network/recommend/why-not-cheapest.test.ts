import { expect, it } from 'vitest';
import type { TopologyNode } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { arithmeticOf } from '#shared/network/reasons/reason-text.ts';
import { requirementsOf } from '../requirements-builder.ts';

/** The places of a fire brigade on a low budget, whose station and headquarters survive the loss of any device. */
function placesOf(category: string): TopologyNode[] {
  const people = { wiredUsers: 60, wirelessUsers: 40, cameras: 30, servers: 6, areaM2: 3_000, floors: 3 };
  const requirements = requirementsOf({
    sites: [
      { name: 'Headquarters', kind: 'headquarters', ...people },
      { name: 'Station', wiredUsers: 10, wirelessUsers: 15, cameras: 12 },
    ],
    redundancy: { internet: true, coreSwitching: true, power: true },
    securityRequirements: { firewall: 'enterprise' },
    budgetRange: 'low',
  });
  const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });
  return graph.nodes.filter(({ type }) => type === category);
}

const warningsOf = (category: string): string[] =>
  placesOf(category).map(({ model }) => String(model?.because?.inputs.warnings ?? ''));

const reasonsOf = (category: string): string[] =>
  placesOf(category).flatMap(({ model }) =>
    model?.because === undefined ? [] : arithmeticOf(model.because),
  );

it('a model far dearer than the cheapest says which places of its domain the maker of the cheapest has nothing for', () => {
  const said = warningsOf('switch').find((warning) => warning.includes('times the cheapest'));
  expect(said).toMatch(/, since \S+( \S+)? has nothing for \d+ of its access switches, at Headquarters/);
  const [, maker = ''] = /since (.+) has nothing/.exec(said ?? '') ?? [];
  expect(said).toContain(`the cheapest of its class that fits, ${maker}`);
  for (const reason of reasonsOf('switch').filter((text) => text.includes('of its class that fits')))
    expect(reason.match(/It costs/g)).toHaveLength(1);
});

it('or that it would be one more maker', () => {
  expect(warningsOf('firewall')[0]).toMatch(
    /makes the firewalls of this design, since \S+ would be one more maker, which counts as more than it saves/,
  );
});

it('never that the design keeps to a maker which has nothing for the place', () => {
  const requirements = requirementsOf({
    sites: [{ name: 'Office', wiredUsers: 300, wirelessUsers: 300, floors: 4, servers: 30 }],
    redundancy: { internet: true, coreSwitching: true, power: true },
    vendorPreference: 'MikroTik',
    assumptions: { mostWithoutTemplates: 100_000 },
  });
  const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-28' });
  const warned = graph.nodes.filter(({ model }) =>
    String(model?.because?.inputs.warnings ?? '').includes('times the cheapest'),
  );
  expect(warned.some(({ model }) => model?.manufacturer !== 'MikroTik')).toBe(true);
  for (const { model } of warned)
    if (model?.manufacturer !== 'MikroTik')
      expect(model?.because?.inputs.warnings).not.toContain('keeps to MikroTik');
});
