import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * Axe for a page in the browser, of which tests read the violations. By itself it describes all that passes, too, and
 * puts its findings together in a page that it opens for that: more than half of its time.
 */
export const pageAxe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
