import { designField } from '#shared/vocabulary/fields/design-fields.ts';

/** Where a design states a requirement, by its place in the contract: `requirements.sites[0].phones`. */
export function requirementLink(designId: string, field: string): string {
  const step = stepOf(field);
  return `/designs/${designId}/requirements${step === undefined ? '' : `#${step}`}`;
}

/** A service is stated as a value of its field: `requirements.services.network.dhcp`. */
function stepOf(field: string): string | undefined {
  const found = designField(field);
  if (found !== undefined) return found.step;
  const above = field.slice(0, field.lastIndexOf('.'));
  return above.includes('.') ? stepOf(above) : undefined;
}
