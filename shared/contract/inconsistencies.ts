import { joinOr } from '../vocabulary/lists.ts';
import type { Inconsistency } from './inconsistency.ts';
import { type Speaking, wrongSpeakers } from './wrong-speakers.ts';

interface Covered {
  readonly name: string;
  readonly areaM2: number;
  readonly wifiM2?: number | undefined;
}

/** Of the requirements, what may contradict itself. */
interface Stated {
  readonly sites: readonly (Covered & {
    readonly kind: string;
    readonly wifiEnvironment?: string | undefined;
    readonly buildings: readonly Covered[];
    readonly rooms?: number | undefined;
    readonly replicationMbps?: number | undefined;
    readonly wiredUsers: number;
    readonly wirelessUsers: number;
    readonly people?: number | undefined;
    readonly floors: number;
    readonly peopleByFloor: readonly { readonly floor: number; readonly people: number }[];
  })[];
  readonly segments: readonly (Speaking & {
    readonly sites: readonly string[];
    readonly places: readonly StatedPlace[];
  })[];
  readonly internetHub?: string | undefined;
  readonly services: { readonly onPremise: readonly string[]; readonly databases: readonly string[] };
  readonly ipScheme: {
    readonly asNumber?: number | undefined;
    readonly publicPrefix?: string | undefined;
    readonly ipv6: boolean;
    readonly ipv6Only: boolean;
  };
}

interface StatedPlace {
  readonly site: string;
  readonly building?: string | undefined;
  readonly users: number;
}

/** Statements that cannot hold together, whatever is planned: a name that no site has, a figure of another kind of site. */
export const inconsistencies = (stated: Stated): Inconsistency[] => [
  ...stated.sites.flatMap((site, index) =>
    [...misplaced(site), ...beyondFloors(site), ...wrongFloors(site)].map(({ path, message }) => ({
      path: ['sites', index, ...path],
      message,
    })),
  ),
  ...unknownSites(stated),
  ...wrongPlaces(stated),
  ...wrongSpeakers(stated.segments),
  ...addressing(stated.ipScheme),
  ...withoutDatabase(stated.services),
];

/** Without any service stated, the servers may be anything. */
const withoutDatabase = ({ onPremise, databases }: Stated['services']): Inconsistency[] =>
  databases.length > 0 && onPremise.length > 0 && !onPremise.includes('database')
    ? [
        {
          path: ['services', 'databases'],
          message: 'say which database there is: tick it among the on-premises services, or leave them empty',
        },
      ]
    : [];

/** Statements that only some kinds of site can make. */
function misplaced({
  kind,
  wifiEnvironment,
  buildings,
  rooms,
  replicationMbps,
}: Stated['sites'][number]): Inconsistency[] {
  const repeated = buildings.findIndex(
    ({ name }, index) => buildings.findIndex((b) => b.name === name) < index,
  );
  const hasRooms =
    kind === 'hotel' || kind === 'school' || wifiEnvironment === 'hotel' || wifiEnvironment === 'classroom';
  return [
    ...(buildings.length > 0 && kind !== 'campus'
      ? [{ path: ['buildings'], message: 'belong to a campus: change the kind of the site, or remove them' }]
      : []),
    ...(repeated >= 0
      ? [
          {
            path: ['buildings', repeated, 'name'],
            message: 'must differ from the other buildings of the campus',
          },
        ]
      : []),
    ...(rooms !== undefined && !hasRooms
      ? [
          {
            path: ['rooms'],
            message:
              'apply to hotel rooms and classrooms: change the kind of the site or its Wi-Fi environment, or leave them empty',
          },
        ]
      : []),
    ...(replicationMbps !== undefined && kind !== 'datacentre'
      ? [
          {
            path: ['replicationMbps'],
            message: 'applies to a data centre: change the kind of the site, or leave it empty',
          },
        ]
      : []),
  ];
}

