import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { planBill } from '#shared/network/bill/plan-bill.ts';
import { planNetwork, planTopology } from '#shared/network/plan.ts';
import { traceRequirements } from '#shared/network/requirements/trace-requirements.ts';
import { configured } from '../configuration/configured.ts';
import { requirementsOf } from '../requirements-builder.ts';

type SecurityInput = NonNullable<RequirementsInput['securityRequirements']>;

const networks: Readonly<Record<string, Partial<RequirementsInput>>> = {
  'an office': { sites: [{ name: 'Office', kind: 'office', wiredUsers: 18, wirelessUsers: 24 }] },
  'a company': {
    sites: [
      { name: 'Headquarters', kind: 'headquarters', wiredUsers: 140, wirelessUsers: 180, servers: 8 },
      { name: 'North', wiredUsers: 12, wirelessUsers: 15 },
    ],
  },
};
const named = Object.entries(networks);

const devices = new Map(catalogue.map((device) => [device.id, device]));

/** What a network costs over the years of its growth, and what the licences of its firewalls are for. */
function boughtFor(network: Partial<RequirementsInput>, securityRequirements: SecurityInput) {
  const requirements = requirementsOf({ ...network, securityRequirements });
  const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-26' });
  const { money } = planBill({
    graph,
    requirements,
    deviceOf: ({ equipmentId = '' }) => devices.get(equipmentId),
  });
  const inspected = configured(requirements).devices.flatMap(({ inspection }) => inspection ?? []);
  return { cost: money.reduce((sum, { term }) => sum + term, 0), inspected };
}

describe.each(named)('what the firewalls of %s inspect', (_, network) => {
  it('costs no less the more it is, and is configured', () => {
    const steps: SecurityInput[] = [
      { firewall: 'basic' },
      { firewall: 'basic', ids: true },
      { firewall: 'enterprise', contentFiltering: true },
      { firewall: 'utm' },
    ];
    const bought = steps.map((step) => boughtFor(network, step));
    for (const [index, { cost }] of bought.entries())
      expect(cost).toBeGreaterThanOrEqual(bought[index - 1]?.cost ?? 0);
    expect(bought.map(({ inspected }) => inspected.length > 0)).toEqual([false, true, true, true]);
  });
});

describe.each(named)('applications that Citrix publishes from %s', (_, network) => {
  const remotely = (remoteAccess: 'none' | 'citrix', more: Partial<RequirementsInput> = {}) =>
    requirementsOf({ ...network, ...more, securityRequirements: { remoteAccess } });
  const publicAt = (requirements: ReturnType<typeof requirementsOf>) =>
    planTopology(requirements).nodes.flatMap(({ group, site, quantity }) =>
      group === 'public-servers' ? [[site, quantity]] : [],
    );

  it('are reached through one public server at the hub, which the plan says it is for', () => {
    const requirements = remotely('citrix');
    expect(publicAt(remotely('none'))).toEqual([]);
    expect(publicAt(requirements)).toEqual([[network.sites?.[0]?.name, 1]]);
    const field = 'requirements.securityRequirements.remoteAccess';
    const graph = planTopology(requirements);
    const traced = traceRequirements(requirements, graph).find((one) => one.field === field);
    const groups = graph.nodes.filter(({ id }) => traced?.elements.includes(id)).map(({ group }) => group);
    expect(traced?.lacking).toBeUndefined();
    expect(groups).toContain('public-servers');
  });

  it('are reached by HTTPS from the internet, and nothing else is', () => {
    const flows = (remoteAccess: 'none' | 'citrix') =>
      configured(remotely(remoteAccess)).devices.flatMap(({ policies = [] }) =>
        policies.filter(
          ({ fromZone, action, services }) =>
            fromZone === 'internet' && action === 'allow' && services.some(({ name }) => name === 'HTTPS'),
        ),
      );
    expect(flows('none')).toEqual([]);
    expect(new Set(flows('citrix').map(({ toZone }) => toZone))).toEqual(new Set(['dmz']));
  });

  it('use the public servers that are stated', () => {
    const [first, ...others] = network.sites ?? [];
    const sites = first === undefined ? [] : [{ ...first, servers: 9, publicServers: 3 }, ...others];
    expect(publicAt(remotely('citrix', { sites }))).toEqual([[first?.name, 3]]);
  });

  it('are served by nothing where no firewall is planned', () => {
    const requirements = requirementsOf({
      ...network,
      securityRequirements: { remoteAccess: 'citrix', firewall: 'none' },
    });
    const lacking = traceRequirements(requirements, planTopology(requirements)).filter((one) => one.lacking);
    expect(lacking.map(({ words }) => words)).toEqual(['Remote access: Citrix']);
  });
});
