import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import type { Requirements } from '#shared/contract/requirements.ts';
import { planTopology } from '#shared/network/plan.ts';
import { arithmeticOf } from '#shared/network/reasons/reason-text.ts';
import { requirementsOf } from '../requirements-builder.ts';

type Stated = z.input<typeof Requirements>;

/** The links between switches of a plan, and its access switches. */
function switchesOf(stated: Stated) {
  const { nodes, edges } = planTopology(requirementsOf(stated));
  const switches = new Map(nodes.flatMap((node) => (node.type === 'switch' ? [[node.id, node]] : [])));
  const links = edges.flatMap((edge) => {
    const [above, below] = [switches.get(edge.source), switches.get(edge.target)];
    return above && below && edge.type === 'trunk' ? [{ ...edge, above, below }] : [];
  });
  return {
    access: [...switches.values()].filter(
      ({ layer, label }) => layer === 'access' && label.includes('-ACC-'),
    ),
    /** Within a closet. */
    patches: links.filter(({ because }) => because?.rule === 'closet-patch'),
    fibres: links.filter(({ because }) => because?.rule === 'access-uplinks'),
  };
}

const office = { name: 'Office', kind: 'office', floors: 1, areaM2: 1_500 } as const;

describe('switches of one closet below a single device', () => {
  it('are joined by a patch in one layer, and no fibre crosses the floor', () => {
    const { access, patches, fibres } = switchesOf({ sites: [{ ...office, wiredUsers: 60 }] });
    expect(access).toHaveLength(2);
    expect(fibres).toEqual([]);
    expect(patches.map(({ lengthM }) => lengthM)).toEqual([3]);
  });

  it('share the fibre of the first below a core, whose reason counts all their ports', () => {
    const { access, patches, fibres } = switchesOf({
      sites: [{ ...office, wiredUsers: 60, servers: 6 }],
    });
    expect(access).toHaveLength(2);
    expect(patches).toHaveLength(1);
    expect(fibres).toHaveLength(1);
    expect(arithmeticOf(fibres[0]?.because)).toContain('96 Gbit/s of ports on 2 switches of the closet');
  });

  it('share it as far as the ratio of the access layer allows', () => {
    const sites = [{ ...office, wiredUsers: 60, servers: 6 }];
    const strict = switchesOf({ sites, assumptions: { accessOversubscription: 5 } });
    expect(strict.patches).toEqual([]);
    expect(strict.fibres).toHaveLength(2);
  });
});

it('office switches below a pair keep a fibre of their own to both', () => {
  const { access, patches, fibres } = switchesOf({
    sites: [{ ...office, wiredUsers: 60, servers: 6 }],
    redundancy: { coreSwitching: true },
  });
  expect(access).toHaveLength(2);
  expect(patches).toEqual([]);
  expect(fibres).toHaveLength(4);
});

it('industrial switches of one closet are a ring below a pair: two fibres, and any one of them may fail', () => {
  const { access, patches, fibres } = switchesOf({
    sites: [{ name: 'Works', kind: 'factory', areaM2: 4_000, wiredUsers: 10, cameras: 16 }],
    segments: [{ name: 'Cell', type: 'iot', users: 16, isolationLevel: 'physical' }],
    redundancy: { coreSwitching: true },
    growth: { percent: 25, years: 3 },
  });
  const ring = access.filter(({ surroundings }) => surroundings === 'industrial');
  expect(ring).toHaveLength(3);
  const inRing = new Set(ring.map(({ id }) => id));
  const out = fibres.filter(({ target }) => inRing.has(target));
  expect(patches).toHaveLength(2);
  expect(out).toHaveLength(2);
  expect(new Set(out.map(({ source }) => source)).size).toBe(2);
  expect(new Set(out.map(({ target }) => target)).size).toBe(2);
});

describe('a segment of devices with switches of its own in a tower of ten floors', () => {
  const tower = (isolationLevel: 'physical' | 'full', floors = 10) =>
    switchesOf({
      sites: [
        { name: 'Tower', kind: 'headquarters', wiredUsers: 200, cameras: 40, floors, areaM2: 800 * floors },
      ],
      segments: [{ name: 'Building control', type: 'iot', users: 40, isolationLevel }],
    }).access.filter(({ because }) => because?.inputs.segment === 'Building control');

  it('has one for all the floors that copper reaches, as far as they fill it, and says why it is there', () => {
    const own = tower('physical');
    expect(own.map(({ floor }) => floor)).toEqual([2, 5, 8]);
    expect(arithmeticOf(own[0]?.because)).toContain('it serves floors 1 to 3, which copper reaches');
    expect(arithmeticOf(own[0]?.because)).toContain(
      'the isolation of “Building control” asks for own switches',
    );
  });

  it('has none where full separation will do', () => {
    expect(tower('full')).toEqual([]);
  });

  it('has more where copper reaches fewer floors', () => {
    const long = switchesOf({
      sites: [
        { name: 'Tower', kind: 'headquarters', wiredUsers: 200, cameras: 12, floors: 20, areaM2: 160_000 },
      ],
      segments: [{ name: 'Building control', type: 'iot', users: 12, isolationLevel: 'physical' }],
    }).access.filter(({ because }) => because?.inputs.segment === 'Building control');
    expect(long.length).toBe(2);
  });
});
