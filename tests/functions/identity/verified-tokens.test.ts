import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { VerifiedTokens } from '../../../functions/identity/verified-tokens.ts';

const now = new Date('2026-03-01T08:00:00Z');
const inAnHour = now.getTime() / 1_000 + 3_600;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('verified tokens', () => {
  it('are recognised by all of their characters, until they expire', () => {
    const tokens = new VerifiedTokens<string>();
    expect(tokens.remember('head.claims.signature', 'Ada', inAnHour)).toBe('Ada');
    expect(tokens.find('head.claims.signature')).toBe('Ada');
    expect(tokens.find('head.claims.signaturf')).toBeUndefined();
    vi.setSystemTime(new Date('2026-03-01T08:59:59.999Z'));
    expect(tokens.find('head.claims.signature')).toBe('Ada');
    vi.setSystemTime(new Date('2026-03-01T09:00:00Z'));
    expect(tokens.find('head.claims.signature')).toBeUndefined();
  });

  it('are evicted, the oldest first, when there are many', () => {
    const tokens = new VerifiedTokens<number>();
    for (let n = 0; n < 501; n += 1) tokens.remember(`token ${n}`, n, inAnHour);
    expect(tokens.find('token 0')).toBeUndefined();
    expect(tokens.find('token 1')).toBe(1);
    expect(tokens.find('token 500')).toBe(500);
  });
});
