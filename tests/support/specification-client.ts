import { inject } from 'vitest';

type Fields = Record<string, unknown>;

interface Sending {
  readonly token?: string | undefined;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string | Blob>>;
}

export interface Received {
  readonly status: number;
  readonly headers: Headers;
  /** What came, parsed where it is JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: a client of the specification knows no schema.
  readonly body: any;
}

/** The calls that succeeded so far: method and path. */
export const succeeded = new Set<string>();

/**
 * Calls the API as a client that knows nothing of it but the specification: no contract, no schema, no media type of ours.
 */
export async function callBySpecification(
  method: string,
  path: string,
  { token, json, form }: Sending = {},
): Promise<Received> {
  const response = await fetch(new URL(`/api${path}`, inject('site')), {
    method,
    headers: {
      accept: 'application/json, text/plain, */*',
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
    ...(form && { body: formOf(form) }),
  });
  if (response.ok) succeeded.add(`${method} ${path}`);
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const body: Fields | ArrayBuffer = isJson ? await response.json() : await response.arrayBuffer();
  return { status: response.status, headers: response.headers, body };
}

function formOf(fields: Readonly<Record<string, string | Blob>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
