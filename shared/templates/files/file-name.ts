/** A name as part of a file's name on any system: letters, digits, dots, dashes and underscores. */
export const fileNameOf = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 100) || 'configuration';
