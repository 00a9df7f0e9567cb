import type { ApiError } from './api-error.ts';

/** Counts that a limit of the plan was met, where it is explained. Loaded when it is needed: most visits meet none. */
export function noteLimit({ details }: Pick<ApiError, 'details'>): void {
  import('./track-payment.ts').then(
    ({ trackPayment }) => trackPayment('limit_reached', { limit: details?.plan?.limit ?? 'unknown' }),
    () => undefined,
  );
}
