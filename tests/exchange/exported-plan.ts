import type { Requirements } from '#shared/contract/requirements.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import type { ExchangedDesign } from '#shared/exchange/design/exchanged-design.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { threeSites } from '../network/requirements-builder.ts';

/** Three sites with every kind of device, notes and a kept view, planned once for all tests of a file. */
export const exported: { requirements: Requirements; design: ExchangedDesign } = (() => {
  const requirements = threeSites();
  const plan = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-22' });
  const [{ id, position = { x: 0, y: 0 } } = { id: '' }] = plan.nodes.filter(
    ({ site }) => site === 'Branch North',
  );
  const graph: Graph = {
    ...plan,
    notes: [
      {
        id: 'n1',
        text: 'Swap < in "March" &\n  after the audit',
        position: { x: position.x + 7, y: position.y },
      },
      { id: 'n2', text: 'OSPF area 0', position: { x: 40, y: -90 }, width: 120, view: 'v1', locked: true },
    ],
    views: [{ id: 'v1', name: 'Routing', look: 'layer3', positions: [{ id, x: 10, y: 20 }] }],
  };
  return { requirements, design: { name: 'Acme & Söhne <HQ> "2027"', graph } };
})();
