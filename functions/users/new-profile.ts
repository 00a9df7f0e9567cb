import type { Registration } from '#shared/contract/users.ts';
import { choiceOf, type PlanChoice } from '#shared/subscriptions/plan-offers.ts';
import { trialDays } from '#shared/subscriptions/plans.ts';
import type { Caller } from '../http/caller.ts';
import { daysAfter, instantNow } from '../runtime/clock.ts';
import type { Profile } from '../storage/profile-items.ts';

/** The profile of a new user, whose trial of the chosen plan begins now. */
export const registeredProfile = (uid: string, registration: Registration): Profile =>
  newProfile({
    uid,
    email: registration.email,
    displayName: registration.name,
    company: registration.company,
    role: registration.role,
    choice: wantedPlan(registration.planId),
  });

const wantedPlan = (planId: Registration['planId']): PlanChoice =>
  planId === 'trial' ? { planId, billingPeriod: 'monthly' } : choiceOf(planId);

/** The profile of a user whose identity an operator created manually: only what the token has. */
export const profileOfCaller = ({ uid, email, name }: Caller): Profile =>
  newProfile({ uid, email, displayName: name, company: '', role: 'other', choice: wantedPlan('trial') });

function newProfile({ choice: { planId, billingPeriod }, ...person }: Person): Profile {
  const now = instantNow();
  const trialEnds = daysAfter(now, trialDays);
  return {
    ...person,
    subscription: {
      planId,
      status: 'trial',
      startedAt: now,
      currentPeriodEnd: trialEnds,
      ...(billingPeriod === 'annual' && { billingPeriod }),
    },
    trial: { used: false, expiresAt: trialEnds },
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}

type Person = Pick<Profile, 'uid' | 'email' | 'displayName' | 'company' | 'role'> & {
  readonly choice: PlanChoice;
};
