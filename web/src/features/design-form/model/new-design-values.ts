import { NewDesign } from '#shared/contract/designs.ts';
import { blankSite } from './edit-row.ts';
import type { FormValues } from './form-values.ts';
import { valuesOfDesign } from './values-of-design.ts';

/** The form before anybody typed: the contract's own defaults, one site that only lacks its people. */
export function newDesignValues(): FormValues {
  const defaults = valuesOfDesign(NewDesign.parse({ designName: 'Unnamed' }));
  return {
    ...defaults,
    designName: '',
    sites: [{ ...blankSite('1'), name: 'Headquarters', kind: 'headquarters' }],
  };
}
