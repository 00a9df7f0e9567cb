import { closestNames } from '../../equipment/makers/closest-names.ts';
import { knownMakers } from '../../equipment/makers/known-makers.ts';
import { joinOr } from '../../vocabulary/lists.ts';
import { preferredNames } from './vendor.ts';

/** What to do about a preference for makers that the catalogue does not have; nothing where it has one of them. */
export function unknownVendor(preference: string): string | undefined {
  const makers = knownMakers.map((maker) => maker.toLowerCase());
  const wanted = preferredNames(preference);
  const isKnown = wanted.some((name) =>
    makers.some((maker) => ` ${maker}`.includes(` ${name}`) || ` ${name} `.includes(` ${maker} `)),
  );
  if (isKnown) return undefined;
  const closest = [...new Set(wanted.flatMap((name) => closestNames(name, knownMakers)))].slice(0, 3);
  return closest.length > 0
    ? `The catalogue has no maker of that name: ${joinOr(closest)} may be meant.`
    : `The catalogue has no maker of that name; it has ${joinOr(knownMakers)}.`;
}
