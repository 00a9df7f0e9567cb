import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { planBill } from '#shared/network/bill/plan-bill.ts';
import { checkNetwork } from '#shared/network/checks/check-network.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { devicesById } from '#shared/network/hardware/devices.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { composeDevice } from '#shared/templates/compose/compose.ts';
import { dialects } from '#shared/templates/dialects/dialects.ts';
import { openEngine } from '../../support/open-engine.ts';
import { requirementsOf } from '../requirements-builder.ts';

const engine = await openEngine();
const office = (publicServers: number, more: RequirementsInput = {}) => {
  const requirements = requirementsOf({
    sites: [{ name: 'Works', kind: 'headquarters', wiredUsers: 30, servers: 4, publicServers }],
    vendorPreference: 'Fortinet',
    ...more,
  });
  const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });
  return { requirements, graph };
};
const dmzSwitches = ({ graph }: ReturnType<typeof office>) =>
  graph.nodes.filter(({ type, label }) => type === 'switch' && label.includes('DMZ')).length;

describe('a single public server behind a single firewall', () => {
  const plan = office(1);
  const { graph, requirements } = plan;
  const [link, ...others] = graph.edges.filter(({ target }) => target === 'hq-public-servers');

  it('hangs on a port of the firewall: no switch is planned or paid for', () => {
    expect(dmzSwitches(plan)).toBe(0);
    expect(others).toEqual([]);
    expect(link).toMatchObject({ source: 'hq-fw-1', sourcePort: 'lan1', cable: 'Cat6A', vlans: [60] });
    const { lines } = planBill({ graph, requirements, deviceOf: devicesById(catalogue) });
    const models = graph.nodes.flatMap(({ type, model }) => (type === 'switch' ? (model?.model ?? []) : []));
    expect(models).toHaveLength(1);
    expect(lines.find(({ name }) => name === models[0])?.quantity).toBe(1);
    // Nothing is left to manage in the DMZ.
    expect(graph.subnets.filter(({ name }) => name === 'DMZ management')).toEqual([]);
  });

  it('has its gateway on that port, untagged, and is reached as promised and no further', () => {
    const answer = configureNetwork(graph, requirements, catalogue);
    if (answer.kind === 'refused') throw new Error(JSON.stringify(answer.missing));
    const firewall = answer.network.devices.find(({ kind }) => kind === 'firewall');
    const rows = firewall?.interfaces.filter(({ ports }) => ports.some(({ name }) => name === 'lan1'));
    const dmz = graph.subnets.find(({ purpose }) => purpose === 'dmz');
    expect(rows).toMatchObject([{ name: 'lan1', kind: 'port', ipv4: [`${dmz?.gateway}/28`] }]);
    expect(rows?.[0]?.switchport).toBeUndefined();
    const flows = answer.network.flows.filter(({ destination }) => destination.includes('public-servers'));
    expect(new Set(flows.map(({ expected }) => expected))).toEqual(new Set(['pass', 'drop']));
    const failures = checkNetwork({ graph, requirements, devices: catalogue })
      .flatMap(({ findings }) => findings)
      .filter(({ severity }) => severity === 'failure');
    expect(failures).toEqual([]);
    if (firewall === undefined) throw new Error('no firewall');
    const text = composeDevice(engine, answer.network, firewall, dialects.fortios).files[0]?.text ?? '';
    const [, own] = /^ {4}edit "lan1"\n([\s\S]*?)^ {4}next/m.exec(text) ?? [];
    expect(own).toContain(`set ip ${dmz?.gateway} 255.255.255.240`);
    expect(text).not.toContain('vlanid 60');
  });

  it('also where the plan adds it, as a relay for mail', () => {
    const relay = office(0, { services: { onPremise: ['email'] } });
    expect(dmzSwitches(relay)).toBe(0);
    expect(relay.graph.edges.find(({ target }) => target === 'hq-public-servers')?.source).toBe('hq-fw-1');
  });
});

it.each([
  ['two servers', office(2), 1],
  ['two firewalls', office(1, { redundancy: { internet: true } }), 2],
  ['a core that must not fail', office(1, { redundancy: { coreSwitching: true } }), 2],
])('%s take switches of their own', (_, plan, switches) => {
  expect(dmzSwitches(plan)).toBe(switches);
});
