import useSWRImmutable from 'swr/immutable';
import type { Upload } from '#shared/contract/uploads.ts';
import { contentTypeOf } from '#web/documents/equipment/model/check-picture.ts';

/** The picture at a path of the site, as a form sends it. A picture that cannot be read is left out of a copy. */
export function useCopiedPicture(path: string | undefined): {
  readonly picture: Upload | undefined;
  readonly isLoading: boolean;
} {
  const { data, isLoading } = useSWRImmutable(path, read, { shouldRetryOnError: false });
  return { picture: data, isLoading };
}

async function read(path: string): Promise<Upload> {
  const response = await fetch(path);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const contentType = contentTypeOf(bytes);
  if (!response.ok || contentType === undefined) throw new Error(`There is no picture at ${path}`);
  return { fileName: path.split('/').at(-1) ?? 'picture', contentType, bytes };
}
