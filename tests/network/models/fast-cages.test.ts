import { describe, expect, it } from 'vitest';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { requirementsOf } from '../requirements-builder.ts';

/** A clinic with more than a gigabit of its own, whose medical devices have switches of their own behind the firewalls. */
const requirements = requirementsOf({
  sites: [
    {
      name: 'HQ',
      kind: 'hospital',
      floors: 4,
      areaM2: 4_800,
      wiredUsers: 140,
      wirelessUsers: 120,
      phones: 120,
      servers: 8,
      cameras: 20,
      guests: 40,
      redundancy: 'full',
    },
  ],
  segments: [
    {
      name: 'Medical devices',
      type: 'iot',
      users: 60,
      isolationLevel: 'physical',
      reaches: 'servers',
      poe: 'none',
    },
  ],
  bandwidth: { download: 1_000, upload: 1_000, symmetric: true },
  securityRequirements: { firewall: 'enterprise', ips: true },
});

/** Links of the firewalls to switches that carry what people and devices do. */
function linksOf(firewall: string) {
  const market = catalogue.filter(({ category, model }) => category !== 'firewall' || model === firewall);
  const { nodes, edges } = planNetwork({ requirements, devices: market, assigned: [], today: '2026-11-28' });
  const nodeOf = new Map(nodes.map((node) => [node.id, node]));
  const below = edges.filter(
    ({ source, target }) =>
      nodeOf.get(source)?.type === 'firewall' && nodeOf.get(target)?.group !== 'management-ports',
  );
  return {
    toCores: below.filter(({ target }) => nodeOf.get(target)?.layer === 'core'),
    toMedical: below.filter(({ because }) => because?.rule === 'apart-switches'),
  };
}

describe('the cages of a firewall', () => {
  it('go to the links that need them, those of 10 Gbit/s to the cores', () => {
    const { toCores } = linksOf('FortiGate 90G');
    expect(toCores.map(({ bandwidthMbps, sourcePort }) => [bandwidthMbps, sourcePort]).sort()).toEqual([
      [10_000, 'wan1'],
      [10_000, 'wan1'],
      [10_000, 'wan2'],
      [10_000, 'wan2'],
    ]);
  });

  it.each(['FortiGate 90G', 'FortiGate 1000F'])(
    'are spared by links of a gigabit, which take sockets and a copper transceiver in the switch: %s',
    (firewall) => {
      const { toMedical } = linksOf(firewall);
      expect(toMedical.length).toBeGreaterThan(0);
      for (const link of toMedical) {
        expect(link.sourcePort).toMatch(/^port\d+$/);
        expect(link).toMatchObject({ bandwidthMbps: 1_000, optics: { target: '1000BASE-T' } });
        expect(link.optics?.source).toBeUndefined();
      }
    },
  );
});
