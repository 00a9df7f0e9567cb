import { expect, it } from 'vitest';
import { frr } from '#shared/templates/dialects/frr.ts';
import { goldenText } from '../golden-text.ts';

/** An edge router, a firewall, an access switch; a stacked core with IPv6 and policies. */
it.each([
  ['own-as', 'HQ-RTR-1'],
  ['start-up', 'HQ-FW-1'],
  ['start-up', 'HQ-F1-ACC-1'],
  ['municipality', 'LIB-CORE'],
])('%s %s', async (design, hostname) => {
  await expect(goldenText(frr, design, hostname)).toMatchFileSnapshot(`${design}-${hostname}.golden.cfg`);
});
