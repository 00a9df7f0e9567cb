import { expect, test } from 'vitest';
import { hoursOf, percentage, spentHours } from '#shared/network/failures/availability-words.ts';

test.each([
  [0.9, '90.00 %'],
  [0.9988, '99.88 %'],
  [0.9999, '99.990 %'],
  [0.999_995, '99.9995 %'],
  [1, '100 %'],
])('an availability of %s is %s', (share, words) => expect(percentage(share)).toBe(words));

test.each([
  [1_234, '~1,200 h'],
  [8.76, '~8.8 h'],
  [0.875, '~53 min'],
  [0.001, 'under a minute'],
])('%s hours are %s', (hours, words) => expect(spentHours(hours)).toBe(words));

test('a share of time is converted to hours of a year', () => {
  expect(hoursOf(0.5)).toBe(4_380);
});
