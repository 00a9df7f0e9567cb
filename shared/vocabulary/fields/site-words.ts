import { Building, FloorPeople, Site } from '../../contract/requirements.ts';
import { registerWords } from './field-words.ts';
import { wanNames } from './wan-names.ts';

/** Of a design of one site, too. */
export const ofOneSite = {
  wiredUsers: { label: 'Wired users', unit: 'users', help: 'Desks with a cable.' },
  wirelessUsers: {
    label: 'Wireless users',
    unit: 'users',
    help: 'Each with a few devices: see the assumptions.',
  },
} as const;

registerWords(Site, {
  name: { label: 'Name' },
  kind: {
    label: 'Kind',
    values: {
      headquarters: 'Headquarters',
      office: 'Office',
      branch: 'Branch',
      shop: 'Shop',
      school: 'School',
      hospital: 'Hospital',
      hotel: 'Hotel',
      warehouse: 'Warehouse',
      factory: 'Factory',
      venue: 'Venue',
      campus: 'Campus',
      datacentre: 'Data centre',
    },
  },
  people: {
    isMore: true,
    label: 'People',
    unit: 'people',
    placeholder: 'auto',
    help: 'Where desks and wireless users count some people twice. Traffic follows it; ports and Wi-Fi follow the users.',
    empty: 'As users',
  },
  ...ofOneSite,
  guests: { label: 'Guests', unit: 'guests', help: 'At the busiest hour, on a network of their own.' },
  phones: { label: 'Phones', unit: 'devices' },
  cameras: {
    label: 'Cameras',
    unit: 'devices',
    help: 'Including sensors and other IoT devices, also those of segments.',
  },
  printers: { label: 'Printers', unit: 'devices' },
  servers: { label: 'Servers', unit: 'devices' },
  publicServers: {
    label: 'Public servers',
    unit: 'devices',
    help: 'Servers among them that are reachable from the internet; they get a zone of their own.',
  },
  floors: { label: 'Floors', unit: 'floors', placeholder: '1' },
  areaM2: {
    label: 'Floor area',
    unit: 'm²',
    help: 'All floors together; 0 if it is not known.',
    empty: 'Not known',
  },
  wanMbps: {
    label: 'WAN',
    unit: 'Mbit/s',
    placeholder: 'auto',
    help: 'The line that joins the site to the others. With tunnels it is the site’s internet access, planned as stated; a line of its own is at least this fast.',
    empty: 'Auto',
  },
  wan: { isMore: true, label: 'WAN kind', empty: 'As the design', values: wanNames },
  redundancy: {
    isMore: true,
    label: 'Redundancy',
    help: 'What the site survives.',
    empty: 'As the design',
    values: { none: 'None', link: 'Loss of a circuit', full: 'Loss of a circuit or a device' },
  },
  internet: {
    isMore: true,
    label: 'Internet',
    empty: 'As planned',
    values: { own: 'Access of its own', hub: 'Through the hub' },
  },
  replicationMbps: {
    isMore: true,
    label: 'Replication',
    unit: 'Mbit/s',
    placeholder: 'auto',
    help: 'To each other data centre. 10,000 are assumed where no data centre states any.',
    empty: 'Auto',
  },
  wifiEnvironment: {
    isMore: true,
    label: 'Wi-Fi environment',
    help: 'It decides how many access points cover the area, and of which kind.',
    empty: 'By the kind of site',
    values: {
      office: 'Office',
      shop: 'Sales floor',
      classroom: 'Classrooms',
      hotel: 'Hotel rooms',
      warehouse: 'Warehouse aisles',
      venue: 'Stands or halls',
      hospital: 'Wards',
      outdoor: 'Outdoors',
      factory: 'Factory floor',
    },
  },
  wifiM2: {
    isMore: true,
    label: 'Area with Wi-Fi',
    unit: 'm²',
    help: 'Where parts of the site have none, such as cells or store rooms; of a campus, in its main building. A site without wireless users and guests has no Wi-Fi.',
    empty: 'All of it',
  },
  rooms: {
    isMore: true,
    label: 'Rooms',
    unit: 'rooms',
    help: 'Guest rooms or classrooms, of a campus those of all its buildings.',
    empty: 'Not stated',
  },
  outdoorM2: {
    isMore: true,
    label: 'Outdoor area',
    unit: 'm²',
    help: 'Of a yard or a garden that Wi-Fi covers.',
    empty: 'None',
  },
  outdoorCameras: {
    isMore: true,
    label: 'Cameras outdoors',
    unit: 'devices',
    help: 'Of the cameras and other devices; of a campus, around its main building.',
    empty: 'Not stated',
  },
  outdoorCamerasM: {
    isMore: true,
    label: 'Farthest camera outdoors',
    unit: 'm',
    help: 'Of cable to a wiring closet. Beyond 90 m those outdoors hang on cabinets, which are on fibre.',
    empty: 'Not known',
  },
  peopleByFloor: {
    isMore: true,
    label: 'People by floor',
    help: 'Where floors have very different numbers of people; floor 1 is the lowest. The other floors share those who are left.',
  },
  buildings: { isMore: true, label: 'Buildings', help: 'Beside the main building, each on fibre from it.' },
});

registerWords(FloorPeople, {
  floor: { label: 'Floor' },
  people: { label: 'People', placeholder: '0' },
});

registerWords(Building, {
  name: { label: 'Name', placeholder: 'Library' },
  floors: { label: 'Floors', unit: 'floors', placeholder: '1' },
  areaM2: { label: 'Floor area', unit: 'm²', empty: 'Not known' },
  wifiM2: {
    label: 'Area with Wi-Fi',
    unit: 'm²',
    help: '0 where the building has none.',
    empty: 'All of it',
  },
  distanceM: {
    label: 'Distance',
    unit: 'm',
    help: 'Of the fibre’s duct to the main building.',
    empty: 'Not known',
  },
});
