import { expect, it } from 'vitest';
import { ExistingNetwork } from '#shared/contract/designs.ts';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { migrationSteps } from '#shared/network/existing/migration-steps.ts';
import { countPeople } from '#shared/network/graph/count-people.ts';
import { planTopology } from '#shared/network/plan.ts';
import { requirementsOf } from '../requirements-builder.ts';

type SiteInput = NonNullable<RequirementsInput['sites']>[number];

const plannedFor = (chambers: Partial<SiteInput>) =>
  planTopology(
    requirementsOf({
      sites: [{ name: 'Chambers', kind: 'headquarters', floors: 2, wiredUsers: 90, ...chambers }],
      securityRequirements: { remoteAccess: 'vpn' },
    }),
  );

/** What a plan says of its people: how many there are, how many move, and what the pool of those who work remotely is for. */
function saidOf(chambers: Partial<SiteInput>) {
  const graph = plannedFor(chambers);
  const existing = ExistingNetwork.parse({ currentDevices: [{ type: 'Switch', quantity: 1 }] });
  const titles = migrationSteps({ existing, graph }).map(({ title }) => title);
  return {
    people: countPeople(graph.nodes),
    moved: titles.find((title) => title.startsWith('Move Chambers'))?.match(/\d+ people$/)?.[0],
    remote: graph.subnets.find(({ purpose }) => purpose === 'remote-access')?.hosts,
  };
}

it('somebody with a desk and a laptop is one person, wherever a plan counts people', () => {
  const desks = saidOf({});
  expect(desks).toEqual({ people: 90, moved: '90 people', remote: expect.any(Number) });
  expect(saidOf({ wirelessUsers: 60 })).toEqual(desks);
});

it('the people that a site states count where they are more than its desks and its wireless users', () => {
  const stated = saidOf({ wirelessUsers: 60, people: 140 });
  expect(stated).toMatchObject({ people: 140, moved: '140 people' });
  expect(stated.remote).toBeGreaterThan(saidOf({}).remote ?? 0);
  expect(saidOf({ wirelessUsers: 60, people: 20 })).toEqual(saidOf({}));
  expect(saidOf({ wiredUsers: 0, wirelessUsers: 60, people: 75 })).toMatchObject({ people: 75 });
});

it('guests are people as well', () => {
  expect(saidOf({ guests: 12 })).toMatchObject({ people: 102, moved: '102 people' });
});
