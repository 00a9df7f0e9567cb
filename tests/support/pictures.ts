import { crc32, deflateSync } from 'node:zlib';

/** Small pictures as ImageMagick's encoders wrote them: 12 pixels by 7. */
const fromBase64 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'));

export const aPng = fromBase64(
  'iVBORw0KGgoAAAANSUhEUgAAAAwAAAAHCAYAAAA8sqwkAAAABGdBTUEAALGPC/xhBQAAACBjSFJNAAB6JgAAgIQAAPoAAACA6AAAdTAAAOpgAAA6mAAAF3CculE8AAAABmJLR0QA/wD/AP+gvaeTAAAAQUlEQVQY05WQwQkAMAwCT8g06f6jNOvYTz+FUhpfIsiJMpiGoshtxU83JqMDIOooeJOehKSjKBIjdNl/ywVuvbQA5TsPEyq2zykAAAAldEVYdGRhdGU6Y3JlYXRlADIwMjYtMTEtMjFUMDA6NDc6MTYrMDA6MDBLw9tlAAAAJXRFWHRkYXRlOm1vZGlmeQAyMDI2LTExLTIxVDAwOjQ3OjE2KzAwOjAwOp5j2QAAAABJRU5ErkJggg==',
);

export const aJpeg = fromBase64(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/2wBDAQMDAwQDBAgEBAgQCwkLEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBD/wAARCAAHAAwDAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAj/xAAZEAABBQAAAAAAAAAAAAAAAAAAAgMXUqH/xAAWAQEBAQAAAAAAAAAAAAAAAAAABwj/xAAZEQABBQAAAAAAAAAAAAAAAAAAAgQYUqH/2gAMAwEAAhEDEQA/AIukJyy9NGxga0ThdpFuLK0SE5deiMDWicEi3Flaf//Z',
);

export const aProgressiveJpeg = fromBase64(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/2wBDAQMDAwQDBAgEBAgQCwkLEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBD/wgARCAAHAAwDAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAf/xAAWAQEBAQAAAAAAAAAAAAAAAAAABgf/2gAMAwEAAhADEAAAAYto12P/xAAWEAADAAAAAAAAAAAAAAAAAAAAARX/2gAIAQEAAQUCoMoM/8QAGBEAAgMAAAAAAAAAAAAAAAAAAAEDF1H/2gAIAQMBAT8BsWTWWLJrP//EABgRAAIDAAAAAAAAAAAAAAAAAAABAxdR/9oACAECAQE/AawixFYRYj//xAAUEAEAAAAAAAAAAAAAAAAAAAAQ/9oACAEBAAY/Aj//xAAWEAADAAAAAAAAAAAAAAAAAAAAAWH/2gAIAQEAAT8hsyzP/9oADAMBAAIAAwAAABDb/8QAFhEAAwAAAAAAAAAAAAAAAAAAAAHw/9oACAEDAQE/EKGUM//EABYRAAMAAAAAAAAAAAAAAAAAAAAB8P/aAAgBAgEBPxCpFSP/xAAWEAADAAAAAAAAAAAAAAAAAAAAAfD/2gAIAQEAAT8QhZGz/9k=',
);

export const aLossyWebp = fromBase64(
  'UklGRkwAAABXRUJQVlA4IEAAAABwAgCdASoMAAcAAgA0JagCdLoBJgP4ABbtZdRAAP73nEo3Qi//M5uMS/v+YxMDNf/ID/+QH//HFydujxxZPEgA',
);

export const aLosslessWebp = fromBase64(
  'UklGRk4AAABXRUJQVlA4TEEAAAAvC4ABAE8AEIT/bRMCAcL/HzsEssmuk79f898D3CiAmQFCSLaSQgqXSgwhnEIKD+EDP4iI/ucuDsAtn+qvSSZZBQA=',
);

/** In the extended format, with a channel for transparency. */
export const aTransparentWebp = fromBase64(
  'UklGRo4AAABXRUJQVlA4WAoAAAAQAAAACwAABgAAQUxQSCwAAAABTyAQSOHrFBGRmQEhJFuJ4SM8hRQOIYZUOoV8H0RE//OXT/UWB2DXJJOsAlZQOCA8AAAAEAIAnQEqDAAHAAIANCWoAnRrgMEA9f8EgAD+8MQL/kw4Efft7zn/udbyTzc3+hv//2dbyTzc3+gAAAAA',
);

export const aGif = fromBase64(
  'R0lGODlhCAAIAPIAAP8AANsAJLYASZIAbW0AkkkAtiQA2wAA/yH5BAAAAAAALAAAAAAIAAgAAAMWCLoa/k7IKYe9luiti/+eIY7iYZ5mAgA7',
);

export const joined = (...parts: readonly (Uint8Array | string)[]): Uint8Array =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))));

type Chunk = readonly [name: string, data: Uint8Array | string];

/** A PNG of these chunks, each with the checksum that it should have. */
export const pngOf = (...chunks: readonly Chunk[]): Uint8Array =>
  joined(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...chunks.map(pngChunk));

function pngChunk([name, data]: Chunk): Uint8Array {
  const named = joined(name, data);
  return joined(bigEndian(named.length - 4), named, bigEndian(crc32(named)));
}

interface Header {
  readonly width?: number;
  readonly height?: number;
  readonly depth?: number;
  readonly colour?: number;
  readonly interlace?: number;
}

/** Eight bits of grey, one pixel, but for what is said. */
export const pngHeader = ({
  width = 1,
  height = 1,
  depth = 8,
  colour = 0,
  interlace = 0,
}: Header = {}): Chunk => [
  'IHDR',
  joined(bigEndian(width), bigEndian(height), Uint8Array.from([depth, colour, 0, 0, interlace])),
];

export const pngPixels: Chunk = ['IDAT', deflateSync(Buffer.from([0, 255]))];
export const pngEnd: Chunk = ['IEND', ''];

/** A WebP of these chunks, of the length that it states. */
export function webpOf(...chunks: readonly Chunk[]): Uint8Array {
  const parts = chunks.map(([name, data]) => {
    const bytes = joined(data);
    return joined(name, littleEndian(bytes.length), bytes, bytes.length % 2 ? '\0' : '');
  });
  const content = joined('WEBP', ...parts);
  return joined('RIFF', littleEndian(content.length), content);
}

/** The size of an extended WebP, with flags that say nothing. */
export const webpCanvas = (width: number, height: number): Chunk => [
  'VP8X',
  joined('\0\0\0\0', littleEndian(width - 1).subarray(0, 3), littleEndian(height - 1).subarray(0, 3)),
];

/** A lossless picture of this size as far as its head goes. */
export const webpPixels = (width: number, height: number): Chunk => [
  'VP8L',
  joined('/', littleEndian((width - 1) | ((height - 1) << 14)), 'pixels'),
];

const bigEndian = (value: number): Uint8Array => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const littleEndian = (value: number): Uint8Array => Uint8Array.from(bigEndian(value >>> 0)).reverse();
