import { afterEach, describe, expect, it, vi } from 'vitest';
import { Id } from '#shared/contract/identifiers.ts';
import { newId } from '../../../functions/runtime/ids.ts';

afterEach(() => {
  vi.useRealTimers();
});

const idAt = (instant: string) => {
  vi.setSystemTime(new Date(instant));
  return newId();
};

describe('a new id', () => {
  it('is accepted by the contract, and begins with the second of its creation', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const id = idAt('2026-11-20T10:00:00Z');
    expect(Id.parse(id)).toBe(id);
    expect(Number.parseInt(id.slice(0, 8), 16)).toBe(Date.parse('2026-11-20T10:00:00Z') / 1000);
  });

  it('sorts after every earlier one, to the millisecond', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const ids = [
      '2026-11-20T10:00:00.000Z',
      '2026-11-20T10:00:00.009Z',
      '2026-11-20T10:00:00.999Z',
      '2026-11-20T10:00:01.000Z',
      '2027-01-01T00:00:00.000Z',
    ].map(idAt);
    expect(ids.toSorted()).toEqual(ids);
  });

  it('is unique within a millisecond', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const ids = Array.from({ length: 10_000 }, () => idAt('2026-11-20T10:00:00Z'));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
