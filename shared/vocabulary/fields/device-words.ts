import {
  Capabilities,
  Device,
  DeviceLine,
  PortGroup,
  Price,
  Specs,
  SpeedGroup,
  StreetPrice,
} from '../../contract/device.ts';
import { capabilityLabels, categoryLabels } from './device-labels.ts';
import { registerWords } from './field-words.ts';

/** The part of a device that a user fills in. */
export const StatedDevice = Device.omit({ id: true, systemOwned: true });

const levelLabels = { yes: 'Yes', licence: 'With a licence', no: 'No' } as const;

const confidenceLabels = {
  high: 'High: price list',
  medium: 'Medium: a reseller',
  low: 'Low: a guess',
} as const;

const poeLabels = {
  '802.3af': '802.3af',
  '802.3at': '802.3at',
  '802.3bt type 3': '802.3bt type 3',
  '802.3bt type 4': '802.3bt type 4',
} as const;

registerWords(StatedDevice, {
  category: { label: 'Category', values: categoryLabels },
  manufacturer: { label: 'Manufacturer' },
  model: { label: 'Model' },
  partNumber: { label: 'Part number' },
  family: { label: 'Family' },
  class: {
    label: 'Class',
    values: { 'small-business': 'Small business', enterprise: 'Enterprise', 'data-centre': 'Data centre' },
  },
  specs: { label: 'Figures' },
  price: { label: 'List price' },
  streetPrice: { label: 'Expected price' },
  lines: { label: 'Licences and parts' },
  licencePerYear: { label: 'Licence a year' },
  typicalUseCase: { label: 'Typical use' },
  image: { label: 'Picture' },
  datasheetUrl: { label: 'Datasheet' },
  releaseYear: { label: 'Released' },
  endOfSale: { label: 'End of sale' },
  endOfSupport: { label: 'End of support' },
  sources: { label: 'Sources' },
});

registerWords(Specs, {
  ports: { label: 'Ports' },
  poeBudgetW: { label: 'PoE budget', unit: 'W' },
  poeInput: { label: 'PoE input', values: poeLabels },
  forwardingMbps: { label: 'Forwarding', unit: 'Mbit/s' },
  firewallMbps: { label: 'Firewall', unit: 'Mbit/s' },
  inspectionMbps: { label: 'Inspection', unit: 'Mbit/s' },
  sessions: { label: 'Sessions' },
  remoteUsers: { label: 'Remote users' },
  clients: { label: 'Clients' },
  accessPoints: { label: 'Access points' },
  layer: { label: 'Layer', values: { 2: 'Layer 2', 3: 'Layer 3' } },
  stackMembers: { label: 'Stacking' },
  rackUnits: { label: 'Rack units', unit: 'RU' },
  powerSupplies: { label: 'Power supplies' },
  drawW: { label: 'Maximum power draw', unit: 'W' },
  weightKg: { label: 'Weight', unit: 'kg' },
  airflow: {
    label: 'Airflow',
    values: {
      'front-to-rear': 'Front to rear',
      'rear-to-front': 'Rear to front',
      side: 'To the side',
      passive: 'No fan',
    },
  },
  capabilities: { label: 'Capabilities' },
  ipsecMbps: { label: 'IPsec', unit: 'Mbit/s' },
  control: {
    label: 'Managed by',
    values: { cloud: 'Cloud controller', local: 'Local controller', none: 'Itself' },
  },
  environment: {
    label: 'Environment',
    values: { indoor: 'Indoor', outdoor: 'Outdoor', industrial: 'Industrial' },
  },
  antenna: {
    label: 'Antenna',
    values: { omnidirectional: 'Omnidirectional', directional: 'Directional', external: 'External' },
  },
  mounting: {
    label: 'Mounting',
    values: { ceiling: 'Ceiling', 'wall-plate': 'Wall plate', mast: 'Mast or wall', rail: 'DIN rail' },
  },
  wifi: { label: 'Wi-Fi' },
  cpuSockets: { label: 'Processors' },
  memoryGb: { label: 'Memory', unit: 'GB' },
});

