import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { isQuick, propertyTimeout } from './tests/support/property-runs.ts';
import { landingPlanPlugin } from './web/landing-plan-plugin.ts';
import { templateEngine } from './web/template-engine.ts';

/**
 * Files that plan, simulate, compare and write out whole networks over and over: most of the engine's time. The quick lane
 * goes without.
 */
const wholeNetworks = [
  'tests/network/{labels-mean-nothing,plan-cost,plan-monotone,planned-networks}.test.ts',
  'tests/network/checks/fixes.test.ts',
  'tests/network/configuration/{ipv6,many-sites,simulated-designs}.test.ts',
  'tests/network/existing/existing-places.test.ts',
  'tests/network/kept/**',
  'tests/network/models/{grown-network,plan-network}.test.ts',
  'tests/network/reference/**',
  'tests/network/simulate/state-after.test.ts',
  'tests/network/variants/plan-variants.test.ts',
  'tests/templates/{compose/compose,engine/hostile,every-field/every-field}.test.ts',
];

/**
 * Node itself loads `shared/`, once for a worker: its modules keep nothing but what they have worked out, so they need not
 * be transformed for each project and evaluated for each file.
 */
const here = import.meta.dirname.replace(/[^\w/-]/g, '\\$&');
const server = { deps: { external: [new RegExp(`^${here}/shared/`)] } };

/** How long what is awaited may take on a busy machine, in ms; by itself it would be one second. */
const expectations = { poll: { timeout: 15_000 } };

/**
 * Projects by what they need: plain Node, mocked clients, a DOM, or the local cloud, which one start serves to the
 * API's tests and the browser's. `isolate: false` where files share packages and leave nothing behind in them:
 * importing those anew for each file took half of the time. docs/testing.md says what each takes.
 */
export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'dist/test-results.json' }]],
    // One more than there are cores: browsers, routing daemons and what tests wait for leave a third of them idle.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'tests/{boundaries,contract,equipment,exchange,network,reports,templates,vocabulary}/**/*.test.ts',
            'tests/web/**/*.test.ts',
          ],
          exclude: isQuick ? wholeNetworks : [],
          setupFiles: ['tests/support/fresh-modules.ts', 'tests/support/property-runs.ts'],
          server,
          isolate: false,
          expect: expectations,
          testTimeout: propertyTimeout(60_000),
        },
      },
      {
        test: {
          name: 'functions',
          include: ['tests/{functions,infra}/**/*.test.ts'],
          setupFiles: ['tests/support/fresh-modules.ts', 'tests/support/property-runs.ts'],
          server,
          isolate: false,
          expect: expectations,
          testTimeout: propertyTimeout(30_000),
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'lab',
          include: ['tests/lab/**/*.test.ts'],
          server,
          testTimeout: 120_000,
          // As for browsers: a starved machine loses hellos of the routing daemons.
          retry: 1,
        },
      },
      {
        plugins: [react(), landingPlanPlugin(), templateEngine()],
        test: {
          name: 'screens',
          include: ['tests/web/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: [
            'tests/support/fresh-modules.ts',
            'tests/support/property-runs.ts',
            'tests/support/console-guard.ts',
          ],
          server,
          isolate: false,
          expect: expectations,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'cloud',
          include: ['tests/{api,e2e}/**/*.test.ts'],
          server,
          globalSetup: ['tests/support/start-local-cloud.ts'],
          isolate: false,
          // A busy machine can starve a browser for seconds; the report names each test that needed its second try.
          retry: 1,
          // As long as a page waits for an element (tests/support/visit.ts).
          expect: expectations,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
