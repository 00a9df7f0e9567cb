import * as z from 'zod';
import { environment } from '../runtime/environment.ts';
import type { Seller } from '../storage/subscriptions/invoices.ts';

/** Who sells the plans now, as the settings of the deployment say (docs/operations.md). */
export function presentSeller(): Seller {
  const { SELLER_NAME, SELLER_ADDRESS, SELLER_TAX_ID } = environment({
    SELLER_NAME: z.string().default('Netwright'),
    SELLER_ADDRESS: z.string().default(''),
    SELLER_TAX_ID: z.string().default(''),
  });
  return { name: SELLER_NAME, address: SELLER_ADDRESS.split(/\s*[;\n]\s*/).join('\n'), taxId: SELLER_TAX_ID };
}
