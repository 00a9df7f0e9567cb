import { strToU8, type Zippable, zipSync } from 'fflate';
import type { BundleFile } from './bundle-file.ts';

/** A zip of a bundle in a folder of its own. Scripts can be executed where the system knows that. */
export function zipBundle(files: readonly BundleFile[], folder: string, at: Date): Uint8Array<ArrayBuffer> {
  const entries: Zippable = Object.fromEntries(
    files.map(({ path, text, isExecutable }) => [
      `${folder}/${path}`,
      [
        strToU8(text),
        // Modes of Unix are in the upper half.
        { mtime: at, os: 3, attrs: (isExecutable ? 0o100755 : 0o100644) << 16 },
      ],
    ]),
  );
  return zipSync(entries, { level: 6 });
}
