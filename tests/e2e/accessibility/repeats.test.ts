import { expect, it } from 'vitest';
import { pageAxe } from '../../support/page-axe.ts';
import { visit, withBrowser } from '../../support/visit.ts';

withBrowser();

const row = (text: string, style = ''): string => `<p style="${style}">Row ${text}</p>`;
const faint = 'color: #ccc; background: #fff';
const rows = (count: number, style = ''): string =>
  Array.from({ length: count }, (_, index) => row(`${index}`, style)).join('');

/** The texts of too little contrast that axe finds on a page with this in it. */
async function faintTexts(html: string, within?: string): Promise<string[]> {
  const page = await visit('/terms', { bypassCSP: true });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(
    (added) => document.querySelector('main')?.insertAdjacentHTML('beforeend', added),
    html,
  );
  const { violations } = await pageAxe(page, within).analyze();
  return violations.flatMap(({ id, nodes }) =>
    id === 'color-contrast' ? nodes.map((node) => node.html.replace(/<[^>]*>/g, '')) : [],
  );
}

it('the contrast of text that looks like others is not measured again, and any other is', async () => {
  expect(await faintTexts(rows(40))).toEqual([]);
  expect(await faintTexts(rows(20) + row('of its own', faint) + rows(20))).toEqual(['Row of its own']);
  expect(await faintTexts(rows(20) + rows(5, faint))).toEqual(['Row 0', 'Row 1', 'Row 2']);
});

it('it is measured in the part that is asked about, however often the same text stands before it', async () => {
  const part = `<section id="part">${row('inside', faint)}</section>`;
  expect(await faintTexts(rows(5, faint) + part, '#part')).toEqual(['Row inside']);
});

it('what need not have contrast does not speak for what must', async () => {
  const button = (text: string, disabled: string): string =>
    `<button style="${faint}; border: 0; opacity: 1" ${disabled}>${text}</button>`;
  const buttons = Array.from({ length: 5 }, (_, index) => button(`Off ${index}`, 'disabled')).join('');
  expect(await faintTexts(`${rows(3, `${faint}; visibility: hidden`)}${buttons}${button('On', '')}`)).toEqual(
    ['On'],
  );
});
