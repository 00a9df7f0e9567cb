import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DeviceDraft, figures } from '#shared/contract/device.ts';
import { type FormValues, textNames } from '#web/features/equipment-form/model/device-values.ts';
import { openedDevice } from '#web/features/equipment-form/model/edited-device.ts';
import { deviceMerge } from '#web/features/equipment-form/model/merge-devices.ts';
import { shortForm } from '#web/features/equipment-form/model/port-rows.ts';
import { valuesOfDevice } from '#web/features/equipment-form/model/values-of-device.ts';
import { merge } from '#web/ui/editing/merge.ts';
import { deviceOf } from '../../equipment/device-builder.ts';
import { anyDevice } from './any-device.ts';

const valuesOf = (device: DeviceDraft) => valuesOfDevice(device, '2026-11-21');
const anyValues = () => anyDevice().map(valuesOf);

const changesOf = (base: FormValues, mine: FormValues, theirs: FormValues) =>
  merge({ base, mine, theirs }, deviceMerge).changes;
const mergeValues = (base: FormValues, mine: FormValues, theirs: FormValues): FormValues => {
  const sides = { base: openedDevice(base), mine: openedDevice(mine), theirs: openedDevice(theirs) };
  const { texts, ports, lines, sources } = deviceMerge.valuesOf(merge(sides, deviceMerge).value);
  return { texts, ports, lines, sources };
};

describe('two who changed the same device', () => {
  it('keep all of theirs where I changed nothing', () => {
    fc.assert(
      fc.property(anyValues(), anyValues(), (base, theirs) => {
        expect(mergeValues(base, base, theirs)).toEqual(theirs);
      }),
    );
  });

  it('keep all of mine', () => {
    fc.assert(
      fc.property(anyValues(), anyValues(), anyValues(), (base, mine, theirs) => {
        const merged = mergeValues(base, mine, theirs);
        for (const name of textNames) {
          if (mine.texts[name] !== base.texts[name]) expect(merged.texts[name]).toBe(mine.texts[name]);
        }
        for (const figure of figures) {
          if (mine.sources[figure] !== base.sources[figure])
            expect(merged.sources[figure]).toBe(mine.sources[figure]);
        }
        if (shortForm(mine.ports) !== shortForm(base.ports)) expect(merged.ports).toEqual(mine.ports);
      }),
    );
  });

  it('find no change where there is none', () => {
    fc.assert(
      fc.property(anyValues(), anyValues(), (base, mine) => {
        expect(changesOf(base, mine, base)).toEqual([]);
        expect(mergeValues(base, mine, base)).toEqual(mine);
      }),
    );
  });

  it('describe changes in the words of the form', () => {
    const base = valuesOf(deviceOf());
    const theirs = valuesOf(
      deviceOf({
        category: 'router',
        specs: { environment: 'outdoor', weightKg: 6, ports: [] },
        sources: { drawW: 'estimate' },
      }),
    );
    const mine = valuesOf(deviceOf({ specs: { weightKg: 7 } }));
    expect(
      changesOf(base, mine, theirs).map((change) => ({
        ...deviceMerge.describe(change),
        isContested: change.isContested,
      })),
    ).toEqual([
      { label: 'Category', base: 'Switch', theirs: 'Router', mine: 'Switch', isContested: false },
      { label: 'Weight', base: '5 kg', theirs: '6 kg', mine: '7 kg', isContested: true },
      { label: 'Environment', base: 'Not known', theirs: 'Outdoor', mine: 'Not known', isContested: false },
      {
        label: 'Ports',
        base: '48x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt',
        theirs: 'Not known',
        mine: '48x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt',
        isContested: false,
      },
      {
        label: expect.stringMatching(/^Source of /),
        base: 'Stated',
        theirs: 'Estimate',
        mine: 'Stated',
        isContested: false,
      },
    ]);
  });
});
