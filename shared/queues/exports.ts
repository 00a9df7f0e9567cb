import * as z from 'zod';
import { Id, Uid } from '../contract/identifiers.ts';
import { defineQueue } from './define-queue.ts';

/** A copy of a user's data to be packed, as the table of exports knows it. */
const RequestedExport = z.strictObject({ uid: Uid, exportId: Id });
export type RequestedExport = z.output<typeof RequestedExport>;

export const exportsQueue = defineQueue({ name: 'exports', message: RequestedExport });
