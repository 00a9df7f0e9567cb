import { describe, expect, it } from 'vitest';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { planBill } from '#shared/network/bill/plan-bill.ts';
import { checkPlan } from '#shared/network/checks/check-plan.ts';
import { devicesById } from '#shared/network/hardware/devices.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { requirementsOf } from '../requirements-builder.ts';

/** An office with two providers and a pair of firewalls. */
const officeOf = (mbps: number) =>
  requirementsOf({
    sites: [{ name: 'HQ', kind: 'office', wiredUsers: 40, wirelessUsers: 40, phones: 20 }],
    redundancy: { internet: true, coreSwitching: true },
    bandwidth: { download: mbps, upload: mbps, symmetric: true },
  });

function planned(models: readonly string[], mbps: number) {
  const requirements = officeOf(mbps);
  const devices = catalogue.filter(
    ({ category, model }) => category !== 'firewall' || models.includes(model),
  );
  const graph = planNetwork({ requirements, devices, assigned: [], today: '2026-11-28' });
  const firewalls = graph.nodes.filter(({ type }) => type === 'firewall');
  const ids = new Set(firewalls.map(({ id }) => id));
  const links = graph.edges.filter(({ outer }) => outer === undefined);
  const between = links.filter(({ source, target }) => ids.has(source) && ids.has(target));
  const others = links.flatMap(({ source, target, sourcePort, targetPort }) =>
    ids.has(source) === ids.has(target) ? [] : [ids.has(source) ? sourcePort : targetPort],
  );
  return { graph, requirements, devices, firewalls, between, others };
}

const endsOf = ({ between }: ReturnType<typeof planned>) =>
  between.map(({ label, sourcePort, targetPort }) => [label, sourcePort, targetPort]);

describe('the links between the members of a chassis cluster', () => {
  it.each([
    ['SRX300', 100, ['ge-0/0/0', 'ge-0/0/1']],
    ['SRX320', 100, ['ge-0/0/0', 'ge-0/0/1']],
    ['SRX380', 1_500, ['ge-0/0/1']],
  ])('of %s are the control link on its port and a fabric link of a gigabit', (model, mbps, reserved) => {
    const plan = planned([model], mbps);
    expect(plan.firewalls.map((node) => node.model?.model)).toEqual([model, model]);
    const [control, fabric, ...more] = endsOf(plan);
    expect(more).toEqual([]);
    expect(control).toEqual(['Control link', 'ge-0/0/1', 'ge-0/0/1']);
    expect(fabric).toEqual(['Fabric link', expect.stringMatching(/^ge-/), fabric?.[1]]);
    expect(plan.between.map(({ bandwidthMbps }) => bandwidthMbps)).toEqual([1_000, 1_000]);
    for (const port of reserved) expect(plan.others).not.toContain(port);
  });

  it('of a model with control ports of its own are on these, with the transceivers that they take', () => {
    const plan = planned(['SRX1600'], 1_500);
    expect(endsOf(plan)[0]).toEqual(['Control link', 'HA control 0', 'HA control 0']);
    expect(plan.between[0]).toMatchObject({
      medium: 'fibre',
      optics: { source: '1000BASE-SX', target: '1000BASE-SX' },
    });
    const { graph, requirements, devices } = plan;
    const { lines } = planBill({ graph, requirements, deviceOf: devicesById(devices) });
    const sx = lines.filter(({ name }) => name === '1000BASE-SX');
    expect(sx.map(({ quantity }) => quantity)).toEqual([2]);
  });

  it('of a model that sets nothing keep their names and ports', () => {
    const labels = planned(['FortiGate 100F'], 100).between.map(({ label }) => label);
    expect(labels).toEqual(['High availability', 'High availability']);
  });

  it('leave nothing for the check of ports to find', () => {
    for (const model of ['SRX300', 'SRX380', 'SRX1600', 'SRX2300']) {
      const { graph, requirements, devices } = planned([model], 100);
      const found = checkPlan({ graph, requirements, devices }).find(({ id }) => id === 'ports');
      expect([model, found?.findings]).toEqual([model, []]);
    }
  });
});
