import * as z from 'zod';
import { isRefusedFor } from './provider-failure.ts';
import { askProvider } from './provider-request.ts';

/** An object, or what stands for none: `null`, `""`, `{}`, `[]`. */
const object = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess(
    (value) => (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}),
    z.object(shape).partial(),
  );

/** A number, also where the provider writes it as text. */
const numeric = z.coerce.number().int();

const Authorization = object({
  authorization_code: z.string(),
  card_type: z.string(),
  brand: z.string(),
  last4: z.string(),
  exp_month: numeric,
  exp_year: numeric,
  reusable: z.coerce.boolean(),
});

/** Read strictly where money depends on it, and loosely elsewhere: the provider adds fields and leaves others out. */
const Transaction = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  reference: z.string(),
  /** Open: success, failed, abandoned, pending, reversed and others. */
  status: z.string(),
  amount: z.int().min(0),
  currency: z.string(),
  paid_at: z.string().nullish(),
  gateway_response: z.string().nullish(),
  customer: z.object({ id: numeric, customer_code: z.string(), email: z.string() }),
  authorization: Authorization,
  plan: z.unknown().optional(),
  plan_object: object({ plan_code: z.string() }),
});
type Read = z.output<typeof Transaction>;

/** A transaction, with the code of the plan that it pays for, if any. */
export interface ProviderTransaction extends Omit<Read, 'plan' | 'plan_object'> {
  readonly planCode: string | undefined;
}

/** Whether the bank has not decided: it took the payment, and neither confirms nor declines it yet. */
export const isPending = (status: string | undefined): boolean =>
  status === 'pending' || status === 'processing' || status === 'queued';

const PlanCode = z.union([z.string().min(1), object({ plan_code: z.string() })]);

function transactionFrom(data: unknown): ProviderTransaction {
  const { plan, plan_object: planObject, ...transaction } = Transaction.parse(data);
  const parsed = PlanCode.safeParse(plan).data;
  const planCode = typeof parsed === 'string' ? parsed : parsed?.plan_code;
  return { ...transaction, planCode: planCode ?? planObject.plan_code };
}

export interface NewTransaction {
  readonly email: string;
  /** In subunits. */
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
}

const Checkout = z.object({ authorization_url: z.url(), reference: z.string() });

/** Opens a checkout page. With a plan, the provider subscribes the payer to it. */
export async function initializeTransaction(
  transaction: NewTransaction & { readonly plan: string; readonly callbackUrl: string | undefined },
): Promise<string> {
  const { callbackUrl, ...given } = transaction;
  const data = await askProvider({
    method: 'POST',
    path: '/transaction/initialize',
    body: { ...given, channels: ['card'], ...(callbackUrl && { callback_url: callbackUrl }) },
  });
  return Checkout.parse(data).authorization_url;
}

/** What became of a transaction; `undefined` where the provider has none with this reference. */
export async function verifyTransaction(reference: string): Promise<ProviderTransaction | undefined> {
  try {
    const path = `/transaction/verify/${encodeURIComponent(reference)}`;
    return transactionFrom(await askProvider({ method: 'GET', path }));
  } catch (error) {
    if (isRefusedFor(error, 'transaction_not_found', /reference not found/i)) return undefined;
    throw error;
  }
}

/** Charges a card that was used before. Says nothing of the outcome: `verifyTransaction` does, whatever came back. */
export async function chargeAuthorization(
  transaction: NewTransaction & { readonly authorizationCode: string },
): Promise<void> {
  const { authorizationCode, ...given } = transaction;
  await askProvider({
    method: 'POST',
    path: '/transaction/charge_authorization',
    body: { ...given, authorization_code: authorizationCode },
  });
}

/** How many entries a page of a list has. Of a customer's latest: years of renewals, and what they did not finish. */
const perPage = 100;

const Listed = z.array(z.looseObject({ status: z.string(), reference: z.string() }));

/** One page of the provider's transactions, newest first by when they were begun, whenever they are paid. */
async function listTransactions(filter: string): Promise<z.output<typeof Listed>> {
  return Listed.parse(
    await askProvider({ method: 'GET', path: `/transaction?${filter}&perPage=${perPage}` }),
  );
}

const tookMoney = ({ status }: { readonly status: string }): boolean =>
  status === 'success' || status === 'reversed';

/** A customer's latest transactions that took money, or took it and gave it back, newest first. */
export async function paidTransactions(customerId: number): Promise<readonly ProviderTransaction[]> {
  const listed = await listTransactions(`customer=${customerId}`);
  return listed.filter(tookMoney).map(transactionFrom);
}

/**
 * The references of everyone's transactions that took money, or took it and gave it back, on one page of all. Filtered
 * here, since a filter at the provider would drop what is refunded and move the rest across pages while they are read.
 * @param page from 1
 */
export async function paidReferences(
  page: number,
): Promise<{ readonly references: readonly string[]; readonly isLast: boolean }> {
  const listed = await listTransactions(`page=${page}`);
  return {
    references: listed.filter(tookMoney).map(({ reference }) => reference),
    isLast: listed.length < perPage,
  };
}
