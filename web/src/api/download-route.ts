import type { Route } from '#shared/contract/define-route.ts';
import type { CallOptions } from './call-route.ts';
import { type RouteInput, routeAddress } from './route-input.ts';
import { send } from './send.ts';

export interface Download {
  readonly blob: Blob;
  readonly fileName: string;
}

/**
 * Fetches a route's file. It is called what the answer's header says, else `defaultName` (specification, section 5).
 * Large files come by a redirect to the store's own origin, to which our cookies must not be sent.
 */
export async function downloadRoute<Params, Query, Body>(
  route: Route<Params, Query, Body, Uint8Array>,
  input: RouteInput<Params, Query, Body>,
  defaultName: string,
  { signal }: CallOptions = {},
): Promise<Download> {
  const response = await send(route, { address: routeAddress(route, input), signal, cookies: 'same-origin' });
  return {
    blob: await response.blob(),
    fileName: fileNameIn(response.headers.get('content-disposition')) ?? defaultName,
  };
}

/** RFC 6266: `filename*` in UTF-8 goes before `filename`. */
function fileNameIn(header: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(header ?? '')?.[1];
  try {
    return encoded ? decodeURIComponent(encoded.trim()) : plain?.trim();
  } catch {
    return plain?.trim();
  }
}
