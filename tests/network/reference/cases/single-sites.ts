import { requirementsOf } from '../../requirements-builder.ts';
import type { ReferenceCase } from '../reference-case.ts';

/** Networks of one building. */
export const singleSites: readonly ReferenceCase[] = [
  {
    id: 'law-firm',
    title: 'Law firm of 30 people',
    context:
      'A firm of 30 lawyers and clerks rents one floor of 600 m² in a town house. Files and mail are in the cloud; a printer stands in every second room. Clients wait in the lobby and expect Wi-Fi. The partners want nothing that needs an engineer on the spot, and a budget below USD 15,000.',
    requirements: requirementsOf({
      sites: [
        {
          name: 'Chambers',
          kind: 'headquarters',
          areaM2: 600,
          wiredUsers: 18,
          wirelessUsers: 12,
          phones: 18,
          printers: 6,
          cameras: 2,
          guests: 8,
        },
      ],
      bandwidth: { download: 500, upload: 500, symmetric: true },
      services: { cloud: ['saas', 'storage'], network: ['dhcp', 'dns', 'vpn'] },
      securityRequirements: { firewall: 'utm', ips: true, contentFiltering: true, remoteAccess: 'vpn' },
      ipScheme: { private: '192.168.0.0/16' },
      growth: { percent: 20, years: 5 },
      budget: { amount: 15_000, currency: 'USD' },
      budgetRange: 'low',
    }),
  },
  {
    id: 'clinic',
    title: 'Day clinic with imaging',
    context:
      'A day clinic of three floors treats 120 patients a day. Imaging moves large studies to a server room in the basement; patient data must not meet guests or building automation. The theatres cannot wait for a switch to be replaced: core and internet are doubled, and so is power.',
    requirements: requirementsOf({
      sites: [
        {
          name: 'Clinic',
          kind: 'hospital',
          floors: 3,
          areaM2: 4_200,
          wiredUsers: 90,
          wirelessUsers: 60,
          phones: 80,
          cameras: 24,
          printers: 18,
          servers: 6,
          guests: 60,
        },
      ],
      segments: [
        {
          name: 'Medical',
          type: 'security',
          users: 110,
          isolationLevel: 'full',
          reaches: 'servers-and-internet',
          bandwidthPriority: 'critical',
        },
        { name: 'Administration', type: 'department', users: 40 },
        { name: 'Patients and visitors', type: 'guest', users: 60 },
      ],
      bandwidth: { download: 1_000, upload: 1_000, symmetric: true },
      services: { onPremise: ['erp', 'database', 'fileserver'] },
      securityRequirements: { firewall: 'enterprise', ips: true },
      redundancy: { internet: true, coreSwitching: true, power: true },
      growth: { percent: 30, years: 5 },
      budgetRange: 'high',
    }),
  },
  {
    id: 'hotel',
    title: 'Hotel with 180 rooms',
    context:
      'A hotel of eight floors and 180 rooms lives on the reviews of its Wi-Fi: an access point on the wall of each room, since walls of wet rooms let little through. Each room has a telephone; the corridors have cameras. Twenty people work at desks, as many with tablets. Guests must never see the hotel’s own systems.',
    requirements: requirementsOf({
      sites: [
        {
          name: 'Hotel',
          kind: 'hotel',
          floors: 8,
          areaM2: 9_600,
          rooms: 180,
          wiredUsers: 20,
          wirelessUsers: 20,
          phones: 200,
          cameras: 64,
          printers: 8,
          servers: 2,
          guests: 300,
        },
      ],
      bandwidth: { download: 2_000, upload: 500 },
      services: { cloud: ['saas'], onPremise: ['erp'] },
      securityRequirements: { firewall: 'utm', contentFiltering: true },
      assumptions: { roomsPerHotelAccessPoint: 1 },
      growth: { percent: 15, years: 5 },
    }),
  },
  {
    id: 'call-centre',
    title: 'Call centre with 400 phones',
    context:
      'A call centre seats 400 agents in two shifts on two floors, each with a PC behind a desk phone. An hour without telephony costs more than a switch, so the core and the internet access are doubled. Calls leave by a provider’s SIP trunk.',
    requirements: requirementsOf({
      sites: [
        {
          name: 'Call centre',
          kind: 'headquarters',
          floors: 2,
          areaM2: 3_600,
          wiredUsers: 400,
          wirelessUsers: 40,
          phones: 400,
          printers: 10,
          cameras: 12,
          servers: 4,
        },
      ],
      segments: [
        { name: 'Agents', type: 'function', users: 400, bandwidthPriority: 'critical' },
        { name: 'Management team', type: 'department', users: 40 },
      ],
      bandwidth: { download: 1_000, upload: 1_000, symmetric: true },
      services: { cloud: ['saas'], onPremise: ['crm'] },
      securityRequirements: { firewall: 'enterprise' },
      redundancy: { internet: true, coreSwitching: true },
      growth: { percent: 25, years: 3 },
    }),
  },
];
