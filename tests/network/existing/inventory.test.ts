import { describe, expect, it } from 'vitest';
import { ExistingNetwork } from '#shared/contract/designs.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { inventoryOf } from '#shared/network/existing/inventory.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { threeSites } from '../requirements-builder.ts';

const input = { requirements: threeSites(), devices: catalogue, assigned: [], today: '2026-11-21' };
const firewall = planNetwork(input).nodes.find(({ type }) => type === 'firewall')?.model?.model ?? '';

describe('the inventory of an existing network', () => {
  const existing = ExistingNetwork.parse({
    currentDevices: [
      { type: 'Firewall', model: firewall, quantity: 5 },
      { type: 'Core switch', model: 'Grandfather’s box', quantity: 1 },
      { type: 'Fax', quantity: 2 },
    ],
  });
  const graph = planNetwork({ ...input, existing });
  const { lines, devices } = inventoryOf(existing, graph);

  it('says of each line what is kept, what is replaced and what has no place', () => {
    const kept = graph.nodes.filter(({ status }) => status === 'kept').length;
    expect(kept).toBeGreaterThan(0);
    expect(lines).toMatchObject([
      { name: firewall, quantity: 5, kept, replaced: 0, left: 5 - kept },
      { name: 'Grandfather’s box', kept: 0, replaced: 1, left: 0 },
      { name: 'Fax', kept: 0, replaced: 0, left: 2, elements: [] },
    ]);
  });

  it('says what a line is beside its model, and its name alone where it has none', () => {
    expect(lines.map(({ name, type }) => [name, type])).toEqual([
      [firewall, 'Firewall'],
      ['Grandfather’s box', 'Core switch'],
      ['Fax', undefined],
    ]);
  });

  it('counts every device of the plan once', () => {
    const all = graph.nodes
      .filter(({ type }) => type !== 'user' && type !== 'internet')
      .reduce((sum, { quantity }) => sum + quantity, 0);
    expect(devices.kept + devices.replaced + devices.new).toBe(all);
  });

  it('discards the record of a line that was rewritten', () => {
    const other = ExistingNetwork.parse({ currentDevices: [{ type: 'Firewall', model: 'X', quantity: 5 }] });
    expect(inventoryOf(other, graph).lines).toMatchObject([{ kept: 0, left: 5 }]);
  });
});
