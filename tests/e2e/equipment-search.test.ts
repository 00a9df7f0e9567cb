import { expect, it } from 'vitest';
import { register } from '../support/person.ts';
import { signIn, visit, withBrowser } from '../support/visit.ts';

withBrowser();

it('devices are found by keyboard, filtered and compared, and the Back button restores it all', async () => {
  const person = await register();
  const page = await visit('/equipment');
  await signIn(page, person);
  await page.getByRole('heading', { level: 1, name: 'Equipment' }).waitFor();
  await page.getByRole('table', { name: 'Devices found' }).waitFor();

  await page.keyboard.press('/');
  await page.keyboard.type('catalyst 9');
  await page.waitForURL('**/equipment?search=catalyst+9');
  await page.getByRole('checkbox', { name: /^Switch/ }).click();
  await page.waitForURL('**&category=switch');
  await page.getByRole('button', { name: 'List price' }).click();
  await page.waitForURL(/sort=price/);
  await page.getByRole('button', { name: 'List price' }).click();
  await page.waitForURL('**/equipment?search=catalyst+9&category=switch&sort=price&order=desc');

  const boxes = page.getByRole('checkbox', { name: /^Compare / });
  await boxes.nth(0).click();
  await boxes.nth(1).click();
  const tray = page.getByRole('region', { name: 'Chosen for comparing' });
  await tray.getByText('2 of 4 chosen').waitFor();
  const chosen = page.url();
  await tray.getByRole('link', { name: 'Compare' }).click();

  await page.getByRole('heading', { level: 1, name: 'Compare devices' }).waitFor();
  await page.getByRole('rowheader', { name: /^List price/ }).waitFor();
  const figures = page.getByRole('rowheader');
  const all = await figures.count();
  await page.getByRole('switch', { name: 'Only differences' }).click();
  await page.waitForURL('**&only=differences');
  await expect.poll(() => figures.count()).toBeLessThan(all);
  await page.reload();
  await page.getByRole('rowheader', { name: /^List price/ }).waitFor();

  await page.goBack();
  await expect.poll(() => figures.count()).toBe(all);
  await page.goBack();
  await tray.getByText('2 of 4 chosen').waitFor();
  await page.waitForURL(chosen);

  await page.getByRole('table', { name: 'Devices found' }).getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/equipment\/[0-9a-f]{24}$/);
});
