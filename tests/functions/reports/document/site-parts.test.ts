import { expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { planTopology } from '#shared/network/plan.ts';
import { sitePartsOf } from '../../../../functions/reports/document/drawing/site-parts.ts';
import { threeSites } from '../../../network/requirements-builder.ts';

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
