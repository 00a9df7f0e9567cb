import * as z from 'zod';
import { authorizationAnswer, customerAnswer, subscriptionAnswer } from './answers.ts';
import { PaymentsError } from './errors.ts';
import { listAnswer, type Operation, parseBody } from './operation.ts';
import type { Provider } from './provider.ts';
import type { Customer } from './records.ts';

const NewCustomer = z.object({
  email: z.email('Invalid Email Address Passed'),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
});

export const customerCalls = (provider: Provider) =>
  ({
    'POST /customer': ({ body }) => {
      const { email, first_name, last_name } = parseBody(NewCustomer, body);
      const known = customerByEmail(provider, email);
      const customer = provider.store.customers.put({
        ...known,
        first_name: first_name ?? known.first_name,
        last_name: last_name ?? known.last_name,
      });
      return {
        message: 'Customer created',
        data: { ...customerAnswer(customer), integration: 100_032, domain: 'test', identified: false },
      };
    },
    'GET /customer': ({ query }) =>
      listAnswer('Customers retrieved', provider.store.customers.all().map(customerAnswer), query),
    'GET /customer/:code': ({ param }) => {
      const customer = findCustomer(provider, param);
      const own = ({ customer_code }: { readonly customer_code: string }) =>
        customer_code === customer.customer_code;
      return {
        message: 'Customer retrieved',
        data: {
          ...customerAnswer(customer),
          createdAt: customer.created_at,
          authorizations: provider.store.authorizations.all().filter(own).map(authorizationAnswer),
          subscriptions: provider.store.subscriptions
            .all()
            .filter(own)
            .map((subscription) => subscriptionAnswer(provider, subscription)),
          transactions: [],
        },
      };
    },
  }) satisfies Record<string, Operation>;

/** The customer with this address, made where there is none: the provider has one for each address. */
export function customerByEmail(provider: Provider, email: string): Customer {
  const wanted = email.toLowerCase();
  const known = provider.store.customers.all().find((customer) => customer.email === wanted);
  return (
    known ??
    provider.store.customers.put({
      id: provider.store.nextId(),
      customer_code: provider.code('CUS'),
      email: wanted,
      first_name: null,
      last_name: null,
      created_at: provider.now(),
    })
  );
}

/** By code, numeric id or e-mail address. Throws PaymentsError. */
export function findCustomer(provider: Provider, wanted: string): Customer {
  const found = provider.store.customers
    .all()
    .find(
      ({ customer_code, id, email }) =>
        customer_code === wanted || String(id) === wanted || email === wanted.toLowerCase(),
    );
  if (found) return found;
  throw new PaymentsError(404, 'customer_not_found', 'Customer not found');
}
