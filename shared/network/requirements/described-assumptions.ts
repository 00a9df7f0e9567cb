import { databaseSystems, type Requirements } from '../../contract/requirements.ts';
import { wordsAt } from '../../vocabulary/fields/design-fields.ts';
import { figureText } from '../../vocabulary/fields/field-text.ts';
import { type UsedAssumption, usedAssumptions } from './changeable-assumptions.ts';
import { askersOfDatabase } from './database-access.ts';
import { statedSites } from './effective-sites.ts';

/** A figure that a plan depends on, in words. */
export interface DescribedAssumption extends UsedAssumption {
  readonly label: string;
  /** Value and unit: `2.5 devices`. */
  readonly text: string;
  readonly usualText: string;
  /** Where the value is from: `Published practice`. */
  readonly origin: string;
  readonly why: string;
  readonly unit: string;
}

/** The figures that a plan of these requirements depends on, in words. */
export const describedAssumptions = (requirements: Requirements): DescribedAssumption[] =>
  usedAssumptions(requirements).map((used) => {
    const words = wordsAt(`requirements.assumptions.${used.id}`);
    return {
      ...used,
      label: words.label,
      text: figureText(words, used.value),
      usualText: figureText(words, used.usual),
      origin: used.isStated ? 'Stated by this design' : origins[used.source],
      why: words.help ?? '',
      unit: words.unit ?? '',
    };
  });

/** A choice that a plan depends on and that the design leaves open, in words. */
export interface AssumedChoice {
  readonly field: 'requirements.services.databases';
  readonly label: string;
  readonly value: (typeof databaseSystems)[number];
  readonly text: string;
  readonly origin: string;
  readonly why: string;
  /** What may be chosen instead, by value. */
  readonly values: Readonly<Record<string, string>>;
}

/** What a plan of these requirements assumes that no figure says: which database there is, where somebody asks it over a policy. */
export function assumedChoices(requirements: Requirements): AssumedChoice[] {
  const sites = statedSites(requirements);
  const hasDmz = sites.some(({ publicServers }) => publicServers > 0);
  const isAsked =
    askersOfDatabase(requirements, hasDmz) !== undefined &&
    (requirements.services.onPremise.length > 0 ||
      sites.some(({ servers, publicServers }) => servers > publicServers));
  if (!isAsked || requirements.services.databases.length > 0) return [];
  const field = 'requirements.services.databases';
  const { label, help = '', values = {} } = wordsAt(field);
  const [value] = databaseSystems;
  return [{ field, label, value, text: values[value] ?? value, origin: origins.default, why: help, values }];
}

const origins = {
  guidance: 'Published practice',
  default: 'Netwright’s default',
} as const satisfies Record<UsedAssumption['source'], string>;
