import { strToU8 } from 'fflate';
import type { ExchangedDesign } from '../design/exchanged-design.ts';
import { joinedBytes } from '../read/joined-bytes.ts';
import type { ReadNetwork } from '../read/read-network.ts';
import { UnreadableFile } from '../read/unreadable-file.ts';
import { packDesign, unpackDesign } from './packed-design.ts';
import { chunksOf } from './png-chunks.ts';

/* A chunk `iTXt` holds text that may be deflated. */

const keyword = 'netwright-topology';

/** The picture with its design in a chunk before its end, where every viewer skips it. */
export function pngWithDesign(png: Uint8Array, design: ExchangedDesign): Uint8Array<ArrayBuffer> {
  const end = [...chunksOf(png)].find(({ type }) => type === 'IEND');
  if (end === undefined) throw new UnreadableFile('The picture is not a complete PNG.');
  return joinedBytes([png.subarray(0, end.at), textChunk(packDesign(design)), png.subarray(end.at)]);
}

/** Undefined where the PNG carries no design of this product. */
export function readPng(bytes: Uint8Array): ReadNetwork | undefined {
  for (const { type, data } of chunksOf(bytes)) {
    if (type !== 'iTXt') continue;
    const head = keywordBytes();
    if (!head.every((byte, index) => data[index] === byte)) continue;
    return unpackDesign(data.subarray(head.length));
  }
  return undefined;
}

/** Keyword, compressed by zlib, neither language nor translation. */
const keywordBytes = (): Uint8Array => new Uint8Array([...strToU8(keyword), 0, 1, 0, 0, 0]);

function textChunk(packed: Uint8Array): Uint8Array {
  const head = keywordBytes();
  const chunk = new Uint8Array(12 + head.length + packed.length);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, head.length + packed.length);
  chunk.set(strToU8('iTXt'), 4);
  chunk.set(head, 8);
  chunk.set(packed, 8 + head.length);
  view.setUint32(chunk.length - 4, crc32(chunk.subarray(4, chunk.length - 4)));
  return chunk;
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (table[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}
