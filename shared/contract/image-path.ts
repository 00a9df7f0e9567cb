import * as z from 'zod';

/** Where the site serves an uploaded picture, as a path of the site's own origin. */
export const ImagePath = z.string().regex(/^\/equipment-images\/[0-9a-f]{32}\.(png|jpg|webp)$/);
