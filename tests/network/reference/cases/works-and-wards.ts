import { requirementsOf } from '../../requirements-builder.ts';
import type { ReferenceCase } from '../reference-case.ts';

/** Sites whose devices count for more than their people. */
export const worksAndWards: readonly ReferenceCase[] = [
  {
    id: 'hospital',
    title: 'Hospital with medical devices',
    context:
      'A hospital of 300 beds on seven floors. Monitors, pumps and imaging talk to their own servers and must never be reached from anywhere else; nurses carry handsets and tablets from ward to ward; patients have Wi-Fi. No single device, line or supply may take a ward off the network.',
    requirements: requirementsOf({
      sites: [
        {
          name: 'Hospital',
          kind: 'hospital',
          floors: 7,
          areaM2: 28_000,
          wiredUsers: 520,
          wirelessUsers: 480,
          people: 700,
          phones: 460,
          cameras: 1_200,
          printers: 90,
          servers: 48,
          guests: 320,
          redundancy: 'full',
        },
      ],
      segments: [
        {
          name: 'Medical devices',
          type: 'iot',
          users: 900,
          isolationLevel: 'full',
          reaches: 'servers',
          bandwidthPriority: 'critical',
          mbpsPerHost: 2,
        },
        {
          name: 'Building control',
          type: 'iot',
          users: 160,
          isolationLevel: 'full',
          reaches: 'servers',
          poe: '802.3af',
        },
        { name: 'Patients', type: 'guest', users: 320 },
      ],
      bandwidth: { download: 2_000, upload: 1_000 },
      services: { onPremise: ['erp', 'database', 'fileserver', 'email'] },
      securityRequirements: { firewall: 'enterprise', ips: true },
      redundancy: { internet: true, coreSwitching: true, power: true },
      equipmentClass: 'enterprise',
      growth: { percent: 20, years: 7 },
    }),
  },
  {
    id: 'ot-cells',
    title: 'Factory with four production cells',
    context:
      'A maker of gearboxes has one hall with four production cells. The controllers of a cell talk among themselves; nothing outside may reach them but the servers of the control room, by S7comm and OPC UA. A cell keeps running whatever happens to the office network, so that each has switches of its own.',
    requirements: requirementsOf({
      sites: [
        {
          name: 'Works',
          kind: 'factory',
          floors: 1,
          areaM2: 12_000,
          wiredUsers: 60,
          wirelessUsers: 40,
          people: 80,
          phones: 30,
          cameras: 168,
          printers: 8,
          servers: 12,
        },
      ],
      segments: [
        ...['Casting', 'Milling', 'Assembly', 'Paint'].map((name) => ({
          name,
          type: 'iot' as const,
          users: 36,
          isolationLevel: 'physical' as const,
          reaches: 'servers' as const,
          bandwidthPriority: 'critical' as const,
          speaks: [
            { protocol: 's7' as const },
            { protocol: 'opc-ua' as const },
            { protocol: 'profinet' as const, from: name },
          ],
        })),
        { name: 'Offices', type: 'department', users: 80 },
      ],
      bandwidth: { download: 500, upload: 200 },
      services: { cloud: ['saas'], onPremise: ['erp', 'database'] },
      securityRequirements: { firewall: 'enterprise', ids: true },
      redundancy: { coreSwitching: true, power: true },
      growth: { percent: 25, years: 8 },
    }),
  },
  {
    id: 'warehouse',
    title: 'Warehouse with 150 scanners',
    context:
      'A shipper works in one hall of 18,000 m² with high racks. 150 scanners and 20 fork-lift terminals roam all of it; forty people share twelve desks. A scanner that loses the network stops its picker, so the aisles have coverage by directional antennas; the yard outside is covered too.',
    requirements: requirementsOf({
      sites: [
        {
          name: 'Warehouse',
          kind: 'warehouse',
          areaM2: 18_000,
          outdoorM2: 6_000,
          wiredUsers: 12,
          wirelessUsers: 170,
          people: 170,
          phones: 8,
          cameras: 48,
          printers: 14,
          servers: 3,
          redundancy: 'link',
        },
      ],
      bandwidth: { download: 300, upload: 100 },
      services: { cloud: ['saas'], onPremise: ['erp'] },
      securityRequirements: { firewall: 'utm' },
      growth: { percent: 30, years: 5 },
      budgetRange: 'low',
    }),
  },
];
