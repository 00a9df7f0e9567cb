/** One line of structured JSON. Errors are written with their stack and their causes; `undefined` is left out. */
export function log(
  level: 'info' | 'warn' | 'error',
  message: string,
  fields: Readonly<Record<string, unknown>>,
): void {
  console[level](
    JSON.stringify({ level, time: new Date().toISOString(), message, ...fields }, readableErrors),
  );
}

const readableErrors = (_key: string, value: unknown): unknown =>
  value instanceof Error
    ? { name: value.name, message: value.message, stack: value.stack, cause: value.cause }
    : value;
