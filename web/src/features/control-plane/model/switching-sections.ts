import type { ControlPlane } from '#shared/contract/control-plane.ts';
import { type Names, type PlaneSection, vlanRanges } from './plane-section.ts';

/** How frames find their way within a site. */
export function switchingSections(plane: ControlPlane, names: Names): PlaneSection[] {
  return [
    {
      id: 'spanning-tree',
      title: 'Spanning tree',
      note: 'Rapid spanning tree: the lowest priority is the root of its VLANs.',
      columns: ['Device', 'Role', 'Priority', 'VLANs', 'Why'],
      rows: plane.spanningTree.map(({ device, role, priority, vlans, because }, index) => ({
        key: `${index} ${device}`,
        site: names.siteOf(device),
        cells: [
          names.device(device),
          bridgeRoles[role],
          `${priority}`,
          vlanRanges(vlans),
          because.arithmetic,
        ],
      })),
    },
    {
      id: 'trunks',
      title: 'Trunks',
      note: 'A trunk lets through the VLANs that it names and no other; untagged frames go to the native VLAN.',
      columns: ['From', 'To', 'Allowed VLANs', 'Native VLAN'],
      rows: plane.trunks.map(({ edge, allowed, native }) => ({
        key: edge,
        site: names.siteOfLink(edge),
        cells: [...names.ends(edge), vlanRanges(allowed), `${native}`],
      })),
    },
    {
      id: 'aggregates',
      title: 'Link aggregates',
      note: 'Several links as one, kept by LACP.',
      columns: ['Name', 'From', 'To', 'Members'],
      rows: plane.aggregates.map(({ name, edge, members }) => ({
        key: edge,
        site: names.siteOfLink(edge),
        cells: [name, ...names.ends(edge), `${members}`],
      })),
    },
  ];
}

const bridgeRoles = { root: 'Root', 'secondary-root': 'Secondary root', edge: 'Edge' } as const;
