import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { readCsv } from '#shared/equipment/csv-text.ts';
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

describe('a generated plan', () => {
  it('shows its cable schedule, its control plane and the ports of a device, and exports them', async () => {
    const page = await visitAs(person, `/designs/${designId}/cabling`);
    const schedule = page.getByRole('table', { name: 'Cable schedule' });
    await schedule.waitFor();
    const shown = await schedule.locator('tbody tr').count();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const [, ...rows] = readCsv(await readFile(await (await downloading).path(), 'utf8'));
    expect(shown).toBeGreaterThan(0);
    expect(rows).toHaveLength(shown);

    const device = schedule.getByRole('link').first();
    const name = await device.textContent();
    await device.click();
    const details = page.getByRole('complementary', { name: 'Details' });
    await details.getByRole('textbox', { name: 'Label' }).waitFor();
    expect(await details.getByRole('textbox', { name: 'Label' }).inputValue()).toBe(name);
    await expect.poll(() => new URL(page.url()).search).toBe('');

    await page.getByRole('link', { name: 'Control plane' }).click();
    const areas = page.getByRole('region', { name: 'OSPF areas' });
    await areas.getByText('Area 0', { exact: true }).waitFor();

    await page.goto(`/designs/${designId}/topology?select=hq-f1-acc-1`);
    await page
      .getByRole('complementary', { name: 'Details' })
      .getByRole('link', { name: 'Ports and configuration' })
      .click();
    const ports = page.getByRole('table', { name: 'Ports' });
    await ports.getByText('Unused').first().waitFor();
    const portCount = await ports.locator('tbody tr').count();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const [, ...portLines] = readCsv(await readFile(await (await saving).path(), 'utf8'));
    expect(portLines).toHaveLength(portCount);
  });
});
