import { type PoeType, PortGroup, type SpeedGroup } from '../contract/device.ts';

/**
 * Parses the port shorthand of the catalogue and of CSV files: `24x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt` is 24 copper
 * ports with 802.3at, 4 uplinks and a management port.
 *
 * @throws Error that says which part of the text is not a port.
 */
export function parsePorts(text: string): PortGroup[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(parseGroup);
}

/** The inverse of `parsePorts`. */
export function formatPorts(ports: readonly PortGroup[]): string {
  return ports
    .map(({ count, speedMbps, connector, role, poe, speedGroup }) => {
      const words = [
        `${count}x${speedName(speedMbps)}-${connector === 'RJ45' ? 'T' : connector}`,
        ...(poe === undefined ? [] : [poeWords[poe]]),
        ...(role === 'access' ? [] : [role === 'uplink' ? 'up' : 'mgmt']),
        ...(speedGroup === undefined ? [] : [`by${formatSpeedGroup(speedGroup)}`]),
      ];
      return words.join(' ');
    })
    .join(', ');
}

/** What the parts of the shorthand mean. */
export const portKey: readonly { readonly sign: string; readonly meaning: string }[] = [
  { sign: '48x1G-T', meaning: '48 copper ports (RJ45) of 1 Gbit/s' },
  { sign: '4x10G-SFP+', meaning: '4 SFP+ slots of 10 Gbit/s; likewise SFP, SFP28, QSFP28 and others' },
  { sign: 'af, at, bt3, bt4', meaning: 'supplies PoE: 802.3af, 802.3at, 802.3bt type 3 or type 4' },
  { sign: 'up, mgmt', meaning: 'uplink port, management port; an access port needs no word' },
  { sign: 'by4', meaning: 'each four neighbours run at one speed' },
  {
    sign: 'by4@10G',
    meaning: 'the same, and links of less than 10 Gbit/s run in a group of that speed, too',
  },
];

/** `2500` → `2.5G`, `100` → `100M`. */
export const speedName = (mbps: number): string => (mbps < 1_000 ? `${mbps}M` : `${mbps / 1_000}G`);

const poeWords = {
  '802.3af': 'af',
  '802.3at': 'at',
  '802.3bt type 3': 'bt3',
  '802.3bt type 4': 'bt4',
} as const satisfies Record<PoeType, string>;

const poeOf: Readonly<Record<string, PoeType>> = {
  af: '802.3af',
  at: '802.3at',
  bt3: '802.3bt type 3',
  bt4: '802.3bt type 4',
};

/** `4`, `4@10G`. */
export const formatSpeedGroup = ({ ports, leastMbps }: SpeedGroup): string =>
  `${ports}${leastMbps === undefined ? '' : `@${speedName(leastMbps)}`}`;

/** Reads what `formatSpeedGroup` writes, its values being the contract's to validate; undefined where the text is nothing of the kind. */
export function parseSpeedGroup(text: string): SpeedGroup | undefined {
  const [, ports, least, unit = ''] = /^(\d+)(?:@(\d+(?:\.\d+)?)([MG]))?$/.exec(text) ?? [];
  if (ports === undefined) return undefined;
  return { ports: Number(ports), ...(least !== undefined && { leastMbps: mbpsOf(least, unit) }) };
}

const shape =
  /^(\d+)x(\d+(?:\.\d+)?)(M|G)-([A-Z0-9+-]+)((?: (?:af|at|bt3|bt4|up|mgmt|by\d+(?:@\d+(?:\.\d+)?[MG])?))*)$/;

const mbpsOf = (speed: string, unit: string): number => Number(speed) * (unit === 'G' ? 1_000 : 1);

function parseGroup(part: string): PortGroup {
  const [, count, speed = '', unit = '', connector, words = ''] = shape.exec(part) ?? [];
  const [, grouped = ''] = / by(\S+)/.exec(words) ?? [];
  const speedGroup = parseSpeedGroup(grouped);
  const [poe] = words.split(' ').flatMap((word) => poeOf[word] ?? []);
  const group = PortGroup.safeParse({
    count: Number(count),
    speedMbps: mbpsOf(speed, unit),
    connector: connector === 'T' ? 'RJ45' : connector,
    role: words.includes('up') ? 'uplink' : words.includes('mgmt') ? 'management' : 'access',
    ...(poe === undefined ? {} : { poe }),
    ...(speedGroup && { speedGroup }),
  });
  if (!group.success)
    throw new Error(`“${part.slice(0, 60)}” is not a port such as 24x1G-T at or 4x10G-SFP+ up`);
  return group.data;
}
