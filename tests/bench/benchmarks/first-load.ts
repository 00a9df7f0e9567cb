import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { built } from '../../../infra/local/prepare.ts';
import { startBrowser } from '../../support/browser.ts';
import type { BenchCloud } from '../local-cloud.ts';
import { alone, type Benchmark, type Row, usualColumns, within } from '../report.ts';

const limitKilobytes = 125;
const screens = [
  { name: 'landing page', path: '/' },
  { name: 'sign-in page', path: '/login' },
] as const;

/** Code that must load lazily, found by a text that survives minification. */
const heavy = [
  { name: 'Canvas (React Flow)', mark: 'react-flow__pane' },
  { name: 'Layout engine (ELK)', mark: 'org.eclipse.elk' },
] as const;

/** JavaScript that a visitor's browser loads before they do anything, and what waits. */
export const firstLoad: Benchmark<() => Promise<BenchCloud>> = {
  name: 'first-load',
  title: 'Site: JavaScript of the first load, brotli',
  run: async (start) => {
    const { url } = await start();
    const scripts = builtScripts();
    const sizes: Row[] = [];
    const loadedFirst = new Set<string>();
    for (const { name, path } of screens) {
      const loaded = await scriptsOf(new URL(path, url));
      for (const script of loaded) loadedFirst.add(script);
      const total = loaded.reduce((sum, script) => sum + (scripts.get(script)?.kilobytes ?? 0), 0);
      sizes.push(within(`First load of the ${name} (${loaded.length} files)`, total, limitKilobytes, 'KB'));
    }
    const all = [...scripts.values()].reduce((sum, { kilobytes }) => sum + kilobytes, 0);
    const lazy = [...scripts].filter(([name]) => !loadedFirst.has(name));
    const largest = lazy.toSorted(([, a], [, b]) => b.kilobytes - a.kilobytes).slice(0, 8);
    return {
      columns: usualColumns,
      rows: [
        ...sizes,
        ...heavy.map((part) => heavyRow(part, scripts, loadedFirst)),
        alone(`Whole site (${scripts.size} files)`, all, 'KB'),
      ],
      notes: [
        'Loaded in Chromium with an empty cache until the network is quiet; each file compressed with brotli at level 11.',
        `Largest of the ${lazy.length} files that wait: ${largest
          .map(([name, { kilobytes }]) => `${name} ${kilobytes.toFixed(0)} KB`)
          .join(', ')}.`,
      ],
    };
  },
};

interface Script {
  readonly kilobytes: number;
  readonly code: string;
}

/** Every script of the built site by its file name. */
function builtScripts(): ReadonlyMap<string, Script> {
  const folder = join(built.site, 'assets');
  return new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => {
        const bytes = readFileSync(join(folder, name));
        return [
          name,
          { kilobytes: brotliCompressSync(bytes).length / 1000, code: bytes.toString() },
        ] as const;
      }),
  );
}

/** File names of the scripts, workers included, that a page loads by itself. */
async function scriptsOf(address: URL): Promise<string[]> {
  const browser = await startBrowser();
  try {
    const page = await browser.newPage();
    const loaded = new Set<string>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith('/assets/') && pathname.endsWith('.js'))
        loaded.add(pathname.slice('/assets/'.length));
    });
    await page.goto(address.href, { waitUntil: 'networkidle' });
    return [...loaded];
  } finally {
    await browser.close();
  }
}

function heavyRow(
  { name, mark }: (typeof heavy)[number],
  scripts: ReadonlyMap<string, Script>,
  loadedFirst: ReadonlySet<string>,
): Row {
  const files = [...scripts].filter(([, { code }]) => code.includes(mark));
  const kilobytes = files.reduce((sum, [, script]) => sum + script.kilobytes, 0);
  const eager = files.some(([file]) => loadedFirst.has(file));
  const result = files.length === 0 ? 'not in the site' : eager ? 'OVER GOAL' : 'within goal';
  return [name, `${kilobytes.toFixed(0)} KB`, 'not in the first load', result];
}
