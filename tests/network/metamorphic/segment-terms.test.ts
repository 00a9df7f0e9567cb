import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { planNetwork, planTopology } from '#shared/network/plan.ts';
import { arithmeticOf } from '#shared/network/reasons/reason-text.ts';
import { needsOfPlan } from '#shared/network/recommend/needs-of-plan.ts';
import { requirementsOf } from '../requirements-builder.ts';

type SegmentInput = NonNullable<RequirementsInput['segments']>[number];

/** Two sites; the segment is at York. */
const designOf = (...segments: SegmentInput[]) =>
  requirementsOf({
    sites: [
      { name: 'Leeds', kind: 'headquarters', wiredUsers: 60, servers: 2 },
      { name: 'York', wiredUsers: 40, guests: 20, cameras: 20 },
    ],
    segments,
    growth: { percent: 0 },
  });

/** Mbit/s of York's tunnel. */
const lineOf = (...segments: SegmentInput[]): number =>
  planTopology(designOf(...segments)).edges.find(({ service }) => service === 'internet-vpn')
    ?.bandwidthMbps ?? 0;

const cad: SegmentInput = { name: 'CAD', users: 20, sites: ['York'] };

describe('the traffic that a segment states for its hosts', () => {
  it('moves the line of their site, up and down, and no other host’s', () => {
    const usual = lineOf(cad);
    expect(lineOf({ ...cad, mbpsPerHost: 1 })).toBe(usual);
    expect(lineOf({ ...cad, mbpsPerHost: 20 })).toBe(500);
    expect(lineOf({ ...cad, users: 40, mbpsPerHost: 0.1 })).toBeLessThan(usual);
    expect(lineOf({ ...cad, sites: ['Leeds'], mbpsPerHost: 20 })).toBe(usual);
  });

  it('of guests moves the internet access that they leave by, of cameras the line', () => {
    const accessOf = (mbpsPerHost: number) => {
      const guests: SegmentInput = { name: 'Visitors', type: 'guest', users: 20, mbpsPerHost };
      const { edges, nodes } = planTopology(designOf(guests));
      const here = new Set(nodes.flatMap(({ id, site }) => (site === 'York' ? [id] : [])));
      return edges.find(
        ({ service, source, target }) => service === 'internet' && (here.has(source) || here.has(target)),
      )?.bandwidthMbps;
    };
    expect(accessOf(20)).toBeGreaterThan(accessOf(0.5) ?? 0);
    const cameras: SegmentInput = { name: 'Cameras', type: 'iot', users: 20, sites: ['York'] };
    expect(lineOf({ ...cameras, mbpsPerHost: 100 })).toBeGreaterThan(lineOf(cameras));
  });

  describe('and the share of it that leaves their site', () => {
    const codecs: SegmentInput = { name: 'Codecs', type: 'iot', users: 20, sites: ['York'], mbpsPerHost: 20 };
    /** Mbit/s of the access to the internet at Leeds, the hub. */
    const hubOf = (...segments: SegmentInput[]): number => {
      const { edges, nodes } = planTopology(designOf(...segments));
      const here = new Set(nodes.flatMap(({ id, site }) => (site === 'Leeds' ? [id] : [])));
      const access = edges.find(
        ({ service, source, target }) => service === 'internet' && (here.has(source) || here.has(target)),
      );
      return access?.bandwidthMbps ?? 0;
    };

    it('is, of devices, what their line is sized for: by hand 20 of them at 20 Mbit/s', () => {
      // 20 cameras stand at York, all of them codecs: a quarter of 400 Mbit/s, none, all.
      expect(lineOf(codecs)).toBe(100);
      expect(lineOf({ ...codecs, leavingShare: 0 })).toBe(50);
      expect(lineOf({ ...codecs, leavingShare: 1 })).toBe(500);
    });

    it('counts at a hub, too, where nothing of devices leaves otherwise', () => {
      const atHub = { ...codecs, sites: ['Leeds'] };
      expect(hubOf({ ...atHub, leavingShare: 1 }) - hubOf(atHub)).toBeGreaterThanOrEqual(300);
      expect(hubOf({ ...atHub, leavingShare: 0 })).toBe(hubOf(atHub));
    });

    it('is, of staff, instead of what is assumed to stay with the servers of the site', () => {
      const editors = { ...cad, sites: ['Leeds'], mbpsPerHost: 40 };
      expect(hubOf({ ...editors, leavingShare: 1 })).toBeGreaterThan(hubOf(editors));
      expect(hubOf({ ...editors, leavingShare: 0 })).toBeLessThanOrEqual(hubOf(editors));
    });

    it('is said in the reason of the line, which names the segment', () => {
      const line = planTopology(designOf({ ...codecs, leavingShare: 1 })).edges.find(
        ({ service }) => service === 'internet-vpn',
      );
      expect(line?.because?.serves).toContain('requirements.segments[0]');
      expect(arithmeticOf(line?.because)).toContain('20 devices whose traffic leaves × 20');
    });
  });

  it('says so in the reason of the line', () => {
    const line = planTopology(designOf({ ...cad, mbpsPerHost: 20 })).edges.find(
      ({ service }) => service === 'internet-vpn',
    );
    expect(line?.because?.serves).toContain('requirements.segments[0]');
    expect(line?.because?.inputs).toMatchObject({ mbpsPerPerson: 10.5, isMean: true });
  });
});

