import type { ControlPlane } from '#shared/contract/control-plane.ts';
import type { Names, PlaneSection } from './plane-section.ts';

/** How packets find their way between sites and out. */
export function routingSections(plane: ControlPlane, names: Names): PlaneSection[] {
  return [
    {
      id: 'ospf',
      title: 'OSPF areas',
      note: 'The backbone is area 0; each other site is an area of its own and is announced as its summary.',
      columns: ['Area', 'Kind', 'Routers', 'Networks', 'Summary', 'Why'],
      rows: plane.ospf.map(({ id, site, kind, routers, networks, summary, because }) => ({
        key: `${id} ${site}`,
        site,
        cells: [
          `Area ${id}`,
          areaKinds[kind],
          routers.map(names.device).join(', ') || '–',
          networks.join(', ') || '–',
          summary ?? '–',
          because.arithmetic,
        ],
      })),
    },
    {
      id: 'default-routes',
      title: 'Default routes',
      note: 'Of two routes of one device the lower metric is used; the other stands by.',
      columns: ['Device', 'Towards', 'Next hop', 'Metric', 'Announced', 'Why'],
      rows: plane.defaultRoutes.map(({ device, towards, nextHop, metric, announced, because }, index) => ({
        key: `${index} ${device}`,
        site: names.siteOf(device),
        cells: [
          names.device(device),
          names.device(towards),
          nextHop ?? 'From the provider',
          `${metric}`,
          announced ? 'To its area' : 'No',
          because.arithmetic,
        ],
      })),
    },
    {
      id: 'bgp',
      title: 'BGP sessions',
      note: 'With providers. An AS number that a provider has not named yet is for you to ask.',
      columns: ['Device', 'Local AS', 'Neighbour', 'Neighbour AS', 'Preference', 'Why'],
      rows: plane.bgp.map(({ device, localAs, neighbour, neighbourAs, preference, because }, index) => ({
        key: `${index} ${device}`,
        site: names.siteOf(device),
        cells: [
          names.device(device),
          `${localAs}`,
          names.device(neighbour),
          neighbourAs === undefined ? 'Not stated' : `${neighbourAs}`,
          preference === 'primary' ? 'Primary' : 'Backup',
          because.arithmetic,
        ],
      })),
    },
  ];
}

const areaKinds = {
  backbone: 'Backbone',
  standard: 'Standard',
  'totally-stubby': 'Totally stubby',
} as const;
