import { initializePayment } from '#shared/contract/subscriptions.ts';
import { implement } from '../../http/implement.ts';
import { siteAddress } from '../../http/site-address.ts';
import { beginCheckout } from '../begin-checkout.ts';

export const handler = implement(initializePayment)(async ({ body, user, headers }) => {
  const site = siteAddress(headers);
  const callbackUrl = site === undefined ? undefined : `${site}/subscription/return`;
  return { data: await beginCheckout(user, { ...body, callbackUrl }) };
});
