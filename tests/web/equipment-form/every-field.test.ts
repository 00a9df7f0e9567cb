import { describe, expect, it } from 'vitest';
import { deviceFields } from '#shared/vocabulary/fields/device-fields.ts';
import { figureRows } from '#web/documents/equipment/model/figures.ts';
import { LineRow, PortRow, textNames } from '#web/features/equipment-form/model/device-values.ts';
import { openedDevice } from '#web/features/equipment-form/model/edited-device.ts';
import { pathOf } from '#web/features/equipment-form/model/field-paths.ts';
import { deviceMerge } from '#web/features/equipment-form/model/merge-devices.ts';
import { valuesOfDevice } from '#web/features/equipment-form/model/values-of-device.ts';
import { merge } from '#web/ui/editing/merge.ts';
import { deviceOf } from '../../equipment/device-builder.ts';

/** Fields that hold a value themselves. */
const stored = deviceFields.filter(({ kind }) => kind !== 'group');
const portCells = Object.keys(PortRow.shape).map((cell) => `specs.ports[].${cell}`);
const lineCells = Object.keys(LineRow.shape).map((cell) => `lines[].${cell}`);

it('the form has every stored field of a device', () => {
  const inForm = [...textNames.map(pathOf), ...portCells, ...lineCells, 'image', 'sources'];
  // Groups of ports are one cell, as in the notation: `4@10G`.
  const cellOf = (path: string): string => path.replace(/\.speedGroup\..*/, '.speedGroup');
  expect(stored.map(({ path }) => cellOf(path)).filter((path) => !inForm.includes(path))).toEqual([]);
});

/** What names a device or stands beside a figure: its page shows these at a glance. */
const atAGlance = [
  ...[
    'category',
    'manufacturer',
    'model',
    'partNumber',
    'family',
    'class',
    'typicalUseCase',
    'image',
    'datasheetUrl',
    'sources',
  ],
  ...['price.currency', 'price.confidence', 'streetPrice.currency', 'streetPrice.confidence'],
];

describe.each(
  stored
    .filter(({ path }) => !path.includes('[]') && !atAGlance.includes(path))
    .map((field) => [field.path, field] as const),
)('%s', (_, { label }) => {
  it('is a row of the page and of a comparison, by its registered name', () => {
    expect(figureRows.map(({ name }) => name)).toContain(label);
  });
});

describe.each(textNames.map((name) => [name] as const))('%s', (name) => {
  it('is called the same where two versions differ', () => {
    const values = valuesOfDevice(deviceOf(), '2026-11-21');
    const base = openedDevice(values);
    const theirs = openedDevice({ ...values, texts: { ...values.texts, [name]: 'other' } });
    const labels = merge({ base, mine: base, theirs }, deviceMerge).changes.map(deviceMerge.describe);
    expect(labels.map(({ label }) => label)).toEqual([
      deviceFields.find(({ path }) => path === pathOf(name))?.label,
    ]);
  });
});
