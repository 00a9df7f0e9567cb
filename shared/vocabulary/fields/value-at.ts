/** What stands at a place of an object: `requirements.growth.percent`; undefined where there is nothing. */
export const valueAt = (path: string, object: unknown): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
      object,
    );
