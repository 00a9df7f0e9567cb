/** Kinds of site, and types of segment, that alone have a field. */
const onlyOf: Readonly<Record<string, { readonly by: 'kind' | 'type'; readonly of: readonly string[] }>> = {
  'requirements.sites[].rooms': { by: 'kind', of: ['hotel', 'school'] },
  'requirements.sites[].replicationMbps': { by: 'kind', of: ['datacentre'] },
  'requirements.sites[].buildings': { by: 'kind', of: ['campus'] },
  'requirements.segments[].poe': { by: 'type', of: ['iot'] },
  'requirements.segments[].speaks': { by: 'type', of: ['iot'] },
};

/** Whether a field means anything in a row of its table: guest rooms at a hotel, PoE of devices. */
export function appliesToRow(path: string, row: object): boolean {
  const only = onlyOf[path];
  return only === undefined || only.of.includes(String(Reflect.get(row, only.by) ?? ''));
}
