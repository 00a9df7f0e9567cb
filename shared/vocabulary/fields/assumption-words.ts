import { Assumptions } from '../../contract/assumptions.ts';
import { registerWords } from './field-words.ts';

registerWords(Assumptions, {
  remoteShare: {
    label: 'Staff who work remotely',
    unit: 'share',
    help: 'At the same time, where remote access is required and no number of remote users is stated.',
  },
  mbpsPerRemotePerson: {
    label: 'Traffic of a remote user',
    unit: 'Mbit/s',
    help: 'In the busy hour, through the tunnel into the network: what they do on the internet stays outside. As of a person at a site.',
  },
  metresPerFloor: {
    label: 'Height of a floor',
    unit: 'm',
    help: 'Of fibre in the riser, for each storey.',
  },
  mbpsPerPerson: {
    label: 'Traffic of a person',
    unit: 'Mbit/s',
    help: 'In the busy hour, on the line to the hub or the internet.',
  },
  mbpsPerPersonWithCloud: {
    label: 'Traffic of a person with cloud services',
    unit: 'Mbit/s',
    help: 'In the busy hour, on lines to the internet where services run in the cloud.',
  },
  guestsOnLineToHub: {
    label: 'Guests on the line to the hub',
    unit: 'guests',
    help: 'Of a shop, hotel or venue on MPLS or a leased line. More of them leave by an access of its own, unless its way out is stated.',
  },
  mbpsPerGuest: {
    label: 'Traffic of a guest',
    unit: 'Mbit/s',
    help: 'In the busy hour.',
  },
  uploadShare: {
    label: 'Sent traffic',
    unit: 'share',
    help: 'What people send, of what they receive, where a line is not symmetric.',
  },
  mbpsPerPhone: {
    label: 'Traffic of a call',
    unit: 'Mbit/s',
    help: 'One call of G.711 with its headers is about 0.1 Mbit/s each way.',
  },
  mbpsPerCamera: {
    label: 'Traffic of a camera',
    unit: 'Mbit/s',
    help: 'Full HD in H.264.',
  },
  watchedShare: {
    label: 'Cameras watched from elsewhere',
    unit: 'share',
    help: 'At the same time, over the line of their site.',
  },
  leavingShareOfHosts: {
    label: 'Stated traffic that leaves the site',
    unit: 'share',
    help: 'Of what hosts of a segment state beyond that of other people, where their site has servers or they state more than a gigabit: the rest stays inside.',
  },
  fastHostConcurrency: {
    label: 'Fast hosts at work at once',
    unit: 'share',
    help: 'Of what hosts with ports beyond a gigabit state, what the uplinks of their switches carry together. With one uplink failed they carry what is left.',
  },
  mbpsPerPublicServer: {
    label: 'Traffic of a public server',
    unit: 'Mbit/s',
    help: 'What the internet draws from it in the busy hour; of a gateway of Citrix that the plan adds, what staff elsewhere draw from all that is behind it.',
  },
  mbpsPerServer: {
    label: 'Traffic of a server',
    unit: 'Mbit/s',
    help: 'What users who are not in the design draw from a data centre that stands alone.',
  },
  replicationMbps: {
    label: 'Replication between data centres',
    unit: 'Mbit/s',
    help: 'Where none is stated at the data centre; never more than the rest of a line that is stated.',
  },
  concurrencyOfFew: {
    label: 'Circuits in use at once, up to 10',
    unit: 'share',
    help: 'Of the sum of the other sites’ lines, at the hub.',
  },
  concurrencyOfSome: {
    label: 'Circuits in use at once, up to 50',
    unit: 'share',
    help: 'Of the sum of the other sites’ lines, at the hub.',
  },
  concurrencyOfMany: {
    label: 'Circuits in use at once, beyond 50',
    unit: 'share',
    help: 'Of the sum of the other sites’ lines, at the hub.',
  },
  devicesPerWirelessPerson: {
    label: 'Wireless devices a person',
    unit: 'devices',
    help: 'A phone, a laptop and half a tablet.',
  },
  devicesPerHandheldUser: {
    label: 'Wireless devices of a pupil, guest or scanner',
    unit: 'devices',
    help: 'In shops, class rooms, warehouses, factories and venues; and of each guest.',
  },
  wirelessConcurrency: {
    label: 'Wireless devices in use at once',
    unit: 'share',
    help: 'Of those that are there: all of them where everybody works at the same time.',
  },
  wirelessShareOfDesks: {
    label: 'Wi-Fi for people at desks',
    unit: 'share',
    help: 'Where a site states no wireless users and no guests: with none of them it has no access points.',
  },
  clientsPerAccessPoint: {
    label: 'Clients of a radio cell',
    unit: 'devices',
    help: 'More of them is high density.',
  },
  mbpsPerWirelessClient: {
    label: 'Traffic of a client of Wi-Fi',
    unit: 'Mbit/s',
    help: 'At its busiest second: where all clients of an access point exceed a gigabit, its port is one of 2.5GBASE-T (IEEE 802.3bz), over the same Cat 6A.',
  },
  mostMbpsOfAccessPoint: {
    label: 'Fastest port of an access point',
    unit: 'Mbit/s',
    help: 'With 1,000, an access switch of gigabit ports serves any access point, also one that is there already.',
  },
  clientsPerVenueAccessPoint: {
    label: 'Clients of a cell in a venue',
    unit: 'devices',
    help: 'With high-density access points: 75 to 100.',
  },
  cellsInOneHall: {
    label: 'Cells of a venue in sight of each other',
    unit: 'cells',
    help: 'As many as 5 GHz has channels of 20 MHz; beyond them channels repeat in view, and antennas are aimed at the stands.',
  },
  m2PerAccessPoint: {
    label: 'Area of a cell in an office',
    unit: 'm²',
    help: '110 to 140 m² of office.',
  },
  m2PerShopAccessPoint: {
    label: 'Area of a cell in a shop',
    unit: 'm²',
    help: 'A sales floor is open, with shelves of metal. Less among cold rooms and high racks.',
  },
  m2PerWarehouseAccessPoint: {
    label: 'Area of a cell in a warehouse',
    unit: 'm²',
    help: '300 to 370 m² with directional antennas along the aisles.',
  },
  m2PerHospitalAccessPoint: {
    label: 'Area of a cell in a hospital',
    unit: 'm²',
    help: 'Walls of examination rooms and lifts are dense.',
  },
  m2PerFactoryAccessPoint: {
    label: 'Area of a cell in a factory',
    unit: 'm²',
    help: 'Machines and steel shelves reflect.',
  },
  m2PerOutdoorAccessPoint: {
    label: 'Area of a cell outdoors',
    unit: 'm²',
    help: 'With outdoor access points on masts or walls.',
  },
  roomsPerHotelAccessPoint: {
    label: 'Hotel rooms of a cell',
    unit: 'rooms',
    help: 'One for 2 to 3 rooms from the corridor; 1 puts one into each room.',
  },
  m2PerHotelRoom: {
    label: 'Area of a hotel room',
    unit: 'm²',
    help: 'With its bathroom and its part of the corridor. What is left of a hotel’s area has cells of its own: lobby, restaurants, halls, offices.',
  },
  pupilsPerClassroom: {
    label: 'Pupils in a class room',
    unit: 'people',
    help: 'Each room has an access point.',
  },
  sparePortsPerSwitch: {
    label: 'Spare ports of an access switch',
    unit: 'ports',
    help: 'Free today for tests and repairs; growth may fill them.',
  },
  poeLoad: {
    label: 'PoE load',
    unit: 'share',
    help: 'The most that devices draw of what a switch can supply.',
  },
  accessOversubscription: {
    label: 'Oversubscription of access switches',
    unit: ': 1',
    help: 'Ports below for each part of uplinks that forwards.',
  },
  distributionOversubscription: {
    label: 'Oversubscription of distribution switches',
    unit: ': 1',
    help: 'Links below for each part of uplinks, also with one of them failed.',
  },
  serverOversubscription: {
    label: 'Oversubscription of server switches',
    unit: ': 1',
    help: 'Ports of servers for each part of uplinks, also with one of them failed.',
  },
  devicesForCorePair: {
    label: 'People and devices for a core pair',
    unit: 'devices',
    help: 'With growth, guests apart, each person once whatever they carry. From there on a site has a pair of core switches, whether or not redundancy is required.',
  },
  devicesOfSmallLeaf: {
    label: 'Devices of a small leaf site',
    unit: 'devices',
    help: 'Up to so many, a site without servers on which no other depends has one core switch and single power supplies, unless it states its own redundancy; circuits and edge devices are doubled as the design asks.',
  },
  switchesInOneLayer: {
    label: 'Access switches in one layer',
    unit: 'switches',
    help: 'The uplink slots of the first of them join the others; beyond it there is a core.',
  },
  devicesForDistribution: {
    label: 'People and devices for a distribution layer',
    unit: 'devices',
    help: 'With growth, guests apart, each person once whatever they carry. Beyond it, a site of several switch blocks has a pair of distribution switches for each.',
  },
  blocksOnCore: {
    label: 'Switch blocks on a core',
    unit: 'blocks',
    help: 'Of one building; beyond it each has a pair of distribution switches.',
  },
  switchesPerBlock: {
    label: 'Access switches of a block',
    unit: 'switches',
    help: 'That one wiring closet and one pair of distribution switches serve.',
  },
  switchesForDistribution: {
    label: 'Access switches for a distribution pair',
    unit: 'switches',
    help: 'Of a building of a campus, or of a block; fewer are on that of the main building, or on the core.',
  },
  serversOnAccessSwitch: {
    label: 'Servers on an access switch',
    unit: 'servers',
    help: 'Of a site of one layer; with more there is a core.',
  },
  serversOnCore: {
    label: 'Servers on a core',
    unit: 'servers',
    help: 'With more they have switches of their own.',
  },
  leavesOnTwoSpines: {
    label: 'Leaves on two spines',
    unit: 'leaves',
    help: 'Two links from each to each fill 28 of 32 ports, and the border has the others; beyond it there are four spines.',
  },
  sitesOnBackbone: {
    label: 'Sites on one OSPF backbone',
    unit: 'sites',
    help: 'Joined by tunnels or leased lines; beyond them BGP joins all, each with an AS of its own.',
  },
  routersOnBackbone: {
    label: 'Routers on one OSPF backbone',
    unit: 'routers',
    help: 'Those of the hub and the edges of all other sites; beyond them BGP joins the sites.',
  },
  sitesOnGateway: {
    label: 'Sites on one gateway',
    unit: 'sites',
    help: 'The hub among them; 0 for none. Beyond them the gateway of a small business does not route between its VLANs as well: its core does.',
  },
  mbpsOfGateway: {
    label: 'Fastest line of one gateway',
    unit: 'Mbit/s',
    help: 'With a faster one the gateway of a small business does not route between its VLANs as well: its core does.',
  },
  insideMbpsOfGateway: {
    label: 'Traffic between VLANs at the edge',
    unit: 'Mbit/s',
    help: 'To the servers of a site. With more of it a core routes between the VLANs: that costs less than to inspect it.',
  },
  peopleInSmallBusiness: {
    label: 'People of a small business',
    unit: 'people',
    help: 'Beyond them models of the enterprise class are chosen, unless a class or a range of the budget is stated.',
  },
  devicesInSmallBusiness: {
    label: 'End devices of a small business',
    unit: 'devices',
    help: 'At its largest site, guests apart; beyond them models of the enterprise class are chosen.',
  },
  timesCheapest: {
    label: 'Price that is a warning',
    unit: '× the cheapest',
    help: 'Of a model beside the cheapest of its class that fits, and of one maker beside several.',
  },
  timesWithoutTemplates: {
    label: 'A model without templates',
    unit: '× its price',
    help: 'What a switch, router or firewall is compared at whose configuration has to be written by hand.',
  },
  mostWithoutTemplates: {
    label: 'A model without templates, at most',
    unit: 'USD',
    help: 'Over its price, for each device: writing a configuration by hand, and keeping it up to date over the years of the plan, takes no longer on a dear one.',
  },
  furtherMakerShare: {
    label: 'Each further maker',
    unit: 'share',
    help: 'Of what the network’s devices cost over its years: training, spares and support.',
  },
  furtherMakerLeast: {
    label: 'Each further maker, at least',
    unit: 'USD',
    help: 'Over the years of the plan: a second way to run the network costs that in the smallest office.',
  },
  timesFurtherMakerByHand: {
    label: 'A further maker without templates',
    unit: '× a further maker',
    help: 'One of whose switches, routers and firewalls here templates configure none: people learn its commands as well.',
  },
  furtherMakerMost: {
    label: 'Each further maker, at most',
    unit: 'USD',
    help: 'Over the years of the plan: a larger network takes no more training.',
  },
  sitesOnSmallBusinessHub: {
    label: 'Sites on a small-business hub',
    unit: 'sites',
    help: 'Where more depend on it, its devices are of the enterprise class.',
  },
  peopleOnLowBudget: {
    label: 'People of a site on a low budget',
    unit: 'people',
    help: 'Beyond them models of the enterprise class are chosen although the range of the budget is low.',
  },
  racksBought: {
    label: 'Racks and patch panels to buy',
    unit: 'share',
    help: 'With power strips and cable managers; 0 where they are there, or a landlord’s or a data centre’s. What devices stand in that stay or are replaced is there already. A UPS is on no bill.',
  },
  leastMbpsPerPerson: {
    label: 'Slow circuits',
    unit: 'Mbit/s a person',
    help: 'Less than that is checked as implausible.',
  },
  mostMbpsPerPerson: {
    label: 'Fast circuits',
    unit: 'Mbit/s a person',
    help: 'More than that is checked as implausible, from 10 Gbit/s on.',
  },
  leastCostPerPerson: {
    label: 'Low prices',
    unit: 'USD a person',
    help: 'List prices of network devices below that are checked as implausible.',
  },
  mostCostPerPerson: {
    label: 'High prices',
    unit: 'USD a person',
    help: 'List prices of network devices above that are checked as implausible.',
  },
});
