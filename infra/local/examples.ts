import type { NewDesignInput } from '#shared/contract/designs.ts';

/** What every new installation starts with. */
export const exampleDesign: NewDesignInput = {
  designName: 'Harbour Logistics, three sites',
  description:
    'Headquarters on four floors with two branches; the example that every new installation starts with.',
  designStatus: 'active',
  requirements: {
    sites: [
      {
        name: 'Headquarters',
        kind: 'headquarters',
        floors: 4,
        areaM2: 4_800,
        wiredUsers: 180,
        wirelessUsers: 240,
        phones: 120,
        cameras: 16,
        printers: 12,
        servers: 8,
        guests: 30,
        wanMbps: 500,
      },
      ...['Branch North', 'Branch South'].map((name) => ({
        name,
        areaM2: 450,
        wiredUsers: 10,
        wirelessUsers: 15,
        phones: 10,
        cameras: 4,
        printers: 2,
        wanMbps: 100,
      })),
    ],
    segments: [
      { name: 'Operations', users: 260, bandwidthPriority: 'high' },
      { name: 'Finance', users: 60, bandwidthPriority: 'high', isolationLevel: 'vlans' },
      { name: 'Guests', type: 'guest', users: 30, bandwidthPriority: 'low', isolationLevel: 'full' },
    ],
    bandwidth: { upload: 1_000, download: 1_000, symmetric: true },
    services: {
      cloud: ['saas', 'backup'],
      onPremise: ['fileserver', 'erp'],
      network: ['dhcp', 'dns', 'vpn'],
    },
    securityRequirements: { firewall: 'enterprise', ips: true, remoteAccess: 'vpn' },
    redundancy: { internet: true, coreSwitching: true, power: true },
    growth: { percent: 25, years: 3 },
    budgetRange: 'high',
    // A maker whose every model of the plan has a dialect in the template library.
    vendorPreference: 'Juniper',
  },
};

/** A template of the designer’s own for the devices of that design. */
export const exampleTemplate = {
  name: 'Contact and login banner',
  description: 'Who to call about a device, shown before anyone signs in.',
  vendor: 'Juniper',
  dialect: 'junos',
  configType: 'system',
  configContent: [
    'set system host-name {{ hostname }}',
    'set snmp contact "{{ contact }}"',
    'set snmp location "{{ site }}"',
    'set system login message "{{ banner }}"',
    '',
  ].join('\n'),
  variables: [
    { name: 'contact', description: 'Address of the operations team', required: true },
    {
      name: 'banner',
      description: 'Legal notice',
      defaultValue: 'Authorised use only. Sessions are recorded.',
    },
  ],
  tags: ['operations'],
};
