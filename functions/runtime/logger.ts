import { withSourcePlaces } from './source-places.ts';

/**
 * Logs one line of structured JSON. Errors are written with their stack and their causes; `undefined` is left out.
 * Lambda would put its own prefix before what `console` writes; written directly to the output, a line stays JSON.
 */
export function log(
  level: 'info' | 'warn' | 'error',
  message: string,
  fields: Readonly<Record<string, unknown>>,
): void {
  const line = { level, time: new Date().toISOString(), message, ...fields };
  process.stdout.write(`${JSON.stringify(line, readableErrors)}\n`);
}

const readableErrors = (_key: string, value: unknown): unknown =>
  value instanceof Error
    ? {
        name: value.name,
        message: value.message,
        stack: value.stack && withSourcePlaces(value.stack),
        cause: value.cause,
      }
    : value;
