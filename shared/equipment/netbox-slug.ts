/** The last part of a site's or type's address in NetBox: `hq-rtr-1`. */
export const netboxSlug = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('+', '-plus')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 100) || 'none';
