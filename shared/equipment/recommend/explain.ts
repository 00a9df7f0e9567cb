import { type Device, isEstimate } from '../device.ts';
import { rateName } from '../port-notation.ts';
import { describePorts } from './constraints.ts';
import { fitPorts } from './fit-ports.ts';
import { lifetimeCost, money } from './money.ts';
import type { Need, Rate } from './need.ts';
import type { Ranked } from './rank.ts';
import { headrooms, type Yardstick } from './utility.ts';
import type { VendorWish } from './vendor.ts';

/** What a need asks for, a sentence each with its arithmetic. */
export function demandSentences({ demands }: Need): string[] {
  const { ports, poe, rate, clients, layer, minSupplies, mostPoeInput } = demands;
  return [
    ...ports.map((demand) => `It needs ${describePorts(demand)}: ${demand.why}.`),
    ...(poe === undefined ? [] : [`It needs ${poe.budgetW} W of PoE: ${poe.why}.`]),
    ...(rate === undefined
      ? []
      : [
          `It needs ${rateName(rate.mbps)} ${rate.figure === 'inspectionMbps' ? 'with inspection' : 'of forwarding'}: ${rate.why}.`,
        ]),
    ...(clients === undefined ? [] : [`It serves ${clients.count} wireless devices: ${clients.why}.`]),
    ...(layer === undefined ? [] : ['It routes between VLANs, so it works at layer 3.']),
    ...(minSupplies === undefined ? [] : ['It has two power supplies, since power redundancy is asked for.']),
    ...(mostPoeInput === undefined
      ? []
      : [`It is powered by at most ${mostPoeInput}, as the PoE budgets are planned.`]),
  ];
}

/** Why a device suits a need, a sentence each with its arithmetic. */
export function reasons(ranked: Ranked, need: Need, yardstick: Yardstick, wish: VendorWish): string[] {
  const { device, parts } = ranked;
  return [
    ...headroomSentences(device, need),
    ...costSentences(device, need, yardstick),
    ...(wish.name !== undefined && parts.vendor > 0 ? [`It keeps the design with ${wish.name}.`] : []),
    ...(device.specs.drawW === undefined
      ? []
      : [
          `It draws ${device.specs.drawW} W${mark(device, 'drawW')}; the most frugal that fits draws ${yardstick.leastDrawW} W.`,
        ]),
    ...(device.releaseYear === undefined
      ? []
      : [`It came out in ${device.releaseYear}${mark(device, 'releaseYear')} and is still sold.`]),
  ];
}

function headroomSentences(device: Device, { demands }: Need): string[] {
  const { poe, rate, clients } = demands;
  const { specs } = device;
  const ratios = headrooms(device, demands);
  const ports = ratios.get('ports');
  return [
    ...(ports === undefined ? [] : [`Its links take ${Math.round(100 / ports)} % of its ports.`]),
    ...fitPorts(specs.ports, demands.ports).bundles.map(
      ({ links, members, of, speedMbps }) =>
        `${links === 1 ? 'A link' : `${links} links`} of ${rateName(speedMbps)} ${links === 1 ? 'is' : 'are each'} bundled from ${members} × ${rateName(of)}.`,
    ),
    ...(poe === undefined || specs.poeBudgetW === undefined
      ? []
      : [
          `Its PoE budget of ${specs.poeBudgetW} W${mark(device, 'poeBudgetW')} is ${times(specs.poeBudgetW, poe.budgetW)} the ${poe.budgetW} W needed.`,
        ]),
    ...rateSentences(device, rate),
    ...(clients === undefined || specs.clients === undefined
      ? []
      : [`It admits ${specs.clients} clients${mark(device, 'clients')}; ${clients.count} are planned for.`]),
  ];
}

function rateSentences(device: Device, rate: Rate | undefined): string[] {
  const has = rate && device.specs[rate.figure];
  if (rate === undefined || has === undefined) return [];
  const name = rate.figure === 'inspectionMbps' ? 'throughput with inspection' : 'forwarding rate';
  return [
    `Its ${name} of ${rateName(has)}${mark(device, rate.figure)} is ${times(has, rate.mbps)} the ${rateName(rate.mbps)} needed.`,
  ];
}

/** `1.3 times`. */
const times = (has: number, needed: number): string => `${Number((has / needed).toFixed(1))} times`;

function costSentences(
  device: Device,
  { quantity }: Need,
  { currency, years, cheapest }: Yardstick,
): string[] {
  const each = lifetimeCost(currency, years, device);
  if (each === undefined || device.price === undefined) return ['Its price is not known.'];
  const licences =
    device.licencePerYear === undefined
      ? ''
      : ` + ${years} years × ${money(currency, device.licencePerYear)} of licences`;
  const sentence =
    `${quantity} × (${money(currency, device.price.amount)}${mark(device, 'price')}${licences}) = ` +
    `${money(currency, each * quantity)}.`;
  const ratio = (each + 1) / (cheapest + 1);
  return [
    sentence,
    ratio > 1
      ? `That is ${Number(ratio.toFixed(1))} times the cheapest that fits.`
      : 'Nothing that fits costs less.',
  ];
}

const mark = (device: Device, figure: Parameters<typeof isEstimate>[1]): string =>
  isEstimate(device, figure) ? ' (estimate)' : '';
