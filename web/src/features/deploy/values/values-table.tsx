import { Upload } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { TemplateVariable } from '#shared/contract/template-variables.ts';
import { DownloadCsv } from '#web/documents/subscriptions/download-csv.tsx';
import type { DeployTarget } from '#web/features/deploy/model/deploy-target.ts';
import { deviceRowsCsv, readDeviceRows } from '#web/features/deploy/model/device-rows.ts';
import type { EnteredByDevice, EnteredTexts } from '#web/features/deploy/model/entered-values.ts';
import type { Previews } from '#web/features/deploy/model/previews.ts';
import { valueText } from '#web/features/deploy/model/value-words.ts';
import { FileButton } from '#web/ui/file-button.tsx';
import layout from '#web/ui/layout.module.css';
import prose from '#web/ui/prose.module.css';
import type { PasteColumn } from '#web/ui/rows/pasted-rows.ts';
import { pasteRows } from '#web/ui/rows/pasted-rows.ts';
import type { RowActions, RowColumn, TextRow } from '#web/ui/rows/row.ts';
import { RowTable } from '#web/ui/rows/row-table.tsx';

export interface ValuesTableProps {
  readonly targets: readonly DeployTarget[];
  readonly variables: readonly TemplateVariable[];
  readonly previews: Previews;
  readonly entered: EnteredByDevice;
  readonly onEnter: (entered: EnteredByDevice) => void;
}

const yesOrNo: readonly [string, string][] = [
  ['true', 'yes'],
  ['false', 'no'],
];

/** The variables of many devices, a row each: typed, pasted from a spreadsheet, or imported as CSV. */
export function ValuesTable({ targets, variables, previews, entered, onEnter }: ValuesTableProps) {
  const [notes, setNotes] = useState<readonly string[]>([]);
  const own = useMemo(() => variables.filter(({ dataType }) => dataType !== 'secret'), [variables]);
  const [sample] = targets.flatMap(({ deviceId }) => previews.byDevice.get(deviceId) ?? []);
  const columns = own.map(({ name, dataType, options }): RowColumn => {
    const used = sample?.values.find((value) => value.name === name);
    const placeholder = used && used.source !== 'entered' ? valueText(used.value) : '';
    if (dataType === 'enum' || dataType === 'boolean')
      return {
        field: name,
        header: name,
        kind: 'choice',
        choices: [
          ['', ''],
          ...(dataType === 'boolean' ? yesOrNo : options.map((option): [string, string] => [option, option])),
        ],
      };
    return { field: name, header: name, kind: 'text', placeholder };
  });
  const rows = targets.map(
    ({ deviceId, name }): TextRow => ({
      ...entered.get(deviceId),
      key: deviceId,
      name,
    }),
  );
  const enterRows = (next: readonly TextRow[]) =>
    onEnter(
      new Map([
        ...entered,
        ...next.map(
          (row) =>
            [
              row.key,
              textsOf(
                row,
                own.map(({ name }) => name),
              ),
            ] as const,
        ),
      ]),
    );
  const actions: RowActions = {
    edit: (key, field, text) => onEnter(new Map(entered).set(key, { ...entered.get(key), [field]: text })),
    paste: (fromRow, pasted: readonly PasteColumn[], cells) =>
      enterRows(pasteRows(rows, fromRow, pasted, cells, (key) => ({ key, name: '' })).slice(0, rows.length)),
    pasteText: () => false,
    add: () => {},
    duplicate: () => {},
    remove: () => {},
  };
  const errors = Object.fromEntries(
    targets.flatMap(({ deviceId }, index) =>
      (previews.byDevice.get(deviceId)?.problems ?? []).map(
        ({ field, sentence }) => [`devices[${index}].${field}`, sentence] as const,
      ),
    ),
  );
  const read = async (file: File) => {
    try {
      const { entered: next, notes: left } = readDeviceRows(await file.text(), targets, own, entered);
      onEnter(next);
      setNotes(left.map((note) => `Left out: ${note}`));
    } catch (error) {
      setNotes([error instanceof Error ? error.message : 'The file could not be read.']);
    }
  };
  if (own.length === 0)
    return <p className={prose.detail}>Only secrets are asked for; they are entered with the download.</p>;
  return (
    <div className={layout.stack3}>
      <div className={layout.between}>
        <p className={prose.detail}>
          Cells that are left empty take the value of the device, its site, the design, or the default.
        </p>
        <div className={layout.row2}>
          <FileButton
            size="small"
            label="Import CSV"
            accept=".csv,.tsv,.txt,text/csv"
            onChoose={([file]) => void read(file)}
          >
            <Upload size={16} aria-hidden />
            Import CSV
          </FileButton>
          <DownloadCsv fileName="values.csv" write={() => deviceRowsCsv(targets, own, entered)} />
        </div>
      </div>
      {notes.map((note) => (
        <p key={note} className={prose.warn} role="status">
          {note}
        </p>
      ))}
      <RowTable
        caption="Values of the devices"
        noun="device"
        isFixed
        path="devices"
        columns={[{ field: 'name', header: 'Device', kind: 'text', isFixed: true }, ...columns]}
        rows={rows}
        errors={errors}
        actions={actions}
        onLeave={() => {}}
      />
    </div>
  );
}

const textsOf = (row: TextRow, names: readonly string[]): EnteredTexts =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? '']));
