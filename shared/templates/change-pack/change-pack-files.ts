import { writeCsv } from '../../equipment/csv-text.ts';
import type { Cable } from '../../network/cables/cable-schedule.ts';
import type { NameOf } from '../../network/verification/drop-sentence.ts';
import { formatCount } from '../../vocabulary/counts.ts';
import type { BundleFile } from '../bundle/bundle-file.ts';
import { SafeNames } from '../bundle/safe-names.ts';
import { differenceHunks } from '../compare/line-difference.ts';
import { type CableChange, endText } from './cable-changes.ts';
import type { ChangePack } from './change-pack.ts';
import type { ChangeStep } from './change-steps.ts';
import type { DeviceChange } from './device-changes.ts';

/** What a change pack is about. */
export interface ChangeTitle {
  readonly design: string;
  readonly before: string;
  readonly after: string;
}

/**
 * A change pack as files: the order of work, a folder for each device with what to enter, what takes it back and the difference,
 * and tables of cables and items.
 */
export function changePackFiles(pack: ChangePack, title: ChangeTitle, flowName: NameOf): BundleFile[] {
  const names = new SafeNames();
  const folders = new Map(pack.devices.map(({ id, hostname }) => [id, names.nameFor(hostname)]));
  const folderOf = ({ id }: DeviceChange): string => `devices/${folders.get(id)}`;
  return [
    { path: 'change.md', text: orderOfWork(pack, title, folderOf, flowName) },
    { path: 'cables.csv', text: cableTable(pack) },
    { path: 'items.csv', text: itemTable(pack) },
    ...pack.devices.flatMap((device) => [
      ...(device.remediation === ''
        ? []
        : [{ path: `${folderOf(device)}/change.txt`, text: device.remediation }]),
      ...(device.rollback === ''
        ? []
        : [{ path: `${folderOf(device)}/rollback.txt`, text: device.rollback }]),
      { path: `${folderOf(device)}/difference.diff`, text: unified(device) },
    ]),
  ];
}

function orderOfWork(
  { steps, items }: ChangePack,
  { design, before, after }: ChangeTitle,
  folderOf: (device: DeviceChange) => string,
  flowName: NameOf,
): string {
  const bought = items.filter((item) => item.after > item.before);
  const spare = items.filter((item) => item.after < item.before);
  return [
    `# ${design}: from ${before} to ${after}`,
    '',
    ...(bought.length === 0
      ? []
      : ['## To buy', '', ...bought.map((item) => `- ${item.after - item.before} × ${item.name}`), '']),
    ...(spare.length === 0
      ? []
      : [
          '## Spare afterwards',
          '',
          ...spare.map((item) => `- ${item.before - item.after} × ${item.name}`),
          '',
        ]),
    '## Order of work',
    '',
    ...(steps.length === 0
      ? ['Nothing changes.', '']
      : steps.flatMap((step) => stepLines(step, folderOf, flowName))),
  ].join('\n');
}

function stepLines(step: ChangeStep, folderOf: (device: DeviceChange) => string, flowName: NameOf): string[] {
  const { number, device, cables, down, whileOff, isSimulated } = step;
  return [
    `### ${number}. ${device ? `${headings[device.kind]} ${device.hostname}` : 'Plug in the remaining cables'}`,
    '',
    ...(device && device.remediation !== ''
      ? [
          `- Enter \`${folderOf(device)}/change.txt\`${device.rollback === '' ? '' : `; \`rollback.txt\` takes it back`}.`,
        ]
      : []),
    ...(device && device.dialect === undefined && device.kind !== 'removed'
      ? ['- There are no templates for its operating system: change its configuration manually.']
      : []),
    ...cables.map(cableLine),
    ...(isSimulated
      ? [
          effect('Down after this step', down, flowName),
          effect('Down while the device is off', whileOff, flowName),
        ]
      : ['- Not simulated: the change has too many steps.']),
    '',
  ];
}

function cableLine({ kind, before, after }: CableChange): string {
  const ends = (cable: Cable | undefined): string =>
    cable === undefined ? '' : `${endText(cable.from)} – ${endText(cable.to)}`;
  switch (kind) {
    case 'moved':
      return `- Move cable ${after?.label} from ${ends(before)} to ${ends(after)}.`;
    case 'new':
      return `- Lay cable ${after?.label}: ${ends(after)}.`;
    case 'removed':
      return `- Remove cable ${before?.label}: ${ends(before)}.`;
    default:
      return kind satisfies never;
  }
}

const headings: Readonly<Record<DeviceChange['kind'], string>> = {
  new: 'Install',
  removed: 'Remove',
  replaced: 'Replace',
  changed: 'Configure',
};

/** Flows that are named in a step. */
const mostNamed = 8;

function effect(what: string, flows: readonly string[], flowName: NameOf): string {
  if (flows.length === 0) return `- ${what}: nothing.`;
  const named = flows.slice(0, mostNamed).map(flowName).join('; ');
  const more = flows.length > mostNamed ? `; and ${flows.length - mostNamed} more` : '';
  return `- ${what}: ${formatCount(flows.length, 'flow')}: ${named}${more}.`;
}

const cableTable = ({ cables }: ChangePack): string =>
  writeCsv([
    ['Change', 'Label', 'Cable', 'From before', 'To before', 'From after', 'To after'],
    ...cables.map(({ kind, before, after }) => [
      kind,
      (after ?? before)?.label ?? '',
      (after ?? before)?.cable ?? '',
      ...[before, after].flatMap((cable) => (cable ? [endText(cable.from), endText(cable.to)] : ['', ''])),
    ]),
  ]);

const itemTable = ({ items }: ChangePack): string =>
  writeCsv([
    ['Kind', 'Item', 'Part number', 'Before', 'After', 'To buy', 'Spare'],
    ...items.map(({ kind, name, partNumber, before, after }) => [
      kind,
      name,
      partNumber,
      `${before}`,
      `${after}`,
      `${Math.max(0, after - before)}`,
      `${Math.max(0, before - after)}`,
    ]),
  ]);

const signs = { same: ' ', added: '+', removed: '-' } as const;

/** As `diff -u` prints it. */
function unified({ hostname, difference }: DeviceChange): string {
  const hunks = differenceHunks(difference).map((lines) => {
    const count = (side: 'before' | 'after'): string => {
      const own = lines.flatMap((line) => line[side] ?? []);
      return `${own[0] ?? 0},${own.length}`;
    };
    return [
      `@@ -${count('before')} +${count('after')} @@`,
      ...lines.map(({ kind, text }) => `${signs[kind]}${text}`),
    ];
  });
  return `${[`--- ${hostname} before`, `+++ ${hostname} after`, ...hunks.flat()].join('\n')}\n`;
}
