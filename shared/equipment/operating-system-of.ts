import type { Device } from '../contract/device.ts';
import type { DialectId } from '../contract/dialect.ts';

/** What the devices of a series run. */
interface OperatingSystem {
  readonly name: string;
  /** Absent where the library does not write its configuration. */
  readonly dialect?: DialectId;
}

const iosXe = { name: 'Cisco IOS XE', dialect: 'ios-xe' } as const;
const junos = { name: 'Junos OS', dialect: 'junos' } as const;
const eos = { name: 'Arista EOS', dialect: 'eos' } as const;
const fortios = { name: 'FortiOS', dialect: 'fortios' } as const;
const routeros = { name: 'RouterOS', dialect: 'routeros' } as const;
const linux = { name: 'Linux with FRRouting', dialect: 'frr' } as const;

/**
 * Operating systems by manufacturer and by what models or part numbers of a series begin with; the longest beginning
 * decides, and an empty one is for all other models. Everything as the manufacturers' data sheets and release notes state it.
 */
const operatingSystems: Readonly<Record<string, Readonly<Record<string, OperatingSystem>>>> = {
  cisco: {
    'catalyst 9': iosXe,
    'catalyst 8': iosXe,
    c9: iosXe,
    c8: iosXe,
    isr: iosXe,
    c11: iosXe,
    asr1: iosXe,
    'asr 1': iosXe,
    csr: iosXe,
    'ie-3': iosXe,
    'catalyst ie3': iosXe,
    ie3: iosXe,
    ncs: { name: 'Cisco IOS XR' },
    'catalyst 1000': { name: 'Cisco IOS 15' },
    'catalyst 2960': { name: 'Cisco IOS 15' },
    'ws-c2960': { name: 'Cisco IOS 15' },
    c1000: { name: 'Cisco IOS 15' },
    'catalyst 12': { name: 'Cisco Business firmware' },
    'catalyst 13': { name: 'Cisco Business firmware' },
    c12: { name: 'Cisco Business firmware' },
    c13: { name: 'Cisco Business firmware' },
    cbs: { name: 'Cisco Business firmware' },
    meraki: { name: 'the Meraki cloud' },
    nexus: { name: 'Cisco NX-OS' },
    n9k: { name: 'Cisco NX-OS' },
    firepower: { name: 'Cisco Secure Firewall Threat Defense' },
    'secure firewall': { name: 'Cisco Secure Firewall Threat Defense' },
  },
  juniper: {
    ex: junos,
    qfx: junos,
    srx: junos,
    mx: junos,
    acx: junos,
    ptx: junos,
    'session smart': { name: 'the Session Smart conductor' },
    ssr: { name: 'the Session Smart conductor' },
  },
  arista: { '': eos },
  fortinet: {
    fortigate: fortios,
    'fg-': fortios,
    fortiswitch: { name: 'FortiSwitchOS' },
  },
  mikrotik: {
    '': routeros,
    css: { name: 'SwOS' },
  },
  linux: { '': linux },
  debian: { '': linux },
  frrouting: { '': linux },
  'hpe aruba': {
    '': { name: 'AOS-CX' },
    '19': { name: 'Aruba Instant On firmware' },
    '29': { name: 'ArubaOS-Switch' },
    edgeconnect: { name: 'the EdgeConnect orchestrator' },
  },
  'palo alto networks': { '': { name: 'PAN-OS' } },
  ubiquiti: { '': { name: 'the UniFi controller' }, edgerouter: { name: 'EdgeOS' } },
  'tp-link': { '': { name: 'the Omada controller' } },
  'extreme networks': { '': { name: 'ExtremeXOS' } },
  ruckus: { '': { name: 'FastIron' } },
  supermicro: { '': linux },
  lenovo: { thinksystem: linux },
  hpe: { proliant: linux },
  dell: {
    poweredge: linux,
    'powerswitch s': { name: 'SmartFabric OS10' },
    'powerswitch z': { name: 'SmartFabric OS10' },
    'powerswitch n': { name: 'Dell OS6' },
  },
  huawei: { '': { name: 'Huawei VRP' } },
  siemens: { '': { name: 'SINEC OS' } },
  opengear: { '': { name: 'Opengear firmware' } },
  netgear: { '': { name: 'Netgear firmware' } },
  sonicwall: { '': { name: 'SonicOS' } },
  sophos: { '': { name: 'Sophos Firewall OS' } },
};

/** What a model runs: by the longest beginning of its name or part number that is known of its manufacturer. */
export function operatingSystemOf({
  manufacturer,
  model,
  partNumber,
}: Pick<Device, 'manufacturer' | 'model' | 'partNumber'>): OperatingSystem | undefined {
  const own = manufacturer.toLowerCase().replace(/ (networks|systems|inc\.?)$/, '');
  const series = operatingSystems[manufacturer.toLowerCase()] ?? operatingSystems[own];
  if (series === undefined) return undefined;
  const [name, part] = [model.toLowerCase(), partNumber.toLowerCase()];
  let longest: string | undefined;
  for (const beginning in series) {
    const isLonger = longest === undefined || beginning.length > longest.length;
    if (isLonger && (name.startsWith(beginning) || part.startsWith(beginning))) longest = beginning;
  }
  return longest === undefined ? undefined : series[longest];
}
