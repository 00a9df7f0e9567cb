import type { VariableValue } from '#shared/contract/template-variables.ts';
import type { ValueSource } from '#shared/templates/variables/resolve-values.ts';

/** Where a value comes from, behind it. */
export const sourceWords: Readonly<Record<ValueSource, string>> = {
  entered: 'entered here',
  device: 'from the device',
  site: 'from the site',
  design: 'from the design',
  default: 'the default',
};

/** A value in one line: `10.0.0.1, 10.0.0.2`. */
export function valueText(value: VariableValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object') return String(value);
  return Array.isArray(value) ? value.map(valueText).join(', ') : JSON.stringify(value);
}
