import type { Design } from '#shared/contract/designs.ts';

/** The sections of a design, in the order of its tabs; `.` is its own address. */
export const designTabs = [
  { label: 'Overview', to: '.', end: true },
  { label: 'Requirements', to: 'requirements' },
  { label: 'Topology', to: 'topology' },
  { label: 'Addressing', to: 'addressing' },
  { label: 'Cabling', to: 'cabling' },
  { label: 'Control plane', to: 'control-plane' },
  { label: 'Configurations', to: 'configurations' },
  { label: 'Verification', to: 'verification' },
  { label: 'Equipment', to: 'equipment', countOf: ({ deviceCount }: Design) => deviceCount },
  { label: 'Variants', to: 'variants' },
  { label: 'Reports', to: 'reports', countOf: ({ reportCount }: Design) => reportCount },
] as const;
