import { S3Error } from './s3-error.ts';

/** Positions of the first and the last byte, both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The one range that a Range header asks for, within an object of that many bytes. A header in another form, several
 * ranges among them, is skipped (RFC 9110 allows it) and the whole object is meant. Throws InvalidRange when the
 * range is beyond the end.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (first > last) throw new S3Error(416, 'InvalidRange', 'The requested range is not satisfiable');
  return { first, last };
}