describe('what powers the devices of a segment', () => {
  const cameras = (more: Partial<SegmentInput> = {}): SegmentInput => ({
    name: 'Cameras',
    type: 'iot',
    users: 20,
    sites: ['York'],
    ...more,
  });
  const planned = (segment: SegmentInput) => {
    const requirements = designOf(segment);
    const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });
    const budgets = needsOfPlan(requirements, graph).flatMap(({ places, demands }) =>
      places.some(({ site }) => site === 'York') && demands.poe ? [demands.poe] : [],
    );
    const configured = configureNetwork(graph, requirements, catalogue);
    const watts =
      configured.kind === 'refused'
        ? []
        : configured.network.devices.flatMap(({ interfaces }) =>
            interfaces.flatMap(({ poe }) => poe?.watts ?? []),
          );
    return {
      budgetW: budgets.reduce((sum, { budgetW }) => sum + budgetW, 0),
      types: new Set(budgets.flatMap(({ ports }) => ports.map(({ type }) => type))),
      mostWatts: Math.max(0, ...watts),
    };
  };

  it('raises the budget and the ports of their switches, and what these are configured to supply', () => {
    const usual = planned(cameras());
    const hungry = planned(cameras({ poe: '802.3bt type 3' }));
    // The access points need 802.3at.
    expect(usual.types).toEqual(new Set(['802.3at', '802.3af']));
    expect(hungry.types).toEqual(new Set(['802.3bt type 3', '802.3at']));
    expect(hungry.budgetW - usual.budgetW).toBeGreaterThan(500);
    expect(usual.mostWatts).toBeLessThan(60);
    expect(hungry.mostWatts).toBe(60);
  });

  it('is refused for people, who bring power of their own', () => {
    expect(() => planTopology(designOf({ ...cad, poe: '802.3at' }))).toThrow('PoE is stated for “CAD”');
  });
});

describe('the isolation of a segment of staff', () => {
  const subnetsOf = (isolationLevel: SegmentInput['isolationLevel']) => {
    const requirements = designOf({ ...cad, isolationLevel });
    const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });
    const configured = configureNetwork(graph, requirements, catalogue);
    if (configured.kind === 'refused') throw new Error('It is not configured.');
    const staff = graph.subnets.filter(({ purpose, site }) => purpose === 'data' && site === 'York');
    const drops = configured.network.devices
      .flatMap(({ policies }) => policies)
      .filter(
        ({ fromZone, toZone, action }) => fromZone === 'data' && toZone === 'data' && action === 'deny',
      );
    return { names: staff.map(({ name }) => name), filters: drops.length > 0 };
  };

  it('is a VLAN of its own at every level, and a filter from “vlans” on', () => {
    expect(subnetsOf('none')).toEqual({ names: ['CAD', 'Data'], filters: false });
    expect(subnetsOf('vlans')).toEqual({ names: ['CAD', 'Data'], filters: true });
  });
});

describe('the priority of a segment', () => {
  const shareOf = (bandwidthPriority: SegmentInput['bandwidthPriority'], users = 20) => {
    const requirements = designOf({ ...cad, users, bandwidthPriority });
    const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });
    const configured = configureNetwork(graph, requirements, catalogue);
    if (configured.kind === 'refused') throw new Error('It is not configured.');
    const [device] = configured.network.devices;
    const shares = new Map(device?.qos.map(({ name, sharePercent }) => [name, sharePercent]));
    expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBe(100);
    return shares;
  };

  it('moves the queues’ shares of every interface towards its class, the more of it the more', () => {
    const medium = shareOf('medium');
    const critical = shareOf('critical');
    expect(medium.get('default')).toBe(27);
    expect(critical.get('critical')).toBeGreaterThan(medium.get('critical') ?? 0);
    expect(critical.get('default')).toBeLessThan(medium.get('default') ?? 0);
    expect(shareOf('critical', 40).get('critical')).toBeGreaterThan(critical.get('critical') ?? 0);
    expect(shareOf('high').get('interactive')).toBeGreaterThan(medium.get('interactive') ?? 0);
    expect(critical.get('voice')).toBe(33);
  });
});
