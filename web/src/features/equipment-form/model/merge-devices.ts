import * as z from 'zod';
import { figureSources } from '#shared/contract/device.ts';
import { deviceWordsAt } from '#shared/vocabulary/fields/device-fields.ts';
import { figureRows } from '#web/documents/equipment/model/figures.ts';
import type { MergeModel } from '#web/ui/editing/use-editing.ts';
import { sourceLabels } from './choices.ts';
import { LineRow, PortRow, type TextName, textNames } from './device-values.ts';
import { EditedDevice } from './edited-device.ts';
import { fieldLabel, fieldUnit } from './field-labels.ts';
import { pathOf } from './field-paths.ts';
import { shortForm } from './port-rows.ts';

/** Two edits of a device, merged by the fields of the form; ports are one field, since they are written as one text. */
export const deviceMerge: MergeModel<EditedDevice> = {
  partsOf: (values) => values,
  valuesOf: (parts) => EditedDevice.parse(parts),
  isSame: (a, b) => textOf(a) === textOf(b),
  describe: ({ path, base, mine, theirs }) => {
    const { label, show } = wordsFor(path);
    return { label, base: show(textOf(base)), mine: show(textOf(mine)), theirs: show(textOf(theirs)) };
  },
};

interface Words {
  readonly label: string;
  readonly show: (text: string) => string;
}

function wordsFor(path: string): Words {
  const [kind, field] = path.split('.');
  const name = textNames.find((one) => kind === 'texts' && one === field);
  if (name) return { label: fieldLabel(name), show: (text) => shownText(name, text) };
  if (kind === 'sources') {
    const row = figureRows.find(({ source }) => source === field);
    return { label: `Source of ${row?.name ?? field}`, show: shownSource };
  }
  return {
    label: deviceWordsAt(path === 'ports' ? 'specs.ports' : path === 'lines' ? 'lines' : 'image').label,
    show: (text) => text || nothing,
  };
}

/** What is compared and shown: text without the space around it, ports in short. */
function textOf(value: unknown): string {
  const { data: ports } = z.array(PortRow).safeParse(value);
  if (ports && ports.length > 0) return portsText(ports);
  const { data: lines } = z.array(LineRow).safeParse(value);
  return lines ? linesText(lines) : String(value ?? '').trim();
}

/** Rows that are not understood yet count as well. */
function portsText(rows: readonly PortRow[]): string {
  const short = shortForm(rows);
  const understood = short === '' ? 0 : short.split(', ').length;
  return understood === rows.length
    ? short
    : rows.map(({ key: _, ...cells }) => Object.values(cells).join(' ')).join(', ');
}

const linesText = (rows: readonly LineRow[]): string =>
  rows.map(({ key: _, ...cells }) => Object.values(cells).filter(Boolean).join(' ')).join(', ');

const nothing = 'Not known';

function shownText(name: TextName, text: string): string {
  if (text.trim() === '') return nothing;
  const choices = Object.entries(deviceWordsAt(pathOf(name)).values ?? {});
  const words = choices.find(([value]) => value === text)?.[1];
  const unit = fieldUnit(name);
  return words ?? (unit ? `${text} ${unit}` : text);
}

const shownSource = (text: string): string =>
  sourceLabels[figureSources.find((source) => source === text) ?? 'stated'];
