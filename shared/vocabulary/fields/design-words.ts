import type * as z from 'zod';
import { ExistingDevice, ExistingNetwork, NewDesign } from '../../contract/designs.ts';
import {
  Building,
  FloorPeople,
  Requirements,
  Segment,
  SegmentPlace,
  Site,
} from '../../contract/requirements.ts';
import { plural } from '../counts.ts';
import { wanServiceNames } from '../topology/topology-words.ts';
import { registerAssumptions } from './assumption-words.ts';
import { capabilityLabels, categoryLabels } from './device-labels.ts';
import { registerWords } from './field-words.ts';

/** The part of a design that a user fills in. */
export const StatedDesign = NewDesign.pick({
  designName: true,
  description: true,
  isExistingNetwork: true,
  existingNetworkDetails: true,
  requirements: true,
});
export type StatedDesign = z.output<typeof StatedDesign>;

registerWords(StatedDesign, {
  designName: { label: 'Name', step: 'basics', help: 'What you and your client call this network.' },
  description: { label: 'Description', step: 'basics', help: 'Shown in the list and on the report.' },
  isExistingNetwork: {
    label: 'Starts from',
    step: 'basics',
    values: { false: 'A new network', true: 'An existing network' },
  },
  existingNetworkDetails: { label: 'Existing network', step: 'basics' },
  requirements: { label: 'Requirements' },
});

registerWords(ExistingNetwork, {
  currentTopology: {
    label: 'Current topology',
    step: 'basics',
    empty: 'Not known',
    values: { star: 'Star', bus: 'Bus', ring: 'Ring', mesh: 'Mesh', hybrid: 'Hybrid', other: 'Other' },
  },
  currentIPScheme: {
    label: 'Current address block',
    step: 'basics',
    placeholder: '192.168.0.0/16',
    empty: 'Not stated',
  },
  currentIssues: {
    label: 'Known problems',
    step: 'basics',
    values: {
      bandwidth: 'Too little bandwidth',
      latency: 'Latency',
      security: 'Security',
      reliability: 'Outages',
      scalability: 'No room to grow',
      management: 'Hard to manage',
    },
  },
  currentDevices: { label: 'Existing devices', step: 'basics' },
});

const poeTypeLabels = {
  '802.3af': '802.3af, 15 W',
  '802.3at': '802.3at, 30 W',
  '802.3bt type 3': '802.3bt type 3, 60 W',
  '802.3bt type 4': '802.3bt type 4, 90 W',
} as const;

registerWords(ExistingDevice, {
  type: { label: 'Type', placeholder: 'Switch' },
  model: { label: 'Model', placeholder: 'As on its label', empty: 'Not stated' },
  quantity: { label: 'Quantity', placeholder: '1' },
  fate: {
    isMore: true,
    label: 'What becomes of it',
    empty: 'It stays where it serves',
    values: { replace: 'It is replaced' },
  },
  category: {
    isMore: true,
    label: 'Kind of device',
    empty: 'As its type says',
    values: categoryLabels,
  },
  copperPorts: { isMore: true, label: 'Copper ports', unit: 'ports', empty: 'Not stated' },
  copperMbps: {
    isMore: true,
    label: 'Rate of copper ports',
    unit: 'Mbit/s',
    placeholder: '1000',
    empty: '1 Gbit/s',
  },
  fibrePorts: {
    isMore: true,
    label: 'Fibre ports',
    unit: 'ports',
    help: 'For transceivers: SFP, QSFP.',
    empty: 'Not stated',
  },
  fibreMbps: {
    isMore: true,
    label: 'Rate of fibre ports',
    unit: 'Mbit/s',
    placeholder: '10000',
    empty: '10 Gbit/s',
  },
  poe: {
    isMore: true,
    label: 'PoE',
    help: 'What its copper ports supply.',
    empty: 'None',
    values: poeTypeLabels,
  },
  poeBudgetW: { isMore: true, label: 'PoE budget', unit: 'W', help: 'Of all ports together.' },
  throughputMbps: {
    isMore: true,
    label: 'Throughput',
    unit: 'Mbit/s',
    help: 'With all that it does. Of a switch, what its ports carry unless stated.',
    empty: 'Not stated',
  },
  clients: { isMore: true, label: 'Wireless clients', unit: 'devices', help: 'Of an access point.' },
  powerSupplies: { isMore: true, label: 'Power supplies', placeholder: '1', empty: 'One' },
  can: {
    isMore: true,
    label: 'Capabilities',
    help: 'What is not chosen it does not have.',
    values: capabilityLabels,
  },
});

const ofOneSite = {
  wiredUsers: { label: 'Wired users', unit: 'users', help: 'Desks with a cable.' },
  wirelessUsers: {
    label: 'Wireless users',
    unit: 'users',
    help: 'Each with a few devices: see the assumptions.',
  },
} as const;

