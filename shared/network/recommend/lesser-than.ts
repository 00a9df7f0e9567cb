import { type Capability, capabilities, type Device } from '../../contract/device.ts';
import { capabilityLabels } from '../../vocabulary/fields/device-labels.ts';
import { joinAnd } from '../../vocabulary/lists.ts';
import type { Shortfall } from './shortfall.ts';

/** By what a device is less than the one that it would replace, whether or not the plan uses it. A doubt: something has to take the place. */
export function lesserThan(stood: Device, device: Device): Shortfall[] {
  const less = [
    ...figures.flatMap(([name, of]) => (of(device) < of(stood) ? [name] : [])),
    ...capabilities.flatMap((each) =>
      has(stood, each) && device.specs.capabilities?.[each] === 'no' ? [capabilityLabels[each]] : [],
    ),
  ];
  if (less.length === 0) return [];
  return [
    {
      constraint: 'capabilities',
      share: Math.min(1, less.length / 10),
      isDoubt: true,
      describe: () => ({ sentence: `It has less than ${stood.model}, which it replaces: ${joinAnd(less)}.` }),
    },
  ];
}

const has = ({ specs }: Device, capability: Capability): boolean =>
  specs.capabilities?.[capability] === 'yes' || specs.capabilities?.[capability] === 'licence';

const networkPorts = ({ specs }: Device) => specs.ports.filter(({ role }) => role !== 'management');

const figures = [
  ['ports', (device: Device) => networkPorts(device).reduce((sum, { count }) => sum + count, 0)],
  [
    'the speed of its ports',
    (device: Device) => Math.max(0, ...networkPorts(device).map(({ speedMbps }) => speedMbps)),
  ],
  ['PoE', ({ specs }: Device) => specs.poeBudgetW ?? 0],
] as const;
