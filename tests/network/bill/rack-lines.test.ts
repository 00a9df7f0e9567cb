import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { planBill } from '#shared/network/bill/plan-bill.ts';
import { cableSchedule } from '#shared/network/cables/cable-schedule.ts';
import { devicesById } from '#shared/network/hardware/devices.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { deviceOf } from '../../equipment/device-builder.ts';
import { aGraph, aLink, aNode } from '../graph-builder.ts';
import { requirementsOf, threeSites } from '../requirements-builder.ts';

const model = deviceOf({ specs: { ports: [], rackUnits: 1, drawW: 100, poeBudgetW: 0 } });
const equipmentId = model.id;

function passive(graph: Graph, input: RequirementsInput = {}, devices = [model]): Record<string, number> {
  const requirements = requirementsOf(input);
  const { lines } = planBill({ graph, requirements, deviceOf: devicesById(devices) });
  return Object.fromEntries(
    lines
      .filter(({ kind }) => kind === 'rack' || kind === 'panel')
      .map(({ partNumber, quantity }) => [partNumber, quantity]),
  );
}

const outlets = aLink('acc', 'staff', { lengthM: 40, cable: 'Cat6A', sourcePort: 'port 1-30' });
const uplink = aLink('core', 'acc', { medium: 'fibre', cable: 'OM4 LC duplex', lengthM: 40 });
const closet = (status?: 'kept' | 'replaced' | 'new') =>
  aGraph(
    [
      aNode('core', { id: 'core', equipmentId, ...(status && { status }) }),
      aNode('access', { id: 'acc', floor: 2, equipmentId, ...(status && { status }) }),
      aNode('users', { id: 'staff', quantity: 30 }),
    ],
    [uplink, outlets],
  );

describe('racks and panels on the bill', () => {
  it('are one frame with power for each room, and panels for what is laid to it', () => {
    expect(passive(closet())).toEqual({
      'CAB-12U-600': 2,
      AP9559: 2,
      'MGR-1U': 3,
      DP246X88TGY: 2,
      FRE1UBL: 2,
      FAP12WAQDLCZ: 2,
    });
  });

  it('have two feeds where power is redundant, and a rack where servers stand or units are many', () => {
    const server = deviceOf({
      id: 'e'.repeat(24),
      category: 'server',
      specs: { ports: [], rackUnits: 2, drawW: 300, poeBudgetW: 0 },
    });
    const room = aGraph([
      aNode('core', { id: 'core', equipmentId }),
      aNode('servers', { id: 'servers', quantity: 20, equipmentId: server.id }),
    ]);
    expect(passive(room, { redundancy: { power: true } }, [model, server])).toEqual({ AR3150: 2, AP8853: 4 });
  });

  it('bear what devices draw with all that their ports supply', () => {
    const powered = deviceOf({ specs: { ports: [], rackUnits: 1, drawW: 100, poeBudgetW: 1_440 } });
    const graph = aGraph([aNode('access', { id: 'a', quantity: 4, equipmentId: powered.id })]);
    expect(passive(graph, {}, [powered])).toEqual({ 'CAB-12U-600': 1, AP9559: 3 });
  });

  it('have shelves for what is made for a desk, unless it has a tray', () => {
    const desk = deviceOf({ specs: { ports: [], rackUnits: 0, drawW: 10, poeBudgetW: 0 } });
    const tray = { kind: 'rail' as const, partNumber: 'T', name: 'Tray', price: 180, quantity: 1 };
    const graph = aGraph([aNode('router', { id: 'r', quantity: 3, equipmentId: desk.id })]);
    expect(passive(graph, {}, [desk])).toEqual({ 'CAB-12U-600': 1, AP9559: 1, 'SHELF-1U': 2 });
    expect(passive(graph, {}, [{ ...desk, lines: [tray] }])).toEqual({ 'CAB-12U-600': 1, AP9559: 1 });
  });

  it('are shared by what a short cable joins', () => {
    const graph = aGraph(
      [aNode('firewall', { id: 'fw', equipmentId }), aNode('access', { id: 'acc', floor: 1, equipmentId })],
      [aLink('fw', 'acc', { medium: 'copper', cable: 'Cat6A', lengthM: 3 })],
    );
    expect(passive(graph)).toEqual({ 'CAB-12U-600': 1, AP9559: 1 });
  });

  it('are there where devices stay or are replaced, and so are the cables to their outlets', () => {
    expect(passive(closet('kept'))).toEqual({});
    const { lines } = planBill({
      graph: closet('replaced'),
      requirements: requirementsOf({}),
      deviceOf: devicesById([model]),
    });
    const laid = lines.filter(({ kind }) => kind === 'cable').map(({ name, quantity }) => [name, quantity]);
    expect(laid).toEqual([['OM4 LC duplex', 1]]);
    expect(passive(closet('replaced'))).toEqual({ 'MGR-1U': 2, FRE1UBL: 2, FAP12WAQDLCZ: 2 });
  });

  it('are bought by the share that the design assumes', () => {
    expect(passive(closet(), { assumptions: { racksBought: 0 } })).toEqual({});
  });

  it('have a port for each end of what the cabling of a plan lays', () => {
    const requirements = threeSites();
    const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });
    const racked = new Set(
      graph.nodes.flatMap(({ id, type }) => (type === 'user' || type === 'accesspoint' ? [] : id)),
    );
    const ends = [...cableSchedule(graph, requirements)]
      .filter(({ cable, use, lengthM = 0 }) => cable === 'Cat6A' && (lengthM > 10 || use === 'outlet'))
      .reduce((sum, { from, to }) => sum + Number(racked.has(from.node)) + Number(racked.has(to.node)), 0);
    const bill = planBill({ graph, requirements, deviceOf: devicesById(catalogue) });
    const panels = bill.lines.find(({ partNumber }) => partNumber === 'DP246X88TGY');
    expect(panels?.quantity).toBeGreaterThanOrEqual(ends / 24);
    const rooms = bill.lines.filter(({ kind, name }) => kind === 'rack' && !name.startsWith('Power'));
    const frames = rooms.reduce((sum, { quantity }) => sum + quantity, 0);
    expect(panels?.quantity).toBeLessThan(ends / 24 + frames);
    expect(panels?.price).toMatchObject({ asOf: '2025-05-01', confidence: 'low' });
  });
});
