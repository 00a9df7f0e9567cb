import * as z from 'zod';
import { isRefusedFor } from './provider-failure.ts';
import { askProvider } from './provider-request.ts';

const Customer = z.object({ customer_code: z.string() });

/** The customer that the provider has for an e-mail address; it has one for each. */
export async function customerCodeOf(email: string): Promise<string | undefined> {
  try {
    const path = `/customer/${encodeURIComponent(email)}`;
    return Customer.parse(await askProvider({ method: 'GET', path })).customer_code;
  } catch (error) {
    if (isRefusedFor(error, 'customer_not_found', /customer not found/i)) return undefined;
    throw error;
  }
}
