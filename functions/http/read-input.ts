import type middy from '@middy/core';
import type * as z from 'zod';
import type { AnyRoute } from '#shared/contract/define-route.ts';
import { Refusal } from '#shared/contract/errors.ts';
import { fieldSentence } from '#shared/contract/field-sentence.ts';
import { labelIn } from '#shared/vocabulary/fields/schema-fields.ts';
import type { Exchange } from './exchange.ts';
import { parseLeniently } from './parse-leniently.ts';
import { readBody } from './read-body.ts';

/** Parses path, query and body with the route's strict schemas; rejects with 400, naming each field. */
export const readInput = (route: AnyRoute): middy.MiddlewareObj<Exchange> => ({
  before: async ({ event: exchange }) => {
    const { event } = exchange;
    const params = parse(route.params, event.pathParameters ?? {});
    const query = parse(route.query, event.queryStringParameters ?? {});
    const body = parse(route.body, await readBody(event, route.bodyKind), route.readOnly);
    exchange.input = { params, query, body, userAgent: event.headers['user-agent'] ?? '' };
  },
});

function parse<Value>(schema: z.ZodType<Value>, value: unknown, readOnly: readonly string[] = []): Value {
  const result = parseLeniently(schema, value, readOnly);
  if (result.success) return result.data;
  const fields = result.errors;
  const [first = { field: 'body', message: 'is not valid' }] = fields;
  throw new Refusal('invalid_request', fieldSentence({ ...first, label: labelIn(schema, first.field) }), {
    fields,
  });
}
