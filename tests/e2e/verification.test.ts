import { beforeAll, describe, expect, it } from 'vitest';
import { getTopology } from '#shared/contract/topology.ts';
import { TopologyChanges } from '#shared/contract/topology-changes.ts';
import { updateTopology } from '#shared/contract/topology-update.ts';
import { type Person, register } from '../support/person.ts';
import { plannedDesign } from '../support/planned-design.ts';
import { visitAs, withBrowser } from '../support/visit.ts';

withBrowser();

let person: Person;
let designId: string;

beforeAll(async () => {
  person = await register();
  designId = await plannedDesign(person);
});

describe('the verification of a design', () => {
  it('shows every pair of zones, walks a path, and opens it again from its address', async () => {
    const page = await visitAs(person, `/designs/${designId}`);
    await page.getByRole('link', { name: 'Verification' }).click();
    const matrix = page.getByRole('table', { name: 'Flows between zones' });
    await matrix.waitFor();
    await page.getByText(/^\d+ of \d+ flows do what the policy says\.$/).waitFor();

    await matrix
      .getByRole('link', { name: /^Passes Promised: / })
      .first()
      .click();
    const there = page.getByRole('region', { name: 'There' });
    await there.getByText('Route', { exact: true }).first().waitFor();
    const path = page.url();

    await page.getByLabel('Fail an element').selectOption({ label: 'Internet' });
    await page.getByText('Dropped.', { exact: true }).first().waitFor();
    await page.goBack();
    await page.waitForURL(path);
    await page.getByText(/ passes\.$/).waitFor();

    await page.getByRole('link', { name: 'Show on the canvas' }).click();
    await page.getByRole('list', { name: 'Steps there' }).getByRole('button').nth(1).waitFor();
    await page.getByRole('link', { name: 'Hop by hop' }).click();
    await page.waitForURL(path);

    await there.getByRole('link').nth(1).waitFor();
    const device = there.getByRole('link').nth(1);
    const name = await device.textContent();
    await device.click();
    const label = page
      .getByRole('complementary', { name: 'Details' })
      .getByRole('textbox', { name: 'Label' });
    await label.waitFor();
    expect(await label.inputValue()).toBe(name);
  });

  it('has a finding fixed where it stands, simulated again, and taken back', async () => {
    const damaged = await plannedDesign(person, 'A VLAN less');
    const params = { designId: damaged };
    const { data: topology } = await person.call(getTopology, { params });
    const trunk = topology.edges.find(({ source, vlans }) => source.includes('fw') && vlans.length > 1);
    const changed = topology.edges.flatMap(({ id, source, vlans }) =>
      source === trunk?.source && vlans.length > 1 ? [{ id, vlans: vlans.slice(1) }] : [],
    );
    const changes = TopologyChanges.parse({ edges: { changed } });
    await person.call(updateTopology, { params, body: { changes } });

    const page = await visitAs(person, `/designs/${damaged}/verification?view=findings`);
    const fix = page.getByRole('button', { name: /^Fix: carry VLAN \d+ between/ });
    await fix.first().click();
    await page.getByText(/^Fixed in the topology: carry VLAN \d+ between .* and .*\.$/).waitFor();
    await page.getByRole('link', { name: 'Findings 0' }).waitFor();
    expect(await fix.count()).toBe(0);
    const { data: fixed } = await person.call(getTopology, { params });
    expect(fixed.edges).toEqual(topology.edges);

    await page.getByRole('button', { name: 'Undo' }).click();
    await fix.first().waitFor();
    const { data: undone } = await person.call(getTopology, { params });
    expect(undone.edges.find(({ id }) => id === changed[0]?.id)?.vlans).toEqual(changed[0]?.vlans);
  });
});
