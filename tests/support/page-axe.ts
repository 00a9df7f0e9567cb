import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { markRepeats } from './mark-repeats.ts';

/** The version that the builder brings. */
const { resolve } = createRequire(import.meta.resolve('@axe-core/playwright'));
const axe = readFileSync(resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Axe for a page in the browser, or for what a selector finds in it, of which tests read the violations. By itself it
 * describes all that passes, too, and puts its findings together in a page that it opens for that: more than half of its
 * time. Of the rest nine tenths are for the contrast of each text: text that looks like three others is left out.
 */
export const pageAxe = (page: Page, within = 'html'): AxeBuilder =>
  new AxeBuilder({
    page,
    axeSource: `${axe}
      (${markRepeats})(${JSON.stringify(within)});
      axe.configure({ rules: [{ id: 'color-contrast', selector: '*:not([data-repeats])' }] });`,
  })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .include(within);
