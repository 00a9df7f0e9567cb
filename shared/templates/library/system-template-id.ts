import { type DialectId, dialectIds } from '../../contract/dialect.ts';
import { fnvHash } from '../../vocabulary/fnv-hash.ts';

/**
 * The id of a template of the system: fixed for good by its dialect and feature; `whole` is the whole configuration of a
 * device, composed of all parts. 24 hexadecimal characters like every id. It begins with eight zeros, as no id does that
 * begins with its time.
 */
export const systemTemplateId = (dialect: DialectId, feature: string): string =>
  `00000000${fnvHash(`${dialect}/${feature}`)}`;

export const isSystemTemplateId = (id: string): boolean => id.startsWith('00000000');

/** The dialect whose whole configuration an id stands for. */
export const dialectOfWhole = (id: string): DialectId | undefined =>
  dialectIds.find((dialect) => systemTemplateId(dialect, 'whole') === id);
