import type { NewDesignInput } from '#shared/contract/designs.ts';

/** A network to begin with, planned in one click. */
export interface ExampleDesign {
  readonly title: string;
  readonly summary: string;
  readonly design: NewDesignInput;
}

export const exampleDesigns: readonly ExampleDesign[] = [
  {
    title: 'Small office',
    summary: '25 people on one floor, one line to the internet',
    design: {
      designName: 'Example: small office',
      requirements: { wiredUsers: 15, wirelessUsers: 25 },
    },
  },
  {
    title: 'Head office and branches',
    summary: 'Three sites, two providers at the head office, guests apart',
    design: {
      designName: 'Example: head office and branches',
      requirements: {
        sites: [
          {
            name: 'Head office',
            kind: 'headquarters',
            floors: 3,
            areaM2: 2_400,
            wiredUsers: 120,
            wirelessUsers: 160,
            phones: 80,
            printers: 8,
            servers: 6,
            guests: 20,
            wanMbps: 500,
          },
          { name: 'Branch east', areaM2: 350, wiredUsers: 12, wirelessUsers: 18, phones: 8, wanMbps: 100 },
          { name: 'Branch west', areaM2: 350, wiredUsers: 12, wirelessUsers: 18, phones: 8, wanMbps: 100 },
        ],
        segments: [
          { name: 'Guests', type: 'guest', users: 20, bandwidthPriority: 'low', isolationLevel: 'full' },
        ],
        redundancy: { internet: true, coreSwitching: true },
        growth: { percent: 20, years: 3 },
      },
    },
  },
  {
    title: 'Campus',
    summary: '900 people in two buildings, cameras, a data centre',
    design: {
      designName: 'Example: campus',
      requirements: {
        sites: [
          {
            name: 'Main building',
            kind: 'headquarters',
            floors: 6,
            areaM2: 9_000,
            wiredUsers: 400,
            wirelessUsers: 700,
            phones: 250,
            cameras: 40,
            printers: 30,
            guests: 60,
            wanMbps: 1_000,
          },
          {
            name: 'Laboratories',
            floors: 3,
            areaM2: 4_000,
            wiredUsers: 160,
            wirelessUsers: 200,
            phones: 60,
            cameras: 20,
            printers: 10,
            wanMbps: 500,
          },
          { name: 'Data centre', kind: 'datacentre', areaM2: 300, servers: 60, wanMbps: 1_000 },
        ],
        redundancy: { internet: true, coreSwitching: true, power: true },
        growth: { percent: 25, years: 5 },
      },
    },
  },
];
