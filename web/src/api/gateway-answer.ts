/** What the gateway answers in place of the service, in words that say nothing to a user. */
export type GatewayCode = 'unanswered' | 'overrun' | 'unexpected';

/**
 * Bodies of API Gateway's own answers, `{ "message": … }`, by their lower-case text. It waits 29 or 30 seconds for the
 * service. Source: API Gateway's guide, gateway response types and HTTP API troubleshooting.
 */
const codes: Readonly<Record<string, GatewayCode>> = {
  'service unavailable': 'unanswered',
  'endpoint request timed out': 'unanswered',
  'too many requests': 'overrun',
  'limit exceeded': 'overrun',
  'internal server error': 'unexpected',
};

/** Whether the gateway answered by itself: the service's own envelopes all have `success`. */
export function gatewayCode(envelope: Readonly<Record<string, unknown>>): GatewayCode | undefined {
  const { success, message } = envelope;
  return success === undefined && typeof message === 'string' ? codes[message.toLowerCase()] : undefined;
}
