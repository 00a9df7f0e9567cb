interface Only {
  readonly by: 'kind' | 'wifiEnvironment' | 'type' | 'isolationLevel';
  readonly of: readonly string[];
}

/** Kinds of site, and segments, that alone have a field: one of these is enough. */
const onlyOf: Readonly<Record<string, readonly Only[]>> = {
  'requirements.sites[].rooms': [
    { by: 'kind', of: ['hotel', 'school'] },
    { by: 'wifiEnvironment', of: ['hotel', 'classroom'] },
  ],
  'requirements.sites[].replicationMbps': [{ by: 'kind', of: ['datacentre'] }],
  'requirements.sites[].buildings': [{ by: 'kind', of: ['campus'] }],
  'requirements.segments[].poe': [{ by: 'type', of: ['iot'] }],
  'requirements.segments[].reaches': [{ by: 'isolationLevel', of: ['physical', 'full'] }],
  'requirements.segments[].speaks': [{ by: 'type', of: ['iot'] }],
};

/** Whether a field means anything in a row of its table: guest rooms at a hotel, classrooms of a campus, PoE of devices. */
export function appliesToRow(path: string, row: object): boolean {
  const only = onlyOf[path];
  return only === undefined || only.some(({ by, of }) => of.includes(String(Reflect.get(row, by) ?? '')));
}