registerWords(Requirements, {
  wiredUsers: { ...ofOneSite.wiredUsers, step: 'sites' },
  wirelessUsers: { ...ofOneSite.wirelessUsers, step: 'sites' },
  sites: { label: 'Sites', step: 'sites' },
  segments: { label: 'Segments', step: 'segments' },
  bandwidth: { label: 'Internet access', step: 'services' },
  wan: { label: 'WAN', step: 'services' },
  services: { label: 'Services', step: 'services' },
  ipScheme: { label: 'Addresses', step: 'addressing' },
  securityRequirements: { label: 'Security', step: 'security' },
  redundancy: { label: 'Redundancy', step: 'security' },
  growth: { label: 'Growth', step: 'growth' },
  budget: { label: 'Budget', step: 'growth', empty: 'Not stated' },
  budgetRange: {
    label: 'Price range',
    step: 'growth',
    values: { low: 'Low', medium: 'Medium', high: 'High', unlimited: 'Unlimited' },
  },
  vendorPreference: { label: 'Preferred vendor', step: 'growth' },
  concurrency: {
    isMore: true,
    label: 'Concurrency',
    step: 'services',
    placeholder: 'auto',
    help: 'Share of the sites’ rates that they draw from the hub at once: 1 is all, 0.3 is usual with up to 50 sites.',
    empty: 'By the number of sites',
  },
  internetHub: {
    isMore: true,
    label: 'Internet by way of',
    step: 'services',
    help: 'The site through which those without internet of their own reach it.',
    empty: 'The data centre, else the headquarters',
  },
  remoteUsers: {
    label: 'Remote users',
    step: 'security',
    unit: 'users',
    placeholder: 'auto',
    help: 'People who work from elsewhere at the same time.',
    empty: 'A share of the staff',
  },
  equipmentClass: {
    isMore: true,
    label: 'Class of equipment',
    step: 'growth',
    help: 'Without it, the kind and the size of each site decide.',
    empty: 'By kind and size of the sites',
    values: {
      'small-business': 'Small business',
      enterprise: 'Enterprise',
      'data-centre': 'Data centre',
    },
  },
  assumptions: { label: 'Assumptions' },
});

registerAssumptions();

const wanNames = {
  'internet-vpn': wanServiceNames['internet-vpn'],
  mpls: wanServiceNames.mpls,
  'leased-line': plural(2, wanServiceNames['leased-line']),
} as const;

registerWords(Site, {
  name: { label: 'Name' },
  kind: {
    label: 'Kind',
    values: {
      headquarters: 'Headquarters',
      office: 'Office',
      branch: 'Branch',
      shop: 'Shop',
      school: 'School',
      hospital: 'Hospital',
      hotel: 'Hotel',
      warehouse: 'Warehouse',
      factory: 'Factory',
      venue: 'Venue',
      campus: 'Campus',
      datacentre: 'Data centre',
    },
  },
  people: {
    isMore: true,
    label: 'People',
    unit: 'people',
    placeholder: 'auto',
    help: 'Where desks and wireless users count some people twice. Traffic follows it; ports and Wi-Fi follow the users.',
    empty: 'The larger of wired and wireless',
  },
  ...ofOneSite,
  guests: { label: 'Guests', unit: 'guests', help: 'At the busiest hour, on a network of their own.' },
  phones: { label: 'Phones', unit: 'devices' },
  cameras: {
    label: 'Cameras',
    unit: 'devices',
    help: 'Including sensors and other IoT devices, also those of segments.',
  },
  printers: { label: 'Printers', unit: 'devices' },
  servers: { label: 'Servers', unit: 'devices' },
  publicServers: {
    label: 'Public servers',
    unit: 'devices',
    help: 'Servers among them that are reachable from the internet; they get a zone of their own.',
  },
  floors: { label: 'Floors', unit: 'floors', placeholder: '1' },
  areaM2: {
    label: 'Floor area',
    unit: 'm²',
    help: 'All floors together; 0 if it is not known.',
    empty: 'Not known',
  },
  wanMbps: { label: 'WAN', unit: 'Mbit/s', placeholder: 'auto', empty: 'Auto' },
  wan: { isMore: true, label: 'WAN kind', empty: 'As the design', values: wanNames },
  redundancy: {
    isMore: true,
    label: 'Redundancy',
    help: 'What the site survives.',
    empty: 'As the design',
    values: { none: 'None', link: 'Loss of a circuit', full: 'Loss of a circuit or a device' },
  },
  internet: {
    isMore: true,
    label: 'Internet',
    empty: 'As planned',
    values: { own: 'Access of its own', hub: 'Through the hub' },
  },
  replicationMbps: {
    isMore: true,
    label: 'Replication',
    unit: 'Mbit/s',
    placeholder: 'auto',
    help: 'To each other data centre. 10,000 are assumed where no data centre states any.',
    empty: 'Auto',
  },
  wifiEnvironment: {
    isMore: true,
    label: 'Wi-Fi environment',
    help: 'It decides how many access points cover the area, and of which kind.',
    empty: 'By the kind of site',
    values: {
      office: 'Office',
      shop: 'Sales floor',
      classroom: 'Classrooms',
      hotel: 'Hotel rooms',
      warehouse: 'Warehouse aisles',
      venue: 'Stands or halls',
      hospital: 'Wards',
      outdoor: 'Outdoors',
      factory: 'Factory floor',
    },
  },
  wifiM2: {
    isMore: true,
    label: 'Area with Wi-Fi',
    unit: 'm²',
    help: 'Where parts of the site have none, such as cells or store rooms; of a campus, in its main building. A site without wireless users and guests has no Wi-Fi.',
    empty: 'All of the floor area',
  },
  rooms: {
    isMore: true,
    label: 'Rooms',
    unit: 'rooms',
    help: 'Guest rooms or classrooms.',
    empty: 'Not stated',
  },
  outdoorM2: {
    isMore: true,
    label: 'Outdoor area',
    unit: 'm²',
    help: 'Of a yard or a garden that Wi-Fi covers.',
    empty: 'None',
  },
  peopleByFloor: {
    isMore: true,
    label: 'People by floor',
    help: 'Where floors have very different numbers of people. The other floors share those who are left.',
  },
  buildings: { isMore: true, label: 'Buildings', help: 'Beside the main building, each on fibre from it.' },
});

