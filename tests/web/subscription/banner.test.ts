import { describe, expect, it } from 'vitest';
import type { Subscription } from '#shared/contract/user-items.ts';
import { formatDay } from '#shared/vocabulary/dates.ts';
import { bannerOf } from '#web/documents/subscriptions/model/banner.ts';

const now = Date.parse('2026-11-20T10:00:00Z');
const sentenceOf = (given: Partial<Subscription>) =>
  bannerOf(
    {
      planId: 'professional',
      status: 'active',
      startedAt: '2026-11-01T09:00:00.000Z',
      currentPeriodEnd: '2026-12-01T09:00:00.000Z',
      ...given,
    },
    now,
    formatDay,
  )?.sentence;

describe('the banner', () => {
  it('is silent while there is nothing to do', () => {
    expect(sentenceOf({})).toBeUndefined();
    expect(sentenceOf({ status: 'trial' })).toBeUndefined();
    expect(sentenceOf({ status: 'trial', currentPeriodEnd: '2026-11-25T10:00:01.000Z' })).toBeUndefined();
  });

  it('mentions the end of a trial from five days before it', () => {
    expect(sentenceOf({ status: 'trial', currentPeriodEnd: '2026-11-25T10:00:00.000Z' })).toBe(
      'Your trial ends in 5 days, on 25 Nov 2026.',
    );
    expect(sentenceOf({ status: 'trial', currentPeriodEnd: '2026-11-20T11:00:00.000Z' })).toBe(
      'Your trial ends in 1 day, on 20 Nov 2026.',
    );
  });

  it('says what no longer works once it is over, though the service has not said so yet', () => {
    const over = { currentPeriodEnd: '2026-11-20T10:00:00.000Z' };
    for (const status of ['trial', 'canceled', 'expired'] as const)
      expect(sentenceOf({ status, ...over })).toMatch(/^Your plan has ended\./);
  });

  it('names an overdue payment with its grace, a payment that is awaited, and a card that expires', () => {
    expect(sentenceOf({ status: 'past_due', graceEndsAt: '2026-11-26T09:00:00.000Z' })).toBe(
      'The last payment did not succeed. Professional goes on until 26 Nov 2026.',
    );
    expect(sentenceOf({ status: 'pending_payment' })).toMatch(
      /^Your bank has not confirmed your payment yet\./,
    );
    expect(sentenceOf({ cardExpiresAt: '2026-11-30T23:59:59.000Z' })).toMatch(/expires on/);
  });
});
