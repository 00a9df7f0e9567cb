import { expect, test } from 'vitest';
import { filtersFrom, listQuery, withFilter } from '#web/documents/designs/design-filters.ts';
import { summaryOf, withCreated, withoutDesign, withUpdated } from '#web/documents/designs/design-list.ts';
import { planPreview } from '#web/features/design-form/model/plan-preview.ts';
import { addressPlan, firstRows } from '#web/features/designs/addressing/address-plan.ts';
import type { Subnet } from '../../../../shared/contract/topology-items.ts';
import { aDesign } from '../form-builders.ts';

const summaries = (...names: readonly string[]) =>
  names.map((designName, index) => summaryOf(aDesign({ designName, id: `65a00000000000000000000${index}` })));

test('a created design is put on top once, and a full page loses its last', () => {
  const list = { data: summaries('A', 'B'), pagination: { total: 2, page: 1, pages: 1, limit: 2 } };
  const created = summaryOf(aDesign({ designName: 'C', id: '65a0000000000000000000ff' }));
  const grown = withCreated(list, created);
  expect(grown.data.map(({ designName }) => designName)).toEqual(['C', 'A']);
  expect(grown.pagination).toEqual({ total: 3, page: 1, pages: 2, limit: 2 });
  expect(withCreated(grown, created)).toEqual(grown);
});

test('an updated design replaces its entry, an archived one is removed', () => {
  const [a, b] = summaries('A', 'B');
  if (!a || !b) throw new Error('two');
  const list = { data: [a, b], pagination: { total: 11, page: 1, pages: 2, limit: 10 } };
  expect(withUpdated(list, { ...b, designName: 'B2' }).data.map(({ designName }) => designName)).toEqual([
    'A',
    'B2',
  ]);
  expect(withoutDesign(list, a.id)).toEqual({
    data: [b],
    pagination: { total: 10, page: 1, pages: 1, limit: 10 },
  });
  expect(withoutDesign(list, 'another')).toBe(list);
});

test.each([
  ['', { search: '', status: undefined, page: 1 }],
  ['?page=0&status=gone', { search: '', status: undefined, page: 1 }],
  ['?page=2.5', { search: '', status: undefined, page: 1 }],
  ['?search=%20leeds%20&status=archived&page=3', { search: 'leeds', status: 'archived', page: 3 }],
])('the address %s means %j', (address, filters) => {
  expect(filtersFrom(new URLSearchParams(address))).toEqual(filters);
});

test('a new query starts at its first page and keeps the rest', () => {
  const address = new URLSearchParams('search=leeds&page=3');
  expect(withFilter(address, 'status', 'draft').toString()).toBe('search=leeds&status=draft');
  expect(withFilter(address, 'search', '').toString()).toBe('');
  expect(listQuery(filtersFrom(address))).toEqual({ page: 3, limit: 10, search: 'leeds' });
});

const aSubnet = (given: Partial<Subnet>): Subnet => ({
  id: 'a',
  site: 'Leeds',
  name: 'Data',
  purpose: 'data',
  cidr: '10.0.0.0/24',
  hosts: 20,
  ...given,
});

test('the addressing plan groups subnets by site under the block of the site', () => {
  const subnets = [
    aSubnet({ id: '1', purpose: 'site', name: 'Leeds block', cidr: '10.0.0.0/20' }),
    aSubnet({ id: '2', name: 'Voice', vlan: 30 }),
    aSubnet({ id: '3', site: 'York', name: 'Data' }),
  ];
  expect(
    addressPlan(subnets, '').map(({ site, block, subnets: found }) => [site, block, found.length]),
  ).toEqual([
    ['Leeds', '10.0.0.0/20', 1],
    ['York', undefined, 1],
  ]);
  const [block, vlan] = subnets;
  if (!block || !vlan) throw new Error('two');
  const dual = [
    { ...block, ipv6: '2001:db8:0:100::/56', placeholderIpv6: true },
    { ...vlan, ipv6: '2001:db8:0:101::/64', gatewayIpv6: '2001:db8:0:101::1' },
  ];
  expect(addressPlan(dual, '0:101::1').map(({ ipv6, subnets: found }) => [ipv6, found.length])).toEqual([
    [{ block: '2001:db8:0:100::/56', isPlaceholder: true }, 1],
  ]);
  expect(addressPlan(subnets, 'VLAN 30').map(({ site }) => site)).toEqual(['Leeds']);
  const cut = firstRows(addressPlan(subnets, ''), 1);
  expect([cut.total, cut.hidden, cut.shown.map(({ site }) => site)]).toEqual([2, 1, ['Leeds']]);
});

test('the preview counts what the engine plans, or says why it would not', () => {
  const { requirements } = aDesign({ requirements: { wiredUsers: 40, wirelessUsers: 10 } });
  const preview = planPreview(requirements);
  if ('refusal' in preview) throw new Error(preview.refusal);
  expect(preview.counts.map(({ singular }) => singular)).toEqual(['firewall', 'switch', 'access point']);
  expect(preview.subnets).toBeGreaterThan(1);
  expect(planPreview(aDesign().requirements)).toEqual({
    refusal: expect.stringContaining('nobody to plan for'),
  });
});
