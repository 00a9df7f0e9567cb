import * as z from 'zod';
import { environment } from '../runtime/environment.ts';
import { objectsIn } from './objects-in.ts';

const { CONFIG_FILES_BUCKET: bucket } = environment({ CONFIG_FILES_BUCKET: z.string() });

/** Configuration files as users uploaded them. */
export const configFiles = objectsIn(bucket);
