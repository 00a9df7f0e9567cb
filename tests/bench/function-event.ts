import { anEvent, type Request } from '../support/http-events.ts';
import type { BenchCloud } from './local-cloud.ts';

/** A request as it reaches a function here, through distribution and gateway. */
export function functionEvent(cloud: BenchCloud, routeName: string, request: Request): unknown {
  const secret = cloud.environmentOf(routeName).ORIGIN_SECRET;
  const headers = {
    ...request.headers,
    'accept-encoding': 'gzip',
    ...(secret && { 'x-origin-secret': secret }),
  };
  return anEvent({ ...request, headers });
}
