import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { landingPlan } from './web/landing-plan.ts';

/** Projects by what they need: plain Node, a DOM, the local cloud, or a browser before the local cloud. */
export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'dist/test-results.json' }]],
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'tests/{boundaries,contract,equipment,functions,infra,network,vocabulary}/**/*.test.ts',
            'tests/web/**/*.test.ts',
          ],
          setupFiles: ['tests/support/property-seed.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react(), landingPlan()],
        test: {
          name: 'screens',
          include: ['tests/web/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/support/console-guard.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/support/start-local-cloud.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/support/start-local-cloud.ts'],
          // One browser at a time: the machine that tests may be small.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
