import { describe, expect, it } from 'vitest';
import { pageIn } from '#web/ui/page-in-address.ts';

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
