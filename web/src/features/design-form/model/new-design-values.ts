import { NewDesign } from '#shared/contract/designs.ts';
import { blankSite } from './blank-rows.ts';
import type { FormValues } from './form-values.ts';
import { valuesOfDesign } from './values-of-design.ts';

/** The initial form: the contract's defaults and one site without users. */
export function newDesignValues(): FormValues {
  const defaults = valuesOfDesign(NewDesign.parse({ designName: 'Unnamed' }));
  return {
    ...defaults,
    texts: { ...defaults.texts, designName: '' },
    sites: [{ ...blankSite('1'), name: 'Headquarters', kind: 'headquarters' }],
  };
}
