import { describe, expect, it } from 'vitest';
import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import { type DialectId, dialectIds } from '#shared/contract/dialect.ts';
import { composeDevice } from '#shared/templates/compose/compose.ts';
import { library } from '#shared/templates/compose/library.ts';
import { dialects } from '#shared/templates/dialects/dialects.ts';
import { networkIndex } from '#shared/templates/library/context/network-index.ts';
import { deviceContext } from '#shared/templates/library/device-context.ts';
import { openEngine } from '../../support/open-engine.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { referenceNames, referenceNetwork } from '../reference-networks.ts';
import { changedValues } from './changed-value.ts';
import { exemptFields } from './exempt-fields.ts';
import { changedAt, type FieldPath, pathsOf, plainPath } from './field-paths.ts';

interface Place {
  readonly network: NetworkConfiguration;
  readonly device: DeviceConfiguration;
}

/**
 * Of each place that a configuration of any reference design has, the smallest devices that have it, one of each kind: what a
 * value means may depend on what else the device does.
 */
const places = new Map<FieldPath, Map<string, Place>>();
for (const name of referenceNames) {
  const network = referenceNetwork(name);
  for (const device of network.devices) {
    const kind = kindOf(device);
    for (const path of new Set(pathsOf(device))) {
      if (Object.hasOwn(exemptFields, plainPath(path)) || Object.hasOwn(exemptFields, path)) continue;
      const known = places.get(path) ?? new Map<string, Place>();
      places.set(path, known);
      const smallest = known.get(kind);
      if (smallest === undefined || smallest.device.interfaces.length > device.interfaces.length)
        known.set(kind, { network, device });
    }
  }
}

/** Which parts of a configuration a device has. */
function kindOf(device: DeviceConfiguration): string {
  const parts = Object.entries(device)
    .filter(([, value]) => typeof value === 'object' && (!Array.isArray(value) || value.length > 0))
    .map(([name]) => name);
  return [device.kind, ...parts].join(' ');
}

const engine = await openEngine();

function textOf({ network, device }: Place, dialect: DialectId): string {
  const { files, omissions } = composeDevice(engine, network, device, dialects[dialect]);
  return [...files.map(({ text }) => text), ...omissions].join('\n');
}

/** What refers to something that is not there is refused: it is read. */
function isSame(place: Place, dialect: DialectId, own: string): boolean {
  try {
    return textOf(place, dialect) === own;
  } catch {
    return false;
  }
}

const before = new Map<string, string>();

/** Whether the text or an omission of a device depends on what stands at a place. */
function isSaid(dialect: DialectId, path: FieldPath, place: Place): boolean {
  const { network, device } = place;
  const context = deviceContext(device, dialects[dialect], networkIndex(network));
  const left = library[dialect].omissions(context).flatMap(({ fields }) => fields);
  const plain = plainPath(path);
  if (left.some((field) => plain === field || plain.startsWith(`${field}.`))) return true;
  const key = `${dialect} ${device.id} ${device.site}`;
  const own = before.get(key) ?? textOf(place, dialect);
  before.set(key, own);
  return [0, 1].some((attempt) => {
    const changed = changedAt(device, path, (value) => {
      const values = changedValues(value);
      return values[Math.min(attempt, values.length - 1)];
    }) as DeviceConfiguration;
    return !isSame({ network, device: changed }, dialect, own);
  });
}

/** A twelfth of the places, another one for each dialect, since each change is a rendering; the long lane tries all of them. */
const isTried = (index: number, dialect: DialectId): boolean =>
  (index + dialectIds.indexOf(dialect)) % 12 < propertyRuns(1, 12);

/** Places whose value neither the text nor an omission of any device depends on. */
const unsaid = (dialect: DialectId): string[] =>
  [...places].flatMap(([path, ofKinds], index) => {
    if (!isTried(index, dialect)) return [];
    const inOrder = [...ofKinds.values()].sort(
      (a, b) => a.device.interfaces.length - b.device.interfaces.length,
    );
    return inOrder.some((place) => isSaid(dialect, path, place))
      ? []
      : [`${path} (${inOrder.map(({ device }) => device.hostname).join(', ')})`];
  });

describe('every field of a configuration', () => {
  it.each(dialectIds)('is said or named as omitted in %s', (dialect) => {
    expect(unsaid(dialect)).toEqual([]);
  });

  it('is looked for in hundreds of places', () => {
    expect(places.size).toBeGreaterThan(250);
  });
});
