/**
 * The tables in the order in which NetBox imports them, with the columns of its forms as of 4.6: the form for interfaces looks VLANs up
 * by their number, within a group where one is stated. Sites use the same numbers, so that each has a group.
 */
export const netboxColumns = {
  sites: ['name', 'slug', 'status'],
  manufacturers: ['name', 'slug'],
  'device-types': ['manufacturer', 'model', 'slug', 'u_height', 'part_number'],
  'device-roles': ['name', 'slug', 'color'],
  devices: [
    'name',
    'role',
    'manufacturer',
    'device_type',
    'status',
    'site',
    'rack',
    'position',
    'face',
    'serial',
    'comments',
  ],
  'vlan-groups': ['name', 'slug', 'scope_type', 'scope_name'],
  vlans: ['site', 'group', 'vid', 'name', 'status'],
  interfaces: [
    'device',
    'name',
    'type',
    'enabled',
    'mtu',
    'mode',
    'vlan_group',
    'untagged_vlan',
    'tagged_vlans',
    'poe_mode',
    'poe_type',
    'description',
    'lag',
  ],
  prefixes: ['prefix', 'vlan_site', 'vlan', 'status', 'role', 'scope_type', 'scope_name'],
  'ip-addresses': ['address', 'status', 'device', 'interface', 'is_primary', 'dns_name'],
  cables: [
    'side_a_site',
    'side_a_device',
    'side_a_type',
    'side_a_name',
    'side_b_site',
    'side_b_device',
    'side_b_type',
    'side_b_name',
    'type',
    'status',
    'color',
    'length',
    'length_unit',
    'label',
    'description',
  ],
} as const;

export type NetboxTable = keyof typeof netboxColumns;

/** A row of a table; a column that is left out is empty. */
export type NetboxRow<Table extends NetboxTable> = Readonly<
  Partial<Record<(typeof netboxColumns)[Table][number], string | number>>
>;

/** A row of a file that is read: its cells by the columns' names. */
export type ReadRow = ReadonlyMap<string, string>;
