import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { zipBundle } from '#shared/templates/bundle/zip-bundle.ts';
import { changePack } from '#shared/templates/change-pack/change-pack.ts';
import { plannedChangeSide } from '#shared/templates/change-pack/planned-change-side.ts';
import { readPlan } from '#shared/templates/change-pack/read-plan.ts';
import { allCases } from '../../network/reference/cases/all-cases.ts';
import { openEngine } from '../../support/open-engine.ts';
import { plannedSide } from './planned-side.ts';

const lawFirm = allCases.find(({ id }) => id === 'law-firm');
if (lawFirm === undefined) throw new Error('There is no law firm.');
const { graph, requirements } = plannedSide(lawFirm.requirements);
const text = JSON.stringify({ requirements, graph });

it('starts a change pack from a bundle that was made earlier', async () => {
  const zip = zipBundle(
    [
      { path: 'README.md', text: '' },
      { path: 'design.json', text },
    ],
    'law-firm',
    new Date('2026-11-22T12:00:00Z'),
  );
  const plan = readPlan(zip);
  expect(plan).toEqual({ requirements, graph });
  expect(readPlan(strToU8(text))).toEqual(plan);
  if (plan === undefined) return;
  const planned = plannedChangeSide(await openEngine(), plan, catalogue);
  if (planned.kind === 'refused') throw new Error(JSON.stringify(planned.missing));
  expect(planned.side.network.devices).not.toEqual([]);
  expect(changePack(planned.side, planned.side).steps).toEqual([]);
});

it.each([
  ['something else', strToU8('hello')],
  ['a design of nothing', strToU8('{}')],
  ['a zip without a plan', zipSync({ 'a/b.json': strToU8(text) })],
  ['half a zip', zipSync({ 'a/design.json': strToU8(text) }).slice(0, 400)],
])('finds no plan in %s', (_, bytes) => {
  expect(readPlan(bytes)).toBeUndefined();
});
