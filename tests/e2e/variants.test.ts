import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import * as designs from '#shared/contract/designs.ts';
import { generateTopology, getTopology } from '#shared/contract/topology.ts';
import { type Person, register } from '../support/person.ts';
import { visitAs, withBrowser } from '../support/visit.ts';

withBrowser();

let person: Person;
let designId: string;

beforeAll(async () => {
  person = await register();
  const sites = [{ name: 'Leeds', kind: 'headquarters' as const, floors: 2, wiredUsers: 60 }];
  const body = designs.NewDesign.parse({ designName: `Open ${randomUUID()}`, requirements: { sites } });
  designId = (await person.call(designs.createDesign, { body })).data.id;
  await person.call(generateTopology, { params: { designId }, query: {} });
});

describe('the variants of a design', () => {
  it('are compared, and one is used: its plan is proposed and applied', async () => {
    const page = await visitAs(person, `/designs/${designId}`);
    await page.getByRole('link', { name: 'Variants' }).click();
    const table = page.getByRole('table', { name: 'Variants side by side' });
    await table.waitFor();
    const before = await devicesStored();

    await page.getByRole('button', { name: 'Use this variant: Resilient' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Use this variant' }).click();
    const proposal = page.getByRole('dialog', { name: 'Plan again' });
    await proposal.getByRole('button', { name: 'Apply the new plan' }).click();
    await page.getByText('The new plan was applied and saved').waitFor();

    await expect.poll(() => new URL(page.url()).search).not.toContain('plan=');
    expect(await devicesStored()).toBeGreaterThan(before);
    const { data: design } = await person.call(designs.getDesign, { params: { id: designId } });
    expect(design.requirements.redundancy).toEqual({ internet: true, coreSwitching: true, power: true });
  });
});

const devicesStored = async () =>
  (await person.call(getTopology, { params: { designId } })).data.nodes.length;
