import { requirementsOf } from '../../requirements-builder.ts';
import type { ReferenceCase } from '../reference-case.ts';

export const dataCentres: readonly ReferenceCase[] = [
  {
    id: 'data-centre',
    title: 'Data centre with spine-leaf and public servers',
    context:
      'A provider of booking software moves 400 servers of its own into one hall; 60 of them face the internet. Twelve engineers sit beside it. The traffic is between servers, so the hall gets spines and leaves; whoever takes over a public server must get no further.',
    requirements: requirementsOf({
      sites: [
        {
          name: 'Data centre',
          kind: 'datacentre',
          areaM2: 1_500,
          wiredUsers: 12,
          wirelessUsers: 6,
          cameras: 20,
          servers: 400,
          publicServers: 60,
        },
      ],
      bandwidth: { download: 10_000, upload: 10_000, symmetric: true },
      ipScheme: { private: '10.64.0.0/12', publicIPs: 64 },
      securityRequirements: { firewall: 'enterprise', ips: true },
      redundancy: { internet: true, coreSwitching: true, power: true },
      growth: { percent: 40, years: 4 },
      budgetRange: 'unlimited',
    }),
  },
  {
    id: 'logistics',
    title: 'Logistics company with its servers in a colocation',
    context:
      'A carrier keeps 36 servers in a colocation and works from a headquarters and three depots. Drivers’ handhelds roam the depots on Wi-Fi. Lines are MPLS from one provider; the depots can wait until the next day, the colocation cannot.',
    requirements: requirementsOf({
      sites: [
        {
          name: 'Headquarters',
          kind: 'headquarters',
          floors: 2,
          areaM2: 2_000,
          wiredUsers: 80,
          wirelessUsers: 40,
          phones: 80,
          printers: 10,
          guests: 10,
        },
        {
          name: 'Colocation',
          kind: 'datacentre',
          areaM2: 100,
          wiredUsers: 1,
          servers: 36,
          publicServers: 6,
          wanMbps: 2_000,
        },
        ...['Depot North', 'Depot East', 'Depot South'].map((name) => ({
          name,
          kind: 'warehouse' as const,
          areaM2: 8_000,
          wiredUsers: 15,
          wirelessUsers: 45,
          phones: 12,
          cameras: 24,
          printers: 4,
        })),
      ],
      wan: { kind: 'mpls' },
      bandwidth: { download: 1_000, upload: 1_000, symmetric: true },
      services: { onPremise: ['erp', 'database'] },
      securityRequirements: { firewall: 'enterprise', ips: true },
      redundancy: { coreSwitching: true },
      growth: { percent: 20, years: 5 },
    }),
  },
];
