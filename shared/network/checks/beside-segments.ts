import type { Requirements } from '../../contract/requirements.ts';
import { formatNumber } from '../../vocabulary/counts.ts';
import { joinSome } from '../../vocabulary/lists.ts';
import { statedSites } from '../requirements/effective-sites.ts';
import { segmentsOfSites } from '../requirements/segment-shares.ts';

/** Says which part of the staff no segment counts, where some do: it has a VLAN beside theirs. */
export function staffBesideSegments(requirements: Requirements): string | undefined {
  const sites = statedSites(requirements);
  const left = segmentsOfSites(sites, requirements).flatMap(({ staff }, index) => {
    const rest = staff.find(({ fields }) => fields.length === 0);
    const percent = Math.round((rest?.share ?? 0) * 100);
    return percent === 0 || staff.length < 2 ? [] : [`${formatNumber(percent)} % at ${sites[index]?.name}`];
  });
  if (left.length === 0) return undefined;
  return `The segments do not count all of the staff: the others are in the VLAN “Data” beside them, ${joinSome(left, 3)}.`;
}
