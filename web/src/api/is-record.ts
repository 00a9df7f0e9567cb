/** An object whose fields can be asked for, of a value that came from elsewhere. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
