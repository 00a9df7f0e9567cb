import { Refusal } from '#shared/contract/errors.ts';
import { convertTrial } from '#shared/contract/users.ts';
import { implement } from '../../http/implement.ts';

/** No payment can be verified while no payment provider is connected, so every reference is rejected. */
export const handler = implement(convertTrial)(async () => {
  throw new Refusal(
    'unprocessable',
    'This payment reference could not be verified. No payment has been taken.',
  );
});
