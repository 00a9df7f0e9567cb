import { formatRate } from '../../vocabulary/rates.ts';
import { describePorts } from './constraints.ts';
import type { Need } from './need.ts';

/** The demands of a need, a sentence each with its arithmetic. */
export function demandSentences({ demands }: Need): string[] {
  const { ports, poe, rate, clients, accessPoints, layer, minSupplies, mostPoeInput, manufacturer, twin } =
    demands;
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
    ...(manufacturer === undefined ? [] : [`It must be from ${manufacturer.name}: ${manufacturer.why}.`]),
    ...(twin === undefined
      ? []
      : [`It must be a ${twin.name}: the other one of the pair stays, and both must be the same model.`]),
    ...(layer === undefined ? [] : ['It routes between VLANs, so it must work at layer 3.']),
    ...(minSupplies === undefined
      ? []
      : ['It must have two power supplies, since power redundancy is required.']),
    ...(mostPoeInput === undefined
      ? []
      : [`It must be powered by at most ${mostPoeInput}, for which the PoE budgets are planned.`]),
  ];
}
