import type { RecommendInput } from './assess.ts';
import { notesByHand } from './by-hand-notes.ts';
import { type ChosenDevices, chooseDevices } from './choose-devices.ts';
import { describeRole, type RoleRecommendation } from './describe-role.ts';
import { notesOn } from './notes.ts';

export interface Recommendations
  extends Pick<ChosenDevices, 'currency' | 'cost' | 'budget' | 'least' | 'weights' | 'onServers'> {
  readonly roles: readonly RoleRecommendation[];
  /** Notes in addition to the roles, a sentence each. */
  readonly notes: readonly string[];
}

/** The devices for every place of a plan, with their reasons, alternatives and what the others fail on. Pure and deterministic. */
export function recommend(input: RecommendInput): Recommendations {
  const { purse, cheapest, controllerNotes, powerNotes, ...chosen } = chooseDevices(input);
  const roles = chosen.roles.map(describeRole);
  const byHandNotes = notesByHand(chosen.roles, chosen.currency, input.requirements.growth.years);
  const notes = notesOn({ input, purse, least: cheapest, roles, controllerNotes, byHandNotes });
  return { ...chosen, roles, notes: [...notes, ...powerNotes] };
}
