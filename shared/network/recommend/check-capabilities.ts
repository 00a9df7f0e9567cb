import type { Device } from '../../contract/device.ts';
import { capabilityLabels } from '../../vocabulary/fields/device-labels.ts';
import type { CapabilityDemand, Demands } from './need.ts';
import type { Shortfall } from './shortfall.ts';

/** What the configuration of the place uses. What is not known of a device is a doubt: no model gets a place by silence. */
export function checkCapabilities(
  found: Shortfall[],
  { specs: { capabilities } }: Device,
  { capabilities: demands = [] }: Demands,
): void {
  for (const demand of demands) {
    const level = capabilities?.[demand.capability];
    if (level !== 'yes' && level !== 'licence') found.push(lacks(demand, level));
  }
}

function lacks({ capability, why }: CapabilityDemand, level: 'no' | undefined): Shortfall {
  const name = capabilityLabels[capability];
  return {
    constraint: 'capabilities',
    share: level === 'no' ? 1 : 0.5,
    ...(level === undefined && { isDoubt: true }),
    describe: () =>
      level === 'no'
        ? { sentence: `It has no ${name}: ${why}.`, relax: `by ${name}` }
        : { sentence: `Whether it has ${name} is not known: ${why}.` },
  };
}
