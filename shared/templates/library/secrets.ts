const placeholder = /<secret:([a-z][a-z0-9_]{0,99})>/g;

/** What stands in a configuration for a secret, wherever it is kept, compared or shown. */
export const secretPlaceholder = (name: string): string => `<secret:${name}>`;

/** The secrets that a configuration still needs, in the order of their first place. */
export const secretsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name)),
];

/** The configuration with the secrets that are given; placeholders of others stay. For a download only, never to be kept. */
export const fillSecrets = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(placeholder, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );

/**
 * Whether every dialect takes a secret as it is written. Quotes, line breaks and characters such as `?`, `#`, `$` or `;` mean
 * something to some device, and would change the text around them.
 */
export const isPlainSecret = (value: string): boolean => /^[\w .~!@%^*+=:,/-]*$/.test(value);

/** The secrets that a file names, a line `name=value` each; other lines are left out. */
export const readSecrets = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text.split(/\r?\n/).flatMap((line) => {
      const [, name, value] = /^\s*([a-z][a-z0-9_]{0,99})\s*=\s*(.*?)\s*$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value]];
    }),
  );
