import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileHints } from './compile-hints.ts';
import { contractRoutes } from './contract-routes.ts';
import { landingPlanPlugin } from './landing-plan-plugin.ts';
import { networkColors } from './network-colors.ts';
import { plainJinja } from './plain-jinja.ts';
import { templateEngine } from './template-engine.ts';
import { themeStyles } from './theme-styles.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const router = (part: string) => here(`../node_modules/react-router/dist/production/${part}.mjs`);

/**
 * Small pieces that every first page needs: one file, since by itself the bundler makes one of each icon, style sheet and
 * list of words.
 */
const ofFirstLoad = new RegExp(
  [
    'web/src/ui/(button|card|dialog|layout|notice|state|table|use-modal)[\\w.-]*$',
    'web/src/api/(api-error|use-route)\\.ts$',
    'shared/vocabulary/(counts|lists|measures|money|rates)\\.ts$',
    'lucide-react/dist/esm/icons/(check|chevron-right|circle-check|info|minus|plus|triangle-alert|x)\\.',
    '@aws-amplify/ui-react/dist/esm/primitives/(Button|FieldGroup|Label|VisuallyHidden)/',
  ].join('|'),
);

/** What every form starts with, from the sign-in form on: one file instead of ten. */
const ofForms = new RegExp(
  [
    'web/src/ui/field/(field\\.module|text-field)[\\w.-]*$',
    'web/src/ui/form/(form|form-errors|use-form|after-pointer|keep-focus)\\.',
    'shared/contract/field-errors\\.ts$',
    '@aws-amplify/ui-react/dist/esm/primitives/(Field|Input|TextField|shared)',
  ].join('|'),
);

/** What draws a topology: compiling it while it drew took a sixth of the time from the graph to its picture. */
const ofTopologyPicture = /web\/src\/features\/topology\/(painting\/paint-frame|model\/scene)\.ts$/;

/** The site: `web/` in, `dist/web/` out. The API is on the same origin, so there is nothing to proxy or configure. */
export default defineConfig({
  root: here('.'),
  plugins: [
    react(),
    themeStyles(),
    networkColors(),
    contractRoutes(),
    landingPlanPlugin(),
    templateEngine(),
    plainJinja(),
    compileHints(ofTopologyPicture),
  ],
  // By itself the package gives its development build, with the texts of its warnings, 1.5 KB of the first load.
  resolve: { alias: { 'react-router/dom': router('dom-export'), 'react-router': router('index') } },
  worker: { format: 'es', plugins: () => [templateEngine()] },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    // light-dark() and nesting as they are: both are in every browser since May 2024.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // A data: URL would need its own permission in the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'site', test: ofFirstLoad },
            { name: 'fields', test: ofForms },
          ],
        },
        // The entry lists the files of every screen: short names save 2 KB of the first load.
        chunkFileNames: ({ isDynamicEntry }) =>
          isDynamicEntry ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'assets/[hash:6].css' : 'assets/[name]-[hash][extname]',
      },
    },
  },
});
