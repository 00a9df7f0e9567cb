import { transact } from '../sqlite/sqlite-file.ts';
import { type CardInput, readCard } from './cards.ts';
import { PaymentsError } from './errors.ts';
import { charge } from './payments.ts';
import type { Provider } from './provider.ts';
import type { Authorization, Customer, Transaction } from './records.ts';
import { stored } from './subscription-calls.ts';

/** What the checkout page shows of a payment. Throws PaymentsError. */
export function checkoutOf(
  { store }: Provider,
  accessCode: string,
): {
  transaction: Transaction;
  customer: Customer;
} {
  const transaction = store.transactions.all().find(({ access_code }) => access_code === accessCode);
  const customer = transaction && store.customers.get(transaction.customer_code);
  if (transaction && customer) return { transaction, customer };
  throw new PaymentsError(404, 'not_found', 'This payment does not exist.');
}

/** Whether nobody can pay it any more. */
export const isOver = ({ status }: Transaction): boolean =>
  status === 'success' || status === 'pending' || status === 'reversed';

/** Pays as the holder of a card would on the page; a payment that is done stays as it is. Throws PaymentsError. */
export function payAtCheckout(provider: Provider, accessCode: string, card: CardInput): Transaction {
  return transact(provider.store.database, () => {
    const { transaction } = checkoutOf(provider, accessCode);
    if (isOver(transaction)) return transaction;
    return charge(provider, transaction, saveCard(provider, transaction.customer_code, card), 'page');
  });
}

/** Gives a subscription another card, as the page behind its manage link does. Throws PaymentsError. */
export function changeCard(provider: Provider, code: string, token: string, card: CardInput): void {
  transact(provider.store.database, () => {
    const subscription = stored(provider, code);
    if (subscription.email_token !== token)
      throw new PaymentsError(404, 'not_found', 'Subscription not found');
    const { authorization_code } = saveCard(provider, subscription.customer_code, card);
    provider.store.subscriptions.put({ ...subscription, authorization_code });
  });
}

/** A customer's card is one authorization, however often it is used, until its expiry date changes. */
function saveCard(provider: Provider, customer_code: string, input: CardInput): Authorization {
  const card = readCard(input);
  const known = provider.store.authorizations
    .all()
    .find(
      (each) =>
        each.customer_code === customer_code &&
        each.signature === card.signature &&
        each.exp_month === card.exp_month &&
        each.exp_year === card.exp_year,
    );
  return (
    known ??
    provider.store.authorizations.put({
      ...card,
      authorization_code: provider.code('AUTH'),
      customer_code,
    })
  );
}
