import * as z from 'zod';
import { transact } from '../sqlite/sqlite-file.ts';
import { transactionEvent } from './answers.ts';
import { runDue } from './billing-cycle.ts';
import { invalid, PaymentsError } from './errors.ts';
import type { Provider } from './provider.ts';
import { cardOutcomes, Fault, Mischief } from './records.ts';

const Advance = z.union([
  z.strictObject({ seconds: z.number().positive() }),
  z.strictObject({ to: z.iso.datetime() }),
]);

/**
 * What a test or a person at this machine can order of the provider, beside its API: its clock, how cards, webhooks and
 * calls misbehave, and what it knows.
 */
export const controls = (provider: Provider) =>
  ({
    /** Moves the clock ahead and does what falls due on the way. */
    clock: (body: unknown) => {
      const wanted = Advance.parse(body);
      const now = Date.parse(provider.now());
      const ahead = 'to' in wanted ? Date.parse(wanted.to) - now : wanted.seconds * 1_000;
      if (ahead < 0) throw invalid('The clock only moves ahead.');
      provider.store.changeSettings({ clockOffset: provider.store.settings().clockOffset + ahead });
      runDue(provider);
      return { now: provider.now() };
    },
    /** How the webhooks from now on misbehave: those that are left out behave. */
    webhooks: (body: unknown) => provider.store.changeSettings({ mischief: Mischief.parse(body) }).mischief,
    /** Sends every webhook again that was ever made, lost ones included. */
    resend: () => {
      for (const delivery of provider.store.deliveries.all())
        provider.store.deliveries.put({ ...delivery, state: 'waiting', next_attempt_at: provider.now() });
      return {};
    },
    /** What later charges of a customer's cards end in. */
    cards: (body: unknown) => {
      const { email, outcome } = z
        .strictObject({ email: z.string(), outcome: z.enum(cardOutcomes) })
        .parse(body);
      const { customers, authorizations } = provider.store;
      const customer = customers.all().find((each) => each.email === email.toLowerCase());
      for (const card of authorizations.all())
        if (card.customer_code === customer?.customer_code) authorizations.put({ ...card, outcome });
      return {};
    },
    /** How the next calls fail. */
    faults: (body: unknown) => provider.store.changeSettings({ faults: z.array(Fault).parse(body) }).faults,
    /** Gives the money of a payment back, as someone at the provider's desk would. */
    refund: (body: unknown) => {
      const { reference } = z.strictObject({ reference: z.string() }).parse(body);
      return transact(provider.store.database, () => {
        const found = provider.store.transactions.get(reference);
        if (found?.status !== 'success')
          throw new PaymentsError(404, 'not_found', 'There is no such payment to be given back.');
        const reversed = provider.store.transactions.put({ ...found, status: 'reversed' });
        provider.emit('refund.processed', {
          status: 'processed',
          transaction_reference: reference,
          amount: reversed.amount,
          currency: reversed.currency,
          domain: 'test',
          transaction: transactionEvent(provider, reversed),
        });
        return {};
      });
    },
    state: () => ({
      now: provider.now(),
      ...provider.store.settings(),
      customers: provider.store.customers.all(),
      authorizations: provider.store.authorizations.all(),
      plans: provider.store.plans.all(),
      transactions: provider.store.transactions.all(),
      subscriptions: provider.store.subscriptions.all(),
      invoices: provider.store.invoices.all(),
      deliveries: provider.store.deliveries.all(),
    }),
  }) satisfies Record<string, (body: unknown) => object>;
