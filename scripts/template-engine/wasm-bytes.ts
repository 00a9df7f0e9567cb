/** Reads a WebAssembly module's bytes from a position on. */
export class WasmReader {
  readonly bytes: Uint8Array;
  at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  byte(): number {
    const byte = this.bytes[this.at];
    if (byte === undefined) throw new Error('The module ends too early.');
    this.at += 1;
    return byte;
  }

  /** An unsigned LEB128 number of at most 32 bits. */
  number(): number {
    let [value, shift] = [0, 0];
    for (;;) {
      const byte = this.byte();
      value += (byte & 127) * 2 ** shift;
      shift += 7;
      if (byte < 128) return value;
    }
  }

  /** Passes over a LEB128 number of any size, signed or not. */
  skipNumber(): void {
    while (this.byte() >= 128);
  }

  take(length: number): Uint8Array {
    const taken = this.bytes.subarray(this.at, this.at + length);
    this.at += length;
    return taken;
  }
}

/** As unsigned LEB128. */
export function numberBytes(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...numberBytes(value >>> 7)];
}

/** As signed LEB128, of a number that is not negative. */
export function signedBytes(value: number): number[] {
  return value < 64 ? [value] : [(value & 127) | 128, ...signedBytes(value >>> 7)];
}

/** A vector, a section or a body: its length, then its bytes. */
export const sized = (content: Uint8Array): Uint8Array =>
  Buffer.concat([Uint8Array.from(numberBytes(content.length)), content]);
