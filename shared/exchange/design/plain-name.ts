/** A name in small letters and digits, without accents, for formats that take no more. */
export const plainName = (name: string, separator: '-' | '_', longest: number): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, separator)
    .replace(/^[-_\d]+/, '')
    .slice(0, longest)
    .replace(/[-_]+$/, '') || 'network';
