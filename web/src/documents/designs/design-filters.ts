import { DesignStatus } from '#shared/contract/designs.ts';

/** What the list shows, as its address says it: `?search=leeds&status=active&page=2`. */
export interface DesignFilters {
  readonly search: string;
  /** Undefined: all that are not archived. */
  readonly status: DesignStatus | undefined;
  readonly page: number;
}

/** Spec, section 9. */
const limit = 10;

/** Invalid values in the address fall back to defaults. */
export function filtersFrom(address: URLSearchParams): DesignFilters {
  const page = Number(address.get('page'));
  return {
    search: (address.get('search') ?? '').trim().slice(0, 100),
    status: DesignStatus.safeParse(address.get('status')).data,
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** The query of the list's call: the same filters make the same key in the cache. */
export const listQuery = ({ search, status, page }: DesignFilters) => ({
  page,
  limit,
  ...(status && { status }),
  ...(search && { search }),
});

export const firstPage: DesignFilters = { search: '', status: undefined, page: 1 };

/** The address with another filter; a new query starts at its first page. */
export function withFilter(
  address: URLSearchParams,
  name: 'search' | 'status',
  value: string,
): URLSearchParams {
  const changed = new URLSearchParams(address);
  changed.delete('page');
  if (value) changed.set(name, value);
  else changed.delete(name);
  return changed;
}
