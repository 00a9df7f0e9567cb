import { describe, expect, it } from 'vitest';
import { dialectIds } from '#shared/contract/dialect.ts';
import { blockProblems } from '#shared/templates/compare/block-problems.ts';
import { checkCompliance } from '#shared/templates/compare/check-compliance.ts';
import { composeDevice } from '#shared/templates/compose/compose.ts';
import { configurationText } from '#shared/templates/compose/configuration-text.ts';
import { dialects } from '#shared/templates/dialects/dialects.ts';
import { openEngine } from '../../support/open-engine.ts';
import { referenceNetwork } from '../reference-networks.ts';

const engine = await openEngine();
const network = referenceNetwork('law-firm');

describe.each(dialectIds)('what the library writes in %s', (id) => {
  const texts = network.devices.map((device) => ({
    hostname: device.hostname,
    text: configurationText(composeDevice(engine, network, device, dialects[id]).files),
  }));

  it('has balanced blocks, and complies with itself', () => {
    for (const { hostname, text } of texts) {
      expect(blockProblems(id, text), hostname).toEqual([]);
      expect(checkCompliance(id, text, text), hostname).toMatchObject({ isCompliant: true, remediation: '' });
    }
  });
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
