import * as z from 'zod';
import { transactionAnswer } from './answers.ts';
import { customerByEmail } from './customer-calls.ts';
import { invalid, PaymentsError } from './errors.ts';
import { filterMatches, listAnswer, type Operation, parseBody } from './operation.ts';
import { charge } from './payments.ts';
import { findPlan } from './plan-calls.ts';
import type { Provider } from './provider.ts';
import type { Transaction } from './records.ts';

const email = z.email('Invalid Email Address Passed');
const amount = z.coerce
  .number('Invalid Amount Sent')
  .int('Invalid Amount Sent')
  .min(1, 'Invalid Amount Sent');
const reference = z
  .string()
  .max(100)
  .regex(/^[A-Za-z0-9.=-]+$/, 'Invalid reference. Only -, ., = and alphanumeric characters are allowed');

const NewTransaction = z.object({
  email,
  amount,
  currency: z.string().default('USD'),
  reference: reference.optional(),
  callback_url: z.string().nullish(),
  plan: z.string().nullish(),
  metadata: z.unknown().optional(),
});

const NewCharge = z.object({
  email,
  amount,
  authorization_code: z.string('Authorization code is required'),
  currency: z.string().default('USD'),
  reference: reference.optional(),
  metadata: z.unknown().optional(),
});

export const transactionCalls = (provider: Provider) =>
  ({
    'POST /transaction/initialize': ({ body }) => {
      const { plan, callback_url, ...wanted } = parseBody(NewTransaction, body);
      const found = plan ? findPlan(provider, plan) : undefined;
      const begun = begin(provider, {
        ...wanted,
        currency: found?.currency ?? wanted.currency,
        // The plan's amount overrides the one that is asked for.
        total: found?.amount ?? wanted.amount,
        plan_code: found?.plan_code ?? null,
        callback_url: callback_url ?? null,
      });
      const { access_code } = begun;
      return {
        message: 'Authorization URL created',
        data: { authorization_url: pageOf(provider, begun), access_code, reference: begun.reference },
      };
    },
    'GET /transaction/verify/:reference': ({ param }) => {
      const found = provider.store.transactions.get(param);
      if (!found)
        throw new PaymentsError(
          400,
          'transaction_not_found',
          'Transaction reference not found.',
          'Ensure that you are passing the reference of a transaction that exists on this integration',
        );
      return { message: 'Verification successful', data: transactionAnswer(provider, found) };
    },
    'GET /transaction': ({ query }) => {
      const [from, to] = [query.get('from'), query.get('to')];
      const found = provider.store.transactions
        .all()
        .filter(({ customer_code }) =>
          filterMatches(query.get('customer'), provider.store.customers.get(customer_code)?.id),
        )
        .filter(({ status }) => filterMatches(query.get('status'), status))
        .filter(({ created_at }) => (!from || created_at >= from) && (!to || created_at <= to));
      return listAnswer(
        'Transactions retrieved',
        found.map((each) => transactionAnswer(provider, each)),
        query,
      );
    },
    'POST /transaction/charge_authorization': ({ body }) => {
      const { authorization_code, ...wanted } = parseBody(NewCharge, body);
      const authorization = provider.store.authorizations.get(authorization_code);
      if (!authorization) throw invalid('Authorization code is invalid');
      if (customerByEmail(provider, wanted.email).customer_code !== authorization.customer_code)
        throw invalid('Email does not match Authorization code. Please confirm.');
      const begun = begin(provider, {
        ...wanted,
        total: wanted.amount,
        plan_code: null,
        callback_url: null,
      });
      const charged = charge(provider, begun, authorization, 'merchant');
      if (charged.status !== 'ongoing')
        return { message: 'Charge attempted', data: transactionAnswer(provider, charged) };
      return {
        message: 'Please, redirect your customer to the authorization url provided',
        data: {
          authorization_url: pageOf(provider, charged),
          reference: charged.reference,
          access_code: charged.access_code,
          paused: true,
        },
      };
    },
  }) satisfies Record<string, Operation>;

const pageOf = (provider: Provider, { access_code }: Transaction): string =>
  `${provider.options.address()}/checkout/${access_code}`;

interface Beginning {
  readonly email: string;
  readonly amount: number;
  readonly total: number;
  readonly currency: string;
  readonly reference?: string | undefined;
  readonly plan_code: string | null;
  readonly callback_url: string | null;
  readonly metadata?: unknown;
}

/** A new transaction, which nobody has paid. Throws PaymentsError where its reference is taken. */
function begin(provider: Provider, wanted: Beginning): Transaction {
  const { store } = provider;
  const chosen = wanted.reference ?? provider.code('T').slice(2);
  if (store.transactions.get(chosen))
    throw new PaymentsError(400, 'duplicate_reference', 'Duplicate Transaction Reference');
  return store.transactions.put({
    id: store.nextId(),
    reference: chosen,
    access_code: provider.code('a').slice(2),
    status: 'abandoned',
    amount: wanted.total,
    requested_amount: wanted.amount,
    currency: wanted.currency,
    customer_code: customerByEmail(provider, wanted.email).customer_code,
    authorization_code: null,
    plan_code: wanted.plan_code,
    metadata: unpacked(wanted.metadata),
    callback_url: wanted.callback_url,
    gateway_response: 'The transaction was not completed',
    created_at: provider.now(),
    paid_at: null,
    settles_at: null,
  });
}

/** Metadata comes as an object or as its JSON text, and is answered as the object. */
function unpacked(metadata: unknown): unknown {
  if (typeof metadata !== 'string') return metadata ?? '';
  try {
    return JSON.parse(metadata);
  } catch {
    return metadata;
  }
}