registerWords(FloorPeople, {
  floor: { label: 'Floor', placeholder: '1' },
  people: { label: 'People', placeholder: '0' },
});

registerWords(Building, {
  name: { label: 'Name', placeholder: 'Library' },
  floors: { label: 'Floors', unit: 'floors', placeholder: '1' },
  areaM2: { label: 'Floor area', unit: 'm²', empty: 'Not known' },
  wifiM2: {
    label: 'Area with Wi-Fi',
    unit: 'm²',
    help: '0 where the building has none.',
    empty: 'All of the floor area',
  },
  distanceM: {
    label: 'Distance',
    unit: 'm',
    help: 'Of the fibre’s duct to the main building.',
    empty: 'Not known',
  },
});

registerWords(SegmentPlace, {
  site: { label: 'Site' },
  building: {
    label: 'Building',
    help: 'Of a campus. Its main building has the name of the site.',
    empty: 'All over the site',
  },
  users: { label: 'Hosts', help: 'People, or devices.' },
});

registerWords(Segment, {
  name: { label: 'Name', placeholder: 'Finance' },
  type: {
    label: 'Type',
    values: {
      department: 'Department',
      function: 'Function',
      security: 'Security zone',
      guest: 'Guests',
      iot: 'IoT',
    },
  },
  users: { label: 'Users', help: 'Its hosts: people, or devices.' },
  sites: { isMore: true, label: 'Sites', help: 'That have it.', empty: 'All with users of its kind' },
  places: {
    isMore: true,
    label: 'Hosts by place',
    help: 'As far as it is known how many there are at a site, or in a building. Its other users are at its sites.',
  },
  mbpsPerHost: {
    isMore: true,
    label: 'Traffic of a host',
    unit: 'Mbit/s',
    placeholder: 'auto',
    help: 'In the busy hour.',
    empty: 'Auto',
  },
  poe: {
    isMore: true,
    label: 'PoE',
    help: 'What powers each of its devices over the cable.',
    empty: 'As cameras: 802.3af',
    values: { none: 'None: power of their own', ...poeTypeLabels },
  },
  bandwidthPriority: {
    label: 'Priority',
    values: { low: 'Low', medium: 'Medium', high: 'High', critical: 'Critical' },
  },
  isolationLevel: {
    label: 'Isolation',
    values: {
      none: 'Own VLAN, no filter',
      vlans: 'Own VLAN, filtered',
      physical: 'Own switches',
      full: 'Full separation',
    },
  },
  reaches: {
    label: 'If apart, it reaches',
    values: {
      nothing: 'Nothing else',
      servers: 'Servers',
      internet: 'The internet',
      'servers-and-internet': 'Servers and the internet',
    },
  },
  leavingShare: {
    isMore: true,
    label: 'Share that leaves the site',
    placeholder: 'auto',
    help: 'Of its traffic: 1 is all, as of a codec that sends to a broadcaster; 0 is none, as of cameras recorded on the spot.',
    empty: 'Auto',
  },
});

const { bandwidth, wan, services, ipScheme, securityRequirements, redundancy, growth, budget } =
  Requirements.shape;

