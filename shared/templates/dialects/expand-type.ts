/** `Twe1/0/3` with the table's full name for `Twe`; undefined where its type is none of the table. */
export function expandType(name: string, types: Readonly<Record<string, string>>): string | undefined {
  const parts = /^([A-Za-z]+)(\d[\d/]*)$/.exec(name);
  const full = parts?.[1] === undefined ? undefined : types[parts[1]];
  return full === undefined ? undefined : `${full}${parts?.[2]}`;
}
