import type { Browser, Page } from 'playwright-core';
import { createTemplate } from '#shared/contract/templates.ts';
import { generateTopology } from '#shared/contract/topology.ts';
import { interfaces } from '#shared/templates/library/ios-xe/interfaces.ts';
import { startBrowser } from '../../support/browser.ts';
import { createCompanyDesign } from '../company.ts';
import { installFirstKeyProbe } from '../first-key-probe.ts';
import type { BenchCloud, Caller } from '../local-cloud.ts';
import { startPeerSite } from '../peer-site.ts';
import { type Benchmark, beside, usualColumns, within } from '../report.ts';
import { signedIn } from '../signed-in.ts';
import { median } from '../statistics.ts';

const limitMs = 300;
const runs = 7;
const windowSize = { width: 1440, height: 900 } as const;
/** How long the pointer rests on a link before it is pressed, as a hand does. */
const hoverMs = 200;
/** Typed in one go: with tags, so that there is something to highlight in an empty text too. */
const typed = '{% if hostname %}{% endif %} ';

/** From the click that opens the template editor to its first key, shown and highlighted, beside CodeMirror on a bare page. */
export const editor: Benchmark<() => Promise<BenchCloud>> = {
  name: 'editor',
  title: 'Template editor: from the click to the first key in Chromium',
  run: async (start) => {
    const cloud = await start();
    const person = await cloud.register();
    const design = await createCompanyDesign(cloud, person, 'A company', 3);
    await cloud.call(person, generateTopology, { params: { designId: design.id } });
    const stored = { name: 'Interfaces', dialect: 'ios-xe', configContent: interfaces } as const;
    const body = createTemplate.body.parse({ ...stored, configType: 'interface' });
    const { data: template } = await cloud.call(person, createTemplate, { body });
    const peerSite = await startPeerSite('code-mirror-page', 'CodeMirror', { '/template.txt': interfaces });
    const browser = await startBrowser();

    const ofTemplate = `a[href^="/templates/${template.id}"]`;
    const ours = (opener: string, isHovered: boolean): Opening => ({
      opener,
      isHovered,
      prepare: (page) => openTemplates(page, cloud, person, design.id),
    });
    const theirs = (isHovered: boolean): Opening => ({
      opener: 'a[href="#editor"]',
      isHovered,
      prepare: async (page) => void (await page.goto(peerSite.url)),
    });
    const openings = {
      template: ours(ofTemplate, true),
      templateUnprepared: ours(ofTemplate, false),
      newTemplate: ours('a[href="/templates/new"]', true),
      peer: theirs(true),
      peerUnprepared: theirs(false),
    } as const;
    const names = Object.keys(openings) as (keyof typeof openings)[];
    const taken = new Map(names.map((name) => [name, [] as FirstKey[]]));
    try {
      for (let run = 0; run < runs; run += 1)
        for (const name of run % 2 === 0 ? names : names.toReversed())
          taken.get(name)?.push(await firstKey(browser, openings[name]));
    } finally {
      await browser.close();
      await peerSite.close();
    }
    const middle = (name: keyof typeof openings, of: (key: FirstKey) => number) =>
      median((taken.get(name) ?? []).map(of));
    const compared = (figure: string, own: keyof typeof openings, peer: keyof typeof openings) => [
      within(
        figure,
        middle(own, ({ ms }) => ms),
        limitMs,
        'ms',
      ),
      beside(
        `${figure}, beside a bare page`,
        middle(own, ({ ms }) => ms),
        { name: 'CodeMirror', figure: middle(peer, ({ ms }) => ms) },
        'ms',
      ),
    ];
    const busy = (figure: string, name: 'template' | 'newTemplate') =>
      beside(
        `${figure}, main thread busy`,
        middle(name, ({ busyMs }) => busyMs),
        { name: 'CodeMirror', figure: middle('peer', ({ busyMs }) => busyMs) },
        'ms',
      );
    return {
      columns: usualColumns,
      rows: [
        ...compared('A template, its link pointed at', 'template', 'peer'),
        busy('A template', 'template'),
        ...compared('A new template, its link pointed at', 'newTemplate', 'peer'),
        busy('A new template', 'newTemplate'),
        ...compared(
          'A template, its link pressed as soon as it shows',
          'templateUnprepared',
          'peerUnprepared',
        ),
      ],
      notes: [
        `A text of ${interfaces.split('\n').length} lines; medians of ${runs} runs in turn, each in a browser context with ` +
          `nothing cached, after the design and the list of templates were opened. The pointer rests ${hoverMs} ms ` +
          'on the link; pressed as soon as it shows, nothing was fetched ahead of the click.',
        'Until the frame is shown that has the typed text highlighted. Ours is the whole page of the site, with its preview.',
      ],
    };
  },
};

/** A way to the editor: what is open before, and the link that is pressed. */
interface Opening {
  readonly prepare: (page: Page) => Promise<void>;
  /** A selector of the link. */
  readonly opener: string;
  readonly isHovered: boolean;
}

interface FirstKey {
  /** From the click until the key is shown. */
  readonly ms: number;
  /** The main thread's part of it, in tasks. */
  readonly busyMs: number;
}

async function firstKey(browser: Browser, { prepare, opener, isHovered }: Opening): Promise<FirstKey> {
  const context = await browser.newContext({ viewport: windowSize });
  try {
    const page = await context.newPage();
    await page.addInitScript(installFirstKeyProbe, { opener, text: typed });
    await prepare(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    const busy = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    };
    let before: number;
    if (isHovered) {
      const link = page.locator(opener).first();
      await link.hover();
      await page.waitForTimeout(hoverMs);
      before = await busy();
      await page.mouse.down();
      await page.mouse.up();
    } else {
      before = await busy();
      await page.waitForFunction((selector) => {
        const link = document.querySelector<HTMLElement>(selector);
        link?.click();
        return link !== null;
      }, opener);
    }
    await page.waitForFunction(() => window.firstKey.shownAt !== undefined);
    const after = await busy();
    const ms = await page.evaluate(
      () => (window.firstKey.shownAt ?? Number.NaN) - (window.firstKey.clickedAt ?? Number.NaN),
    );
    return { ms, busyMs: (after - before) * 1_000 };
  } finally {
    await context.close();
  }
}

/** Signed in, a design opened, and then the list of templates. */
async function openTemplates(page: Page, cloud: BenchCloud, person: Caller, designId: string): Promise<void> {
  await page.addInitScript(...signedIn(person));
  await page.goto(new URL(`/designs/${designId}/topology`, cloud.url).href);
  await page.getByRole('application').waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Templates' }).click();
}