registerWords(bandwidth.unwrap(), {
  download: {
    label: 'Internet download',
    step: 'services',
    unit: 'Mbit/s',
    placeholder: 'auto',
    help: 'Leave it empty to size it from the number of people.',
    empty: 'Sized automatically',
  },
  upload: {
    label: 'Internet upload',
    step: 'services',
    unit: 'Mbit/s',
    placeholder: 'auto',
    empty: 'Sized automatically',
  },
  symmetric: {
    label: 'Symmetric line',
    step: 'services',
    help: 'Upload as fast as download, as on leased lines.',
  },
});

registerWords(wan.unwrap(), {
  kind: {
    label: 'Between sites',
    step: 'services',
    values: wanNames,
  },
});

registerWords(services.unwrap(), {
  cloud: {
    label: 'Cloud services',
    step: 'services',
    values: {
      saas: 'Applications (SaaS)',
      iaas: 'Servers (IaaS)',
      paas: 'Platforms (PaaS)',
      storage: 'Storage',
      backup: 'Backup',
    },
  },
  onPremise: {
    label: 'On-premises services',
    step: 'services',
    values: { erp: 'ERP', crm: 'CRM', fileserver: 'File server', email: 'E-mail', database: 'Database' },
  },
  network: {
    label: 'Network services',
    step: 'services',
    help: 'DHCP: the network’s own servers hand out addresses where there are any; else its gateways do. DNS: they resolve names; else public servers do.',
    retired: ['proxy', 'load-balancing'],
    values: { dhcp: 'DHCP', dns: 'DNS', vpn: 'VPN', proxy: 'Proxy', 'load-balancing': 'Load balancing' },
  },
});

registerWords(ipScheme.unwrap(), {
  private: { label: 'Private block', step: 'addressing', placeholder: '10.0.0.0/8' },
  publicIPs: {
    label: 'Public addresses',
    step: 'addressing',
    unit: 'addresses',
    placeholder: '1',
    help: 'What the provider assigns.',
    empty: '0',
  },
  asNumber: {
    label: 'Own AS number',
    step: 'addressing',
    help: 'With at least 256 public addresses of your own: they are announced to every provider by BGP.',
    empty: 'None',
  },
  publicPrefix: {
    isMore: true,
    label: 'Own public block',
    step: 'addressing',
    placeholder: '203.0.113.0/24',
    help: 'Announced with the AS number.',
    empty: 'Assigned by the provider',
  },
  ipv6: {
    label: 'IPv6',
    step: 'addressing',
    help: 'The network must carry IPv6, alongside IPv4 unless it is ticked to have IPv6 only.',
  },
  ipv6Only: {
    label: 'IPv6 only',
    step: 'addressing',
    help: 'Users and devices have IPv6 addresses alone; NAT64 and DNS64 reach what has IPv4 only on the internet. Printers, cameras, phones and badge readers that know no IPv6 do not work, nor do programs that ask for IPv4 addresses. For one site without public servers, remote access or an AS of its own.',
  },
});

registerWords(securityRequirements.unwrap(), {
  firewall: {
    label: 'Firewall',
    step: 'security',
    values: {
      none: 'None',
      basic: 'Basic (stateful)',
      enterprise: 'Enterprise (next generation)',
      utm: 'Unified threat management',
    },
  },
  ids: { label: 'Intrusion detection', step: 'security', help: 'Reports suspicious traffic.' },
  ips: { label: 'Intrusion prevention', step: 'security', help: 'Stops suspicious traffic.' },
  contentFiltering: {
    label: 'Content filtering',
    step: 'security',
    help: 'Blocks web sites by category.',
  },
  remoteAccess: {
    label: 'Remote access',
    step: 'security',
    help: 'Remote desktop is reached by VPN. Citrix is reached through a public server: one is planned where no site states any.',
    values: { none: 'None', vpn: 'VPN', rdp: 'Remote desktop', citrix: 'Citrix' },
  },
});

registerWords(redundancy.unwrap(), {
  internet: {
    label: 'Second internet line',
    step: 'security',
    help: 'Two edge routers and two firewalls: the failure of one line or device does not cut off the internet.',
  },
  coreSwitching: {
    label: 'Core switches in pairs',
    step: 'security',
    help: 'Each access switch has an uplink to both.',
  },
  power: {
    label: 'Second power supplies',
    step: 'security',
    help: 'The failure of one power supply does not take down a shared device.',
  },
});

registerWords(growth.unwrap(), {
  percent: {
    label: 'Growth',
    step: 'growth',
    unit: '%',
    placeholder: '30',
    help: 'Added to every count. 30 % is usual where nothing is known.',
  },
  years: { label: 'Planning period', step: 'growth', unit: 'years', placeholder: '3' },
});

registerWords(budget.unwrap(), {
  amount: { label: 'Budget', step: 'growth', help: 'Leave it empty when there is none yet.' },
  currency: { label: 'Currency', step: 'growth', placeholder: 'EUR' },
});
