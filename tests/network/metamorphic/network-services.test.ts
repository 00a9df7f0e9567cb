import { describe, expect, it } from 'vitest';
import { Requirements } from '#shared/contract/requirements.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { checkNetwork } from '#shared/network/checks/check-network.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { controlPlaneOf } from '#shared/network/control-plane/control-plane.ts';
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

  it.each(['dhcp', 'dns', 'vpn'] as const)(
    'that the form offers change what is configured: %s',
    (service) => {
      expect(offered).toContain(service);
      expect(configured(offered)).not.toBe(configured(offered.filter((other) => other !== service)));
    },
  );

  it('without DNS send everyone to public resolvers, and let everyone reach them', () => {
    const requirements = requirementsOf({
      sites: [{ name: 'Office', wiredUsers: 20, phones: 20, servers: 2 }],
      services: { network: ['dhcp'] },
    });
    const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });
    const { dhcp, services, policies } = controlPlaneOf(graph, requirements);
    expect(
      dhcp.every(({ server }) => graph.nodes.some(({ id, type }) => id === server && type === 'server')),
    ).toBe(true);
    expect(services.find(({ kind }) => kind === 'dns')).toMatchObject({
      nodes: [],
      servers: ['9.9.9.9', '149.112.112.112'],
    });
    const allowed = policies.filter(
      ({ action, services: named }) => action === 'allow' && named.includes('DNS'),
    );
    expect(allowed.filter(({ to }) => to === 'server')).toEqual([]);
    expect(allowed.filter(({ to }) => to === 'internet').map(({ from }) => from)).toEqual(
      expect.arrayContaining(['data', 'voice', 'management']),
    );
    const failed = checkNetwork({ graph, requirements, devices: catalogue }).flatMap(
      ({ findings }) => findings,
    );
    expect(failed.filter(({ severity }) => severity === 'failure')).toEqual([]);
  });

  it('that change nothing are not offered', () => {
    for (const service of known.filter((each) => retired.includes(each)))
      expect(configured([...offered, service])).toBe(configured(offered));
  });

  it.each([
    ['proxy', 'Proxy'],
    ['load-balancing', 'Load balancing'],
  ] as const)('that no plan serves are named by the checks: %s', (service, words) => {
    const requirements = requirementsOf({
      sites: [{ name: 'Office', kind: 'office', wiredUsers: 20, servers: 2 }],
      services: { network: ['dhcp', 'dns', service] },
    });
    const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });
    const findings = checkNetwork({ graph, requirements, devices: catalogue }).flatMap(
      (check) => check.findings,
    );
    expect(findings.map(({ sentence }) => sentence)).toEqual([
      `Network services: ${words}: no plan has a device for it. Count the server that does it among those of a site, and leave it out here.`,
    ]);
  });
});
