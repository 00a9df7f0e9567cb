import { expect, it } from 'vitest';
import { siteCodes } from '#shared/network/requirements/naming.ts';
import { requirementsOf } from './requirements-builder.ts';

const codes = (...names: string[]) =>
  siteCodes(requirementsOf({ sites: names.map((name) => ({ name, wiredUsers: 1 })) }).sites);

it('makes a short code from a site’s name', () => {
  expect(codes('Lagos', 'New York', 'Branch 12', 'São Paulo plant', 'Łódź')).toEqual([
    'LAG',
    'NY',
    'B12',
    'SPP',
    'LOD',
  ]);
});

it('numbers a site whose name has no Latin letters', () => {
  expect(codes('Lagos', '東京')).toEqual(['LAG', 'S2']);
});

it('keeps codes unique', () => {
  expect(codes('North yard', 'New York', 'Ny')).toEqual(['NY', 'NY-2', 'NY-3']);
});

it('calls headquarters HQ', () => {
  const sites = [{ name: 'Berlin', kind: 'headquarters' as const, wiredUsers: 1 }];
  expect(siteCodes(requirementsOf({ sites }).sites)).toEqual(['HQ']);
});
