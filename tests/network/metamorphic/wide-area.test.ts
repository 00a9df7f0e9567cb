import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import type { TopologyEdge } from '#shared/contract/topology-items.ts';
import { checkNetwork } from '#shared/network/checks/check-network.ts';
import { planTopology } from '#shared/network/plan.ts';
import { arithmeticOf } from '#shared/network/reasons/reason-text.ts';
import { usedAssumptions } from '#shared/network/requirements/changeable-assumptions.ts';
import { requirementsOf } from '../requirements-builder.ts';

type SiteInput = NonNullable<RequirementsInput['sites']>[number];

const headquarters: SiteInput = { name: 'Headquarters', kind: 'headquarters', wiredUsers: 40 };

/** The line of a site called Branch to a headquarters of 40, or to what else is there. */
const lineOf = (branch: Partial<SiteInput>, more: RequirementsInput = {}, others = [headquarters]) =>
  linesTo('Branch', { ...more, sites: [...others, { name: 'Branch', wiredUsers: 1, ...branch }] });

/** Wide-area links that end at a site. */
function linesTo(site: string, requirements: RequirementsInput): readonly TopologyEdge[] {
  const { nodes, edges } = planTopology(requirementsOf({ wan: { kind: 'mpls' }, ...requirements }));
  const here = new Set(nodes.flatMap((node) => (node.site === site ? [node.id] : [])));
  return edges.filter(({ type, target }) => type === 'wan' && here.has(target));
}

const rateOf = (lines: readonly TopologyEdge[], service: TopologyEdge['service'] = 'mpls') =>
  lines.find((line) => line.service === service)?.bandwidthMbps ?? 0;

describe('the line of a site', () => {
  it('grows with its people, who are never counted twice', () => {
    expect(rateOf(lineOf({ wiredUsers: 100 }))).toBe(200);
    expect(rateOf(lineOf({ wiredUsers: 100, wirelessUsers: 100 }))).toBe(200);
    expect(rateOf(lineOf({ wiredUsers: 100, wirelessUsers: 160 }))).toBe(500);
    expect(rateOf(lineOf({ wiredUsers: 100, wirelessUsers: 100, people: 400 }))).toBe(1_000);
    const [line] = lineOf({ wiredUsers: 100, wirelessUsers: 90 });
    expect(arithmeticOf(line?.because)).toContain('100 people (100 wired, 90 wireless: the larger)');
  });

  it('is one on offer from 10 Mbit/s, and at least what is stated', () => {
    expect(rateOf(lineOf({}))).toBe(10);
    expect(rateOf(lineOf({ wanMbps: 35 }))).toBe(35);
    expect(rateOf(lineOf({ wiredUsers: 100, wanMbps: 35 }))).toBe(200);
  });

  it('is, under a tunnel, the internet access as stated, on which guests ride, too', () => {
    const stated = { wanMbps: 200, wiredUsers: 15, guests: 8, internet: 'own' } as const;
    const vpn = lineOf(stated, { wan: { kind: 'internet-vpn' } });
    expect([rateOf(vpn, 'internet-vpn'), rateOf(vpn, 'internet')]).toEqual([200, 200]);
    const without = lineOf({ ...stated, guests: 0 }, { wan: { kind: 'internet-vpn' } });
    expect(rateOf(without, 'internet')).toBe(200);
  });

  it('is as stated also where that is less than it needs, which is found', () => {
    const thin = { name: 'York', wanMbps: 20, wiredUsers: 60, guests: 40, internet: 'own' } as const;
    const found = (site: Partial<SiteInput>) => {
      const requirements = requirementsOf({
        sites: [
          { name: 'HQ', kind: 'headquarters', wiredUsers: 20, servers: 2 },
          { ...thin, ...site },
        ],
        wan: { kind: 'internet-vpn' },
      });
      const graph = planTopology(requirements);
      const access = graph.edges.filter(({ because }) => because?.rule === 'site-internet');
      const sentences = checkNetwork({ graph, requirements, devices: [] }).flatMap(({ findings }) =>
        findings.flatMap(({ sentence }) => (sentence.includes('20 Mbit/s stated') ? [sentence] : [])),
      );
      return [access.map(({ bandwidthMbps }) => bandwidthMbps), sentences];
    };
    expect(found({})).toEqual([
      [20],
      [
        expect.stringMatching(
          /^York: its internet access is planned at the 20 Mbit\/s stated, and its tunnel and what leaves beside it need \d+ Mbit\/s at the busy hour\./,
        ),
      ],
    ]);
    expect(found({ wiredUsers: 4, guests: 4 })).toEqual([[20], []]);
  });

  it('grows with cameras that are watched elsewhere, and with what is assumed of them', () => {
    expect(rateOf(lineOf({ cameras: 40 }))).toBe(100);
    expect(rateOf(lineOf({ cameras: 40 }, { assumptions: { watchedShare: 1 } }))).toBe(500);
  });

  it('carries guests only where they have no access to the internet at the site', () => {
    const guests = { guests: 200 };
    const vpn = lineOf(guests, { wan: { kind: 'internet-vpn' } });
    expect(rateOf(vpn, 'internet-vpn')).toBe(10);
    expect(rateOf(vpn, 'internet')).toBe(200);
    expect(rateOf(lineOf(guests))).toBe(200);
  });
});

