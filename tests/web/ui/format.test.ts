import { describe, expect, it } from 'vitest';
import {
  formatArea,
  formatBandwidth,
  formatBytes,
  formatCount,
  formatLength,
  formatMoney,
  formatNumber,
  formatRelative,
} from '#web/ui/format.ts';
import { pageIn } from '#web/ui/page-in-address.ts';

describe('numbers', () => {
  it('have their thousands separated and their units spelt the same', () => {
    expect(formatNumber(12_400)).toBe('12,400');
    expect(formatCount(1, 'device')).toBe('1 device');
    expect(formatCount(12_400, 'device')).toBe('12,400 devices');
    expect(formatCount(2, 'company', 'companies')).toBe('2 companies');
    expect(formatArea(1_250)).toBe('1,250 m²');
  });

  it('change to the larger unit where that reads better', () => {
    expect([300, 1_000, 2_500].map(formatBandwidth)).toEqual(['300 Mbit/s', '1 Gbit/s', '2.5 Gbit/s']);
    expect([90, 1_200].map(formatLength)).toEqual(['90 m', '1.2 km']);
    expect([1, 999, 412_345, 999_600, 4_600_000].map(formatBytes)).toEqual([
      '1 byte',
      '999 bytes',
      '412 kB',
      '1 MB',
      '4.6 MB',
    ]);
  });

  it('show money without decimals where it has none', () => {
    expect(formatMoney({ amount: 89, currency: 'USD' })).toBe('US$89');
    expect(formatMoney({ amount: 12.5, currency: 'EUR' })).toBe('€12.50');
  });
});

describe('times', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  it.each([
    ['2026-11-20T11:59:30Z', 'just now'],
    ['2026-11-20T11:57:00Z', '3 minutes ago'],
    ['2026-11-20T07:00:00Z', '5 hours ago'],
    ['2026-11-19T11:00:00Z', 'yesterday'],
    ['2026-11-10T12:00:00Z', '10 days ago'],
    ['2026-06-01T12:00:00Z', '1 Jun 2026'],
    ['2026-11-21T12:00:00Z', 'tomorrow'],
  ])('%s is %s', (then, words) => {
    expect(formatRelative(Date.parse(then), now)).toBe(words);
  });
});

describe('the page in an address', () => {
  it.each([
    ['', 1],
    ['page=3', 3],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=two', 1],
    ['page=1.5', 1],
    ['page=99999', 1],
  ])('%s is %i', (search, page) => {
    expect(pageIn(new URLSearchParams(search))).toBe(page);
  });
});
