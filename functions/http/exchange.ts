import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Caller } from './caller.ts';
import type { Problem } from './problem.ts';

/** An HTTP API's event, payload format 2.0. */
export type HttpEvent = APIGatewayProxyEventV2;
export type HttpResult = APIGatewayProxyStructuredResultV2;
export type HttpHandler = (event: HttpEvent, context: Context) => Promise<HttpResult>;

/** What a route's schemas made of the request. */
export interface Input<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** What the caller's program says of itself; empty where it says nothing. */
  readonly userAgent: string;
}

/** One request on its way through the middlewares, with what each of them added. */
export interface Exchange {
  readonly event: HttpEvent;
  readonly requestId: string;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  caller?: Caller;
  /** Rejects where the gate keeps the caller out; only while a call runs beside it. */
  passing?: Promise<unknown>;
  input?: Input<unknown, unknown, unknown>;
  problem?: Problem;
}

/** Begins an exchange; API Gateway's request id is the one that its access log shows too. */
export const beginExchange = (event: HttpEvent, context: Context): Exchange => ({
  event,
  requestId: event.requestContext.requestId || context.awsRequestId,
  startedAt: Date.now(),
});
