import { describe, expect, it } from 'vitest';
import { dialectIds } from '#shared/contract/dialect.ts';
import { blockProblems } from '#shared/templates/compare/block-problems.ts';
import { checkCompliance } from '#shared/templates/compare/check-compliance.ts';
import { composeDevice } from '#shared/templates/compose/compose.ts';
import { configurationText } from '#shared/templates/compose/configuration-text.ts';
import { dialects } from '#shared/templates/dialects/dialects.ts';
import { lintConfiguration } from '#shared/templates/lint/lint-configuration.ts';
import { openEngine } from '../../support/open-engine.ts';
import { isLong, propertyTimeout } from '../../support/property-runs.ts';
import { referenceNames, referenceNetwork } from '../reference-networks.ts';

const engine = await openEngine();
const network = referenceNetwork('law-firm');

/** Every reference design in the long lane: some thousand devices, in each dialect. */
const designs = isLong ? referenceNames : ['law-firm'];

describe.each(dialectIds)('what the library writes in %s', (id) => {
  it.each(designs)(
    'has balanced blocks and nothing left to fill in, and complies with itself: %s',
    (name) => {
      const own = referenceNetwork(name);
      for (const device of own.devices) {
        const text = configurationText(composeDevice(engine, own, device, dialects[id]).files);
        expect(blockProblems(id, text), device.hostname).toEqual([]);
        expect(lintConfiguration(text), device.hostname).toEqual([]);
        expect(checkCompliance(id, text, text), device.hostname).toMatchObject({
          isCompliant: true,
          remediation: '',
        });
      }
    },
    propertyTimeout(20_000),
  );
});

// A Linux router is compared by files, whose lines are no commands.
it.each(dialectIds.filter((id) => id !== 'frr'))(
  'is what a device of %s has that had nothing and got the remediation',
  (id) => {
    for (const device of network.devices) {
      const text = configurationText(composeDevice(engine, network, device, dialects[id]).files);
      const { remediation } = checkCompliance(id, text, '');
      expect(checkCompliance(id, text, remediation), device.hostname).toMatchObject({ isCompliant: true });
    }
  },
);
