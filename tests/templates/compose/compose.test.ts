import { describe, expect, it } from 'vitest';
import { dialectIds } from '#shared/contract/dialect.ts';
import { composeDevice } from '#shared/templates/compose/compose.ts';
import { dialects } from '#shared/templates/dialects/dialects.ts';
import { interfaceNames } from '#shared/templates/library/context/interface-names.ts';
import { networkIndex } from '#shared/templates/library/context/network-index.ts';
import { openEngine } from '../../support/open-engine.ts';
import { isLong } from '../../support/property-runs.ts';
import { referenceNames, referenceNetwork } from '../reference-networks.ts';

const engine = await openEngine();
/** Small ones that have every feature between them; in the long lane, every reference design. */
const designs = isLong ? referenceNames : ['law-firm', 'clinic', 'municipality'];

describe.each(dialectIds)('%s', (id) => {
  const dialect = dialects[id];

  it.each(referenceNames)('has one name for each interface of %s', (name) => {
    const network = referenceNetwork(name);
    const index = networkIndex(network);
    for (const device of network.devices) {
      const names = [...interfaceNames(device, dialect, index).values()];
      expect(new Set(names).size, `${device.hostname}: ${names.join(', ')}`).toBe(names.length);
    }
  });

  it.each(designs)('renders every device of %s', (name) => {
    const network = referenceNetwork(name);
    for (const device of network.devices) {
      const { files } = composeDevice(engine, network, device, dialect);
      for (const { text } of files) {
        expect(text).not.toMatch(/[\uE000-\uE0FF]|undefined|\bnone\b.*\bnone\b|\[object/);
        expect(text.endsWith('\n')).toBe(true);
      }
    }
  });
});
