import * as z from 'zod';
import { planSchemaVersion } from '#shared/contract/plan-schema-version.ts';
import { withLinkAddresses } from './link-addresses-of-plan.ts';
import { withMeaning } from './meaning-of-plan.ts';
import { withPublicSide } from './public-side-of-plan.ts';
import { withNotedReasons } from './reasons-of-plan.ts';
import { withServices } from './wide-area-of-plan.ts';

/**
 * A stored plan of any version, migrated to the current one, still to be parsed.
 * @throws Error for a plan of a later version, as after going back to an older release.
 */
export function migratePlan(stored: unknown): unknown {
  let plan = VersionedPlan.parse(stored);
  while (plan.schemaVersion < planSchemaVersion) {
    const migrate = migrations[plan.schemaVersion];
    if (!migrate) throw new Error(`There is no migration from version ${plan.schemaVersion} of a plan.`);
    plan = { ...migrate(plan), schemaVersion: plan.schemaVersion + 1 };
  }
  if (plan.schemaVersion > planSchemaVersion)
    throw new Error(
      `This plan has schema version ${plan.schemaVersion}; the newest known is ${planSchemaVersion}.`,
    );
  return plan;
}

/** Plans of version 1 did not say so. */
const VersionedPlan = z.looseObject({ schemaVersion: z.int().min(1).default(1) });
type VersionedPlan = z.output<typeof VersionedPlan>;

/** Each migrates from its version to the next, and never changes once released. */
const migrations: Readonly<Record<number, (plan: VersionedPlan) => Record<string, unknown>>> = {
  1: (plan) => withServices(markManualWork(plan)),
  2: withFields,
  3: (plan) => withPublicSide(withLinkAddresses(plan)),
};

const Drawn = z.looseObject({
  nodes: z.array(z.looseObject({ id: z.string(), because: z.unknown().optional() })),
  edges: z.array(z.looseObject({ id: z.string(), because: z.unknown().optional() })),
});

/**
 * Version 1 kept no record of manual work. Elements that were drawn are those without the reason that all planned
 * elements have.
 */
function markManualWork(plan: VersionedPlan): Record<string, unknown> {
  const { nodes, edges } = Drawn.parse(plan);
  const drawn = (elements: typeof nodes) =>
    elements.filter(({ because }) => because === undefined).map(({ id }) => id);
  return { ...plan, edits: { nodes: { added: drawn(nodes) }, edges: { added: drawn(edges) } } };
}

/** Version 2 said what nodes are for by their names, and why by sentences. */
function withFields(plan: VersionedPlan): Record<string, unknown> {
  return VersionedPlan.parse(withNotedReasons(withMeaning(plan)));
}
