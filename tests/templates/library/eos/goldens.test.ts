import { expect, it } from 'vitest';
import { eos } from '#shared/templates/dialects/eos.ts';
import { goldenText } from '../golden-text.ts';

/** An edge router, an access switch; an edge with BGP; one of a pair that ends aggregates together. */
it.each([
  ['own-as', 'HQ-RTR-1'],
  ['start-up', 'HQ-F1-ACC-1'],
  ['logistics', 'DN-RTR-1'],
  ['retail-chain', 'HQ-CORE-1'],
])('%s %s', async (design, hostname) => {
  await expect(goldenText(eos, design, hostname)).toMatchFileSnapshot(`${design}-${hostname}.golden.cfg`);
});
