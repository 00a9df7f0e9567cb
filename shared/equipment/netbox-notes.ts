import { formatCount, formatNumber, plural } from '../vocabulary/counts.ts';
import { joinSome } from '../vocabulary/lists.ts';
import { interfaceKinds } from './netbox-interfaces.ts';
import { poeOf } from './netbox-ports.ts';
import { forgetsPoe, isSupplyBay, powersOthers, statedDraws } from './netbox-power.ts';
import type { DeviceType, Interface } from './netbox-type.ts';

/** What was left out of a device type or assumed, a sentence each. */
export function notesOf(type: DeviceType): string[] {
  const { interfaces = [] } = type;
  return [
    partNumberNote(type),
    interfaces.some(isPort) ? undefined : 'It has no network ports of its own.',
    ignoredNote(interfaces),
    radioNote(interfaces),
    poeNote(interfaces),
    forgetsPoe(type)
      ? 'Its name suggests PoE, but the file states none: check which of its ports supply power.'
      : undefined,
    comboNote(type),
    moduleNote(type),
    drawNote(type),
    type.weight !== undefined && type.weight_unit === undefined
      ? 'Its weight is left out, since its unit is missing.'
      : undefined,
    type.airflow === 'mixed' ? 'Its airflow is mixed, which is left out.' : undefined,
  ].filter((note) => note !== undefined);
}

const isPort = ({ type }: Interface): boolean => interfaceKinds.has(type);
const isRadio = ({ type }: Interface): boolean => /^(ieee802\.11|other-wireless)/.test(type);

/** Not hardware, so leaving them out needs no note. */
const logical = new Set(['virtual', 'bridge', 'lag']);

function partNumberNote({ part_number: part, model }: DeviceType): string | undefined {
  return part === undefined ? `It has no part number: its model “${model}” is used instead.` : undefined;
}

function ignoredNote(interfaces: readonly Interface[]): string | undefined {
  const left = interfaces.filter((one) => !isPort(one) && !isRadio(one) && !logical.has(one.type));
  const counts = new Map<string, number>();
  for (const { type } of left) counts.set(type, (counts.get(type) ?? 0) + 1);
  if (counts.size === 0) return undefined;
  const kinds = [...counts].map(([kind, count]) => `${count} × ${kind.slice(0, 40)}`);
  return `Left out, because they are not network ports: ${joinSome(kinds, 5)}.`;
}

function radioNote(interfaces: readonly Interface[]): string | undefined {
  return interfaces.some(isRadio)
    ? 'Its Wi-Fi is left out, since NetBox does not state the streams: add it afterwards.'
    : undefined;
}

function poeNote(interfaces: readonly Interface[]): string | undefined {
  const unclear = interfaces.filter(
    (one) => isPort(one) && one.poe_mode === 'pse' && poeOf(one).poe === undefined,
  );
  if (unclear.length === 0) return undefined;
  const kind = unclear[0]?.poe_type === undefined ? 'power of an unstated type' : 'passive PoE';
  return `${formatNumber(unclear.length)} of its ports ${plural(unclear.length, 'supplies', 'supply')} ${kind}: imported as ports without PoE.`;
}

/** The library lists one side of such a port or both, and at most mentions it in text. */
function comboNote({ interfaces = [], comments = '' }: DeviceType): string | undefined {
  const combo = /\bcombo|\bshared media|\bdual[ -]personality/i;
  const named = interfaces.some(
    ({ name, label = '', description = '' }) => combo.test(name) || combo.test(`${label} ${description}`),
  );
  return named || combo.test(comments.slice(0, 10_000))
    ? 'Some of its ports are combo ports, copper or SFP: check that they are counted once.'
    : undefined;
}

function moduleNote({ 'module-bays': bays = [] }: DeviceType): string | undefined {
  const left = bays.filter((bay) => !isSupplyBay(bay) && !/^fan/i.test(bay.name));
  if (left.length === 0) return undefined;
  const names = left.map(({ name }) => name);
  return `It has ${formatCount(left.length, 'bay')} for modules (${joinSome(names, 3)}), whose ports are not counted.`;
}

function drawNote(type: DeviceType): string | undefined {
  const [draw] = statedDraws(type);
  return draw !== undefined && powersOthers(type)
    ? `Its power draw is left out: the ${formatNumber(draw)} W of a power supply include the power that its ports deliver.`
    : undefined;
}
