import { requirementsOf } from '../../requirements-builder.ts';
import type { ReferenceCase } from '../reference-case.ts';

/** Places that fill with people who do not work there. */
export const crowds: readonly ReferenceCase[] = [
  {
    id: 'stadium',
    title: 'Stadium for 36,000 spectators',
    context:
      'A stadium opens its Wi-Fi to spectators on match days, a third of whom use it. Two hundred people work there on such a day; turnstiles and tills must not notice the crowd. Cameras watch every block.',
    requirements: requirementsOf({
      sites: [
        {
          name: 'Stadium',
          kind: 'venue',
          floors: 4,
          areaM2: 42_000,
          outdoorM2: 12_000,
          wiredUsers: 90,
          wirelessUsers: 160,
          people: 200,
          phones: 60,
          cameras: 460,
          printers: 20,
          servers: 10,
          guests: 12_000,
          redundancy: 'full',
        },
      ],
      segments: [
        { name: 'Turnstiles and tills', type: 'iot', users: 240, isolationLevel: 'full', reaches: 'servers' },
        { name: 'Spectators', type: 'guest', users: 12_000, bandwidthPriority: 'low' },
      ],
      bandwidth: { download: 10_000, upload: 10_000, symmetric: true },
      services: { onPremise: ['database'] },
      securityRequirements: { firewall: 'basic' },
      redundancy: { internet: true, coreSwitching: true, power: true },
      equipmentClass: 'enterprise',
      growth: { percent: 10, years: 5 },
    }),
  },
  {
    id: 'resort-hotel',
    title: 'Resort hotel with 240 rooms and conference halls',
    context:
      'A hotel of nine floors with 240 rooms, a conference floor and gardens. Guests stream in every room at once in the evening; conferences bring two hundred more. The hotel’s own systems are thirty desks, tablets for housekeeping, room telephones and locks.',
    requirements: requirementsOf({
      sites: [
        {
          name: 'Resort',
          kind: 'hotel',
          floors: 9,
          areaM2: 16_000,
          outdoorM2: 8_000,
          rooms: 240,
          wiredUsers: 30,
          wirelessUsers: 40,
          people: 60,
          phones: 260,
          cameras: 350,
          printers: 12,
          servers: 3,
          guests: 620,
          redundancy: 'link',
        },
      ],
      segments: [
        { name: 'Locks and minibars', type: 'iot', users: 260, isolationLevel: 'full', reaches: 'servers' },
      ],
      bandwidth: { download: 4_000, upload: 2_000 },
      services: { cloud: ['saas'], onPremise: ['erp'] },
      securityRequirements: { firewall: 'utm', contentFiltering: true },
      growth: { percent: 10, years: 5 },
    }),
  },
  {
    id: 'campus-12',
    title: 'College campus of twelve buildings',
    context:
      'A college of 2,600 people has twelve buildings on one site, joined by its own fibre to the main building. Each is a block of its own; students walk between them all day. The two residences are the furthest away.',
    requirements: requirementsOf({
      sites: [
        {
          name: 'College',
          kind: 'campus',
          floors: 4,
          areaM2: 9_000,
          wiredUsers: 620,
          wirelessUsers: 2_200,
          people: 2_600,
          phones: 380,
          cameras: 160,
          printers: 80,
          servers: 30,
          guests: 120,
          redundancy: 'full',
          buildings: [
            { name: 'Library', floors: 4, areaM2: 6_000, distanceM: 120 },
            { name: 'Science', floors: 5, areaM2: 8_500, distanceM: 260 },
            { name: 'Engineering', floors: 3, areaM2: 7_200, distanceM: 340 },
            { name: 'Arts', floors: 3, areaM2: 4_000, distanceM: 180 },
            { name: 'Business', floors: 4, areaM2: 5_200, distanceM: 210 },
            { name: 'Medicine', floors: 5, areaM2: 7_800, distanceM: 480 },
            { name: 'Administration', floors: 3, areaM2: 3_000, distanceM: 90 },
            { name: 'Refectory', floors: 2, areaM2: 2_400, distanceM: 150 },
            { name: 'Sports hall', floors: 1, areaM2: 3_200, distanceM: 620 },
            { name: 'North residence', floors: 6, areaM2: 6_600, distanceM: 900 },
            { name: 'South residence', floors: 6, areaM2: 6_600, distanceM: 1_150 },
          ],
        },
      ],
      segments: [
        { name: 'Staff', type: 'department', users: 400 },
        { name: 'Students', type: 'function', users: 2_400, isolationLevel: 'vlans' },
      ],
      bandwidth: { download: 10_000, upload: 10_000, symmetric: true },
      services: { cloud: ['saas'], onPremise: ['database', 'fileserver'] },
      securityRequirements: { firewall: 'enterprise', contentFiltering: true },
      redundancy: { internet: true, coreSwitching: true, power: true },
      equipmentClass: 'enterprise',
      growth: { percent: 15, years: 7 },
    }),
  },
];
