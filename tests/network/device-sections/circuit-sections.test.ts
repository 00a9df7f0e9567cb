import { describe, expect, it } from 'vitest';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { cellText } from '#shared/network/control-plane/sections/cell.ts';
import { circuitSections } from '#shared/network/device-sections/circuit-sections.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { requirementsOf } from '../requirements-builder.ts';

/** Rows of both sections, each with its cells by their columns. */
function sectionsOf(given: Parameters<typeof requirementsOf>[0]) {
  const requirements = requirementsOf(given);
  const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });
  const answer = configureNetwork(graph, requirements, catalogue);
  if (answer.kind === 'refused') throw new Error(JSON.stringify(answer.missing));
  const [circuits = [], asked = []] = circuitSections(answer.network, (id) => ({ id, label: id })).map(
    ({ columns, rows }) =>
      rows.map(
        ({ cells }): Record<string, string> =>
          Object.fromEntries(
            columns.map(({ id }, index) => [id, cells[index] ? cellText(cells[index]) : '']),
          ),
      ),
  );
  return { circuits, asked };
}

const office = { name: 'Leeds', kind: 'headquarters', wiredUsers: 20 } as const;

describe('circuits, and what is asked of their providers', () => {
  it('asks for pings to be answered where a default hangs on them, and for public addresses', () => {
    const { circuits, asked } = sectionsOf({
      sites: [{ ...office, servers: 2, publicServers: 2 }],
      ipScheme: { publicIPs: 6 },
    });
    expect(circuits).toMatchObject([
      { theirs: '192.0.2.0/31', ours: '192.0.2.1/31', as: '–', prefixes: '192.0.2.8/29' },
    ]);
    expect(asked.map((row) => [row.asked, row.where])).toEqual([
      ['Hands over on copper, for 1000BASE-T', 'All'],
      ['States its address and ours: the plan’s are placeholders', 'All'],
      ['Routes our prefixes to our address', 'All'],
      ['Answers pings to its own address: our default route hangs on it', 'All'],
    ]);
  });

  it('says of an own prefix what both ends of each session have to state', () => {
    const { circuits, asked } = sectionsOf({
      sites: [office],
      redundancy: { internet: true },
      ipScheme: { publicIPs: 256, asNumber: 65_100, publicPrefix: '203.0.113.0/24' },
    });
    expect(circuits.map(({ as, prefixes }) => [as, prefixes])).toEqual([
      ['64500 and 65100', '203.0.113.0/24'],
      ['64501 and 65100', '203.0.113.0/24'],
    ]);
    const ofSecond = asked.flatMap((row) => (row.provider === 'Internet provider 2' ? row.asked : []));
    expect(ofSecond).toEqual([
      'Hands over on copper, for 1000BASE-T',
      'States its address and ours: the plan’s are placeholders',
      'States its AS number: 64501 is a placeholder',
      'Runs BGP for IPv4, with keepalives of 3 s and a hold time of 9 s',
      'Announces 0.0.0.0/0 (IPv4)',
      'Accepts our prefixes and no others (IPv4)',
      'Sends its BGP packets with TTL 255 (TTL security)',
    ]);
  });

  it('says each thing once where sessions of both families ask for it', () => {
    const { circuits, asked } = sectionsOf({
      sites: [office],
      ipScheme: { publicIPs: 256, asNumber: 65_100, publicPrefix: '203.0.113.0/24', ipv6: true },
    });
    const prefixes = circuits[0]?.prefixes?.split(', ') ?? [];
    expect(prefixes.length).toBe(2);
    expect(new Set(prefixes).size).toBe(2);
    const texts = asked.map((row) => row.asked);
    expect(texts).toContain('Announces 0.0.0.0/0 (IPv4)');
    expect(texts).toContain('Announces ::/0 (IPv6)');
    expect(asked.filter(({ asked: text = '' }) => text.includes('TTL')).map(({ where }) => where)).toEqual([
      'All',
    ]);
  });

  it('lists what all sites ask of MPLS once, and each circuit with both hand-offs of a pair', () => {
    const { circuits, asked } = sectionsOf({
      sites: [office, { name: 'York', wiredUsers: 9 }],
      wan: { kind: 'mpls' },
      redundancy: { internet: true, coreSwitching: true },
    });
    const onMpls = circuits.filter(({ provider = '' }) => provider.startsWith('MPLS provider'));
    expect(new Set(onMpls.map(({ as = '' }) => as.split(' and ')[1])).size).toBe(2);
    const demands = asked.filter(({ asked: text }) => text === 'Carries DSCP marks unchanged');
    expect(demands.map(({ where }) => where)).toEqual(['All', 'All']);
    expect(onMpls.some(({ handover = '' }) => handover.split(', ').length > 2)).toBe(true);
  });

  it('asks both providers of a site for IPv6 addresses of its own', () => {
    const stated = { sites: [office], redundancy: { internet: true }, ipScheme: { ipv6: true } };
    const asksOwn = ({ asked }: { asked?: string }) =>
      asked?.startsWith('Announces IPv6 addresses of our own');
    const { asked } = sectionsOf(stated);
    expect(asked.filter(asksOwn).map(({ provider, where }) => [provider, where])).toEqual([
      ['Internet provider 1', 'All'],
      ['Internet provider 2', 'All'],
    ]);
    expect(sectionsOf({ ...stated, redundancy: {} }).asked.filter(asksOwn)).toEqual([]);
    expect(sectionsOf({ ...stated, ipScheme: {} }).asked.filter(asksOwn)).toEqual([]);
  });
});
