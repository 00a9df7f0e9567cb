import { Button } from '@aws-amplify/ui-react';
import { Package } from 'lucide-react';
import type { ChangePack } from '#shared/templates/change-pack/change-pack.ts';
import type { ItemChange } from '#shared/templates/change-pack/item-changes.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { type ChangeQuestion, useChangePack } from '#web/documents/configurations/use-change-pack.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { FigureStrip, StripFigure } from '#web/ui/figure-strip.tsx';
import layout from '#web/ui/layout.module.css';
import { Notice } from '#web/ui/notice.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ChangeSteps } from './change-steps.tsx';

/** The change between two versions: how much it is, what to buy, and the steps. */
export function ChangePackResult({ question }: { readonly question: ChangeQuestion }) {
  const made = useChangePack(question);
  switch (made.state) {
    case 'working':
      return <Skeleton lines={8} height="2rem" label="Loading the change pack: simulating each step" />;
    case 'broken':
      return <Notice tone="bad">The change pack could not be made. {made.sentence}</Notice>;
    case 'refused':
      return (
        <Notice tone="warn">
          The {made.version} leaves {formatCount(made.missing, 'fact')} open, so that its devices cannot be
          configured. Plan it again first.
        </Notice>
      );
    case 'made':
      return (
        <div className={layout.stack5}>
          <div className={layout.between}>
            <p>
              From {question.before.label} to {question.after.label}
            </p>
            <Button
              size="small"
              onClick={() =>
                saveFile({
                  blob: new Blob([made.zip], { type: 'application/zip' }),
                  fileName: `${question.designName.replace(/[^A-Za-z0-9._-]+/g, '-')}-change-pack.zip`,
                })
              }
            >
              <Package size={16} aria-hidden />
              Download change pack
            </Button>
          </div>
          <Amounts pack={made.pack} />
          {made.pack.items.length > 0 && (
            <section className={layout.stack2} aria-labelledby="items">
              <h3 id="items">To buy, and spare afterwards</h3>
              <DataTable
                caption="Items that change"
                columns={itemColumns}
                rows={made.pack.items}
                rowKey={({ kind, name, partNumber }) => `${kind} ${name} ${partNumber}`}
                rowsAtOnce={30}
                isDense
              />
            </section>
          )}
          <ChangeSteps steps={made.pack.steps} flows={made.flows} />
        </div>
      );
    default:
      return made satisfies never;
  }
}

const Amounts = ({ pack: { devices, cables, items, steps } }: { readonly pack: ChangePack }) => (
  <FigureStrip>
    <StripFigure label="Devices">{formatNumber(devices.length)}</StripFigure>
    <StripFigure label="Cables">{formatNumber(cables.length)}</StripFigure>
    <StripFigure label="To buy">
      {formatNumber(items.reduce((sum, { before, after }) => sum + Math.max(0, after - before), 0))}
    </StripFigure>
    <StripFigure label="Steps that take something down">
      {formatNumber(steps.filter(({ down, whileOff }) => down.length + whileOff.length > 0).length)}
    </StripFigure>
  </FigureStrip>
);

const kinds = { device: 'Device', transceiver: 'Transceiver', cable: 'Cable' } as const;

const itemColumns: readonly Column<ItemChange>[] = [
  { key: 'name', header: 'Item', sortBy: ({ name }) => name, cell: ({ name }) => name },
  {
    key: 'kind',
    header: 'Kind',
    optional: true,
    sortBy: ({ kind }) => kind,
    cell: ({ kind }) => kinds[kind],
  },
  { key: 'before', header: 'Before', align: 'end', cell: ({ before }) => formatNumber(before) },
  { key: 'after', header: 'After', align: 'end', cell: ({ after }) => formatNumber(after) },
  {
    key: 'buy',
    header: 'To buy',
    align: 'end',
    sortBy: ({ before, after }) => after - before,
    cell: ({ before, after }) => formatNumber(Math.max(0, after - before)),
  },
];
