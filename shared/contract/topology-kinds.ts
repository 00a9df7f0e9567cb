export const nodeTypes = [
  'router',
  'firewall',
  'switch',
  'accesspoint',
  'server',
  'user',
  'internet',
] as const;
export const edgeTypes = ['trunk', 'lan', 'wan', 'wireless'] as const;
/** Ways to buy a wide-area link; `internet` is the access itself. */
export const wanServices = ['internet', 'internet-vpn', 'mpls', 'leased-line'] as const;
/** From the provider down to the people. */
export const layers = ['internet', 'edge', 'core', 'distribution', 'access', 'endpoint'] as const;

/**
 * What a node stands for if its type does not say: which people, which of their devices, which servers. Counts and
 * drawings read it; labels are only for display.
 */
export const nodeGroups = [
  'wired-users',
  'wireless-users',
  'guests',
  'phones',
  'cameras',
  'printers',
  'management-ports',
  'servers',
  'public-servers',
  'erp-servers',
  'crm-servers',
  'file-servers',
  'mail-servers',
  'database-servers',
  'wireless-controllers',
] as const;
export type NodeGroup = (typeof nodeGroups)[number];

/** Outdoors; between shelves; in a crowd; in a guest room or classroom; in a hall with dust, wet or vibration. */
export const surroundings = ['outdoor', 'aisle', 'dense', 'stands', 'room', 'industrial'] as const;
export type Surroundings = (typeof surroundings)[number];

export const subnetPurposes = [
  'management',
  'data',
  'voice',
  'guest',
  'iot',
  'server',
  'dmz',
  'transit',
  'loopback',
  'site',
  'public',
  'remote-access',
] as const;
