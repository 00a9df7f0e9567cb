const { hash } = process.getBuiltinModule('node:crypto');
const { readFileSync } = process.getBuiltinModule('node:fs');

/** Bytes of SHA-256. */
const checksumBytes = 32;

/** What V8 made of a file of parts lies beside it under this name. */
export const compiledName = (file: string): string => `${file}.compiled`;

/** A compiled file with the checksum of its code before it: V8 itself compares no more than the code's length. */
export const sealCompiled = (code: Buffer, compiled: Buffer): Buffer =>
  Buffer.concat([hash('sha256', code, 'buffer'), compiled]);

/** What V8 made of a file; nothing where there is none, or none of this very code. */
export function compiledFor(code: Buffer, file: string): Buffer | undefined {
  try {
    const sealed = readFileSync(compiledName(file));
    const checksum = sealed.subarray(0, checksumBytes);
    return checksum.equals(hash('sha256', code, 'buffer')) ? sealed.subarray(checksumBytes) : undefined;
  } catch {
    return undefined;
  }
}
