import { ExistingDevice, ExistingNetwork } from '../../contract/designs.ts';
import { capabilityLabels, categoryLabels } from './device-labels.ts';
import { registerWords } from './field-words.ts';
import { poeTypeLabels } from './poe-type-labels.ts';

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