/** People on a floor that the site has not, or counted twice there, or more in all than the site has. */
function wrongFloors(site: Stated['sites'][number]): Inconsistency[] {
  const { floors, wiredUsers, wirelessUsers, people = 0, peopleByFloor } = site;
  const all = Math.max(people, wiredUsers, wirelessUsers);
  const counted = peopleByFloor.reduce((sum, row) => sum + row.people, 0);
  const wrong = peopleByFloor.flatMap(({ floor }, row): Inconsistency[] => {
    const path = ['peopleByFloor', row, 'floor'];
    if (floor > floors) return [{ path, message: `is none of the ${floors} of the site` }];
    const isTwice = peopleByFloor.findIndex((one) => one.floor === floor) < row;
    return isTwice ? [{ path, message: 'is counted twice: count its people in one row' }] : [];
  });
  return counted > all
    ? [...wrong, { path: ['peopleByFloor'], message: `counts ${counted} people, and the site has ${all}` }]
    : wrong;
}

/** Wi-Fi on more than the floors, where their area is known. */
function beyondFloors({ buildings, ...main }: Stated['sites'][number]): Inconsistency[] {
  const isBeyond = ({ areaM2, wifiM2 = 0 }: Pick<Covered, 'areaM2' | 'wifiM2'>) =>
    areaM2 > 0 && wifiM2 > areaM2;
  const message = 'is more than the floor area: leave it empty for all of it';
  return [
    ...(isBeyond(main) ? [{ path: ['wifiM2'], message }] : []),
    ...buildings.flatMap((building, index) =>
      isBeyond(building) ? [{ path: ['buildings', index, 'wifiM2'], message }] : [],
    ),
  ];
}

/** The single site of a design that states none has this name in the plan. */
const siteNames = ({ sites }: Pick<Stated, 'sites'>): Set<string> =>
  new Set(sites.length > 0 ? sites.map(({ name }) => name) : ['Headquarters']);

const isUnknown = (name: string, what: string, names: ReadonlySet<string>): string =>
  `names “${name}”, and no ${what} is called that${names.size > 3 ? '' : `: choose ${joinOr([...names])}`}`;

function unknownSites(stated: Stated): Inconsistency[] {
  const { segments, internetHub } = stated;
  const names = siteNames(stated);
  const message = (name: string) => isUnknown(name, 'site', names);
  return [
    ...segments.flatMap((segment, index) => {
      const unknown = segment.sites.findIndex((name) => !names.has(name));
      const name = segment.sites[unknown];
      return name === undefined
        ? []
        : [{ path: ['segments', index, 'sites', unknown], message: message(name) }];
    }),
    ...(internetHub !== undefined && !names.has(internetHub)
      ? [{ path: ['internetHub'], message: message(internetHub) }]
      : []),
  ];
}

/** Places of a segment that are none, or counted twice, or more in all than the segment has. */
function wrongPlaces(stated: Stated): Inconsistency[] {
  const names = siteNames(stated);
  const buildingsOf = (site: string) =>
    stated.sites.filter(({ name }) => name === site).flatMap(({ buildings }) => buildings);
  return stated.segments.flatMap(({ users, places }, index) => {
    const at = ['segments', index];
    const counted = places.reduce((sum, place) => sum + place.users, 0);
    const wrong = places.flatMap(({ site, building }, row): Inconsistency[] => {
      const path = [...at, 'places', row];
      if (!names.has(site)) return [{ path: [...path, 'site'], message: isUnknown(site, 'site', names) }];
      const isTwice = places.findIndex((one) => one.site === site && one.building === building) < row;
      if (isTwice)
        return [{ path: [...path, 'site'], message: 'is counted twice: count its hosts in one row' }];
      const known = new Set([site, ...buildingsOf(site).map(({ name }) => name)]);
      return building === undefined || known.has(building)
        ? []
        : [{ path: [...path, 'building'], message: isUnknown(building, `building of “${site}”`, known) }];
    });
    return counted > users
      ? [
          ...wrong,
          {
            path: [...at, 'users'],
            message: `must be at least the ${counted} that are counted by place`,
          },
        ]
      : wrong;
  });
}

function addressing({ asNumber, publicPrefix, ipv6, ipv6Only }: Stated['ipScheme']): Inconsistency[] {
  const length = Number(publicPrefix?.split('/')[1] ?? 0);
  return [
    ...(asNumber !== undefined && length > 24
      ? [
          {
            path: ['ipScheme', 'publicPrefix'],
            message: 'must be a /24 or larger: providers accept no smaller announcement',
          },
        ]
      : []),
    ...(ipv6Only && !ipv6 ? [{ path: ['ipScheme', 'ipv6Only'], message: 'needs IPv6: tick it too' }] : []),
  ];
}
