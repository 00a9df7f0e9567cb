import { formatCount } from '../counts.ts';
import { formatMoney } from '../money.ts';
import { type DesignField, designFields } from './design-fields.ts';
import { type DesignStep, designSteps } from './design-steps.ts';
import type { StatedDesign } from './design-words.ts';
import { fieldText } from './field-text.ts';
import { valueAt } from './value-at.ts';

export interface DescribedLine {
  readonly label: string;
  readonly value: string;
}

/** The lines of one step, in words. Sites, segments and devices are tables of their own. */
export interface DescribedSection {
  readonly step: DesignStep;
  readonly title: string;
  readonly lines: readonly DescribedLine[];
}

/** A design's statements in the order of the form, complete, for reading and for comparing. */
export const describeDesign = (design: StatedDesign): readonly DescribedSection[] =>
  designSteps.map(({ id, title }) => ({
    step: id,
    title,
    lines: lineFields
      .filter(
        ({ step, path }) => (isAssumption(path) ? id === 'growth' : step === id) && applies(path, design),
      )
      .filter(({ path, isMore }) => !(isMore || rare.includes(path)) || isStated(valueAt(path, design)))
      .map((field) => ({ label: field.label, value: textOf(field, design) })),
  }));

/** Groups that read as one line: an amount with its currency, a percentage with its years. */
const inOneLine = ['requirements.budget', 'requirements.growth'];

/** One line for each field that stands alone. */
const lineFields = designFields.filter(({ path, kind }) =>
  kind === 'group'
    ? inOneLine.includes(path)
    : !path.includes('[]') && !inOneLine.some((group) => path.startsWith(`${group}.`)),
);

/** What few networks need is read where it is stated. */
const isStated = (value: unknown): boolean => value !== undefined && value !== false;
/** Asked for where another answer asks for it. */
const rare = ['requirements.remoteUsers', 'requirements.ipScheme.ipv6Only'];

/** Those that the design states stand last; the others are the plan's. */
const isAssumption = (path: string): boolean => path.startsWith('requirements.assumptions.');

/** The people of a single site stand at the top level; existing devices matter only in an existing network. */
function applies(path: string, design: StatedDesign): boolean {
  const {
    isExistingNetwork,
    requirements: { sites },
  } = design;
  if (isAssumption(path)) return valueAt(path, design) !== undefined;
  if (path.startsWith('existingNetworkDetails.')) return isExistingNetwork;
  if (path === 'requirements.services.databases') return design.requirements.services.databases.length > 0;
  return sites.length === 0 || !/^requirements\.(wired|wireless)Users$/.test(path);
}

function textOf(field: DesignField, design: StatedDesign): string {
  const { budget, bandwidth, growth } = design.requirements;
  switch (field.path) {
    case 'requirements.budget':
      return budget ? formatMoney(budget) : fieldText(field, budget);
    case 'requirements.growth':
      return `${growth.percent} % over ${formatCount(growth.years, 'year')}`;
    case 'requirements.bandwidth.upload':
      return fieldText(field, bandwidth.symmetric ? bandwidth.download : bandwidth.upload);
    default:
      return fieldText(field, valueAt(field.path, design));
  }
}
