import { formatCount } from '#shared/vocabulary/counts.ts';
import { joinAnd } from '#shared/vocabulary/lists.ts';
import type { Choice, Proposal } from './proposal.ts';
import { keyOf } from './proposal-rows.ts';

/** Of new sites. */
const mostNamed = 3;

/** What a proposal adds, as far as it was not declined: `Branch West and 12 new devices`; empty where it adds no device. */
export function addingInWords({ current, next, difference }: Proposal, { declined }: Choice): string {
  const sites = new Set(current.nodes.flatMap(({ site }) => site ?? []));
  const ids = new Set(difference.nodes.added.filter((id) => !declined.has(keyOf('added', 'nodes', id))));
  const added = next.nodes.filter(({ id }) => ids.has(id));
  const isNew = (site: string | undefined) => site !== undefined && !sites.has(site);
  const newSites = [...new Set(added.flatMap(({ site }) => (site !== undefined && isNew(site) ? site : [])))];
  const others = added.filter(({ site }) => !isNew(site)).length;
  return joinAnd([
    ...newSites.slice(0, mostNamed),
    ...(newSites.length > mostNamed ? [formatCount(newSites.length - mostNamed, 'more site')] : []),
    ...(others > 0 ? [formatCount(others, 'new device')] : []),
  ]);
}
