import { formatCount, plural } from '../../vocabulary/counts.ts';
import { formatSum } from '../../vocabulary/money.ts';
import { isConfiguredByHand, systemName } from './configured-by-hand.ts';
import type { Decision } from './decide.ts';
import { domainOf, domainWords } from './domains.ts';

/** What of the choice no templates configure, and what it saves beside the cheapest maker that they do, a sentence each. */
export const notesByHand = (roles: readonly Decision[], currency: string, years: number): string[] => [
  ...systemsByHand(roles),
  ...[...Map.groupBy(roles, domainAndClass).values()].flatMap((own) => {
    const found = own.find(isByHand);
    return found === undefined ? [] : [savedBy(found, own, currency, years)];
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

/** What one maker makes is compared as a whole: its access points go with its switches. */
const domainAndClass = ({ role, demands }: Decision): string =>
  `${domainOf(role, demands)} ${demands.class?.least}`;

const isByHand = ({ choice }: Decision): boolean => choice !== null && isConfiguredByHand(choice.device);

function savedBy(
  { role, demands }: Decision,
  own: readonly Decision[],
  currency: string,
  years: number,
): string {
  const what = domainWords[domainOf(role, demands)];
  const chosen = own.reduce((sum, { ranked }) => sum + (ranked[0]?.standingCost ?? 0), 0);
  const written = cheapestWritten(own);
  if (written === undefined)
    return `No maker whose configurations templates write has a model for every place of ${what}.`;
  const times = Number((written.cost / Math.max(1, chosen)).toFixed(1));
  const more = formatSum({ amount: Math.round(written.cost - chosen), currency }, true);
  return written.cost <= chosen
    ? `Templates write configurations of ${written.maker}, which for ${what} would cost no more and be one more maker to know.`
    : `Templates write configurations of ${written.maker}: for ${what} it would cost ${more} more over ${formatCount(years, 'year')}, ${times} times as much.`;
}

/** The maker that has for all places what needs no configuration by hand, and asks least for it. */
function cheapestWritten(
  own: readonly Decision[],
): { readonly maker: string; readonly cost: number } | undefined {
  const offers = own
    .filter(({ choice }) => choice !== null)
    .map(({ assessment }) => {
      const costs = new Map<string, number>();
      for (const { device, standingCost } of assessment.fitting) {
        if (isConfiguredByHand(device)) continue;
        const { manufacturer } = device;
        costs.set(manufacturer, Math.min(standingCost, costs.get(manufacturer) ?? Number.POSITIVE_INFINITY));
      }
      return costs;
    });
  const makers = [...(offers[0]?.keys() ?? [])].filter((maker) => offers.every((costs) => costs.has(maker)));
  const [best] = makers
    .map((maker) => ({ maker, cost: offers.reduce((sum, costs) => sum + (costs.get(maker) ?? 0), 0) }))
    .sort((a, b) => a.cost - b.cost || (a.maker < b.maker ? -1 : 1));
  return best;
}
