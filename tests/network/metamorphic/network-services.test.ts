import { describe, expect, it } from 'vitest';
import { Requirements } from '#shared/contract/requirements.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { wordsAt } from '#shared/vocabulary/fields/design-fields.ts';
import { requirementsOf } from '../requirements-builder.ts';

type Service = Requirements['services']['network'][number];

/** What is configured in an office that has these services, reasons apart. */
function configured(network: readonly Service[]): string {
  const requirements = requirementsOf({
    sites: [{ name: 'Office', kind: 'office', wiredUsers: 20, wirelessUsers: 20, servers: 2 }],
    services: { network: [...network] },
  });
  const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });
  const { subnets } = graph;
  const answer = configureNetwork(graph, requirements, catalogue);
  const withoutReason = subnets.map(({ because: _, ...subnet }) => subnet);
  return JSON.stringify([withoutReason, answer.kind === 'refused' ? answer : answer.network.devices]);
}

describe('the network services of an office with servers', () => {
  const { values = {}, retired = [] } = wordsAt('requirements.services.network');
  const known = Requirements.shape.services.unwrap().shape.network.unwrap().element.options;
  const offered = known.filter((service) => service in values && !retired.includes(service));

  it.each(['dhcp', 'vpn'] as const)('that the form offers change what is configured: %s', (service) => {
    expect(offered).toContain(service);
    expect(configured(offered)).not.toBe(configured(offered.filter((other) => other !== service)));
  });

  it('that change nothing are not offered', () => {
    for (const service of known.filter((each) => retired.includes(each)))
      expect(configured([...offered, service])).toBe(configured(offered));
  });
});
