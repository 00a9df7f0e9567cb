import { describe, expect, it } from 'vitest';
import type { TopologyNode } from '#shared/contract/topology-items.ts';
import { existingDevicesOf } from '#shared/network/existing/existing-of-graph.ts';

const node = (id: string, more: Partial<TopologyNode>): TopologyNode => ({
  id,
  type: 'switch',
  label: id,
  layer: 'access',
  quantity: 1,
  addresses: [],
  ...more,
});
const c9300 = { manufacturer: 'Cisco', model: 'Catalyst 9300-24P', partNumber: '' };
const c9200 = { ...c9300, model: 'Catalyst 9200L-24P' };

describe('the devices of a topology as an existing network', () => {
  it('are listed once a model, with the role that all of it have', () => {
    const nodes = [
      node('core', { layer: 'core', model: c9300 }),
      node('acc', { layer: 'access', model: c9300, quantity: 3 }),
      node('floor', { layer: 'access', model: c9200 }),
    ];
    expect(existingDevicesOf({ nodes })).toEqual([
      { type: 'Switch', model: 'Cisco Catalyst 9300-24P', quantity: 4, can: [] },
      { type: 'Access switch', model: 'Cisco Catalyst 9200L-24P', quantity: 1, can: [] },
    ]);
  });

  it('are listed by type and role where they have no model, without people and providers', () => {
    const nodes = [
      node('core', { layer: 'core' }),
      node('acc-1', {}),
      node('acc-2', {}),
      node('desks', { type: 'user', quantity: 40 }),
      node('isp', { type: 'internet' }),
    ];
    expect(existingDevicesOf({ nodes }).map(({ type, quantity }) => [type, quantity])).toEqual([
      ['Core switch', 1],
      ['Access switch', 2],
    ]);
  });

  it('keep their type apart where two of them share the name of a model', () => {
    const nodes = [node('a', { model: c9300 }), node('b', { type: 'router', model: c9300 })];
    expect(existingDevicesOf({ nodes }).map(({ type }) => type)).toEqual(['Access switch', 'Router']);
  });
});
