import type { Design, DesignStatus, NewDesign } from '#shared/contract/designs.ts';
import type { Requirements, Segment, Site } from '#shared/contract/requirements.ts';
import type { Subnet } from '#shared/contract/topology.ts';

/** Every value of the contract that a person chooses, in words. The order is the order in which it is offered. */
type Labels<Value extends string> = Readonly<Record<Value, string>>;
type Existing = Design['existingNetworkDetails'];
type Services = Requirements['services'];
type Security = Requirements['securityRequirements'];

export const statusLabels: Labels<DesignStatus> = {
  draft: 'Draft',
  active: 'Active',
  template: 'Template',
  archived: 'Archived',
};

export const siteKindLabels: Labels<Site['kind']> = {
  headquarters: 'Headquarters',
  branch: 'Branch',
  datacentre: 'Data centre',
};

export const segmentTypeLabels: Labels<Segment['type']> = {
  department: 'Department',
  function: 'Function',
  security: 'Security zone',
  guest: 'Guests',
  iot: 'IoT',
};

export const priorityLabels: Labels<Segment['bandwidthPriority']> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  critical: 'Critical',
};

export const isolationLabels: Labels<Segment['isolationLevel']> = {
  none: 'Shared network',
  vlans: 'Own VLAN',
  physical: 'Own switches',
  full: 'Full separation',
};

export const topologyKindLabels: Labels<NonNullable<Existing['currentTopology']>> = {
  star: 'Star',
  bus: 'Bus',
  ring: 'Ring',
  mesh: 'Mesh',
  hybrid: 'Hybrid',
  other: 'Other',
};

export const cloudLabels: Labels<Services['cloud'][number]> = {
  saas: 'Applications (SaaS)',
  iaas: 'Servers (IaaS)',
  paas: 'Platforms (PaaS)',
  storage: 'Storage',
  backup: 'Backup',
};

export const onPremiseLabels: Labels<Services['onPremise'][number]> = {
  erp: 'ERP',
  crm: 'CRM',
  fileserver: 'File server',
  email: 'E-mail',
  database: 'Database',
};

export const networkServiceLabels: Labels<Services['network'][number]> = {
  dhcp: 'DHCP',
  dns: 'DNS',
  vpn: 'VPN',
  proxy: 'Proxy',
  'load-balancing': 'Load balancing',
};

export const wanKindLabels: Labels<Requirements['wan']['kind']> = {
  'internet-vpn': 'VPN over the internet',
  mpls: 'MPLS of a provider',
  'leased-line': 'Leased lines',
};

export const firewallLabels: Labels<Security['firewall']> = {
  none: 'None',
  basic: 'Basic (stateful)',
  enterprise: 'Enterprise (next generation)',
  utm: 'Unified threat management',
};

export const remoteAccessLabels: Labels<Security['remoteAccess']> = {
  none: 'None',
  vpn: 'VPN',
  rdp: 'Remote desktop',
  citrix: 'Citrix',
};

export const budgetRangeLabels: Labels<Requirements['budgetRange']> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  unlimited: 'Unlimited',
};

export const purposeLabels: Labels<Subnet['purpose']> = {
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
};

export type SettableStatus = NewDesign['designStatus'];
