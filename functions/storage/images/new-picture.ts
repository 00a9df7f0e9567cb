import type { Upload } from '#shared/contract/uploads.ts';
import type { Picture } from './picture.ts';

/** A picture sent with a form, and the path that its device is to name; neither if none was sent. */
export interface NewPicture {
  readonly picture?: Picture;
  readonly image?: string;
}

/** @throws invalid_request when the file is not a complete picture of a format that the site shows. */
export async function newPicture(upload: Upload | undefined): Promise<NewPicture> {
  if (!upload) return {};
  const [{ cleanPicture }, { newImagePath }] = await Promise.all([
    import('./clean-picture.ts'),
    import('./equipment-images.ts'),
  ]);
  const picture = cleanPicture(upload.bytes);
  return { picture, image: newImagePath(picture) };
}
