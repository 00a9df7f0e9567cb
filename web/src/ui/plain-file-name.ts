/** A name without what file systems refuse. */
export const plainFileName = (name: string): string =>
  name.replace(/[\\/:*?"<>|]+/g, '-').trim() || 'Untitled';
