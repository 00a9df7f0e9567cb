import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FormValues } from '#web/features/equipment-form/model/device-values.ts';
import {
  blankPort,
  pasteInto,
  rowsOfPorts,
  shortForm,
} from '#web/features/equipment-form/model/port-rows.ts';
import { type FormState, StatedDevice } from '#web/features/equipment-form/model/stated-device.ts';
import { shownFigures } from '#web/features/equipment-form/model/stated-figures.ts';
import { newDeviceValues, valuesOfDevice } from '#web/features/equipment-form/model/values-of-device.ts';
import { validate } from '#web/ui/form/schema-errors.ts';
import { moveRow } from '#web/ui/rows/edit-row.ts';
import { deviceOf } from '../../equipment/device-builder.ts';
import { anyDevice } from './any-device.ts';

const today = '2026-11-21';

const state = (values: FormValues): FormState => ({ ...values, image: undefined, removeImage: false });

const typed = (texts: Partial<FormValues['texts']>, more: Partial<FormValues> = {}): FormState => {
  const values = valuesOfDevice(deviceOf(), today);
  return state({ ...values, ...more, texts: { ...values.texts, ...texts } });
};

describe('the form of a device', () => {
  it('describes the device that it was opened with', () => {
    fc.assert(
      fc.property(anyDevice(), (device) => {
        expect(StatedDevice.parse(state(valuesOfDevice(device, today)))).toEqual(device);
      }),
    );
  });

  it('round-trips through a draft', () => {
    fc.assert(
      fc.property(anyDevice(), (device) => {
        const values = valuesOfDevice(device, today);
        expect(FormValues.parse(JSON.parse(JSON.stringify(values)))).toEqual(values);
      }),
    );
  });

  it('shows every figure that it would send', () => {
    fc.assert(
      fc.property(anyDevice(), (device) => {
        const shown = shownFigures(device.category, valuesOfDevice(device, today));
        const everywhere = [
          'ports',
          'rackUnits',
          'powerSupplies',
          'drawW',
          'weightKg',
          'airflow',
          'environment',
          'mounting',
          'capabilities',
          'control',
        ];
        expect([...shown, ...everywhere]).toEqual(expect.arrayContaining(Object.keys(device.specs)));
        expect(new Set(shown).size).toBe(shown.length);
      }),
    );
  });

  it('when new, has errors only in its three names', () => {
    expect(validate(StatedDevice, state(newDeviceValues(today))).errors).toEqual({
      manufacturer: 'must not be empty',
      model: 'must not be empty',
      partNumber: 'must not be empty',
    });
  });

  it('names invalid fields by their path in the contract', () => {
    const [port] = rowsOfPorts([{ count: 1, speedMbps: 1_000, connector: 'RJ45', role: 'access' }]);
    const wrong = typed(
      {
        forwardingMbps: 'a lot',
        weightKg: '-1',
        priceAmount: '10',
        priceCurrency: 'euro',
        wifiStandard: '802.11be',
      },
      { ports: port ? [{ ...port, count: '0' }] : [] },
    );
    expect(validate(StatedDevice, wrong).errors).toEqual({
      'specs.ports[0].count': 'must be at least 1',
      'specs.forwardingMbps': 'must be a number',
      'specs.weightKg': 'must not be negative',
      'specs.wifi.streams': expect.stringMatching(/missing|whole number/),
      'price.currency': 'must be a three-letter currency code such as EUR',
    });
  });

  it('accepts grouped thousands and a currency in lower case', () => {
    const stated = StatedDevice.parse(typed({ priceAmount: '12,400.50', priceCurrency: 'eur' }));
    expect(stated.price).toMatchObject({ amount: 12_400.5, currency: 'EUR' });
  });

  it('drops the source of a figure that was emptied', () => {
    const stated = StatedDevice.parse(
      typed({ drawW: '' }, { sources: { drawW: 'estimate', weightKg: 'datasheet' } }),
    );
    expect(stated.sources).toEqual({ weightKg: 'datasheet' });
  });

  it('has no price where only its day and currency are known', () => {
    expect(StatedDevice.parse(typed({ priceAmount: ' ' })).price).toBeUndefined();
  });
});

describe('the rows of the ports', () => {
  const rows = rowsOfPorts(deviceOf().specs.ports);

  it('show their shorthand, as far as they are valid', () => {
    expect(shortForm(rows)).toBe('48x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt');
    expect(shortForm([...rows, blankPort('4', rows)])).toBe('48x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt');
  });

  it('move one place, and not beyond the ends', () => {
    const [first, second, third] = rows;
    expect(moveRow(rows, '1', 1)).toEqual([second, first, third]);
    expect(moveRow(rows, '3', -1)).toEqual([first, third, second]);
    expect(moveRow(rows, '1', -1)).toEqual(rows);
    expect(moveRow(rows, '3', 1)).toEqual(rows);
  });

  it('are added like the last one, without its count', () => {
    expect(blankPort('4', rows)).toEqual({ ...rows[2], key: '4', count: '' });
    expect(blankPort('1', [])).toEqual({
      key: '1',
      count: '',
      speedMbps: '1000',
      connector: 'RJ45',
      role: 'access',
      poe: '',
      speedGroup: '',
    });
  });

  it('replace a row by pasted notation, under unique keys', () => {
    const pasted = pasteInto(rows, '2', '2x25G-SFP28 up, 2x100G-QSFP28 up');
    expect(shortForm(pasted ?? [])).toBe('48x1G-T at, 2x25G-SFP28 up, 2x100G-QSFP28 up, 1x1G-T mgmt');
    expect(new Set(pasted?.map(({ key }) => key)).size).toBe(4);
  });

  it.each(['48', 'RJ45', '', '24x1G-copper'])('leave “%s” in the cell that it is pasted into', (text) => {
    expect(pasteInto(rows, '1', text)).toBeUndefined();
  });
});
