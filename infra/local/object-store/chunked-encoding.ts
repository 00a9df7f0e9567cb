import { S3Error } from './s3-error.ts';

/** A line of the encoding is a chunk size or a trailer; more than this many bytes is neither. */
const longestLineBytes = 8192;

/**
 * Decodes aws-chunked content with unsigned chunks (`STREAMING-UNSIGNED-PAYLOAD-TRAILER`), in which the SDK sends streams so
 * that their checksum can follow as a trailer. Yields the data; the trailers are in the map once the data has ended.
 * Throws InvalidRequest, or IncompleteBody when the source ends early.
 * Source: https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-streaming-trailers.html
 */
export async function* decodeAwsChunked(
  source: AsyncIterable<Buffer>,
  trailers: Map<string, string>,
): AsyncGenerator<Buffer> {
  const iterator = source[Symbol.asyncIterator]();
  try {
    yield* decode(createChunkReader(iterator), trailers);
  } finally {
    await iterator.return?.();
  }
}

async function* decode(reader: ChunkReader, trailers: Map<string, string>): AsyncGenerator<Buffer> {
  for (let size = await readSize(reader); size > 0; size = await readSize(reader)) {
    yield* reader.take(size);
    if ((await reader.line()) !== '') throw malformed('a chunk is longer than its size says');
  }
  for (let line = await reader.line(); line !== ''; line = await reader.line()) {
    const colon = line.indexOf(':');
    if (colon < 1) throw malformed('a trailer must have the form name:value');
    trailers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
}

async function readSize(reader: ChunkReader): Promise<number> {
  const [size = ''] = (await reader.line()).split(';');
  if (!/^[0-9a-f]{1,8}$/i.test(size)) throw malformed('a chunk must begin with its size in hexadecimal');
  return Number.parseInt(size, 16);
}

/** Reads lines and counted bytes off a stream, holding no more than a line or one piece of the source. */
interface ChunkReader {
  /** The text up to the next CRLF, which is consumed. */
  line(): Promise<string>;
  take(size: number): AsyncGenerator<Buffer>;
}

function createChunkReader(source: AsyncIterator<Buffer>): ChunkReader {
  let held: Buffer = Buffer.alloc(0);

  async function next(): Promise<Buffer> {
    const { done, value } = await source.next();
    if (done === true) {
      throw new S3Error(400, 'IncompleteBody', 'The body ended before the end of its aws-chunked content.');
    }
    return value;
  }

  return {
    async line() {
      let end = held.indexOf('\r\n');
      while (end < 0) {
        if (held.length > longestLineBytes) throw malformed('a line is too long');
        held = Buffer.concat([held, await next()]);
        end = held.indexOf('\r\n');
      }
      const line = held.toString('latin1', 0, end);
      held = held.subarray(end + 2);
      return line;
    },
    async *take(size) {
      for (let owed = size; owed > 0; ) {
        if (held.length === 0) held = await next();
        const piece = held.subarray(0, owed);
        held = held.subarray(piece.length);
        owed -= piece.length;
        yield piece;
      }
    },
  };
}

function malformed(reason: string): S3Error {
  return new S3Error(400, 'InvalidRequest', `The aws-chunked content is malformed: ${reason}.`);
}
