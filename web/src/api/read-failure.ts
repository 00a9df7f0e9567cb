import {
  type ErrorCode,
  errorStatus,
  type FieldError,
  type RefusalDetails,
} from '#shared/contract/errors.ts';
import { ApiError } from './api-error.ts';
import { isRecord } from './is-record.ts';

type Design = NonNullable<RefusalDetails['designs']>[number];

const isCode = (code: unknown): code is ErrorCode => typeof code === 'string' && code in errorStatus;
const isFieldError = (value: unknown): value is FieldError =>
  isRecord(value) && typeof value.field === 'string' && typeof value.message === 'string';
const isDesign = (value: unknown): value is Design =>
  isRecord(value) && typeof value.id === 'string' && typeof value.designName === 'string';

/** Turns an unsuccessful response into its error. `fallback` is the message when the response has none. */
export async function readFailure(response: Response, fallback: string): Promise<ApiError> {
  const { message, error, code, details, requestId } = fieldsOf(await response.json().catch(() => undefined));
  return new ApiError(textOf(message) || textOf(error) || fallback, {
    status: response.status,
    code: isCode(code) ? code : 'unexpected',
    ...(isRecord(details) && { details: detailsOf(details) }),
    ...(typeof requestId === 'string' && { requestId }),
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
  const { error, code } = fieldsOf(envelope);
  const message = textOf(error) || (name === 'listUserEquipment' ? 'API request failed' : fallback);
  return new ApiError(message, { status, code: isCode(code) ? code : 'unexpected' });
}

/** Read leniently, and without the schema library, which no page needs to load for this. */
const fieldsOf = (envelope: unknown): Readonly<Record<string, unknown>> =>
  isRecord(envelope) ? envelope : {};

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const isPlace = (value: unknown): value is NonNullable<RefusalDetails['place']> =>
  isRecord(value) && typeof value.line === 'number' && typeof value.column === 'number';

const detailsOf = ({
  fields,
  currentVersion,
  designs,
  allowed,
  place,
}: Readonly<Record<string, unknown>>): RefusalDetails => ({
  ...(Array.isArray(fields) && fields.every(isFieldError) && { fields }),
  ...(typeof currentVersion === 'number' && { currentVersion }),
  ...(Array.isArray(designs) && designs.every(isDesign) && { designs }),
  ...(Array.isArray(allowed) && allowed.every((status) => typeof status === 'string') && { allowed }),
  ...(isPlace(place) && { place }),
});
