import type { PlanFeatures, PlanId } from '../subscriptions/plans.ts';
import { fieldSentence } from './field-sentence.ts';

/** Every error code of the API, with its HTTP status. */
export const errorStatus = {
  invalid_request: 400,
  unauthenticated: 401,
  plan_limit: 402,
  payment_failed: 402,
  forbidden: 403,
  email_unproved: 403,
  sign_in_again: 403,
  not_found: 404,
  email_taken: 409,
  name_taken: 409,
  stale_version: 409,
  in_use: 409,
  wrong_status: 409,
  outdated_preview: 409,
  payment_pending: 409,
  too_large: 413,
  unsupported_media_type: 415,
  unprocessable: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

/** One invalid field: where it is in the request (`requirements.sites[0].wiredUsers`) and why. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** A limit of a plan that a request would exceed. */
export interface PlanLimit {
  /** `subscription`: the plan has ended, and creates nothing. */
  readonly limit: keyof PlanFeatures | 'subscription';
  readonly used?: number;
  readonly allowed?: number;
  readonly planId: PlanId;
  /** The cheapest plan that allows it; none where no plan does. */
  readonly upgradeTo?: PlanId;
}

/** `mismatch`: it is not the payment that was asked for. */
export type PaymentFailure = 'failed' | 'abandoned' | 'pending' | 'mismatch' | 'refunded';

/** A field of an element that two sides changed differently, or, without `field`, an element that one of them removed: the side that removed it has no value. */
export interface CollidingField {
  readonly list: 'nodes' | 'edges' | 'subnets' | 'notes' | 'views';
  readonly id: string;
  readonly field?: string;
  /** Absent where the side has no value. */
  readonly base?: unknown;
  readonly mine?: unknown;
  readonly theirs?: unknown;
}

/** What a refusal may contain in addition to its sentence. */
export interface RefusalDetails {
  readonly fields?: readonly FieldError[];
  /** The stored version, when the caller's was stale. */
  readonly currentVersion?: number;
  /** Of a stale change to a topology: the fields that both sides set to different values, and what one removed and the other changed; what is not listed can be sent again. */
  readonly collisions?: readonly CollidingField[];
  /** The caller's designs that prevent it. */
  readonly designs?: readonly { readonly id: string; readonly designName: string }[];
  /** The statuses that a deployment may get from its present one. */
  readonly allowed?: readonly string[];
  /** Seconds until the same request may succeed; also the header `Retry-After`. */
  readonly retryAfter?: number;
  /** Where a template cannot be rendered, counted from 1. */
  readonly place?: { readonly line: number; readonly column: number };
  /** The limit of the caller's plan that was reached. */
  readonly plan?: PlanLimit;
  /** What became of a payment that did not succeed. */
  readonly payment?: { readonly reference: string; readonly outcome: PaymentFailure };
}

/** A request that cannot be fulfilled, for a reason that the caller may know; `message` is shown to the user. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: RefusalDetails | undefined;

  constructor(code: ErrorCode, sentence: string, details?: RefusalDetails) {
    super(sentence);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}

/** Rejects one field; `message` continues from its name ("must not be empty"). Returns 400. */
export const invalidField = (field: string, message: string): Refusal =>
  new Refusal('invalid_request', fieldSentence({ field, message }), { fields: [{ field, message }] });

export const notFound = (what: string): Refusal => new Refusal('not_found', `This ${what} does not exist.`);

export const staleVersion = (what: string, currentVersion: number): Refusal =>
  new Refusal('stale_version', `This ${what} was changed by someone else. Reload it and try again.`, {
    currentVersion,
  });
