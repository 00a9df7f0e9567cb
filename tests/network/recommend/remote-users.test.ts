import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { planBill } from '#shared/network/bill/plan-bill.ts';
import { checkNetwork } from '#shared/network/checks/check-network.ts';
import { devicesById } from '#shared/network/hardware/devices.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { failuresOf } from '#shared/network/recommend/constraints.ts';
import { needsOfPlan } from '#shared/network/recommend/needs-of-plan.ts';
import { requirementsOf } from '../requirements-builder.ts';

const today = '2026-11-21';

/** An office of 30 with a firewall on which the tunnels of people end. */
const office = (remoteUsers: number, more: RequirementsInput = {}) =>
  requirementsOf({
    wiredUsers: 30,
    growth: { percent: 0 },
    securityRequirements: { firewall: 'utm', remoteAccess: 'vpn' },
    remoteUsers,
    ...more,
  });

function planned(requirements: ReturnType<typeof office>) {
  const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today });
  const node = graph.nodes.find(({ type }) => type === 'firewall');
  const device = catalogue.find(({ id }) => id === node?.equipmentId);
  return { graph, node, device };
}

const needOf = (requirements: ReturnType<typeof office>) =>
  needsOfPlan(requirements, planned(requirements).graph).find(({ role }) => role === 'firewall')?.demands;

describe('the device on which people’s tunnels end', () => {
  it('must end as many at the same time, encrypt them and be able to', () => {
    const demands = needOf(office(250));
    expect(demands?.remoteUsers).toMatchObject({ count: 250, devices: 1 });
    expect(demands?.encrypted).toMatchObject({
      figure: 'ipsecMbps',
      mbps: 250,
      why: '250 remote users with growth × 1 Mbit/s = 250 Mbit/s',
    });
    expect(demands?.capabilities?.map(({ capability }) => capability)).toContain('ssl-vpn');
    expect(needOf(office(250, { securityRequirements: { firewall: 'utm' } }))?.remoteUsers).toBeUndefined();
  });

  it('encrypts the tunnels to other sites, too', () => {
    const sites = [
      { name: 'Headquarters', kind: 'headquarters', wiredUsers: 30 },
      { name: 'Branch', wiredUsers: 30 },
    ] as const;
    const demands = needOf(office(250, { sites: [...sites], wan: { kind: 'internet-vpn' } }));
    expect(demands?.encrypted?.mbps).toBe(250 + 50);
    expect(demands?.encrypted?.why).toContain('+ 50 Mbit/s of tunnels to other sites');
  });

  it('is a larger one for more of them', () => {
    const meraki = { vendorPreference: 'Cisco', equipmentClass: 'enterprise' } as const;
    for (const more of [{}, meraki]) {
      const users = [1, 25, 250, 1_000].map((count) => planned(office(count, more)).device?.specs);
      users.forEach((specs, index) => {
        expect(specs?.remoteUsers).toBeGreaterThanOrEqual([1, 25, 250, 1_000][index] ?? 0);
      });
    }
  });

  it('is never asked for less by more of them', () => {
    const asked = [1, 10, 100, 1_000].map((users) => needOf(office(users)));
    for (const figure of [
      asked.map((demands) => demands?.rate?.mbps ?? 0),
      asked.map((demands) => demands?.encrypted?.mbps ?? 0),
      asked.map((demands) => demands?.remoteUsers?.count ?? 0),
    ])
      expect(figure).toEqual(figure.toSorted((a, b) => a - b));
  });

  it('may be one of which it is not known, where nothing else is: it is a doubt', () => {
    const [small] = catalogue.filter(({ model }) => model === 'Meraki MX67');
    const horizon = { today, until: today };
    const demands = { ports: [], remoteUsers: { count: 250, devices: 1, why: '' } };
    if (small === undefined) throw new Error('MX67');
    expect(failuresOf(small, demands, horizon)).toMatchObject([{ constraint: 'remote users', share: 0.8 }]);
    const { remoteUsers: _, ...specs } = small.specs;
    expect(failuresOf({ ...small, specs }, demands, horizon)).toMatchObject([{ isDoubt: true }]);
  });

  it('is found too small by the check', () => {
    const requirements = office(250);
    const { graph } = planned(requirements);
    const findings = (specs: object) => {
      const own = catalogue.map((device) =>
        graph.nodes.some(({ type, equipmentId }) => type === 'firewall' && equipmentId === device.id)
          ? { ...device, specs: { ...device.specs, ...specs } }
          : device,
      );
      return checkNetwork({ graph, requirements, devices: own }).find(({ id }) => id === 'capabilities');
    };
    expect(findings({})?.findings).toEqual([]);
    expect(findings({ remoteUsers: 50 })?.findings[0]?.sentence).toMatch(
      /takes 50 remote users at the same time, but 250 are planned for\.$/,
    );
    expect(findings({ ipsecMbps: 100 })?.findings[0]?.sentence).toMatch(
      /encrypts 100 Mbit\/s, but has to encrypt 250 remote users with growth × 1 Mbit\/s = 250 Mbit\/s\.$/,
    );
    expect(findings({ remoteUsers: undefined })?.note).toContain('It is not known how many remote users');
  });
});

describe('licences for remote access', () => {
  const juniper = (remoteUsers: number, more: RequirementsInput = {}) =>
    office(remoteUsers, { vendorPreference: 'Juniper', equipmentClass: 'enterprise', ...more });
  const billOf = (requirements: ReturnType<typeof office>) =>
    planBill({ graph: planned(requirements).graph, requirements, deviceOf: devicesById(catalogue) });
  const packs = (requirements: ReturnType<typeof office>) =>
    billOf(requirements).lines.flatMap(({ partNumber, quantity }) =>
      partNumber === 'S-RA3-25CCU-S-1' ? [quantity] : [],
    );

  it('are bought by the number of people, once for a pair', () => {
    expect(packs(juniper(25))).toEqual([1]);
    expect(packs(juniper(30))).toEqual([2]);
    expect(packs(juniper(250))).toEqual([10]);
    expect(packs(juniper(30, { redundancy: { internet: true } }))).toEqual([2]);
    expect(packs(juniper(30, { securityRequirements: { firewall: 'utm' } }))).toEqual([]);
  });

  it('never cost less for more people', () => {
    for (const vendorPreference of ['', 'Juniper', 'Cisco']) {
      const totals = [1, 25, 26, 100, 250, 1_000].map(
        (users) => billOf(office(users, { vendorPreference })).money[0]?.term ?? 0,
      );
      expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    }
  });
});
