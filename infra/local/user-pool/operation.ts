import * as z from 'zod';
import { invalidParameter } from './errors.ts';

/** One operation of the service's API: takes the request's JSON, returns the response's. */
export type Operation = (body: unknown) => object;

/** An operation whose request is read by a schema; a request that does not fit throws InvalidParameterException. */
export function operation<Input>(schema: z.ZodType<Input>, run: (input: Input) => object): Operation {
  return (body) => run(parseInput(schema, body));
}

/** Reads input by its schema; throws InvalidParameterException that names what is wrong with which field. */
export function parseInput<Input>(schema: z.ZodType<Input>, input: unknown): Input {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw invalidParameter(`${problems.length} validation error(s) detected: ${problems.join('; ')}`);
}

export const Username = z.string().min(1).max(128);

/** A new password within the API's own limits; the pool's policy comes on top. */
export const NewPassword = z
  .string()
  .max(256)
  .regex(/^\S(.*\S)?$/s, 'A password is not empty and neither starts nor ends with a space.');
