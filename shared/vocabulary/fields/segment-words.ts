import { Segment, SegmentPlace } from '../../contract/requirements.ts';
import { SpokenProtocol } from '../../contract/spoken-protocol.ts';
import { registerWords } from './field-words.ts';
import { poeTypeLabels } from './poe-type-labels.ts';

registerWords(SegmentPlace, {
  site: { label: 'Site' },
  building: {
    label: 'Building',
    help: 'Of a campus. Its main building has the name of the site.',
    empty: 'All over the site',
  },
  users: { label: 'Hosts', help: 'People, or devices.' },
});

registerWords(SpokenProtocol, {
  protocol: {
    label: 'Protocol',
    values: {
      'modbus-tcp': 'Modbus/TCP',
      'opc-ua': 'OPC UA',
      'ethernet-ip': 'EtherNet/IP',
      s7: 'S7comm',
      dnp3: 'DNP3',
      'iec-104': 'IEC 60870-5-104',
      'bacnet-ip': 'BACnet/IP',
      profinet: 'PROFINET',
    },
  },
  from: {
    label: 'Asked by',
    help: 'A segment, also this one itself.',
    empty: 'The servers',
    isReadEmpty: true,
  },
});

registerWords(Segment, {
  name: { label: 'Name', placeholder: 'Finance' },
  type: {
    label: 'Type',
    values: {
      department: 'Department',
      function: 'Function',
      security: 'Security zone',
      guest: 'Guests',
      iot: 'IoT',
    },
  },
  users: { label: 'Users', help: 'Its people or devices. Somebody with a desk and a laptop is one.' },
  sites: { isMore: true, label: 'Sites', help: 'That have it.', empty: 'All with users of its kind' },
  places: {
    isMore: true,
    label: 'Hosts by place',
    help: 'As far as it is known how many there are at a site, or in a building. Its other users are at its sites.',
  },
  mbpsPerHost: {
    isMore: true,
    label: 'Traffic of a host',
    unit: 'Mbit/s',
    placeholder: 'auto',
    help: 'In the busy hour.',
    empty: 'Auto',
  },
  poe: {
    isMore: true,
    label: 'PoE',
    help: 'What powers each of its devices over the cable.',
    empty: 'As cameras: 802.3af',
    values: { none: 'None: power of their own', ...poeTypeLabels },
  },
  bandwidthPriority: {
    label: 'Priority',
    values: { low: 'Low', medium: 'Medium', high: 'High', critical: 'Critical' },
  },
  isolationLevel: {
    label: 'Isolation',
    values: {
      none: 'Own VLAN, no filter',
      vlans: 'Own VLAN, filtered',
      physical: 'Own switches',
      full: 'Full separation',
    },
  },
  reaches: {
    label: 'If apart, it reaches',
    values: {
      nothing: 'Nothing else',
      servers: 'Servers',
      internet: 'The internet',
      'servers-and-internet': 'Servers and the internet',
    },
  },
  leavingShare: {
    isMore: true,
    label: 'Share that leaves the site',
    placeholder: 'auto',
    help: 'Of its traffic: 1 is all, as of a codec that sends to a broadcaster; 0 is none, as of cameras recorded on the spot.',
    empty: 'Auto',
  },
  speaks: {
    isMore: true,
    label: 'Industrial protocols',
    help: 'What its controllers are asked by, and by whom: SCADA and historians are among the servers, panels a segment of their own. BACnet/IP needs a BBMD in each network; PROFINET stays in the VLAN of the segment.',
  },
});
