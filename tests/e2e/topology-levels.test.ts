import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { getTopology } from '#shared/contract/topology.ts';
import { pageAxe } from '../support/page-axe.ts';
import { type Person, register } from '../support/person.ts';
import { plannedDesign } from '../support/planned-design.ts';
import { visitAs, withBrowser } from '../support/visit.ts';

withBrowser();

let person: Person;
let designId: string;

beforeAll(async () => {
  person = await register();
  const sites = ['Leeds', 'York', 'Hull', 'Derby'].map((name, i) => ({
    name,
    kind: i === 0 ? ('headquarters' as const) : ('branch' as const),
    wiredUsers: i === 0 ? 60 : 6 + i,
    wirelessUsers: i === 0 ? 40 : 4,
  }));
  designId = await plannedDesign(person, 'Four sites', { sites });
});

const canvasOf = (page: Page) => page.getByRole('application');
const queryOf = (page: Page) => new URL(page.url()).searchParams;

async function open(query: string): Promise<Page> {
  const page = await visitAs(person, `/designs/${designId}/topology${query}`);
  await canvasOf(page).waitFor();
  return page;
}

describe('the canvas', () => {
  it('goes from all sites into one, by mouse and by keyboard, and back', async () => {
    const page = await open('?level=sites');
    const card = page.getByRole('button', { name: 'York', exact: true });
    await card.waitFor();
    expect((await pageAxe(page).analyze()).violations).toEqual([]);

    await card.dblclick();
    const path = page.getByRole('navigation', { name: 'Part of the network' });
    await expect.poll(() => queryOf(page).get('site')).toBe('York');
    await path.getByText('York').waitFor();
    await path.getByRole('button', { name: 'All sites' }).click();
    await expect.poll(() => queryOf(page).get('site')).toBeNull();

    await page.getByRole('button', { name: 'Derby', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => queryOf(page).get('site')).toBe('Derby');
    await page.goBack();
    await page.getByRole('button', { name: 'Derby', exact: true }).waitFor();

    await page.goto(`/designs/${designId}/topology?site=Hull`);
    await path.getByText('Hull').waitFor();
    await page.getByRole('combobox', { name: 'Find a device' }).fill('LEE');
    await page.keyboard.press('Enter');
    await expect.poll(() => queryOf(page).get('site')).toBe('Leeds');
  });

  it('leads the links of a large network in a worker, which ends when it has answered', async () => {
    const sites = Array.from({ length: 150 }, (_, i) => ({
      name: `Site ${i}`,
      kind: i === 0 ? ('headquarters' as const) : ('branch' as const),
      wiredUsers: 6,
    }));
    const redundancy = { internet: true, coreSwitching: true };
    const large = await plannedDesign(person, `Large ${randomUUID()}`, { sites, redundancy });
    const { data: plan } = await person.call(getTopology, { params: { designId: large } });
    expect(plan.edges.length).toBeGreaterThan(1_500);
    const page = await visitAs(person, '/designs');
    const started = page.waitForEvent('worker', (one) => one.url().includes('routes-worker'));
    await page.goto(`/designs/${large}/topology?level=devices`);
    const leader = await started;
    await expect.poll(() => page.workers().includes(leader)).toBe(false);
  });

  it('says how many people a site has also where words have no room', async () => {
    const page = await open('?level=sites');
    await page.getByRole('button', { name: 'York', exact: true }).waitFor();
    const people = canvasOf(page).locator('p > span[aria-hidden]', { hasText: /^\d+$/ });
    expect(await people.count()).toBe(0);
    const zoomOut = page.getByRole('button', { name: 'Zoom out' });
    const further = async () => {
      await zoomOut.click();
      return people.count();
    };
    await expect.poll(further, { interval: 800 }).toBe(4);
    expect(await people.first().isVisible()).toBe(true);
  });

  it('has no words under eleven pixels on the screen, however far out', async () => {
    const page = await open('?level=sites');
    await page.getByRole('button', { name: 'York', exact: true }).waitFor();
    const smallest = () =>
      page.locator('.react-flow__viewport').evaluate((viewport) => {
        const zoom = new DOMMatrix(getComputedStyle(viewport).transform).a;
        const shown = [...viewport.querySelectorAll('button, p, span, text')].filter(
          (element) =>
            [...element.childNodes].some(
              ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
            ) && element.getBoundingClientRect().width > 2,
        );
        const sizes = shown.map((element) => {
          const scale = element instanceof SVGElement ? (element as SVGTextElement).getCTM()?.a : undefined;
          return Number.parseFloat(getComputedStyle(element).fontSize) * (scale ?? zoom);
        });
        return { zoom, least: Math.min(...sizes), count: sizes.length };
      });
    const zoomOut = page.getByRole('button', { name: 'Zoom out' });
    let before = Number.POSITIVE_INFINITY;
    for (let step = 0; step < 4; step += 1) {
      await expect.poll(async () => (await smallest()).zoom).toBeLessThan(before);
      await expect.poll(async () => (await smallest()).least).toBeGreaterThanOrEqual(10.8);
      const { zoom, count } = await smallest();
      expect(count).toBeGreaterThan(3);
      before = zoom - 0.01;
      await zoomOut.click();
    }
  });

  it('says on the cards what fails, and who loses the network', async () => {
    const page = await open('?level=sites&panel=failures');
    await page
      .getByRole('table', { name: 'Failures, the worst first' })
      .getByRole('row')
      .nth(1)
      .getByRole('button')
      .click();
    await canvasOf(page)
      .getByText(/ fails?$/)
      .first()
      .waitFor();
    await canvasOf(page)
      .getByText(/^Cut off: /)
      .first()
      .waitFor();
    expect(queryOf(page).get('level')).toBe('sites');
    expect((await pageAxe(page).analyze()).violations).toEqual([]);
  });

  it('has at least three quarters of the window in full screen, and more than half before', async () => {
    const page = await open('');
    const share = async () => {
      const box = await canvasOf(page).boundingBox();
      return box === null ? 0 : (box.width * box.height) / (1440 * 900);
    };
    expect(await share()).toBeGreaterThan(0.45);
    await page.keyboard.press('f');
    await expect.poll(share).toBeGreaterThan(0.75);
    await page.keyboard.press('f');
    await expect.poll(share).toBeLessThan(0.75);
  });

  it('draws views and colours with a legend, which an address leads to', async () => {
    const page = await open('');
    await page.getByRole('button', { name: 'View', exact: true }).click();
    await page.getByRole('combobox', { name: 'Draw' }).selectOption('layer3');
    await page.getByRole('combobox', { name: 'Colour' }).selectOption('ports');
    await page.getByRole('checkbox', { name: 'Rate' }).check();
    await page.getByRole('list', { name: 'Colours' }).waitFor();
    const asked = queryOf(page);
    expect([asked.get('look'), asked.get('colour'), asked.get('text')]).toEqual(['layer3', 'ports', 'rate']);
    expect((await pageAxe(page).analyze()).violations).toEqual([]);

    await page.reload();
    await page.getByRole('button', { name: /View: Layer 3/ }).waitFor();
  });
});
