import type { DialectId } from '../../contract/dialect.ts';
import type { ConfigType } from '../../contract/template-fields.ts';
import { type Feature, features } from './features.ts';
import { systemTemplateId } from './system-template-id.ts';

/** Which kind of device a part is for: every one (`base`), or those that play a role. */
export const partRoles = ['base', 'switch', 'router', 'firewall'] as const;
export type PartRole = (typeof partRoles)[number];

/** One template of the system library: what a dialect says about one feature, or nothing where the device has none of it. */
export interface Part {
  readonly id: string;
  readonly dialect: DialectId;
  readonly role: PartRole;
  /** Unique within its dialect. */
  readonly feature: Feature;
  readonly name: string;
  readonly description: string;
  readonly configType: ConfigType;
  /** Its place in the configuration, from 0. */
  readonly order: number;
  /** The file that it writes to, where a dialect has several. */
  readonly file: string | undefined;
  /** Jinja. Ends with a line feed. */
  readonly text: string;
}

/** `name` is the dialect's own term for the feature, such as MC-LAG; without it the feature's name. */
export type PartDraft = Pick<Part, 'feature' | 'role' | 'description' | 'text'> &
  Partial<Pick<Part, 'name' | 'file'>>;

/** The parts of a dialect in their order. */
export function partsOf(dialect: DialectId, drafts: readonly PartDraft[]): Part[] {
  return drafts.map((draft, order) => ({
    ...features[draft.feature],
    ...draft,
    id: systemTemplateId(dialect, draft.feature),
    dialect,
    order,
    file: draft.file,
    text: `${draft.text.replace(/^\n/, '').trimEnd()}\n`,
  }));
}
