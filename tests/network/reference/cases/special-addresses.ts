import { requirementsOf } from '../../requirements-builder.ts';
import type { ReferenceCase } from '../reference-case.ts';

/** Networks whose addresses or whose past are what is difficult. */
export const specialAddresses: readonly ReferenceCase[] = [
  {
    id: 'own-as',
    title: 'Software company with an AS of its own',
    context:
      'A software company of 220 people serves its customers from its own building and announces its own /24 to two providers, so that neither can take it off the internet. Twenty-four servers are public.',
    requirements: requirementsOf({
      sites: [
        {
          name: 'Company',
          kind: 'headquarters',
          floors: 3,
          areaM2: 3_600,
          wiredUsers: 140,
          wirelessUsers: 200,
          people: 220,
          phones: 60,
          cameras: 20,
          printers: 10,
          servers: 60,
          publicServers: 24,
          guests: 30,
        },
      ],
      bandwidth: { download: 5_000, upload: 5_000, symmetric: true },
      services: { cloud: ['saas'], onPremise: ['database'] },
      ipScheme: {
        private: '10.20.0.0/16',
        publicIPs: 256,
        publicPrefix: '198.51.100.0/24',
        asNumber: 65_551,
      },
      securityRequirements: { firewall: 'enterprise', ips: true, remoteAccess: 'vpn' },
      remoteUsers: 80,
      redundancy: { internet: true, coreSwitching: true, power: true },
      equipmentClass: 'enterprise',
      growth: { percent: 30, years: 4 },
    }),
  },
  {
    id: 'one-24',
    title: 'Office that has one /24 and no more',
    context:
      'A forwarding agency of 55 people is a tenant of a business park, whose network gives it 192.168.40.0/24 and nothing else. Desks, phones, printers, cameras and visitors have to fit into it, each in a subnet of its own, with room to grow by a fifth.',
    requirements: requirementsOf({
      sites: [
        {
          name: 'Agency',
          kind: 'office',
          areaM2: 700,
          wiredUsers: 40,
          wirelessUsers: 20,
          people: 55,
          phones: 24,
          printers: 5,
          cameras: 6,
          guests: 10,
        },
      ],
      bandwidth: { download: 300, upload: 100 },
      services: { cloud: ['saas'] },
      ipScheme: { private: '192.168.40.0/24' },
      securityRequirements: { firewall: 'basic' },
      growth: { percent: 20, years: 3 },
      budgetRange: 'low',
    }),
  },
  {
    id: 'ipv6-only-office',
    title: 'Office whose hosts have IPv6 alone',
    context:
      'A developer of mobile applications with 110 people moves into two floors of a new building. Its applications have to work in networks without IPv4, as app stores require, so that its own has none: what still has IPv4 alone on the internet is reached by NAT64 and DNS64. Old printers and a badge reader that know no IPv6 stay behind.',
    requirements: requirementsOf({
      sites: [
        {
          name: 'Studio',
          kind: 'office',
          floors: 2,
          areaM2: 1_800,
          wiredUsers: 60,
          wirelessUsers: 120,
          people: 110,
          phones: 30,
          cameras: 8,
          printers: 6,
          servers: 4,
          guests: 20,
        },
      ],
      bandwidth: { download: 1_000, upload: 1_000, symmetric: true },
      services: { cloud: ['saas'], onPremise: ['fileserver'], network: ['dns'] },
      ipScheme: { ipv6: true, ipv6Only: true },
      securityRequirements: { firewall: 'enterprise' },
      redundancy: { internet: true, coreSwitching: true },
      equipmentClass: 'enterprise',
      growth: { percent: 20, years: 3 },
    }),
  },
  {
    id: 'brownfield',
    title: 'Publisher with switches that stay',
    context:
      'A publisher of 160 people bought Catalyst 9300 switches four years ago and keeps them; its old router and the unmanaged switches in the archive go. Files and the editorial system move between two floors all day, and outages of the single core have stopped two issues.',
    requirements: requirementsOf({
      sites: [
        {
          name: 'Publisher',
          kind: 'headquarters',
          floors: 2,
          areaM2: 2_800,
          wiredUsers: 130,
          wirelessUsers: 90,
          people: 160,
          phones: 110,
          cameras: 12,
          printers: 14,
          servers: 10,
          guests: 15,
        },
      ],
      bandwidth: { download: 1_000, upload: 1_000, symmetric: true },
      services: { cloud: ['saas'], onPremise: ['fileserver', 'database'] },
      ipScheme: { private: '10.30.0.0/16' },
      securityRequirements: { firewall: 'enterprise' },
      redundancy: { coreSwitching: true },
      growth: { percent: 15, years: 5 },
    }),
    existing: {
      currentTopology: 'star',
      currentIssues: ['reliability', 'bandwidth', 'management'],
      currentIPScheme: '192.168.0.0/16',
      currentDevices: [
        { type: 'switch', model: 'Catalyst 9300L-48P-4X', quantity: 6, can: [] },
        { type: 'router', model: 'ISR 4331', quantity: 1, can: [] },
        { type: 'switch', model: '', quantity: 3, can: [] },
      ],
    },
  },
];
