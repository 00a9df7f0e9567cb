import { describe, expect, it } from 'vitest';
import { assumptionIds } from '#shared/contract/assumptions.ts';
import { formatCount, formatNumber, plural } from '#shared/vocabulary/counts.ts';
import { formatDay, formatDayInUtc, formatInstant, formatRelative } from '#shared/vocabulary/dates.ts';
import { wordsAt } from '#shared/vocabulary/fields/design-fields.ts';
import { figureText } from '#shared/vocabulary/fields/field-text.ts';
import { joinAnd, joinOr, joinSome } from '#shared/vocabulary/lists.ts';
import { formatArea, formatBytes, formatLength } from '#shared/vocabulary/measures.ts';
import { formatMoney, formatSum } from '#shared/vocabulary/money.ts';
import { formatRate, formatRatio } from '#shared/vocabulary/rates.ts';

describe('a figure with what it counts', () => {
  it.each(assumptionIds.map((id) => ({ id, words: wordsAt(`requirements.assumptions.${id}`) })))(
    'has one of it in the singular: $id',
    ({ words }) => {
      const [one, several] = [figureText(words, 1), figureText(words, 3)];
      expect(one).toMatch(/^(100 %|1 )/);
      if (/ [a-z]+s$/.test(several)) expect(one).not.toMatch(/s$/);
    },
  );

  it('reads as people say it', () => {
    const devices = wordsAt('requirements.assumptions.devicesPerHandheldUser');
    expect([1, 1.5, 2].map((count) => figureText(devices, count))).toEqual([
      '1 device',
      '1.5 devices',
      '2 devices',
    ]);
  });
});

describe('numbers', () => {
  it('have their thousands separated and two decimals at most', () => {
    expect([0, -0.001, 999, 12_400, 1_234_567.25, -4_000].map((value) => formatNumber(value))).toEqual([
      '0',
      '0',
      '999',
      '12,400',
      '1,234,567.25',
      '-4,000',
    ]);
  });

  it('are counted with the plural that English gives the noun', () => {
    expect(formatCount(1, 'device')).toBe('1 device');
    expect(formatCount(12_400, 'device')).toBe('12,400 devices');
    expect(['switch', 'category', 'bay', 'box', 'access point'].map((noun) => formatCount(2, noun))).toEqual([
      '2 switches',
      '2 categories',
      '2 bays',
      '2 boxes',
      '2 access points',
    ]);
    expect([plural(1, 'has', 'have'), plural(0, 'has', 'have')]).toEqual(['has', 'have']);
  });

  it('change to the larger unit where that reads better', () => {
    expect([0.25, 300, 1_000, 1_250, 400_000].map(formatRate)).toEqual([
      '0.25 Mbit/s',
      '300 Mbit/s',
      '1 Gbit/s',
      '1.25 Gbit/s',
      '400 Gbit/s',
    ]);
    expect([90, 1_200].map(formatLength)).toEqual(['90 m', '1.2 km']);
    expect([1, 999, 412_345, 999_600, 4_600_000].map(formatBytes)).toEqual([
      '1 byte',
      '999 bytes',
      '412 kB',
      '1 MB',
      '4.6 MB',
    ]);
    expect(formatArea(1_250)).toBe('1,250 m²');
    expect([20, 2.44, 1_000].map(formatRatio)).toEqual(['20:1', '2.4:1', '1,000:1']);
  });
});

describe('money', () => {
  it('has no decimals where it has no cents', () => {
    expect(formatMoney({ amount: 89, currency: 'USD' })).toBe('US$89');
    expect(formatMoney({ amount: 12.5, currency: 'EUR' })).toBe('€12.50');
    expect(formatMoney({ amount: 5_000, currency: 'NGN' })).toBe('NGN\u00a05,000');
    expect(formatMoney({ amount: -1_200, currency: 'GBP' })).toBe('-£1,200');
  });

  it('is a sum in whole units, marked where it rests on estimates', () => {
    expect(formatSum({ amount: 4_199.6, currency: 'USD' })).toBe('US$4,200');
    expect(formatSum({ amount: 4_200, currency: 'USD' }, true)).toBe('~US$4,200');
  });
});

describe('lists', () => {
  it('read like a sentence', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(joinAnd)).toEqual(['', 'a', 'a and b', 'a, b and c']);
    expect(joinOr(['a', 'b', 'c'])).toBe('a, b or c');
  });

  it('say how many they leave out', () => {
    expect(joinSome(['a', 'b', 'c'], 3)).toBe('a, b and c');
    expect(joinSome(['a', 'b', 'c', 'd'], 2)).toBe('a, b and 2 more');
    expect(joinSome(['a', 'b', 'Camera'], 2)).toBe('a, b and Camera');
    expect(joinSome(['a', 'b', 'Cameras'], 2)).toBe('a, b and 1 more');
  });
});

describe('dates', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');

  it.each([
    ['2026-11-20T11:59:30Z', 'just now'],
    ['2026-11-20T11:57:00Z', '3 minutes ago'],
    ['2026-11-20T07:00:00Z', '5 hours ago'],
    ['2026-11-20T13:00:00Z', 'in 1 hour'],
    ['2026-11-19T11:00:00Z', 'yesterday'],
    ['2026-11-10T12:00:00Z', '10 days ago'],
    ['2026-06-01T12:00:00Z', '1 Jun 2026'],
    ['2026-11-21T12:00:00Z', 'tomorrow'],
  ])('%s is %s', (then, words) => {
    expect(formatRelative(Date.parse(then), now)).toBe(words);
  });

  it('name the month, and the time where it matters', () => {
    expect(formatInstant(new Date(2026, 10, 5, 9, 5))).toBe('5 November 2026 at 09:05');
    expect(formatDay(new Date(2026, 8, 1))).toBe('1 Sep 2026');
    expect(formatDayInUtc('2026-11-20T23:30:00.000Z')).toBe('20 November 2026');
  });

  it('are those of a time zone where one is named', () => {
    const newYear = '2026-12-31T22:30:00.000Z';
    expect(formatInstant(newYear, 'Africa/Nairobi')).toBe('1 January 2027 at 01:30');
    expect(formatInstant(newYear, 'America/Los_Angeles')).toBe('31 December 2026 at 14:30');
    expect(formatInstant('2026-06-01T00:05:00.000Z', 'UTC')).toBe('1 June 2026 at 00:05');
    expect(formatDay(newYear, 'Africa/Nairobi')).toBe('1 Jan 2027');
    expect(formatDay('2026-11-20', 'America/Los_Angeles')).toBe('20 Nov 2026');
    const later = Date.parse('2027-06-01T00:00:00.000Z');
    expect(formatRelative(Date.parse(newYear), later, 'Africa/Nairobi')).toBe('1 Jan 2027');
  });

  it('keep a date without a time in every time zone', () => {
    const zone = process.env.TZ;
    process.env.TZ = 'America/Los_Angeles';
    expect(formatDay('2026-11-20')).toBe('20 Nov 2026');
    process.env.TZ = zone;
  });
});
