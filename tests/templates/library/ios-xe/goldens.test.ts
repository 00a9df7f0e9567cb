import { expect, it } from 'vitest';
import { iosXe } from '#shared/templates/dialects/ios-xe.ts';
import { goldenText } from '../golden-text.ts';

/** An edge router, a firewall, an access switch; a firewall with tunnels and IPv6; an edge with BGP; a stack. */
it.each([
  ['own-as', 'HQ-RTR-1'],
  ['start-up', 'HQ-FW-1'],
  ['start-up', 'HQ-F1-ACC-1'],
  ['municipality', 'LIB-FW-1'],
  ['logistics', 'DN-RTR-1'],
  ['brownfield', 'HQ-CORE'],
])('%s %s', async (design, hostname) => {
  await expect(goldenText(iosXe, design, hostname)).toMatchFileSnapshot(`${design}-${hostname}.golden.cfg`);
});
