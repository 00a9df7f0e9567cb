import { Device, PortGroup, Price, Specs } from '../../contract/device.ts';
import { registerWords } from './field-words.ts';

/** The part of a device that a user fills in. */
export const StatedDevice = Device.omit({ id: true, systemOwned: true });

/** What a category is called, of one device. */
export const categoryLabels = {
  router: 'Router',
  switch: 'Switch',
  firewall: 'Firewall',
  ap: 'Access point',
  server: 'Server',
  'wlan-controller': 'Wireless controller',
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
  specs: { label: 'Figures' },
  price: { label: 'List price' },
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
  clients: { label: 'Clients' },
  accessPoints: { label: 'Access points' },
  layer: { label: 'Layer', values: { 2: 'Layer 2', 3: 'Layer 3' } },
  stackMembers: { label: 'Stacking' },
  mlag: { label: 'Aggregates over two switches (MLAG)' },
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
  wifi: { label: 'Wi-Fi' },
  outdoor: { label: 'For outdoors' },
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
});

registerWords(Price, {
  amount: { label: 'List price' },
  currency: { label: 'Currency' },
  asOf: { label: 'Price as of' },
  confidence: {
    label: 'Confidence in the price',
    values: { high: 'High: price list', medium: 'Medium: a reseller', low: 'Low: a guess' },
  },
});
