import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Projects by what they need: plain Node, a DOM, the local cloud, or a real browser. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/{contract,functions,network,infra}/**/*.test.ts', 'tests/web/**/*.test.ts'] } },
      {
        plugins: [react()],
        test: { name: 'screens', include: ['tests/web/**/*.test.tsx'], environment: 'jsdom' },
      },
    ],
  },
});
