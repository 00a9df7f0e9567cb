import { type DesignField, designFields } from '#shared/vocabulary/fields/design-fields.ts';
import { StatedDesign } from '#shared/vocabulary/fields/design-words.ts';

/** A design in which every table has rows and every part applies; its first site is one that can have the field. */
export function wholeDesign({ path = '' }: { readonly path?: string } = {}): StatedDesign {
  const [, field = ''] = /\.(rooms|replicationMbps|buildings|places)/.exec(path) ?? [];
  const kind = { rooms: 'hotel', replicationMbps: 'datacentre', buildings: 'campus', places: 'campus' }[
    field
  ];
  const places = path.includes('places') ? [{ site: 'Leeds', users: 2 }] : [];
  const speaks = path.includes('speaks') ? [{ protocol: 'modbus-tcp' as const }] : [];
  const others = speaks.map(() => ({ name: 'Other', users: 5 }));
  const peopleByFloor = path.includes('peopleByFloor') ? [{ floor: 2, people: 4 }] : [];
  const onFloors = peopleByFloor.length > 0 ? { wiredUsers: 30, floors: 5, peopleByFloor } : {};
  const buildings = path.includes('buildings')
    ? [{ name: 'Library' }]
    : places.map(() => ({ name: 'Other' }));
  return StatedDesign.parse({
    designName: 'Campus',
    isExistingNetwork: true,
    existingNetworkDetails: { currentDevices: [{ type: 'Switch', quantity: 2 }] },
    requirements: {
      sites: [{ name: 'Leeds', kind, buildings, ...onFloors }, { name: 'York' }, { name: 'Other' }],
      segments: [{ name: 'Finance', users: 5, places, speaks }, ...others],
      ipScheme: { publicIPs: 256, asNumber: 65_551, ipv6: true },
      budget: { amount: 5_000, currency: 'EUR' },
    },
  });
}

/** Every stored field that holds a value itself, and does so for this design. */
export const storedFields = (): readonly DesignField[] =>
  designFields.filter(
    // Of several sites each has its own people, so the top level's are not shown.
    ({ path, kind }) => kind !== 'group' && !/^requirements\.(wired|wireless)Users$/.test(path),
  );

/** The whole design with another value in one field, of its first row where it is one of a table. */
export function changedIn({ path, kind, values = {} }: DesignField): StatedDesign {
  const design = structuredClone(wholeDesign({ path }));
  const names = path.split('.').flatMap((name) => (name.endsWith('[]') ? [name.slice(0, -2), '0'] : [name]));
  const last = names.pop() ?? '';
  // biome-ignore lint/suspicious/noExplicitAny: any field of the design, by its path
  const holder = names.reduce<any>((value, name) => value[name], design);
  const before = holder[last];
  const [other] = Object.keys(values).filter((value) => value !== before && !before?.includes?.(value));
  const text = path.endsWith('currency')
    ? 'USD'
    : /private|currentIPScheme/.test(path)
      ? '10.9.0.0/16'
      : path.endsWith('publicPrefix')
        ? '198.51.100.0/24'
        : 'Other';
  const set = (number: number) => {
    holder[last] = {
      text,
      number,
      check: !before,
      choice: other,
      choices: [other],
      names: ['Other'],
      group: before,
    }[kind];
    return StatedDesign.safeParse(design).data;
  };
  const changed = [before + 1, ...(before === undefined ? [1, 0.5, 20, 500, 2_000] : [])].map(set);
  return changed.find((one) => one !== undefined) ?? StatedDesign.parse(design);
}
