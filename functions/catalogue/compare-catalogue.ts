import { isDeepStrictEqual } from 'node:util';
import type { Device } from '#shared/contract/device.ts';
import type { StoredCatalogue, SystemDevice } from '../storage/equipment/catalogue.ts';
import type { CatalogueChange } from '../storage/equipment/catalogue-writes.ts';

/** What a load of the catalogue has to do, and what it leaves alone (ids). */
export interface Comparison {
  readonly changes: readonly CatalogueChange[];
  readonly unchanged: readonly string[];
  /** An administrator changed them. */
  readonly keptEdited: readonly string[];
  /** An administrator deleted them. */
  readonly keptDeleted: readonly string[];
  /** The catalogue no longer has them, but designs do. */
  readonly keptInUse: readonly string[];
}

/** Compares the catalogue with what is stored. Devices that administrators entered are ignored. */
export function compareCatalogue(
  catalogue: readonly Device[],
  { devices, deleted }: StoredCatalogue,
): Comparison {
  const stored = new Map(devices.map((device) => [device.id, device]));
  const wanted = new Set(catalogue.map(({ id }) => id));
  const compared = [
    ...catalogue.map((device) => compareWanted(device, stored.get(device.id), deleted)),
    ...devices.filter(({ id, fromCatalogue }) => fromCatalogue && !wanted.has(id)).map(compareUnwanted),
  ];
  const idsOf = (verdict: Verdict): string[] =>
    compared.flatMap((one) => (one[0] === verdict ? [one[1]] : []));
  return {
    changes: compared.flatMap((one) => (one[0] === 'change' ? [one[1]] : [])),
    unchanged: idsOf('unchanged'),
    keptEdited: idsOf('edited'),
    keptDeleted: idsOf('deleted'),
    keptInUse: idsOf('in use'),
  };
}

type Verdict = 'unchanged' | 'edited' | 'deleted' | 'in use';
type Compared =
  | readonly [verdict: 'change', change: CatalogueChange]
  | readonly [verdict: Verdict, id: string];

function compareWanted(
  device: Device,
  stored: SystemDevice | undefined,
  deleted: ReadonlySet<string>,
): Compared {
  const { id } = device;
  if (!stored) return deleted.has(id) ? ['deleted', id] : ['change', { kind: 'added', id, device }];
  if (stored.editedAt !== undefined) return ['edited', id];
  if (isDeepStrictEqual(stored.device, device)) return ['unchanged', id];
  return ['change', { kind: 'updated', id, device, stored }];
}

function compareUnwanted(stored: SystemDevice): Compared {
  const { id, editedAt, uses } = stored;
  if (editedAt !== undefined) return ['edited', id];
  return uses > 0 ? ['in use', id] : ['change', { kind: 'removed', id, stored }];
}
