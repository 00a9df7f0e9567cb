import { S3Error } from './s3-error.ts';

/** A line of the encoding is a chunk size or a trailer; more than this many bytes is neither. */
const MAX_LINE_BYTES = 8192;

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
    yield* decode(new ChunkReader(iterator), trailers);
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
class ChunkReader {
  readonly #source: AsyncIterator<Buffer>;
  #held: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterator<Buffer>) {
    this.#source = source;
  }

  /** The text up to the next CRLF, which is consumed. */
  async line(): Promise<string> {
    let end = this.#held.indexOf('\r\n');
    while (end < 0) {
      if (this.#held.length > MAX_LINE_BYTES) throw malformed('a line is too long');
      this.#held = Buffer.concat([this.#held, await this.#next()]);
      end = this.#held.indexOf('\r\n');
    }
    const line = this.#held.toString('latin1', 0, end);
    this.#held = this.#held.subarray(end + 2);
    return line;
  }

  async *take(size: number): AsyncGenerator<Buffer> {
    for (let owed = size; owed > 0; ) {
      if (this.#held.length === 0) this.#held = await this.#next();
      const piece = this.#held.subarray(0, owed);
      this.#held = this.#held.subarray(piece.length);
      owed -= piece.length;
      yield piece;
    }
  }

  async #next(): Promise<Buffer> {
    const { done, value } = await this.#source.next();
    if (done === true) {
      throw new S3Error(400, 'IncompleteBody', 'The body ended before the end of its aws-chunked content.');
    }
    return value;
  }
}

function malformed(reason: string): S3Error {
  return new S3Error(400, 'InvalidRequest', `The aws-chunked content is malformed: ${reason}.`);
}
