import type { PrefixFilter } from '#shared/contract/configuration/routing.ts';
import { type AddressFamily, families } from '../address-family.ts';

/** Filters as prefix lists, which end with a deny of their own. */
export function filterLines(filters: readonly PrefixFilter[]): string[] {
  return filters.flatMap(({ name, rules }) =>
    families.flatMap((family) => {
      const lines = rules.filter(({ prefix }) => family.isOwn(prefix)).map(ruleLine(name, family));
      return lines.length > 0 ? lines : [`${family.ip} prefix-list ${name} seq 5 deny any`];
    }),
  );
}

const ruleLine =
  (name: string, { ip, longest }: AddressFamily) =>
  ({ action, prefix, from, to }: PrefixFilter['rules'][number], index: number): string => {
    const length = Number(prefix.split('/')[1]);
    const least = from !== undefined && from > length ? ` ge ${from}` : '';
    const most = to !== undefined && to > length ? ` le ${to}` : '';
    // "From 16 on" without an end is up to the longest.
    const open = from !== undefined && to === undefined && from <= length ? ` le ${longest}` : '';
    return `${ip} prefix-list ${name} seq ${(index + 1) * 5} ${action} ${prefix}${least}${most}${open}`;
  };
