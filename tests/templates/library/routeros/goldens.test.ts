import { expect, it } from 'vitest';
import { routeros } from '#shared/templates/dialects/routeros.ts';
import { goldenText } from '../golden-text.ts';

/** An edge router, a firewall, an access switch; a stacked core with IPv6 and policies; one of an MLAG pair. */
it.each([
  ['own-as', 'HQ-RTR-1'],
  ['start-up', 'HQ-FW-1'],
  ['start-up', 'HQ-F1-ACC-1'],
  ['municipality', 'LIB-CORE'],
  ['retail-chain', 'HQ-CORE-1'],
])('%s %s', async (design, hostname) => {
  await expect(goldenText(routeros, design, hostname)).toMatchFileSnapshot(
    `${design}-${hostname}.golden.cfg`,
  );
});
