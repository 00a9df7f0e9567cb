import { describe, expect, it } from 'vitest';
import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import type { DialectId } from '#shared/contract/dialect.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { composeDevice } from '#shared/templates/compose/compose.ts';
import { dialects } from '#shared/templates/dialects/dialects.ts';
import { openEngine } from '../../support/open-engine.ts';
import { requirementsOf } from '../requirements-builder.ts';

const engine = await openEngine();

/** A headquarters whose core has to be of one model: no other with as many ports is there to choose. */
function withCore(partNumber: string, vendorPreference: string): NetworkConfiguration {
  const requirements = requirementsOf({
    sites: [
      { name: 'Works', kind: 'headquarters', floors: 2, wiredUsers: 120, wirelessUsers: 40, servers: 60 },
    ],
    vendorPreference,
  });
  const devices = catalogue.filter(
    (device) =>
      device.partNumber === partNumber ||
      device.category !== 'switch' ||
      device.specs.ports.every(({ connector, role }) => connector === 'RJ45' || role !== 'access'),
  );
  const graph = planNetwork({ requirements, devices, assigned: [], today: '2026-11-21' });
  const answer = configureNetwork(graph, requirements, catalogue);
  if (answer.kind === 'refused') throw new Error(JSON.stringify(answer.missing));
  return answer.network;
}

function coreOf(network: NetworkConfiguration, dialect: DialectId) {
  const device = network.devices.find(({ portGroups }) => portGroups !== undefined);
  if (device === undefined) throw new Error('no device has groups of ports');
  const { files, omissions } = composeDevice(engine, network, device, dialects[dialect]);
  const left = omissions.filter((sentence) => sentence.includes('one speed'));
  return { device, text: files.map(({ text }) => text).join('\n'), left };
}

describe('the speeds of groups of ports', () => {
  it('are set at the first port of each quad in Junos, as the names of the ports in it have it', () => {
    const network = withCore('QFX5120-48Y-AFO2', 'Juniper');
    const { device, text, left } = coreOf(network, 'junos');
    expect(device.model).toBe('QFX5120-48Y');
    const set = [...text.matchAll(/port (\d+) \{\s+speed (\d+)g;/g)].map(([, port, gbps]) => [port, gbps]);
    expect(set.length).toBeGreaterThan(0);
    const gigabits = { xe: '10', et: '25' } as const;
    const named = device.interfaces
      .filter(({ isUp }) => isUp)
      .flatMap(({ ports }) => ports)
      .flatMap(({ name }) => {
        const [, type, port = '0'] = /^(xe|et)-0\/0\/(\d+)$/.exec(name) ?? [];
        if (type === undefined || Number(port) >= 48) return [];
        return [`${Math.floor(Number(port) / 4) * 4} ${gigabits[type as keyof typeof gigabits]}`];
      });
    expect(new Set(named)).toEqual(new Set(set.map((one) => one.join(' '))));
    // How a quad of 1 Gbit/s is set is not known.
    const slow = (device.portGroups ?? []).filter(({ mbps }) => mbps === 1_000);
    expect(left.join().match(/\(1 Gbit\/s\)/g) ?? []).toHaveLength(slow.length);
    expect(left.join()).not.toMatch(/0 Gbit|5 Gbit/);
  });

  it('are those of speed groups in EOS', () => {
    const { device, text, left } = coreOf(withCore('DCS-7050SX3-48YC8-F', 'Arista'), 'eos');
    expect(left).toEqual([]);
    const lines = (device.portGroups ?? []).map(
      ({ number, mbps }) => `hardware speed-group ${number} serdes ${mbps / 1_000}g`,
    );
    expect(text.split('\n').filter((line) => line.startsWith('hardware speed-group'))).toEqual(lines);
    for (const { number, ports } of device.portGroups ?? []) expect(ports[0]).toBe(`Et${4 * number - 3}`);
  });

  it('are left to somebody where a dialect has no statement for them', () => {
    const { left } = coreOf(withCore('DCS-7050SX3-48YC8-F', 'Arista'), 'ios-xe');
    expect(left).toHaveLength(1);
    expect(left[0]).toMatch(/by groups, which has to be set by hand: Et1-4 \(\d+ Gbit\/s\)/);
  });
});
