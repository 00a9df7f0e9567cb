import { formatRate } from '../../vocabulary/rates.ts';
import { describePorts } from './constraints.ts';
import type { Need } from './need.ts';

/** What a need asks for, a sentence each with its arithmetic. */
export function demandSentences({ demands }: Need): string[] {
  const { ports, poe, rate, clients, accessPoints, layer, minSupplies, mostPoeInput, maker, twin } = demands;
  return [
    ...ports.map((demand) => `It needs ${describePorts(demand)}: ${demand.why}.`),
    ...(poe === undefined ? [] : [`It needs ${poe.budgetW} W of PoE: ${poe.why}.`]),
    ...(rate === undefined
      ? []
      : [
          `It needs ${formatRate(rate.mbps)} ${rate.figure === 'inspectionMbps' ? 'with inspection' : 'of forwarding'}: ${rate.why}.`,
        ]),
    ...(clients === undefined ? [] : [`It serves ${clients.count} wireless devices: ${clients.why}.`]),
    ...(accessPoints === undefined
      ? []
      : [`It manages ${accessPoints.count} access points: ${accessPoints.why}.`]),
    ...(maker === undefined ? [] : [`It is of ${maker.name}: ${maker.why}.`]),
    ...(twin === undefined
      ? []
      : [`It is a ${twin.name}: the one beside it stays, and a pair is of one model.`]),
    ...(layer === undefined ? [] : ['It routes between VLANs, so it works at layer 3.']),
    ...(minSupplies === undefined ? [] : ['It has two power supplies, since power redundancy is asked for.']),
    ...(mostPoeInput === undefined
      ? []
      : [`It is powered by at most ${mostPoeInput}, as the PoE budgets are planned.`]),
  ];
}
