import type { Requirements } from '#shared/contract/requirements.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import type { ExchangedDesign } from '#shared/exchange/design/exchanged-design.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { threeSites } from '../network/requirements-builder.ts';

/** Three sites with every kind of device, planned once for all tests of a file. */
export const exported: { requirements: Requirements; design: ExchangedDesign } = (() => {
  const requirements = threeSites();
  const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-22' });
  return { requirements, design: { name: 'Acme & Söhne <HQ> "2027"', graph } };
})();
