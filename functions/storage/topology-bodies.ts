import * as z from 'zod';
import { environment } from '../runtime/environment.ts';
import { objectsIn } from './objects-in.ts';

const { TOPOLOGIES_BUCKET: bucket } = environment({ TOPOLOGIES_BUCKET: z.string() });

/** Compressed graphs that do not fit into their items. */
export const topologyBodies = objectsIn(bucket);
