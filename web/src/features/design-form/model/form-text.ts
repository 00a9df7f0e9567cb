import type { DesignForm } from './design-form-state.ts';
import { textAt } from './form-values.ts';

/** The text of a field that stands alone, by its place in the contract, and how it is changed. */
export const formText = ({ values, change }: DesignForm, path: string) => ({
  text: textAt(values, path),
  onChange: (text: string) => change(({ texts }) => ({ texts: { ...texts, [path]: text } })),
});
