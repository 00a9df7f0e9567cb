import * as z from 'zod';
import { type ErrorCode, errorStatus } from '#shared/contract/errors.ts';
import { ApiError } from './api-error.ts';

const isCode = (code: string): code is ErrorCode => code in errorStatus;

/** The envelope of a failure. Lenient: whatever else stands between us and the service may answer too. */
const Failure = z.object({
  message: z.string().optional(),
  error: z.string().optional(),
  code: z.string().refine(isCode).optional().catch(undefined),
  details: z
    .object({
      fields: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
      currentVersion: z.int().optional(),
      designs: z.array(z.object({ id: z.string(), designName: z.string() })).optional(),
    })
    .optional()
    .catch(undefined),
  requestId: z.string().optional(),
});

/** Turns a refused answer into its error. `fallback` is said when the answer brings no sentence of its own. */
export async function readFailure(response: Response, fallback: string): Promise<ApiError> {
  const { data } = Failure.safeParse(await response.json().catch(() => undefined));
  const message = data?.message || data?.error || fallback;
  return new ApiError(message, {
    status: response.status,
    code: data?.code ?? 'unexpected',
    ...(data?.details && { details: clean(data.details) }),
    ...(data?.requestId !== undefined && { requestId: data.requestId }),
  });
}

/**
 * The error of an answer that arrived and says `success: false`. Its own `error` is the sentence; without one these
 * calls have theirs (specification, section 5), and all others their fallback.
 */
export function unsuccessful(
  { name, fallback }: { readonly name: string; readonly fallback: string },
  status: number,
  envelope: unknown,
): ApiError {
  const { data } = Failure.safeParse(envelope);
  const message = data?.error || (name === 'listUserEquipment' ? 'API request failed' : fallback);
  return new ApiError(message, { status, code: data?.code ?? 'unexpected' });
}

type Details = NonNullable<z.output<typeof Failure>['details']>;

const clean = ({ fields, currentVersion, designs }: Details) => ({
  ...(fields && { fields }),
  ...(currentVersion !== undefined && { currentVersion }),
  ...(designs && { designs }),
});
