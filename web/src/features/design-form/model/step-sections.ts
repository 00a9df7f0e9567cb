import { type DesignField, designFields } from '#shared/vocabulary/fields/design-fields.ts';
import type { DesignStep } from '#shared/vocabulary/fields/design-steps.ts';
import { chosenIn } from './field-texts.ts';
import { type FormValues, textAt } from './form-values.ts';

/** Fields that stand together on a step: those of a group, and those without one that follow it. */
export interface StepSection {
  /** The group's place in the contract and its label; empty for the fields before the first group. */
  readonly path: string;
  readonly title: string;
  readonly fields: readonly DesignField[];
}

/** The fields of a step in the order of the contract; a table is one field, and what does not apply is left out. */
export function sectionsOf(step: DesignStep, values: FormValues): readonly StepSection[] {
  const sections: (StepSection & { fields: DesignField[] })[] = [];
  for (const field of designFields) {
    if (field.step !== step || !applies(field.path, values)) continue;
    const last = sections.at(-1);
    const isGroup = field.kind === 'group' && !tables.includes(field.path);
    if (isGroup) sections.push({ path: field.path, title: field.label, fields: [] });
    else if (last) last.fields.push(field);
    else sections.push({ path: '', title: '', fields: [field] });
  }
  return sections;
}

const onPremise = 'requirements.services.onPremise';
const remoteAccess = 'requirements.securityRequirements.remoteAccess';

/** Groups of rows, each entered in a table of its own. */
const tables = ['existingNetworkDetails.currentDevices', 'requirements.sites', 'requirements.segments'];

/** The people of a single site are entered with the site; a WAN joins several; what is stated is never hidden. */
function applies(path: string, values: FormValues): boolean {
  if (/^requirements\.(wired|wireless)Users$/.test(path)) return false;
  if (/^requirements\.(wan|concurrency|internetHub)/.test(path))
    return values.siteChoice === 'several' || textAt(values, path) !== '';
  if (path === 'requirements.remoteUsers')
    return textAt(values, path) !== '' || textAt(values, remoteAccess) !== 'none';
  if (path === 'requirements.services.databases')
    return textAt(values, path) !== '' || chosenIn(textAt(values, onPremise)).includes('database');
  if (path === 'requirements.ipScheme.ipv6Only') return textAt(values, path) === 'true';
  return !path.startsWith('existingNetworkDetails') || textAt(values, 'isExistingNetwork') === 'true';
}
