import * as z from 'zod';
import { wellFormed } from './text.ts';

/** The id of every entity but the user: 24 lower-case hexadecimal characters, the first 8 the creation second. */
export const Id = z.string().regex(/^[0-9a-f]{24}$/, 'must be 24 hexadecimal characters');

/** The user's id: the identity service's `sub`, a UUID. */
export const Uid = z.uuid('must be a user id');

/** A node, link or subnet within its topology. */
export const ElementId = z.string().check(z.minLength(1), z.maxLength(100), wellFormed);

/** Incremented with every update; sent with a change to state what it is based on. */
export const Version = z.int().check(z.gte(1), z.lte(1_000_000_000));

/** An instant as ISO 8601 in UTC. */
export const Instant = z.iso.datetime();
