import type { ApiError } from '#web/api/api-error.ts';

/** Where a limit of the plan is lifted: the subscription, with the plan that allows it. */
export function planLink({ details }: ApiError): string {
  const next = details?.plan?.upgradeTo;
  return next ? `/subscription?plan=${next}` : '/subscription';
}
