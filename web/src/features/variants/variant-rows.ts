import { powerNames } from '#shared/equipment/bill/bill-words.ts';
import { spentHours } from '#shared/network/failures/availability-words.ts';
import type { VariantSummary } from '#shared/network/variants/summarise-variant.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { deviceWordsAt } from '#shared/vocabulary/fields/device-fields.ts';
import { joinAnd } from '#shared/vocabulary/lists.ts';
import { formatSum } from '#shared/vocabulary/money.ts';

/** One figure by which variants are compared. */
export interface VariantRow {
  readonly name: string;
  /** Undefined where a plan has no such figure. */
  readonly value: (summary: VariantSummary) => number | undefined;
  readonly words: (summary: VariantSummary) => string;
  /** Shown small beneath it. */
  readonly note?: (summary: VariantSummary) => string | undefined;
}

/** The figures in the order in which they are shown: a row of money for each currency that any of the plans has. */
export function variantRows(summaries: readonly VariantSummary[]): VariantRow[] {
  const currencies = [...new Set(summaries.flatMap(({ money }) => money.map(({ currency }) => currency)))];
  return [...currencies.map(priceIn), ...figures];
}

function priceIn(currency: string): VariantRow {
  const moneyOf = ({ money }: VariantSummary) => money.find((sum) => sum.currency === currency);
  return {
    name: `Price in ${currency}`,
    value: (summary) => moneyOf(summary)?.withEstimates ?? 0,
    words: (summary) => {
      const { withEstimates = 0, firm = 0 } = moneyOf(summary) ?? {};
      return formatSum({ amount: withEstimates, currency }, withEstimates > firm);
    },
    note: (summary) => {
      const perYear = moneyOf(summary)?.perYear ?? 0;
      const { devicesWithoutPrice } = summary;
      const parts = [
        ...(perYear > 0
          ? [`${formatSum({ amount: perYear, currency })} of licences and support a year`]
          : []),
        ...(devicesWithoutPrice > 0 ? [`${formatCount(devicesWithoutPrice, 'device')} without a price`] : []),
      ];
      return joinAnd(parts) || undefined;
    },
  };
}

const figures: readonly VariantRow[] = [
  {
    name: 'Devices',
    value: ({ devices }) => devices,
    words: ({ devices }) => formatNumber(devices),
    note: ({ layers }) =>
      joinAnd(
        layers.map(
          ({ layer, devices }) => `${formatNumber(devices)} ${layer === 'endpoint' ? 'servers' : layer}`,
        ),
      ),
  },
  {
    name: 'Transceivers',
    value: ({ transceivers }) => transceivers,
    words: ({ transceivers }) => formatNumber(transceivers),
  },
  {
    name: powerNames.watts,
    value: ({ watts }) => watts.total,
    words: ({ watts }) => `${watts.estimated > 0 ? '~' : ''}${formatNumber(Math.round(watts.total))} W`,
  },
  {
    name: powerNames.poeWatts,
    value: ({ poeWatts }) => poeWatts,
    words: ({ poeWatts }) => `${formatNumber(Math.round(poeWatts))} W`,
  },
  {
    name: deviceWordsAt('specs.rackUnits').label,
    value: ({ rackUnits }) => rackUnits.total,
    words: ({ rackUnits }) => formatNumber(rackUnits.total),
  },
  {
    name: 'Free access ports',
    value: ({ accessPortsLeft }) => accessPortsLeft,
    words: ({ accessPortsLeft }) => formatNumber(accessPortsLeft),
  },
  {
    name: 'Internet downtime a year, on average',
    value: ({ meanDownHours }) => meanDownHours,
    words: ({ meanDownHours }) => spentHours(meanDownHours),
    note: ({ worstSite }) => worstSite && `longest at ${worstSite.site}: ${spentHours(worstSite.downHours)}`,
  },
];

/** `+12 %`, `−4 %`, `the same` beside the balanced plan; undefined where there is nothing to compare. */
export function comparedToBalanced(
  value: number | undefined,
  balanced: number | undefined,
): string | undefined {
  if (value === undefined || balanced === undefined || balanced === 0) return undefined;
  const percent = Math.round((value / balanced - 1) * 100);
  if (value === balanced) return 'the same';
  if (percent === 0) return value > balanced ? 'a little more' : 'a little less';
  return `${percent > 0 ? '+' : '−'}${formatNumber(Math.abs(percent))} %`;
}
