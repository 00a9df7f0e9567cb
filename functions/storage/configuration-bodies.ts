import * as z from 'zod';
import { environment } from '../runtime/environment.ts';
import { objectsIn } from './objects-in.ts';

const { CONFIGURATIONS_BUCKET: bucket } = environment({ CONFIGURATIONS_BUCKET: z.string() });

/** Compressed texts of templates, deployments and running configurations that do not fit into their items. */
export const configurationBodies = objectsIn(bucket);
