import { type Device, isEstimate } from '../../contract/device.ts';
import { isYearlyEstimate } from '../../equipment/device-lines.ts';
import { formatCount, plural } from '../../vocabulary/counts.ts';
import { daysBetween } from '../../vocabulary/days.ts';
import { formatSum } from '../../vocabulary/money.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import { amounts } from './check-figures.ts';
import { domainWords } from './domains.ts';
import { fitDevice } from './fit-device.ts';
import { besidesIn, costOf, isCostEstimate, lifetimeCost, priceIn } from './money.ts';
import type { Need, Rate } from './need.ts';
import type { ProductLines } from './product-lines.ts';
import type { Ranked } from './rank.ts';
import { tilde } from './shortfall.ts';
import { headrooms, shareOnSale, type Yardstick } from './utility.ts';

/** Why a device suits a need, a sentence each with its arithmetic; estimates have a tilde before them. */
export function reasons(ranked: Ranked, need: Need, yardstick: Yardstick, lines: ProductLines): string[] {
  const { device, parts } = ranked;
  return [
    ...headroomSentences(device, need),
    ...costSentences(device, need, yardstick),
    ...(parts.vendor === 0 || lines.apart.has(need)
      ? []
      : lines.makers > 1 || lines.makerOf(need) !== device.manufacturer
        ? [`It keeps ${domainWords[lines.domainOf(need)]} with ${device.manufacturer}.`]
        : [`It keeps the design with ${device.manufacturer}.`]),
    ...drawSentences(device, yardstick),
    ...lifeCycleSentences(device, yardstick),
  ];
}

function headroomSentences(device: Device, need: Need): string[] {
  const { demands } = need;
  const { poe, rate, encrypted, remoteUsers, clients, accessPoints } = demands;
  const { specs } = device;
  const ports = headrooms(device, demands).get('ports');
  return [
    ...(ports === undefined ? [] : [`Its links take ${Math.round(100 / ports)} % of its ports.`]),
    ...fitDevice(device, demands.ports).bundles.map(
      ({ links, members, of, speedMbps }) =>
        `${formatCount(links, 'link')} of ${formatRate(speedMbps)} ${plural(links, 'is', 'are each')} bundled from ${members} × ${formatRate(of)}.`,
    ),
    ...(poe === undefined || specs.poeBudgetW === undefined
      ? []
      : [
          `Its PoE budget of ${tilde(device, 'poeBudgetW')}${specs.poeBudgetW} W is ${times(specs.poeBudgetW, poe.budgetW)} the ${poe.budgetW} W needed.`,
        ]),
    ...rateSentences(device, rate),
    ...rateSentences(device, encrypted),
    ...(remoteUsers === undefined || specs.remoteUsers === undefined
      ? []
      : [
          `It ends the tunnels of ${tilde(device, 'remoteUsers')}${formatCount(specs.remoteUsers, 'remote user')}; ${remoteUsers.count} ${plural(remoteUsers.count, 'is', 'are')} planned for.`,
        ]),
    ...(accessPoints === undefined || specs.accessPoints === undefined
      ? []
      : [
          `It manages ${tilde(device, 'accessPoints')}${formatCount(specs.accessPoints, 'access point')}; ${accessPoints.count} ${plural(accessPoints.count, 'is', 'are')} planned.`,
        ]),
    ...(clients === undefined || specs.clients === undefined
      ? []
      : [
          `It supports ${tilde(device, 'clients')}${formatCount(specs.clients, 'client')}; ${clients.count} ${plural(clients.count, 'is', 'are')} planned for.`,
        ]),
    ...multigigabitSentences(device, need),
  ];
}

function rateSentences(device: Device, rate: Rate | undefined): string[] {
  const has = rate && device.specs[rate.figure];
  if (rate === undefined || has === undefined) return [];
  const name = amounts[rate.figure];
  return [
    `Its ${name} of ${tilde(device, rate.figure)}${formatRate(has)} is ${times(has, rate.mbps)} the ${formatRate(rate.mbps)} needed.`,
  ];
}

/** `1.3 times`. */
const times = (has: number, needed: number): string => `${Number((has / needed).toFixed(1))} times`;

/** An access point's port goes down to what the switch's port offers (IEEE 802.3bz). */
function multigigabitSentences({ category, specs }: Device, { demands }: Need): string[] {
  const planned = Math.max(0, ...demands.ports.map(({ speedMbps }) => speedMbps));
  const own = Math.max(0, ...specs.ports.map(({ speedMbps }) => speedMbps));
  if (category !== 'ap' || planned === 0 || own <= planned) return [];
  return [
    `Its port of ${formatRate(own)} runs at ${formatRate(planned)}, the rate of its link in the plan; a faster link needs multigigabit ports on the access switches.`,
  ];
}

function costSentences(device: Device, need: Need, { currency, years, cheapest }: Yardstick): string[] {
  const { quantity } = need;
  const price = priceIn(currency, device);
  const { once, perYear: licences } = besidesIn(currency, device, need.demands);
  const each = lifetimeCost(currency, years, device, need.demands);
  const first = costOf(need, currency, device);
  if (each === undefined || first === undefined || price === undefined) return ['Its price is not known.'];
  const isEstimated = isCostEstimate(device);
  const parts = once === 0 ? '' : ` + ${formatSum({ amount: once, currency }, true)} of licences and parts`;
  const alone = formatSum({ amount: price, currency }, isEstimate(device, 'price'));
  const one = `${alone}${parts}`;
  const total = formatSum({ amount: first, currency }, isEstimated);
  const span = formatCount(years, 'year');
  const ratio = (each + 1) / (cheapest + 1);
  return [
    licences === 0
      ? `${quantity} × ${once === 0 ? one : `(${one})`} = ${total}.`
      : `${quantity} × (${one} + ${formatSum({ amount: licences, currency }, isYearlyEstimate(device))} of licences a year) = ` +
        `${total} in the first year and ${formatSum({ amount: each * quantity, currency }, isEstimated)} over ${span}.`,
    ratio > 1
      ? `That is ${Number(ratio.toFixed(1))} times the cheapest that fits, over ${span}.`
      : `Nothing that fits costs less over ${span}.`,
  ];
}

function drawSentences(device: Device, { leastDrawW }: Yardstick): string[] {
  const { drawW } = device.specs;
  if (drawW === undefined) return [];
  const draws = `It draws ${tilde(device, 'drawW')}${drawW} W`;
  return [
    drawW > leastDrawW
      ? `${draws}, ${times(drawW + 1, leastDrawW + 1)} the most frugal that fits.`
      : `${draws}; nothing that fits draws less.`,
  ];
}

function lifeCycleSentences(device: Device, { horizon }: Yardstick): string[] {
  const { releaseYear, endOfSale } = device;
  const share = shareOnSale(device, horizon);
  return [
    ...(releaseYear === undefined
      ? []
      : [`It was released in ${tilde(device, 'releaseYear')}${releaseYear}.`]),
    ...(endOfSale === undefined || share === 1
      ? []
      : [
          `Its sale ends on ${tilde(device, 'endOfSale')}${endOfSale}, ${formatCount(daysBetween(horizon.today, endOfSale), 'day')} from now: ` +
            `it scores lower, since it can be bought for only ${Math.round(share * 100)} % of the plan’s period.`,
        ]),
  ];
}
