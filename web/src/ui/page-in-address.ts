/** The page that an address asks for (`?page=3`); the first where it asks for none that could be. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}
