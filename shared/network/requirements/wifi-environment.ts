import type { Site, wifiEnvironments } from '../../contract/requirements.ts';

export type WifiEnvironment = (typeof wifiEnvironments)[number];

/** What surrounds the access points of a site: as stated, else as its kind has it. */
export const wifiEnvironmentOf = ({ wifiEnvironment, kind }: Site): WifiEnvironment =>
  wifiEnvironment ?? usual[kind];

const usual = {
  headquarters: 'office',
  office: 'office',
  branch: 'office',
  shop: 'shop',
  school: 'classroom',
  hospital: 'hospital',
  hotel: 'hotel',
  warehouse: 'warehouse',
  factory: 'factory',
  venue: 'venue',
  campus: 'office',
  datacentre: 'office',
} as const satisfies Record<Site['kind'], WifiEnvironment>;
