import { formatCount } from '../../vocabulary/counts.ts';
import { capabilityLabels } from '../../vocabulary/fields/device-labels.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import { classPhrases } from './check-choice.ts';
import { describePorts } from './check-ports.ts';
import type { Need, Rate } from './need.ts';
import { surroundingWords } from './surroundings.ts';

/** The demands of a need, a sentence each with its arithmetic. */
export function demandSentences({ demands }: Need): string[] {
  const {
    ports,
    poe,
    rate,
    encrypted,
    remoteUsers,
    clients,
    accessPoints,
    class: least,
    capabilities = [],
    minSupplies,
    mostPoeInput,
    manufacturer,
    surroundings,
    twin,
  } = demands;
  return [
    ...ports.map((demand) => `It needs ${describePorts(demand)}: ${demand.why}.`),
    ...(poe === undefined ? [] : [`It needs ${poe.budgetW} W of PoE: ${poe.why}.`]),
    ...(rate === undefined
      ? []
      : [`It needs ${formatRate(rate.mbps)} ${rateWords[rate.figure]}: ${rate.why}.`]),
    ...(encrypted === undefined
      ? []
      : [`It needs ${formatRate(encrypted.mbps)} ${rateWords[encrypted.figure]}: ${encrypted.why}.`]),
    ...(remoteUsers === undefined
      ? []
      : [
          `It ends the tunnels of ${formatCount(remoteUsers.count, 'remote user')} at the same time: ${remoteUsers.why}.`,
        ]),
    ...(clients === undefined ? [] : [`It serves ${clients.count} wireless devices: ${clients.why}.`]),
    ...(accessPoints === undefined
      ? []
      : [`It manages ${accessPoints.count} access points: ${accessPoints.why}.`]),
    ...(least === undefined ? [] : [`It must be ${classPhrases[least.least]} or better: ${least.why}.`]),
    ...capabilities.map(({ capability, why }) => `It needs ${capabilityLabels[capability]}: ${why}.`),
    ...(manufacturer === undefined ? [] : [`It must be from ${manufacturer.name}: ${manufacturer.why}.`]),
    ...(twin === undefined
      ? []
      : [`It must be a ${twin.name}: the other one of the pair stays, and both must be the same model.`]),
    ...(minSupplies === undefined
      ? []
      : ['It must have two power supplies, since power redundancy is required.']),
    ...(surroundings === undefined || surroundings === 'indoors'
      ? []
      : [`It must be ${surroundingWords[surroundings].needed}.`]),
    ...(mostPoeInput === undefined
      ? []
      : [`It must be powered by at most ${mostPoeInput}, for which the PoE budgets are planned.`]),
  ];
}

const rateWords = {
  forwardingMbps: 'of forwarding',
  firewallMbps: 'as a stateful filter',
  inspectionMbps: 'with inspection',
  ipsecMbps: 'of IPsec',
} as const satisfies Record<Rate['figure'], string>;
