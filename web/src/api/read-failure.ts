import type { AnyRoute } from '#shared/contract/define-route.ts';
import {
  type ErrorCode,
  errorStatus,
  type FieldError,
  type PlanLimit,
  type RefusalDetails,
} from '#shared/contract/errors.ts';
import { ApiError } from './api-error.ts';
import { gatewayCode } from './gateway-answer.ts';
import { isRecord } from './is-record.ts';

type Design = NonNullable<RefusalDetails['designs']>[number];

const isCode = (code: unknown): code is ErrorCode => typeof code === 'string' && code in errorStatus;
const isFieldError = (value: unknown): value is FieldError =>
  isRecord(value) && typeof value.field === 'string' && typeof value.message === 'string';
const isDesign = (value: unknown): value is Design =>
  isRecord(value) && typeof value.id === 'string' && typeof value.designName === 'string';

/** What is read of a route when its call fails. */
export type FailingRoute = Pick<AnyRoute, 'errorField' | 'fallback' | 'unsuccessful'>;

/** Turns an unsuccessful response into its error, with the route's fallback where the service has no sentence. */
export async function readFailure(response: Response, route: FailingRoute): Promise<ApiError> {
  const envelope = fieldsOf(await response.json().catch(() => undefined));
  const { code, details, requestId } = envelope;
  const gateway = gatewayCode(envelope);
  if (gateway !== undefined) return new ApiError(route.fallback, { status: response.status, code: gateway });
  return new ApiError(sentenceIn(envelope, route) ?? route.fallback, {
    status: response.status,
    code: isCode(code) ? code : 'unexpected',
    ...(isRecord(details) && { details: detailsOf(details) }),
    ...(typeof requestId === 'string' && { requestId }),
  });
}

/** The error of an answer that arrived and says `success: false` (specification, section 5). */
export function unsuccessful(route: FailingRoute, status: number, answered: unknown): ApiError {
  const envelope = fieldsOf(answered);
  const { code } = envelope;
  const message = sentenceIn(envelope, route) ?? route.unsuccessful ?? route.fallback;
  return new ApiError(message, { status, code: isCode(code) ? code : 'unexpected' });
}

/** The sentence in the field that this call shows, else in the other one; only if it is text. */
function sentenceIn(envelope: Fields, { errorField }: FailingRoute): string | undefined {
  const other = errorField === 'error' ? 'message' : 'error';
  return textOf(envelope[errorField]) ?? textOf(envelope[other]);
}

type Fields = Readonly<Record<string, unknown>>;

/** Read leniently, and without the schema library, which no page needs to load for this. */
const fieldsOf = (envelope: unknown): Fields => (isRecord(envelope) ? envelope : {});

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

const isPlace = (value: unknown): value is NonNullable<RefusalDetails['place']> =>
  isRecord(value) && typeof value.line === 'number' && typeof value.column === 'number';

const isPlanLimit = (value: unknown): value is PlanLimit =>
  isRecord(value) && typeof value.limit === 'string' && typeof value.planId === 'string';

const isPayment = (value: unknown): value is NonNullable<RefusalDetails['payment']> =>
  isRecord(value) && typeof value.reference === 'string' && typeof value.outcome === 'string';

const detailsOf = ({
  fields,
  currentVersion,
  designs,
  allowed,
  place,
  plan,
  payment,
}: Fields): RefusalDetails => ({
  ...(Array.isArray(fields) && fields.every(isFieldError) && { fields }),
  ...(typeof currentVersion === 'number' && { currentVersion }),
  ...(Array.isArray(designs) && designs.every(isDesign) && { designs }),
  ...(Array.isArray(allowed) && allowed.every((status) => typeof status === 'string') && { allowed }),
  ...(isPlace(place) && { place }),
  ...(isPlanLimit(plan) && { plan }),
  ...(isPayment(payment) && { payment }),
});
