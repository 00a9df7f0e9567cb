import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { AnyRoute } from '#shared/contract/define-route.ts';
import { routes } from '#shared/contract/routes.ts';
import { secretNames, secretVariable } from '#shared/secrets/secret-name.ts';
import { buckets, bucketVariable } from '#shared/tables/buckets.ts';
import { constantCase, tables } from '#shared/tables/tables.ts';
import { fontAssets } from '../../functions/pdf/fonts.ts';
import { built, rebundle } from '../../infra/local/prepare.ts';
import { workerHandlers } from '../../infra/permissions/workers.ts';
import { bundledList } from '../../scripts/bundle-functions.ts';
import { Synthesised } from './synthesised.ts';

const cloud = new Synthesised();
const outdir = resolve(built.functions);
const loader = { name: 'loadCatalogue', template: 'NetwrightCatalogue', functionId: 'Load' };
const byName = [
  ...routes.map(({ name, domain }) => ({
    name,
    template: `NetwrightApi${domain}`,
    functionId: `${name}Function`,
  })),
  loader,
  ...workerHandlers.map(({ name }) => ({
    name,
    template: 'NetwrightWorkers',
    functionId: `${name}Function`,
  })),
];
type Named = typeof loader;

const Bundled = z.array(z.object({ name: z.string(), atStart: z.number(), later: z.number() }));

let bundled: z.infer<typeof Bundled>;

// What the local cloud runs, too: bundled once, where the sources changed.
beforeAll(async () => {
  await rebundle(() => {});
  bundled = Bundled.parse(JSON.parse(readFileSync(join(outdir, bundledList), 'utf8')));
}, 180_000);

const Variables = z.object({ Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }) });

function variablesOf({ template, functionId }: Named): string[] {
  const { properties } = cloud.one('AWS::Lambda::Function', functionId, template);
  return Object.keys(Variables.parse(properties).Environment.Variables);
}

it('lets createReport include the fonts of its documents', () => {
  expect(readdirSync(join(outdir, 'createReport', 'fonts')).sort()).toEqual(
    fontAssets.map(({ name }) => name).sort(),
  );
});

it('imports no web stream, which would make Node load them all', () => {
  for (const { name } of bundled) {
    const code = readFileSync(join(outdir, name, 'main.js'), 'utf8');
    expect(code, name).not.toMatch(/typeof ReadableStream|instanceof ReadableStream/);
  }
});

it('keeps no endpoints that it has discovered, since it discovers none', () => {
  for (const { name } of bundled) {
    const code = readFileSync(join(outdir, name, 'main.js'), 'utf8');
    expect(code, name).not.toMatch(/\bendpointCache:/);
  }
});

it('makes loadCatalogue load the devices only when needed', () => {
  const { atStart, later } = bundled.find(({ name }) => name === loader.name) ?? {};
  expect(later).toBeGreaterThan(50_000);
  expect(atStart).toBeLessThan(350_000);
});

describe.each(byName)('the bundle of $name', (route) => {
  it('starts with only the variables of its template', async () => {
    expect((await started(route)).handler).toBe('function');
  });

  it('loads no locale, which takes a start 6 ms, before something is sorted or written by it', async () => {
    expect((await started(route)).locales).toEqual([]);
  });

  it('loads little when it starts', () => {
    const atStart = bundled.find(({ name }) => name === route.name)?.atStart;
    expect(atStart).toBeLessThanOrEqual(larger[route.name] ?? 442_000);
  });

  it('reads every variable that its template gives', async () => {
    const given = variablesOf(route);
    const parts = partsOf(route.name);
    const { read } = await started(route);
    const code = parts.map((file) => readFileSync(join(outdir, route.name, file), 'utf8')).join('');
    const unread = given.filter((name) => !read.includes(name) && !isQueried(name, code));
    const isNamedByList = (name: string) => throughAll.has(route.name) && /_(TABLE|BUCKET)$/.test(name);
    expect(unread.filter((name) => !isNamedByList(name))).toEqual([]);
  });
});

/** Parts that are in every bundle, and the routes that load them. */
const sharedParts: Readonly<Record<string, (route: AnyRoute) => boolean>> = {
  'api-token-caller': ({ tokenScope }) => tokenScope !== undefined,
  'count-call': ({ rate }) => rate !== undefined,
  signature: ({ access }) => access === 'signed',
};

/** The parts that a function may load. */
function partsOf(name: string): string[] {
  const folder = join(outdir, name);
  const own = routes.find((route) => route.name === name);
  const unused = Object.keys(sharedParts).filter((part) => !own || !sharedParts[part]?.(own));
  const files = readdirSync(folder).filter(
    (file) => file.endsWith('.js') && !unused.some((part) => file.startsWith(part)),
  );
  const loaded = new Set(['main.js']);
  for (const part of loaded) {
    const code = readFileSync(join(folder, part), 'utf8');
    for (const file of files) if (code.includes(file)) loaded.add(file);
  }
  return [...loaded];
}

