import { describe, expect, it } from 'vitest';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { portCount } from '#shared/network/graph/port-range.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { requirementsOf } from '../requirements-builder.ts';

/** An office of Cisco’s 25 Gbit/s switches, and the ports of each uplink of its server switches. */
function uplinksOf(servers: number) {
  const requirements = requirementsOf({
    sites: [{ name: 'Office', kind: 'headquarters', wiredUsers: 130, servers }],
    redundancy: { coreSwitching: true },
    vendorPreference: 'Cisco',
    equipmentClass: 'enterprise',
  });
  const { edges } = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });
  return edges
    .filter(({ because }) => because?.rule === 'server-uplinks-to-core')
    .map(({ sourcePort = '', bandwidthMbps = 0, because }) => ({
      ports: portCount(sourcePort),
      mbps: portCount(sourcePort) * bandwidthMbps,
      serversMbps: Number(because?.inputs.serverPorts) * 10_000,
    }));
}

describe('an uplink of server switches whose models have no port as fast as it is drawn', () => {
  it('is bundled from the ports that the servers need with one uplink failed, not from as many as it is drawn for', () => {
    const few = uplinksOf(9);
    expect(few.length).toBeGreaterThan(0);
    for (const { ports, mbps, serversMbps } of few) {
      expect(ports).toBe(2);
      expect(serversMbps / mbps).toBeLessThanOrEqual(3);
    }
  });

  it('grows with the servers', () => {
    const portsOf = (servers: number) => Math.max(...uplinksOf(servers).map(({ ports }) => ports));
    const bundled = [9, 15, 20].map(portsOf);
    expect(bundled).toEqual(bundled.toSorted((a, b) => a - b));
    expect(bundled.at(-1)).toBeGreaterThan(bundled[0] ?? 0);
  });
});
