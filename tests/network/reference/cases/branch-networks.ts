import { requirementsOf } from '../../requirements-builder.ts';
import type { ReferenceCase } from '../reference-case.ts';
import { numberedSites } from './numbered-sites.ts';

/** A headquarters and many alike. */
export const branchNetworks: readonly ReferenceCase[] = [
  {
    id: 'branch-bank',
    title: 'Regional bank with 25 branches',
    context:
      'A regional bank joins 25 branches to its headquarters over a provider’s MPLS network. Each branch has six counters, an office and two cash machines, counted as IoT. Regulators ask that no single device, line or provider stop a branch, and that cameras and cash machines stay apart from the staff.',
    requirements: requirementsOf({
      sites: [
        {
          name: 'Headquarters',
          kind: 'headquarters',
          floors: 5,
          areaM2: 6_000,
          wiredUsers: 260,
          wirelessUsers: 90,
          phones: 260,
          cameras: 40,
          printers: 30,
          servers: 16,
        },
        ...numberedSites(25, 'Branch', {
          areaM2: 300,
          wiredUsers: 10,
          wirelessUsers: 3,
          phones: 10,
          cameras: 8,
          printers: 2,
        }),
      ],
      wan: { kind: 'mpls' },
      bandwidth: { download: 1_000, upload: 1_000, symmetric: true },
      services: { onPremise: ['erp', 'database', 'email'] },
      securityRequirements: { firewall: 'enterprise', ips: true },
      redundancy: { internet: true, coreSwitching: true, power: true },
      growth: { percent: 15, years: 5 },
      budgetRange: 'high',
    }),
  },
  {
    id: 'dual-provider-headquarters',
    title: 'Headquarters on two providers with 40 branches over internet VPN',
    context:
      'An insurer works from a headquarters of 600 people and 40 sales offices of 15. The offices use cloud applications and reach the claims system at the headquarters by tunnel. Two providers serve every site; nobody wants to pay for MPLS any more.',
    requirements: requirementsOf({
      sites: [
        {
          name: 'Headquarters',
          kind: 'headquarters',
          floors: 6,
          areaM2: 9_000,
          wiredUsers: 350,
          wirelessUsers: 250,
          phones: 200,
          cameras: 30,
          printers: 40,
          servers: 24,
          publicServers: 4,
          guests: 40,
        },
        ...numberedSites(40, 'Office', {
          areaM2: 250,
          wiredUsers: 8,
          wirelessUsers: 7,
          phones: 8,
          printers: 2,
          guests: 4,
        }),
      ],
      bandwidth: { download: 5_000, upload: 5_000, symmetric: true },
      services: { cloud: ['saas', 'backup'], onPremise: ['crm', 'database'] },
      securityRequirements: { firewall: 'utm', ips: true, contentFiltering: true, remoteAccess: 'vpn' },
      redundancy: { internet: true, coreSwitching: true },
      growth: { percent: 20, years: 3 },
    }),
  },
  {
    id: 'retail-chain',
    title: 'Retail chain of 60 shops over MPLS',
    context:
      'A clothing chain has a head office with its warehouse system and 60 shops, each with four tills, handheld scanners, cameras and Wi-Fi for customers. Cost counts: one router and one circuit a shop, and a till that keeps selling while the line is down.',
    requirements: requirementsOf({
      sites: [
        {
          name: 'Head office',
          kind: 'headquarters',
          floors: 2,
          areaM2: 2_400,
          wiredUsers: 90,
          wirelessUsers: 60,
          phones: 60,
          printers: 12,
          servers: 12,
          guests: 10,
        },
        ...numberedSites(60, 'Shop', {
          kind: 'shop',
          areaM2: 400,
          wiredUsers: 5,
          wirelessUsers: 6,
          phones: 2,
          cameras: 6,
          printers: 2,
          guests: 12,
        }),
      ],
      segments: [
        { name: 'Tills and staff', type: 'department', users: 600 },
        { name: 'Customers', type: 'guest', users: 730 },
      ],
      wan: { kind: 'mpls' },
      bandwidth: { download: 2_000, upload: 1_000 },
      services: { onPremise: ['erp'] },
      securityRequirements: { firewall: 'utm' },
      growth: { percent: 10, years: 4 },
      budgetRange: 'low',
    }),
  },
  {
    id: 'start-up',
    title: 'Start-up on one switch',
    context:
      'Eleven people share a room and a few cloud services. They want a network that a shop around the corner could sell them, and to double in two years.',
    requirements: requirementsOf({
      wiredUsers: 4,
      wirelessUsers: 7,
      services: { cloud: ['saas', 'iaas'] },
      ipScheme: { private: '192.168.0.0/16' },
      growth: { percent: 100, years: 2 },
      budgetRange: 'low',
    }),
  },
];
