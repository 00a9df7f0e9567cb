import '../../support/property-runs.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DialectId } from '#shared/contract/dialect.ts';
import { checkCompliance } from '#shared/templates/compare/check-compliance.ts';
import { CommandLineDevice } from './devices/command-line-device.ts';
import { commandLineText } from './devices/command-line-texts.ts';
import { FortiosDevice } from './devices/fortios-device.ts';
import { fortiosText } from './devices/fortios-texts.ts';
import { JunosDevice } from './devices/junos-device.ts';
import { junosText } from './devices/junos-texts.ts';
import { RouterosDevice } from './devices/routeros-device.ts';
import { routerosText } from './devices/routeros-texts.ts';

interface Device {
  enter(text: string): Device;
  readonly state: unknown;
}

const dialects: readonly [DialectId, () => Device, fc.Arbitrary<string>][] = [
  ['ios-xe', () => new CommandLineDevice(), commandLineText],
  ['junos', () => new JunosDevice(), junosText],
  ['fortios', () => new FortiosDevice(), fortiosText],
  ['routeros', () => new RouterosDevice(), routerosText],
];

describe.each(dialects)('remediation of %s', (dialect, device, text) => {
  it('brings any running configuration to any intended one, in an order that the device takes', () => {
    fc.assert(
      fc.property(text, text, (intended, running) => {
        const { remediation, rollback, isCompliant } = checkCompliance(dialect, intended, running);
        const own = device().enter(running);
        expect(own.enter(remediation).state).toEqual(device().enter(intended).state);
        expect(own.enter(rollback).state).toEqual(device().enter(running).state);
        if (isCompliant) expect(remediation).toBe('');
      }),
    );
  });

  it('has nothing to do where nothing differs', () => {
    fc.assert(
      fc.property(text, (same) => {
        expect(checkCompliance(dialect, same, same)).toMatchObject({
          isCompliant: true,
          remediation: '',
          rollback: '',
        });
      }),
    );
  });
});
