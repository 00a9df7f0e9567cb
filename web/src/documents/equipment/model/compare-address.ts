import { Id } from '#shared/contract/identifiers.ts';

/** Devices that fit side by side. */
export const mostCompared = 4;

export interface CompareView {
  /** Which devices, in the order of their columns. */
  readonly ids: readonly string[];
  /** Ids beyond the fourth. */
  readonly tooMany: number;
  readonly onlyDifferences: boolean;
}

/** Reads `?ids=a,b&only=differences`; what is no id, or is there twice, is left out. */
export function compareViewFrom(address: URLSearchParams): CompareView {
  const given = address.getAll('ids').flatMap((ids) => ids.split(','));
  const ids = [...new Set(given.map((id) => id.trim()))].filter((id) => Id.safeParse(id).success);
  return {
    ids: ids.slice(0, mostCompared),
    tooMany: Math.max(0, ids.length - mostCompared),
    onlyDifferences: address.get('only') === 'differences',
  };
}

export function compareAddressOf({
  ids,
  onlyDifferences,
}: Pick<CompareView, 'ids' | 'onlyDifferences'>): string {
  const only = onlyDifferences ? ['only=differences'] : [];
  return [...(ids.length > 0 ? [`ids=${ids.join(',')}`] : []), ...only].join('&');
}

/** The catalogue with these devices chosen already. */
export const catalogueWith = (ids: readonly string[]): string =>
  ids.length === 0 ? '/equipment' : `/equipment?${ids.map((id) => `compare=${id}`).join('&')}`;
