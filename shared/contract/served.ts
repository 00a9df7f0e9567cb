import type * as z from 'zod';

/**
 * An answer as it is sent: ours, with the names beside it that clients of the specification read. It only adds, so that
 * whoever reads our shape reads this one too. Who accepts `ownShape` is spared the additions.
 */
export interface Served<Answer, Query = unknown> {
  /** What is sent, beside `success`. */
  readonly schema: z.ZodType;
  // A method, so that a route of any answer is an `AnyRoute`.
  from(answer: Answer, query: Query): unknown;
}

/** The media type that the site accepts. */
export const ownShape = 'application/json;profile=netwright';

/** An entity with its id under the specification's name as well (its section 3). */
export const identified = <Entity extends { readonly id: string }>(entity: Entity) => ({
  ...entity,
  _id: entity.id,
});

interface Fields {
  readonly shape: Readonly<Record<string, unknown>>;
}

/** The fields of an entity that we answer and a change does not have: a client that sends back what it got brings them. */
export const readOnly = (served: Fields, change: Fields): readonly string[] =>
  Object.keys(served.shape).filter((field) => !(field in change.shape));
