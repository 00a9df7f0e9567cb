import type { Design } from '#shared/contract/designs.ts';

/** The sections of a design, in the order of its tabs; `.` is its own address. Some read the topology, whatever the design says. */
export const designTabs = [
  { label: 'Overview', to: '.', end: true },
  { label: 'Requirements', to: 'requirements' },
  { label: 'Topology', to: 'topology', readsTopology: true },
  { label: 'Addressing', to: 'addressing', readsTopology: true },
  { label: 'Cabling', to: 'cabling', readsTopology: true },
  { label: 'Control plane', to: 'control-plane', readsTopology: true },
  { label: 'Configurations', to: 'configurations', readsTopology: true },
  { label: 'Verification', to: 'verification', readsTopology: true },
  { label: 'Equipment', to: 'equipment', countOf: ({ deviceCount }: Design) => deviceCount },
  { label: 'Variants', to: 'variants' },
  { label: 'Reports', to: 'reports', countOf: ({ reportCount }: Design) => reportCount },
] as const;
