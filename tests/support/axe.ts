import axe from 'axe-core';
import { expect } from 'vitest';

/**
 * No finding of axe that can be known without layout: colours need a browser and are checked there. By itself axe
 * describes what passes, too: more than half of its time.
 */
export async function expectAccessible(container: Element): Promise<void> {
  const { violations } = await axe.run(container, {
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
}
