import type { Inconsistency } from './inconsistency.ts';

/** Of a segment, what its industrial protocols may contradict. */
export interface Speaking {
  readonly name: string;
  readonly type: string;
  readonly users: number;
  readonly speaks: readonly { readonly protocol: string; readonly from?: string | undefined }[];
}

/**
 * Industrial protocols of people who have none, of hosts that nobody counts and which have no network of their own for it, and between
 * networks that PROFINET does not cross: its frames are of layer 2 (IEC 61158-6-10).
 */
export const wrongSpeakers = (segments: readonly Speaking[]): Inconsistency[] =>
  segments.flatMap((segment, index) => {
    const { name, type, users, speaks } = segment;
    const at = ['segments', index];
    if (speaks.length === 0) return [];
    if (type === 'guest')
      return [
        {
          path: [...at, 'speaks'],
          message: 'belong to devices: change the type of the segment, or remove them',
        },
      ];
    return [
      ...(users === 0
        ? [{ path: [...at, 'users'], message: 'must count the hosts that speak industrial protocols' }]
        : []),
      ...speaks.flatMap(({ protocol, from }, row): Inconsistency[] => {
        const path = [...at, 'speaks', row, 'from'];
        if (protocol === 'profinet')
          return from === name
            ? []
            : [
                {
                  path,
                  message: `must be “${name}” itself: PROFINET is not routed, nobody outside its VLAN speaks it`,
                },
              ];
        const message = from === undefined ? undefined : wrongAsker(from, segments);
        return message === undefined ? [] : [{ path, message }];
      }),
    ];
  });

/** What is wrong with who asks, if anything. */
function wrongAsker(from: string, segments: readonly Speaking[]): string | undefined {
  const asker = segments.find(({ name }) => name === from);
  if (asker === undefined) return `names “${from}”, and no segment is called that`;
  if (asker.type === 'guest') return `names “${from}”, which is for guests: they reach nothing inside`;
  return asker.users === 0 ? `names “${from}”, which counts no hosts: state its users` : undefined;
}
