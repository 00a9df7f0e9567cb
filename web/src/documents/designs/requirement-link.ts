import { designField } from '#shared/vocabulary/fields/design-fields.ts';

/** Where a design states a requirement, by its place in the contract: `requirements.sites[0].phones`. */
export function requirementLink(designId: string, field: string): string {
  const step = stepOf(field);
  return `/designs/${designId}/requirements${step === undefined ? '' : `#${step}`}`;
}

/** A row is on the step of its table, and a service, `requirements.services.network.dhcp`, on that of its field. */
function stepOf(field: string): string | undefined {
  const step = designField(field.replace(/\[\d+\]$/, ''))?.step;
  const above = field.slice(0, field.lastIndexOf('.'));
  return step ?? (above.includes('.') ? stepOf(above) : undefined);
}
