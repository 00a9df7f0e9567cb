import type { Subnet, TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';

/** What each value of a topology is called, on screen, in the report and in CSV. */
type Names<Value extends string> = Readonly<Record<Value, string>>;

export const nodeTypeNames: Names<TopologyNode['type']> = {
  router: 'Router',
  firewall: 'Firewall',
  switch: 'Switch',
  accesspoint: 'Access point',
  server: 'Server',
  user: 'Users',
  internet: 'Internet',
};

/** What a node is listed and counted as: its type, but for wireless controllers, which are drawn as servers. */
export type ListedAs = TopologyNode['type'] | 'wireless-controllers';

export const listedAs = ({ type, group }: Pick<TopologyNode, 'type' | 'group'>): ListedAs =>
  group === 'wireless-controllers' ? group : type;

export const listedNames: Names<ListedAs> = {
  ...nodeTypeNames,
  'wireless-controllers': 'Wireless controller',
};

export const edgeTypeNames: Names<TopologyEdge['type']> = {
  trunk: 'Trunk',
  lan: 'LAN',
  wan: 'WAN',
  wireless: 'Wireless',
};

export const layerNames: Names<TopologyNode['layer']> = {
  internet: 'Internet',
  edge: 'Edge',
  core: 'Core',
  distribution: 'Distribution',
  access: 'Access',
  endpoint: 'Endpoint',
};

/** What becomes of a device where a network exists already. */
export const nodeStatusNames: Names<NonNullable<TopologyNode['status']>> = {
  kept: 'Kept',
  replaced: 'Replaced',
  new: 'New',
};

export const purposeNames: Names<Subnet['purpose']> = {
  site: 'Site block',
  management: 'Management',
  data: 'Data',
  voice: 'Voice',
  guest: 'Guests',
  iot: 'IoT',
  server: 'Servers',
  dmz: 'Public servers',
  transit: 'Point to point',
  loopback: 'Loopback',
  public: 'Public addresses',
  'remote-access': 'Remote access',
};

/** A zone of policies: the purpose of its subnets, the internet, or a segment by its own name. */
export const zoneName = (zone: string): string =>
  zone === 'internet' ? 'Internet' : (zoneNames.get(zone) ?? zone);

const zoneNames: ReadonlyMap<string, string> = new Map(Object.entries(purposeNames));

/** Beside public addresses that no provider has stated yet. */
export const placeholderNote =
  'These public addresses are placeholders, reserved for documentation: enter the provider’s.';

export const wanServiceNames: Names<NonNullable<TopologyEdge['service']>> = {
  internet: 'Internet access',
  'internet-vpn': 'VPN over the internet',
  mpls: 'MPLS of a provider',
  'leased-line': 'Leased line',
};
