import { beforeAll, describe, expect, it } from 'vitest';
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
});
