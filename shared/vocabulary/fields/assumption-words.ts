import { Assumptions } from '../../contract/assumptions.ts';
import { registerWords } from './field-words.ts';

/** Registered where the words of the design are, of which these are a part. */
export const registerAssumptions = (): void =>
  registerWords(Assumptions, {
    devicesPerWirelessPerson: {
      label: 'Wi-Fi devices of a person',
      unit: 'devices',
      help: 'A phone, a laptop and, of every second person, a tablet.',
    },
    clientsPerAccessPoint: {
      label: 'Clients of an access point',
      unit: 'devices',
      help: 'More clients on one radio cell are high density: they wait for each other.',
    },
    m2PerAccessPoint: {
      label: 'Area of an access point',
      unit: 'm²',
      help: 'In offices one covers 110 to 140 m².',
    },
    mbpsPerClient: {
      label: 'Wi-Fi client at its busiest',
      unit: 'Mbit/s',
      help: 'Where the clients of an access point fill a gigabit port, it gets 2.5GBASE-T.',
    },
    sparePortsPerSwitch: {
      label: 'Spare ports of an access switch',
      unit: 'ports',
      help: 'Left free for tests and repairs.',
    },
    poeLoad: {
      label: 'Highest PoE load',
      unit: 'share',
      help: 'Of a switch’s PoE budget: more leaves nothing for devices that start together.',
    },
    mbpsPerPerson: {
      label: 'Traffic of a person',
      unit: 'Mbit/s',
      help: 'WAN or internet access in the busy hour.',
    },
    mbpsPerPersonWithCloud: {
      label: 'Traffic of a person with cloud services',
      unit: 'Mbit/s',
      help: 'Applications and files that lie with a provider cross the internet access.',
    },
    accessOversubscription: {
      label: 'Oversubscription of access',
      unit: 'to 1',
      help: 'Ports of an access switch to its uplinks, at most.',
    },
    distributionOversubscription: {
      label: 'Oversubscription of distribution',
      unit: 'to 1',
      help: 'What a distribution switch takes from below to its uplinks, at most.',
    },
    serverOversubscription: {
      label: 'Oversubscription of servers',
      unit: 'to 1',
      help: 'Server ports of a leaf to its uplinks, at most.',
    },
  });
