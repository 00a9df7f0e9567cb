import type { Device } from '../../contract/device.ts';
import { formatCount, plural } from '../../vocabulary/counts.ts';
import { formatSum } from '../../vocabulary/money.ts';
import type { Fitting } from './assess.ts';
import { isConfiguredByHand, systemName } from './configured-by-hand.ts';
import type { Decision } from './decide.ts';
import { domainWords } from './domains.ts';

/**
 * What of the choice no templates configure, and what it saves beside the cheapest maker that they do; where they configure all of a
 * domain, what the cheapest maker whose configurations they do not write would save. A sentence each.
 */
export const notesByHand = (roles: readonly Decision[], currency: string, years: number): string[] => [
  ...systemsByHand(roles),
  ...[...Map.groupBy(roles, domainAndClass).values()].flatMap((own) => {
    const found = own.find(isByHand);
    return found === undefined ? passedOver(own, currency, years) : [savedBy(found, own, currency, years)];
  }),
];

function systemsByHand(roles: readonly Decision[]): string[] {
  const pieces = new Map<string, number>();
  for (const { choice, quantity } of roles) {
    if (choice === null || !isConfiguredByHand(choice.device)) continue;
    const system = systemName(choice.device);
    pieces.set(system, quantity + (pieces.get(system) ?? 0));
  }
  return [...pieces].map(
    ([system, count]) =>
      `No templates write configurations of ${system}, which ${formatCount(count, 'device')} of the choice ${plural(count, 'runs', 'run')}: they are to be written by hand.`,
  );
}

/** What one maker makes is compared as a whole: its access points go with its switches, unless these are of another. */
const domainAndClass = (decision: Decision): string => {
  const { demands, means } = decision;
  return `${means.lines.domainOf(decision)} ${demands.class?.least}`;
};

const isByHand = ({ choice }: Decision): boolean => choice !== null && isConfiguredByHand(choice.device);

function savedBy(first: Decision, own: readonly Decision[], currency: string, years: number): string {
  const what = domainWords[first.means.lines.domainOf(first)];
  const chosen = costOf(own);
  const written = cheapestMaker(own, (device) => !isConfiguredByHand(device));
  if (written === undefined)
    return `No maker whose configurations templates write has a model for every place of ${what}.`;
  const times = Number((written.cost / Math.max(1, chosen)).toFixed(1));
  const more = formatSum({ amount: Math.round(written.cost - chosen), currency }, true);
  return written.cost <= chosen
    ? `Templates write configurations of ${written.maker}, which for ${what} would cost no more and be one more maker to know.`
    : `Templates write configurations of ${written.maker}: for ${what} it would cost ${more} more over ${formatCount(years, 'year')}, ${times} times as much.`;
}

/** What stays dearer only since templates write it: nothing where no cheaper maker has all places. */
function passedOver(own: readonly Decision[], currency: string, years: number): string[] {
  const [first] = own;
  const [maker = ''] = own.flatMap(({ choice }) => choice?.device.manufacturer ?? []);
  const cheapest = cheapestMaker(own, () => true);
  const saved = costOf(own) - (cheapest?.cost ?? Number.POSITIVE_INFINITY);
  if (first === undefined || cheapest === undefined || cheapest.byHand === undefined || saved < 1) return [];
  // Whatever else keeps it out would have done so at its own price.
  const chosen = own.reduce((sum, { ranked }) => sum + (ranked[0]?.weighedCost ?? 0), 0);
  if (cheapest.weighed < chosen) return [];
  const what = domainWords[first.means.lines.domainOf(first)];
  const less = formatSum({ amount: Math.round(saved), currency }, true);
  return [
    `${cheapest.maker} would cost ${less} less for ${what} over ${formatCount(years, 'year')}: ${maker} makes it, since no templates write configurations of ${systemName(cheapest.byHand)}.`,
  ];
}

const costOf = (own: readonly Decision[]): number =>
  own.reduce((sum, { ranked }) => sum + (ranked[0]?.standingCost ?? 0), 0);

interface Maker {
  readonly maker: string;
  readonly cost: number;
  /** What it is compared at. */
  readonly weighed: number;
  /** What of it would be configured by hand, if anything. */
  readonly byHand: Device | undefined;
}

/** The maker that has something for all places, of the devices that count, and asks least for it. */
function cheapestMaker(own: readonly Decision[], counts: (device: Device) => boolean): Maker | undefined {
  const offers = own
    .filter(({ choice }) => choice !== null)
    .map(({ assessment }) => {
      const best = new Map<string, Fitting>();
      for (const one of assessment.fitting) {
        const { manufacturer } = one.device;
        const before = best.get(manufacturer)?.standingCost ?? Number.POSITIVE_INFINITY;
        if (counts(one.device) && one.standingCost < before) best.set(manufacturer, one);
      }
      return best;
    });
  const makers = [...(offers[0]?.keys() ?? [])].filter((maker) => offers.every((best) => best.has(maker)));
  const [best] = makers
    .map((maker): Maker => {
      const devices = offers.flatMap((each) => each.get(maker) ?? []);
      return {
        maker,
        cost: devices.reduce((sum, { standingCost }) => sum + standingCost, 0),
        weighed: devices.reduce((sum, { weighedCost }) => sum + weighedCost, 0),
        byHand: devices.find(({ device }) => isConfiguredByHand(device))?.device,
      };
    })
    .sort((a, b) => a.cost - b.cost || (a.maker < b.maker ? -1 : 1));
  return best;
}
