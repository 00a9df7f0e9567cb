import type { Because } from '../../contract/because.ts';
import { formatCount } from '../../vocabulary/counts.ts';
import { cutText } from '../../vocabulary/cut-text.ts';
import { joinAnd } from '../../vocabulary/lists.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import { because } from '../reasons/because.ts';
import type { Assessment } from './assess.ts';
import { isConfiguredByHand, systemName } from './configured-by-hand.ts';
import { domainWords, roleWords } from './domains.ts';
import { fitDevice } from './fit-device.ts';
import type { Need } from './need.ts';
import type { ProductLines } from './product-lines.ts';
import type { Comparison, Ranked } from './rank.ts';
import { isOf } from './vendor.ts';

type Candidate = Ranked & {
  readonly cost: number | undefined;
  readonly standingCost: number;
  readonly weighedCost: number;
  readonly caveats: readonly string[];
};

/** Why a device may have the place, and what speaks against it all the same, a sentence each. */
export function explainChoice(
  assessment: Assessment,
  ranked: Candidate,
  comparison: Comparison,
): { readonly because: Because; readonly warnings: readonly string[] } {
  const { need } = assessment;
  const dear = timesCheapest(assessment, ranked);
  const warnings = warningsOn(assessment, ranked, dear, comparison);
  const { caveats } = ranked;
  const apart = comparison.lines.apart.get(need);
  const { bundles } = fitDevice(ranked.device, need.demands.ports);
  return {
    warnings: [...caveats, ...warnings],
    because: because('model-choice', {
      domain: domainWords[comparison.lines.domainOf(need)],
      maker: comparison.lines.makerOf(need) ?? ranked.device.manufacturer,
      ...apart,
      ...(need.demands.class && { class: need.demands.class.least }),
      ...(dear && { times: Number(dear.times.toFixed(1)), cheapest: dear.cheapest }),
      ...(dear && dear.times > comparison.mostTimesCheapest && { isDear: true }),
      ...(isConfiguredByHand(ranked.device) && {
        system: systemName(ranked.device),
        countedAs: Number((ranked.weighedCost / ranked.standingCost).toFixed(2)),
        ...cheapestWritten(assessment, ranked),
      }),
      ...(bundles.length > 0 && {
        bundles: joinAnd(
          bundles.map(
            ({ links, members, of, speedMbps }) =>
              `${formatCount(links, 'link')} of ${formatRate(speedMbps)} from ${members} × ${formatRate(of)}`,
          ),
        ),
      }),
      ...(caveats.length > 0 && { doubts: cutText(caveats.join(' '), 500) }),
      ...(warnings.length > 0 && { warnings: cutText(warnings.join(' '), 500) }),
    }),
  };
}

interface TimesCheapest {
  readonly times: number;
  /** Maker and model of the cheapest. */
  readonly cheapest: string;
  readonly maker: string;
  readonly isByHand: boolean;
}

/** How many times the cheapest of its class that fits a device costs over the years of the plan; absent where a price is not known. */
function timesCheapest({ fitting }: Assessment, own: Candidate): TimesCheapest | undefined {
  let [cheapest] = fitting;
  for (const one of fitting) if (cheapest === undefined || isCheaper(one, cheapest)) cheapest = one;
  if (own.cost === undefined || cheapest?.cost === undefined) return undefined;
  const { manufacturer, model } = cheapest.device;
  return {
    times: (own.standingCost + 1) / (cheapest.standingCost + 1),
    cheapest: `${manufacturer} ${model}`,
    maker: manufacturer,
    isByHand: isConfiguredByHand(cheapest.device),
  };
}

/** The cheapest that fits whose configuration templates write, and how many times as much it costs. */
function cheapestWritten({ fitting }: Assessment, own: Candidate) {
  const written = fitting.filter(({ device, cost }) => cost !== undefined && !isConfiguredByHand(device));
  let [cheapest] = written;
  for (const one of written) if (cheapest === undefined || isCheaper(one, cheapest)) cheapest = one;
  if (cheapest === undefined) return {};
  const { manufacturer, model } = cheapest.device;
  const times = Number(((cheapest.standingCost + 1) / (own.standingCost + 1)).toFixed(1));
  return { written: `${manufacturer} ${model}`, writtenTimes: times };
}

/** Of equal prices the first by id, whatever the order of the catalogue. */
const isCheaper = (a: Assessment['fitting'][number], b: Assessment['fitting'][number]): boolean =>
  a.standingCost < b.standingCost || (a.standingCost === b.standingCost && a.device.id < b.device.id);

function warningsOn(
  assessment: Assessment,
  ranked: Candidate,
  dear: TimesCheapest | undefined,
  { lines, isPriceless, mostTimesCheapest }: Comparison,
): string[] {
  const { need, fitting } = assessment;
  const maker = lines.makerOf(need);
  const domain = domainWords[lines.domainOf(need)];
  const instead = dear === undefined ? '' : whyNotCheapest(need, ranked, dear, lines);
  const why =
    isPriceless && ranked.parts.vendor === 0
      ? 'the budget has no limit'
      : lines.preferred !== undefined && isOf(lines.preferred, ranked.device)
        ? `the design keeps to ${lines.preferred}`
        : `${maker ?? ranked.device.manufacturer} makes ${domain} of this design${instead}`;
  const isApart = lines.domainOf(need) === 'wireless';
  const ofSwitches = isApart ? lines.makerOf({ ...need, role: 'access' }) : undefined;
  const hasMaker = fitting.some(({ device }) => device.manufacturer === maker);
  return [
    ...(dear !== undefined && dear.times > mostTimesCheapest
      ? [
          `It costs ${Number(dear.times.toFixed(1))} times the cheapest of its class that fits, ${dear.cheapest}: ${why}.`,
        ]
      : []),
    ...(maker !== undefined && ranked.device.manufacturer !== maker
      ? [
          `It is not from ${maker}, which makes ${domain} of this design: ${hasMaker ? 'what they have costs more than the budget leaves' : 'nothing of theirs meets the demands of this place'}.`,
        ]
      : []),
    ...(ofSwitches !== undefined && ranked.device.manufacturer !== ofSwitches
      ? [
          `It is not from ${ofSwitches}, which makes ${domainWords.switches} of this design: there are fewer access points than switches, and one maker for both would cost more.`,
        ]
      : []),
  ];
}

/** What keeps the maker of the cheapest from the domain, as the end of a sentence; nothing where it is the domain's own. */
function whyNotCheapest(
  need: Need,
  { device }: Candidate,
  { maker, isByHand }: TimesCheapest,
  lines: ProductLines,
): string {
  if (maker === device.manufacturer) return '';
  const byHand =
    isByHand && !isConfiguredByHand(device)
      ? ', and no templates write the configuration of the cheapest'
      : '';
  const gap = lines.gapOf(maker, need);
  if (gap !== undefined) {
    const sites = [...new Set(gap.places.map(({ site }) => site))];
    const where = sites.length === 1 ? sites[0] : formatCount(sites.length, 'site');
    return `, since ${maker} has nothing for ${gap.quantity} of its ${roleWords[gap.role]}, at ${where}${byHand}`;
  }
  return lines.known.has(maker)
    ? byHand
    : `, since ${maker} would be one more maker, which counts as more than it saves${byHand}`;
}