/**
 * A plan with real models takes the engine, its configurations and the assessment of devices; files take S3's client beside the tables',
 * and payments the clients of queues, secrets and mail.
 */
const larger: Readonly<Record<string, number>> = {
  createReport: 533_000,
  generateTopology: 699_500,
  updateTopology: 463_000,
  getRecommendations: 527_500,
  updateLogo: 495_000,
  removeLogo: 495_000,
  downloadExport: 483_000,
  exportData: 465_000,
  erase: 532_000,
  ...Object.fromEntries(
    [
      'convertTrial',
      'createSubscription',
      'verifyPayment',
      'cancelSubscription',
      'reactivateSubscription',
      'upgradeSubscription',
      'downgradeSubscription',
    ].map((name) => [name, 475_000]),
  ),
};

/** They go through every table and bucket that keeps something of a user (shared/tables/erasable.ts). */
const throughAll = new Set(['erase', 'exportData']);

/** A query, a message, a secret or a mail reads its variable when it runs; the code names the table, queue or secret. */
const isQueried = (variable: string, code: string): boolean => {
  const named = (name: string) => new RegExp(`["'\`]${name}["'\`]`).test(code);
  const [, queue] = /^(\w+)_QUEUE_URL$/.exec(variable) ?? [];
  return (
    Object.keys(tables).some((table) => constantCase(`${table}Table`) === variable && named(table)) ||
    secretNames.some((secret) => secretVariable(secret) === variable && named(secret)) ||
    (queue !== undefined && named(queue.toLowerCase())) ||
    buckets.some((bucket) => bucketVariable(bucket) === variable && named(bucket)) ||
    (variable === 'MAIL_FROM' && code.includes(variable)) ||
    // It comes with the provider's key, which the webhook needs alone.
    (variable === 'PAYMENT_PROVIDER_URL' && named('paymentProvider'))
  );
};

/**
 * What a function exports as its handler, and the variables that it and the parts that it loads later have read, and what they have
 * made that loads a locale.
 */
const Started = z.object({
  handler: z.string(),
  read: z.array(z.string()),
  locales: z.array(z.string()),
});
type Started = z.infer<typeof Started>;

const starts = new Map<string, Promise<Started>>();

/** Starts a function once, in a thread of its own with nothing but the variables of its template and Lambda's. */
function started(route: Named): Promise<Started> {
  const known = starts.get(route.name) ?? start(route);
  starts.set(route.name, known);
  return known;
}

function start(route: Named): Promise<Started> {
  const later = partsOf(route.name).filter((part) => part !== 'main.js');
  const given = Object.fromEntries(variablesOf(route).map((name) => [name, exampleOf(name)]));
  return new Promise((resolve, reject) => {
    const thread = new Worker(startAndRead, {
      eval: true,
      execArgv: [],
      env: { ...lambda, ...given },
      workerData: { folder: join(outdir, route.name), later },
    });
    thread.on('message', (message) => {
      resolve(Started.parse(message));
      thread.terminate().catch(reject);
    });
    thread.on('error', reject);
  });
}

const startAndRead = `
  const { parentPort, workerData: { folder, later } } = require('node:worker_threads');
  const { pathToFileURL } = require('node:url');
  const read = new Set();
  process.env = new Proxy(process.env, {
    get: (variables, name) => {
      read.add(name);
      return variables[name];
    },
  });
  const locales = [];
  for (const name of ['Collator', 'DateTimeFormat', 'ListFormat', 'NumberFormat', 'PluralRules', 'Segmenter']) {
    Intl[name] = new Proxy(Intl[name], {
      construct: (type, given) => {
        locales.push(name);
        return new type(...given);
      },
    });
  }
  (async () => {
    const { handler } = await import(pathToFileURL(folder + '/index.mjs'));
    const { partLoader } = await import('${pathToFileURL('functions/runtime/part-loader.ts')}');
    const load = partLoader({ dirname: folder, url: 'file://' + folder + '/' });
    ['main.js', ...later].forEach((part) => load('./' + part));
    parentPort.postMessage({ handler: typeof handler, read: [...read].filter((name) => typeof name === 'string'), locales });
  })();`;

/** What Lambda itself gives, and an address where no user pool answers, so that the test asks nobody for its keys. */
const lambda = {
  AWS_REGION: 'us-east-1',
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: 'http://127.0.0.1:1',
};

const exampleOf = (variable: string): string =>
  variable === 'USER_POOL_ID' ? 'us-east-1_Netwright' : 'anything';
