import { strToU8 } from 'fflate';
import { secretsIn } from '../library/secrets.ts';
import type { BundleFile } from './bundle-file.ts';

/** SHA-256 of a text in UTF-8, in hexadecimal. */
export type TextHash = (text: string) => Promise<string>;

/** The file that names all others, with what they have to hash to. */
export async function manifestFile(
  head: object,
  files: readonly BundleFile[],
  hash: TextHash,
): Promise<BundleFile> {
  const rows = await Promise.all(
    files.map(async ({ path, text }) => {
      const secrets = secretsIn(text);
      return {
        path,
        bytes: strToU8(text).byteLength,
        sha256: await hash(text),
        ...(secrets.length > 0 && { secretsToEnter: secrets }),
      };
    }),
  );
  const manifest = { format: 1, ...head, files: rows };
  return { path: 'manifest.json', text: `${JSON.stringify(manifest, null, 2)}\n` };
}
