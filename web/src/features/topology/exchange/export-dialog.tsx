import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import type { Plan } from '#shared/subscriptions/plans.ts';
import { planWith } from '#web/documents/subscriptions/model/plan-with.ts';
import { usePlanFeatures } from '#web/documents/subscriptions/use-plan-features.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ChoiceField } from '#web/ui/field/choice-field.tsx';
import layout from '#web/ui/layout.module.css';
import { Notice } from '#web/ui/notice.tsx';
import type { Service } from '#web/ui/open-service.ts';
import { plainFileName } from '#web/ui/plain-file-name.ts';
import prose from '#web/ui/prose.module.css';
import { saveFile } from '#web/ui/save-file.ts';
import { useToast } from '#web/ui/toasts.tsx';
import type { Exchange, ExportRequest } from './exchange-service.ts';
import { type ExportFormat, exportFormats } from './export-formats.ts';
import { pdfOf, pngOf } from './picture-files.ts';
import { type PictureView, pictureViews, type ShownNow } from './picture-views.ts';
import { useExchangeWorker } from './use-exchange-worker.ts';

export interface ExportDialogProps {
  readonly request: Omit<ExportRequest, 'at'>;
  /** What the canvas shows, which a picture shows at first. */
  readonly now: ShownNow;
  readonly onClose: () => void;
}

/** Writes the topology that is shown, unsaved changes included, as a file of the chosen format. */
export function ExportDialog({ request, now, onClose }: ExportDialogProps) {
  const service = useExchangeWorker();
  const toast = useToast();
  const [id, setId] = useState<ExportFormat['id']>('svg');
  const { views, shown } = pictureViews(request.design.graph, now);
  const [viewId, setViewId] = useState(shown);
  const [isWriting, setWriting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const format = exportFormats.find((known) => known.id === id);
  const { exportFormats: included } = usePlanFeatures();
  const larger = format && largerPlan(format, included);
  const view = views.find(({ id: known }) => known === viewId) ?? views[0];
  const save = async () => {
    if (service === undefined || format === undefined || view === undefined) return;
    setWriting(true);
    setFailure(undefined);
    try {
      const whole = { ...request, at: new Date().toISOString() };
      const pages =
        viewId === everyView && format.id === 'pdf' ? views.map((each) => each.view) : [view.view];
      const bytes = await written(service, format.id, whole, pages);
      const isPart = format.isPicture && view.name !== undefined && viewId !== everyView;
      const name = isPart ? `${request.design.name} ${view.name}` : request.design.name;
      const fileName = `${plainFileName(name)}.${format.extension}`;
      saveFile({ blob: new Blob([bytes], { type: format.mediaType }), fileName });
      toast.success(`${fileName} was saved.`);
      onClose();
    } catch (error) {
      console.warn('The export failed.', error);
      setFailure(`The ${format.label} could not be written. Try another format, or a single site.`);
      setWriting(false);
    }
  };
  return (
    <Dialog
      title="Export the topology"
      width="30rem"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variation="primary"
            isDisabled={service === undefined || larger !== undefined}
            isLoading={isWriting}
            loadingText="Writing"
            onClick={() => void save()}
          >
            Export
          </Button>
        </>
      }
    >
      <div className={layout.stack4}>
        <div className={layout.stack1}>
          <ChoiceField
            label="Format"
            value={id}
            choices={Object.fromEntries(exportFormats.map(({ id: value, label }) => [value, label]))}
            onChange={({ target }) =>
              setId(exportFormats.find(({ id: value }) => value === target.value)?.id ?? id)
            }
          />
          <p className={prose.note}>
            {format?.note}
            {format?.isLossless && ' Can be imported again without loss.'}
          </p>
        </div>
        {format?.isPicture && views.length > 1 && (
          <ChoiceField
            label="What it shows"
            value={viewId === everyView && id !== 'pdf' ? shown : viewId}
            choices={[
              ...views.map(({ id: value, label }) => [value, label] as const),
              ...(id === 'pdf' ? [[everyView, 'Every one of these, a page each'] as const] : []),
            ]}
            onChange={({ target }) => setViewId(target.value)}
          />
        )}
        {larger && (
          <Notice
            tone="info"
            action={<ButtonLink to={`/subscription?plan=${larger.id}`}>See {larger.name}</ButtonLink>}
          >
            {format?.label} comes with {larger.name}.
          </Notice>
        )}
        {failure !== undefined && <Notice tone="bad">{failure}</Notice>}
      </div>
    </Dialog>
  );
}

/** The cheapest plan that has a format which one's own has not. */
function largerPlan({ sold }: ExportFormat, included: readonly string[]): Plan | undefined {
  if (sold === undefined || included.includes(sold)) return undefined;
  return planWith((features) => features.exportFormats.includes(sold));
}

async function written(
  service: Service<Exchange>,
  format: ExportFormat['id'],
  request: ExportRequest,
  views: readonly PictureView[],
): Promise<Uint8Array<ArrayBuffer>> {
  if (format !== 'svg' && format !== 'png' && format !== 'pdf')
    return service.call(async (exchange) => exchange.write(format, request));
  const pictures = await service.call(async (exchange) => exchange.pictures(request, views));
  if (format === 'pdf') return new Uint8Array(await pdfOf(pictures, request.design.name));
  const [picture] = pictures;
  if (picture === undefined) throw new Error('There is nothing to show.');
  if (format === 'svg') return new TextEncoder().encode(picture.svg);
  const png = await pngOf(picture);
  return service.call(async (exchange) => exchange.embed(png, request.design));
}

const everyView = 'every';