describe('the line of a data centre', () => {
  const offices = Array.from(
    { length: 4 },
    (_, index): SiteInput => ({ name: `Office ${index}`, wiredUsers: 300 }),
  );
  const centre = (more: SiteInput): SiteInput => ({ kind: 'datacentre', wiredUsers: 1, ...more });

  it('follows what others draw from it, and never its own people', () => {
    const rate = (people: number) =>
      rateOf(
        lineOf({ kind: 'datacentre', servers: 20, wiredUsers: people }, { internetHub: 'Headquarters' }, [
          headquarters,
          ...offices,
        ]),
      );
    expect(rate(1)).toBe(2_000);
    expect(rate(900)).toBe(2_000);
  });

  const twoCentres = (south: Partial<SiteInput>, north: Partial<SiteInput> = {}) => ({
    sites: [
      centre({ name: 'North', servers: 10, ...north }),
      centre({ name: 'South', servers: 10, ...south }),
      { name: 'Office', wiredUsers: 20 },
    ],
  });

  it('carries the replication between two of them that either states', () => {
    const rate = (...sites: Parameters<typeof twoCentres>) => rateOf(linesTo('South', twoCentres(...sites)));
    expect(rate({ replicationMbps: 400 })).toBe(500);
    expect(rate({}, { replicationMbps: 400 })).toBe(500);
    expect(rate({ replicationMbps: 12_000 })).toBe(20_000);
  });

  it('carries 10 Gbit/s of it where none is stated, and no more than a stated line has left', () => {
    const rate = (wan: 'leased-line' | 'mpls' | 'internet-vpn', site: Partial<SiteInput> = {}) =>
      rateOf(linesTo('South', twoCentres({ ...site, wan })), wan);
    expect(rate('leased-line')).toBe(20_000);
    expect(rate('mpls')).toBe(20_000);
    expect(rate('internet-vpn')).toBe(20_000);
    expect(rate('leased-line', { wanMbps: 500 })).toBe(500);
    expect(rate('leased-line', { wanMbps: 500, replicationMbps: 800 })).toBe(1_000);
  });

  it('lists the replication that it assumed, and asks about it where the line is faster for it', () => {
    const found = (south: Partial<SiteInput>) => {
      const requirements = requirementsOf(twoCentres({ wan: 'leased-line', ...south }));
      const checks = checkNetwork({ graph: planTopology(requirements), requirements, devices: [] });
      return {
        assumed: usedAssumptions(requirements).flatMap(({ id, value }) =>
          id.startsWith('replication') ? [`${id} ${value}`] : [],
        ),
        warnings: checks.flatMap(({ findings }) =>
          findings.flatMap(({ sentence }) => (sentence.includes('replication') ? [sentence] : [])),
        ),
      };
    };
    const { assumed, warnings } = found({});
    expect(assumed).toEqual(['replicationMbps 10000']);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(
      'South: its line of 20 Gbit/s counts 10 Gbit/s of replication that is assumed, not stated; without it 50 Mbit/s would do',
    );
    expect(found({ replicationMbps: 10_000 })).toEqual({ assumed: [], warnings: [] });
    expect(found({ wanMbps: 500 }).warnings).toEqual([]);
  });

  it('carries what its public servers send only where these are reached by way of the hub', () => {
    const line = (publicServers: number, internet: SiteInput['internet']) =>
      rateOf(
        linesTo('South', {
          ...twoCentres({
            servers: 120,
            publicServers,
            internet,
            replicationMbps: 8_000,
            wan: 'leased-line',
          }),
          securityRequirements: { firewall: 'enterprise' },
        }),
        'leased-line',
      );
    expect([0, 40, 80].map((servers) => line(servers, 'own'))).toEqual([10_000, 10_000, 10_000]);
    // 8,000 of copies and 100 for each of the servers.
    expect([0, 40].map((servers) => line(servers, 'hub'))).toEqual([10_000, 20_000]);
  });

  it('is not that of a small office where 200 servers stand alone', () => {
    const alone = linesTo('Hall', {
      sites: [{ name: 'Hall', kind: 'datacentre', servers: 200, wiredUsers: 4 }],
    });
    expect(rateOf(alone, 'internet')).toBe(5_000);
  });
});

