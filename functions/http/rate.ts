import type middy from '@middy/core';
import type { AnyRoute } from '#shared/contract/define-route.ts';
import { Refusal } from '#shared/contract/errors.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import type { Exchange } from './exchange.ts';
import { isThisMachine, visitor } from './visitor.ts';

/**
 * Refuses a call that the caller, or the visitor's address, has made as often as its rate allows, before its body is read. Only routes with a rate load
 * what counts, and have the table for it.
 */
export const rate = (route: Pick<AnyRoute, 'name' | 'method' | 'rate'>): middy.MiddlewareObj<Exchange> => {
  const allowed = route.rate;
  if (!allowed) return { before: () => undefined };
  // Asked for here, it is loaded while the first call waits for what its caller is identified by.
  const counting = import('../storage/statistics/count-call.ts');
  return {
    before: async ({ event: { caller, event } }) => {
      if (!caller && isThisMachine(event)) return;
      const { countCall } = await counting;
      // Reads come often and write nothing else: they are counted several at once.
      const atOnce = route.method === 'GET' ? Math.ceil(allowed.calls / 20) : 1;
      const retryAfter = await countCall(caller?.uid ?? visitor(event), route.name, allowed, atOnce);
      if (retryAfter === undefined) return;
      const { calls, minutes } = allowed;
      const wait = formatCount(Math.ceil(retryAfter / 60), 'minute');
      throw new Refusal(
        'too_many_requests',
        `${caller ? 'This is possible' : 'From one network this is possible'} ${formatCount(calls, 'time')} in ${formatCount(minutes, 'minute')}. Try again in ${wait}.`,
        { retryAfter },
      );
    },
  };
};
