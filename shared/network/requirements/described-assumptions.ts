import type { Requirements } from '../../contract/requirements.ts';
import { wordsAt } from '../../vocabulary/fields/design-fields.ts';
import { figureText } from '../../vocabulary/fields/field-text.ts';
import { type UsedAssumption, usedAssumptions } from './changeable-assumptions.ts';

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

const origins = {
  guidance: 'Published practice',
  default: 'Netwright’s default',
} as const satisfies Record<UsedAssumption['source'], string>;
