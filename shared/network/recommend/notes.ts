import { isYearlyEstimate } from '../../equipment/device-lines.ts';
import { categoryLabels } from '../../vocabulary/fields/device-labels.ts';
import { formatSum } from '../../vocabulary/money.ts';
import type { RecommendInput } from './assess.ts';
import type { RoleRecommendation } from './describe-role.ts';
import { besidesIn, type Purse } from './money.ts';
import { unknownVendor } from './unknown-vendor.ts';
import { isOf } from './vendor.ts';

interface Known {
  readonly input: RecommendInput;
  readonly purse: Purse;
  /** What the cheapest devices that fit cost together. */
  readonly least: number;
  readonly roles: readonly RoleRecommendation[];
  readonly controllerNotes: readonly string[];
  /** What templates do not configure, and what that saves. */
  readonly byHandNotes: readonly string[];
}

/** What the reader of a recommendation has to know beside the roles, a sentence each; blocking problems first. */
export function notesOn({ input, purse, least, roles, controllerNotes, byHandNotes }: Known): string[] {
  const { budget, note } = purse;
  return [
    ...(budget === undefined ? [] : budgetNotes(budget, purse.currency, least)),
    ...(note === undefined ? [] : [note]),
    ...vendorNotes(input),
    ...emptyNotes(roles),
    ...controllerNotes,
    ...byHandNotes,
    ...licenceNotes(roles, purse.currency, input.requirements.growth.years),
    ...choiceNotes(roles),
  ];
}

function budgetNotes(budget: number, currency: string, least: number): string[] {
  if (least <= budget) return [];
  return [
    `The budget of ${formatSum({ amount: budget, currency })} is too small: the cheapest devices that fit cost ` +
      `${formatSum({ amount: least, currency })}, which is ${formatSum({ amount: least - budget, currency })} more.`,
  ];
}

function vendorNotes({ requirements: { vendorPreference }, devices }: RecommendInput): string[] {
  return vendorPreference === '' || devices.some((device) => isOf(vendorPreference, device))
    ? []
    : [
        `The catalogue has no device from “${vendorPreference}”. ${unknownVendor(vendorPreference) ?? ''}`.trim(),
      ];
}

/** If no device was rejected, the catalogue has none. */
function emptyNotes(roles: readonly RoleRecommendation[]): string[] {
  const empty = roles.filter(
    ({ choice, rejectedBy }) => choice === null && Object.keys(rejectedBy).length === 0,
  );
  return [
    ...new Set(
      empty.map(({ category }) => `The catalogue has no ${categoryLabels[category].toLowerCase()}.`),
    ),
  ];
}

function licenceNotes(roles: readonly RoleRecommendation[], currency: string, years: number): string[] {
  const licensed = roles.flatMap(({ choice, quantity, demands }) =>
    choice === null
      ? []
      : [{ device: choice.device, yearly: quantity * besidesIn(currency, choice.device, demands).perYear }],
  );
  const yearly = licensed.reduce((sum, line) => sum + line.yearly, 0);
  if (yearly === 0) return [];
  const isEstimated = licensed.some((line) => line.yearly > 0 && isYearlyEstimate(line.device));
  const licences = (amount: number) => formatSum({ amount, currency }, isEstimated);
  const later = years > 1 ? `: ${licences(yearly * (years - 1))} more until the end of year ${years}` : '';
  return [
    `Costs are those of the first year, which the budget has to cover: prices and ${licences(yearly)} ` +
      `of licences. The licences are due again every year${later}.`,
  ];
}

function choiceNotes(roles: readonly RoleRecommendation[]): string[] {
  const choices = roles.flatMap(({ choice }) => choice ?? []);
  const unpriced = choices.filter(({ cost }) => cost === undefined).length;
  return [
    ...(unpriced === 0
      ? []
      : [`${unpriced} of the choices have no known price, so the cost leaves them out.`]),
    ...(choices.some(({ device }) => device.category === 'server')
      ? [
          'Servers are chosen by their ports and power supplies: processors, memory and disks depend on what will run on them.',
        ]
      : []),
    ...(choices.some(({ reasons }) => reasons.some((reason) => reason.includes('~')))
      ? ['A tilde (~) marks figures that are estimates.']
      : []),
  ];
}
