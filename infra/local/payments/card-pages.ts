import { readCardForm } from './cards.ts';
import { cardPage, notePage } from './checkout-page.ts';
import { PaymentsError } from './errors.ts';
import { changeCard, checkoutOf, isOver, payAtCheckout } from './pay-at-checkout.ts';
import type { Provider } from './provider.ts';
import type { Transaction } from './records.ts';

export interface PageRequest {
  /** The path with its query, such as /checkout/a1b2c3. */
  readonly url: URL;
  /** What was sent from the form; undefined where the page is only opened. */
  readonly form: URLSearchParams | undefined;
}

export type PageAnswer = { readonly status: number; readonly html: string } | { readonly location: string };

/** The pages that a card's holder sees: the checkout of a payment, and the card of a subscription. */
export function answerPage(provider: Provider, { url, form }: PageRequest): PageAnswer {
  const [, page, code = ''] = url.pathname.split('/');
  try {
    return page === 'checkout'
      ? checkout(provider, code, url, form)
      : manage(provider, code, url.searchParams.get('subscription_token') ?? '', form);
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    return { status: error.status, html: notePage('This page does not exist', error.message) };
  }
}

function checkout(provider: Provider, accessCode: string, url: URL, form: PageRequest['form']): PageAnswer {
  const { transaction, customer } = checkoutOf(provider, accessCode);
  if (url.searchParams.has('cancel')) return leave(transaction, cancelAddress(transaction));
  const { done, problem } = form
    ? attempt(() => payAtCheckout(provider, accessCode, readCardForm(form)))
    : { done: transaction };
  if (done && isOver(done)) return leave(done, done.callback_url);
  return {
    status: 200,
    html: cardPage({
      title: 'Pay by card',
      lead: transaction.plan_code
        ? 'This payment starts a subscription, which renews until it is cancelled.'
        : 'This is a single payment.',
      amount: `${transaction.currency} ${(transaction.amount / 100).toFixed(2)}`,
      email: customer.email,
      action: url.pathname,
      submit: 'Pay',
      cancel: `${url.pathname}?cancel`,
      problem: problem ?? (form && `The payment failed: ${done?.gateway_response}. Try another card.`),
    }),
  };
}

function manage(provider: Provider, code: string, token: string, form: PageRequest['form']): PageAnswer {
  const { email } = subscriberOf(provider, code, token);
  const { done, problem } = form
    ? attempt(() => {
        changeCard(provider, code, token, readCardForm(form));
        return true;
      })
    : {};
  if (done)
    return { status: 200, html: notePage('The card is changed', 'You can close this page and go back.') };
  return {
    status: 200,
    html: cardPage({
      title: 'Change the card',
      lead: 'The next payments of this subscription are taken from this card.',
      email,
      action: `/manage/${code}?subscription_token=${token}`,
      submit: 'Use this card',
      problem,
    }),
  };
}

function subscriberOf({ store }: Provider, code: string, token: string): { readonly email: string } {
  const subscription = store.subscriptions.get(code);
  const customer = subscription && store.customers.get(subscription.customer_code);
  if (customer && subscription.email_token === token) return customer;
  throw new PaymentsError(404, 'not_found', 'This subscription does not exist.');
}

/** The sentence of a card that was refused goes onto the page. */
function attempt<Result>(run: () => Result): { readonly done?: Result; readonly problem?: string } {
  try {
    return { done: run() };
  } catch (error) {
    if (error instanceof PaymentsError && error.status === 400) return { problem: error.message };
    throw error;
  }
}

/** Back to the merchant, who learns the reference and nothing of how it ended. */
function leave({ reference }: Transaction, address: string | null): PageAnswer {
  if (address === null)
    return { status: 200, html: notePage('Done', 'You can close this page and go back.') };
  const back = new URL(address);
  back.searchParams.set('trxref', reference);
  back.searchParams.set('reference', reference);
  return { location: back.href };
}

/** Where the merchant wants those who give up: `cancel_action` of the metadata, else the callback. */
function cancelAddress({ metadata, callback_url }: Transaction): string | null {
  const wanted = typeof metadata === 'object' && metadata !== null && Reflect.get(metadata, 'cancel_action');
  return typeof wanted === 'string' && URL.canParse(wanted) ? wanted : callback_url;
}