describe('the hub', () => {
  const chain = (count: number, more: RequirementsInput = {}): RequirementsInput => ({
    ...more,
    sites: [
      headquarters,
      ...Array.from({ length: count }, (_, index): SiteInput => ({ name: `Shop ${index}`, wiredUsers: 12 })),
    ],
  });
  const hubRate = (requirements: RequirementsInput) => rateOf(linesTo('Headquarters', requirements));

  it('takes in as many of its lines as are in use at once, and says how many', () => {
    expect(hubRate(chain(10))).toBe(100);
    expect(hubRate(chain(45))).toBe(500);
    expect(hubRate(chain(45, { concurrency: 1 }))).toBe(1_000);
    expect(hubRate(chain(45, { assumptions: { concurrencyOfSome: 0.1 } }))).toBe(100);
    const [line] = linesTo('Headquarters', chain(45)).filter(({ service }) => service === 'mpls');
    expect(arithmeticOf(line?.because)).toContain('45 circuits of 900 Mbit/s together × 0.3 in use at once');
  });

  it('has no slower line with one more site', () => {
    const rates = [9, 10, 11, 49, 50, 51, 60].map((count) => hubRate(chain(count)));
    expect(rates).toEqual(rates.toSorted((a, b) => a - b));
  });

  it('of 45 shops has an internet access that a firewall can inspect', () => {
    expect(rateOf(linesTo('Headquarters', chain(45, { wan: { kind: 'internet-vpn' } })), 'internet')).toBe(
      1_000,
    );
  });

  it('is the site that is stated, else the data centre', () => {
    const hubOf = (more: RequirementsInput) =>
      planTopology(
        requirementsOf({ ...more, sites: [headquarters, { name: 'Hall', kind: 'datacentre', servers: 9 }] }),
      ).subnets.find(({ hub }) => hub)?.site;
    expect(hubOf({})).toBe('Hall');
    expect(hubOf({ internetHub: 'Headquarters' })).toBe('Headquarters');
  });
});

describe('copies between two data centres', () => {
  it('are no traffic to the internet', () => {
    const access = (replicationMbps: number) =>
      rateOf(
        linesTo('North', {
          sites: [
            { name: 'North', kind: 'datacentre', wiredUsers: 4, servers: 20 },
            { name: 'South', kind: 'datacentre', wiredUsers: 4, servers: 20, replicationMbps },
            { name: 'Office', wiredUsers: 60 },
          ],
        }),
        'internet',
      );
    expect(access(10_000)).toBe(access(100));
  });
});

describe('the internet access', () => {
  const access = (bandwidth: RequirementsInput['bandwidth']) => {
    const { edges } = planTopology(requirementsOf({ wiredUsers: 60, bandwidth }));
    const line = edges.find(({ service }) => service === 'internet');
    return [line?.bandwidthMbps, line?.uploadMbps ?? line?.bandwidthMbps];
  };

  it('sends and receives as stated, and the same both ways on a symmetric line', () => {
    expect(access({})).toEqual([100, 50]);
    expect(access({ symmetric: true })).toEqual([100, 100]);
    expect(access({ download: 500 })).toEqual([500, 50]);
    expect(access({ download: 500, upload: 200 })).toEqual([500, 200]);
    expect(access({ download: 500, symmetric: true })).toEqual([500, 500]);
  });
});
