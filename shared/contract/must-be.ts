import type * as z from 'zod';

/**
 * A check with a sentence, for `check`. zod's own `refine` makes a whole schema for each, and each call of a chain copies the schema
 * before it; a design has hundreds of fields, and every cold start makes them.
 */
export const mustBe =
  <Value>(isRight: (value: Value) => boolean, message: string) =>
  (payload: z.core.ParsePayload<Value>): void => {
    if (isRight(payload.value)) return;
    payload.issues.push({ code: 'custom', message, input: payload.value, continue: true });
  };
