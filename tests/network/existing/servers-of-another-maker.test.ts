import { expect, it } from 'vitest';
import { ExistingNetwork } from '#shared/contract/designs.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { requirementsOf } from '../requirements-builder.ts';

const makersOf = (currentDevices: readonly { type: string; model: string; quantity: number }[]) => {
  const { nodes } = planNetwork({
    requirements: requirementsOf({
      sites: [{ name: 'Works', kind: 'office', floors: 2, wiredUsers: 80, phones: 60, servers: 4 }],
    }),
    existing: ExistingNetwork.parse({ currentDevices }),
    devices: catalogue,
    assigned: [],
    today: '2026-11-21',
  });
  return (wanted: 'switch' | 'server', status: string | undefined) => [
    ...new Set(
      nodes.flatMap((node) =>
        node.type === wanted && node.status === status ? [node.model?.manufacturer] : [],
      ),
    ),
  ];
};

const switches = { type: 'switch', model: 'Catalyst 9200L-48P-4X', quantity: 2 };

it('buys servers where they cost least beside switches that stay, since they share no protocol with them', () => {
  const [kept] = makersOf([switches])('switch', 'kept');
  expect(kept).toBe('Cisco');
  expect(makersOf([switches])('server', 'new')).toEqual(makersOf([])('server', undefined));
});
