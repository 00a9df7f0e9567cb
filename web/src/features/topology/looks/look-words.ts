import type { LinkText, LookKind, OverlayKind } from '#web/features/topology/model/look.ts';

export const lookNames: Readonly<Record<LookKind, string>> = {
  physical: 'Everything',
  vlan: 'Layer 2: one VLAN',
  layer3: 'Layer 3: what routes',
  zones: 'Security zones',
  around: 'Around a device',
};

export const overlayNames: Readonly<Record<OverlayKind, string>> = {
  findings: 'Findings of the checks',
  ports: 'Ports in use',
  circuits: 'Load of links at the busy hour',
  oversubscription: 'Oversubscription of uplinks',
  poe: 'Power over Ethernet',
  cost: 'Price of devices',
  failures: 'People cut off by a failure',
};

export const linkTextNames: Readonly<Record<LinkText, string>> = {
  rate: 'Rate',
  ports: 'Ports',
  vlans: 'VLANs',
  address: 'Subnet',
};
