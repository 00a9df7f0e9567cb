import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { planTopology } from '#shared/network/plan.ts';
import { isInCabinet } from '#shared/network/sizing/yard.ts';
import { sitePartsOf } from '../../../../functions/reports/document/drawing/site-parts.ts';
import { requirementsOf, threeSites } from '../../../network/requirements-builder.ts';

function captionsOf(site: string, more: Partial<RequirementsInput> = {}) {
  const { nodes, edges } = planTopology(threeSites(more));
  const inside = nodes.filter((node) => node.site === site);
  const ids = new Set(inside.map(({ id }) => id));
  const touching = edges.filter(({ source, target }) => ids.has(source) || ids.has(target));
  const ends = new Set(touching.flatMap(({ source, target }) => [source, target]));
  const outside = nodes.filter(({ id }) => ends.has(id) && !ids.has(id));
  return sitePartsOf(inside, touching, outside).rows.map((row) => row.map(({ caption }) => caption));
}

const lines = { wan: { kind: 'leased-line' as const } };

it('draws routers of other sites next to the provider, so that no line runs through one of them', () => {
  expect(captionsOf('Headquarters', lines)).toEqual([
    ['Internet', 'BN-RTR-1', 'BS-RTR-1'],
    ['HQ-FW-1'],
    ['HQ-CORE-1', 'HQ-CORE-2'],
  ]);
});

it('draws them next to the edge routers where their lines end at the firewall behind', () => {
  const routed = { ...lines, ipScheme: { publicIPs: 256, asNumber: 65_551 } };
  expect(captionsOf('Headquarters', routed).slice(0, 3)).toEqual([
    ['Internet'],
    ['HQ-RTR-1', 'BN-RTR-1', 'BS-RTR-1'],
    ['HQ-FW-1'],
  ]);
});

it('draws them next to the providers where there is no firewall', () => {
  expect(captionsOf('Headquarters', { ...lines, securityRequirements: { firewall: 'none' } })[0]).toEqual([
    'Internet',
    'BN-RTR-1',
    'BS-RTR-1',
  ]);
});

it('draws the firewall of headquarters above the router of a branch', () => {
  expect(captionsOf('Branch North', lines)).toEqual([['HQ-FW-1'], ['BN-RTR-1']]);
});

it('draws the firewall of a branch below its provider and the firewall where its tunnel ends', () => {
  expect(captionsOf('Branch North')).toEqual([['Internet', 'HQ-FW-1'], ['BN-FW-1']]);
});

describe('below the access layer', () => {
  const columnsOf = (
    site: Parameters<typeof requirementsOf>[0]['sites'],
    segments: RequirementsInput['segments'] = [],
  ) => {
    const requirements = requirementsOf({ sites: site, segments });
    const { nodes, edges } = planTopology(requirements);
    return sitePartsOf(nodes, edges, [], isInCabinet(requirements)).columns;
  };
  const works = {
    ...{ name: 'Works', kind: 'campus' as const, wiredUsers: 90, cameras: 60, floors: 2, areaM2: 6_000 },
    buildings: [
      { name: 'Hall 1', floors: 1, areaM2: 5_000, distanceM: 200 },
      { name: 'Tower', floors: 3, areaM2: 1_200, distanceM: 400 },
    ],
  };

  it('each building of a campus is a column, and the main one has one for each of its floors', () => {
    const columns = columnsOf([works]);
    expect(columns.map(({ title }) => title)).toEqual([
      'Main building, floor 1',
      'Main building, floor 2',
      'Hall 1',
      'Tower, 3 floors',
    ]);
  });

  it('all cabinets outdoors are one', () => {
    const site = { name: 'Depot', wiredUsers: 40, areaM2: 5_000, cameras: 60 };
    const columns = columnsOf([{ ...site, outdoorCameras: 24, outdoorCamerasM: 300 }]);
    expect(columns.map(({ title }) => title)).toEqual(['Floor 1', '11 cabinets outdoors']);
    expect(columns[1]?.ends.map(({ caption }) => caption)).toEqual(['24 × cameras']);
  });

  it('devices are called as their segment is, and none is left out', () => {
    const names = ['Cranes', 'Doors', 'Lifts', 'Meters', 'Panels', 'Pumps'];
    const [column] = columnsOf(
      [{ name: 'Port', wiredUsers: 40, wirelessUsers: 20, phones: 10, printers: 2, cameras: 60 }],
      names.map((name) => ({ name, type: 'iot', users: 9 })),
    );
    const captions = column?.ends.map(({ caption }) => caption) ?? [];
    expect(captions).toContain('9 × Cranes');
    expect(captions.at(-1)).toMatch(/^\d+ × others$/);
    const sum = captions.reduce((total, caption) => total + Number.parseInt(caption, 10), 0);
    expect(sum).toBe(40 + 20 + 10 + 2 + 60);
  });
});