registerWords(Specs.shape.wifi.unwrap(), {
  standard: {
    label: 'Wi-Fi standard',
    values: {
      '802.11ac': '802.11ac',
      '802.11ax': '802.11ax',
      '802.11ax 6 GHz': '802.11ax 6 GHz',
      '802.11be': '802.11be',
    },
  },
  streams: { label: 'Spatial streams' },
});

registerWords(PortGroup, {
  count: { label: 'Count' },
  speedMbps: { label: 'Speed', unit: 'Mbit/s' },
  connector: {
    label: 'Connector',
    values: {
      RJ45: 'RJ45',
      SFP: 'SFP',
      'SFP+': 'SFP+',
      SFP28: 'SFP28',
      SFP56: 'SFP56',
      'SFP-DD': 'SFP-DD',
      'QSFP+': 'QSFP+',
      QSFP28: 'QSFP28',
      'QSFP-DD': 'QSFP-DD',
    },
  },
  role: {
    label: 'Role',
    values: { access: 'Access', uplink: 'Uplink', management: 'Management' },
  },
  poe: { label: 'PoE', values: poeLabels },
  speedGroup: { label: 'Groups of one speed' },
});

registerWords(SpeedGroup, {
  ports: { label: 'Ports of a group' },
  leastMbps: { label: 'Slowest speed of a group', unit: 'Mbit/s' },
});

registerWords(Capabilities, {
  vlans: { label: capabilityLabels.vlans, values: levelLabels },
  'static-routes': { label: capabilityLabels['static-routes'], values: levelLabels },
  ospfv2: { label: capabilityLabels.ospfv2, values: levelLabels },
  ospfv3: { label: capabilityLabels.ospfv3, values: levelLabels },
  bgp: { label: capabilityLabels.bgp, values: levelLabels },
  bfd: { label: capabilityLabels.bfd, values: levelLabels },
  vrrp: { label: capabilityLabels.vrrp, values: levelLabels },
  pim: { label: capabilityLabels.pim, values: levelLabels },
  vrf: { label: capabilityLabels.vrf, values: levelLabels },
  mlag: { label: capabilityLabels.mlag, values: levelLabels },
  'evpn-vxlan': { label: capabilityLabels['evpn-vxlan'], values: levelLabels },
  dot1x: { label: capabilityLabels.dot1x, values: levelLabels },
  'dhcp-snooping': { label: capabilityLabels['dhcp-snooping'], values: levelLabels },
  nat: { label: capabilityLabels.nat, values: levelLabels },
  nat64: { label: capabilityLabels.nat64, values: levelLabels },
  'stateful-firewall': { label: capabilityLabels['stateful-firewall'], values: levelLabels },
  ipsec: { label: capabilityLabels.ipsec, values: levelLabels },
  'ssl-vpn': { label: capabilityLabels['ssl-vpn'], values: levelLabels },
  'ids-ips': { label: capabilityLabels['ids-ips'], values: levelLabels },
  'url-filter': { label: capabilityLabels['url-filter'], values: levelLabels },
  'firewall-ha': { label: capabilityLabels['firewall-ha'], values: levelLabels },
});

registerWords(DeviceLine, {
  kind: {
    label: 'Kind',
    values: {
      licence: 'Licence',
      'controller-licence': 'Licence under a controller',
      support: 'Support',
      'power-supply': 'Power supply',
      rail: 'Rail kit',
      antenna: 'Antenna',
      module: 'Module',
      controller: 'Controller',
    },
  },
  partNumber: { label: 'Part number' },
  name: { label: 'Name' },
  price: { label: 'List price' },
  streetPrice: { label: 'Expected price' },
  perYear: { label: 'Paid each year' },
  neededFor: { label: 'Needed for', values: capabilityLabels },
  includesSupport: { label: 'Includes support' },
  remoteUsers: { label: 'Remote users each' },
  quantity: { label: 'Quantity' },
});

registerWords(Price, {
  amount: { label: 'List price' },
  currency: { label: 'Currency' },
  asOf: { label: 'Price as of' },
  confidence: { label: 'Confidence in the price', values: confidenceLabels },
});

registerWords(StreetPrice, {
  amount: { label: 'Expected price' },
  currency: { label: 'Currency of the expected price' },
  asOf: { label: 'Expected price as of' },
  confidence: { label: 'Confidence in the expected price', values: confidenceLabels },
});
