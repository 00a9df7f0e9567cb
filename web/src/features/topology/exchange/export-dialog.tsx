import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { ChoiceField } from '#web/ui/field/choice-field.tsx';
import layout from '#web/ui/layout.module.css';
import { Notice } from '#web/ui/notice.tsx';
import type { Service } from '#web/ui/open-service.ts';
import prose from '#web/ui/prose.module.css';
import { saveFile } from '#web/ui/save-file.ts';
import { useToast } from '#web/ui/toasts.tsx';
import type { Exchange, ExportRequest } from './exchange-service.ts';
import { type ExportFormat, exportFormats } from './export-formats.ts';
import { pdfOf, pngOf } from './picture-files.ts';
import { useExchangeWorker } from './use-exchange-worker.ts';

export interface ExportDialogProps {
  readonly request: Omit<ExportRequest, 'site' | 'at'>;
  readonly onClose: () => void;
}

/** Writes the topology that is shown, unsaved changes included, as a file of the chosen format. */
export function ExportDialog({ request, onClose }: ExportDialogProps) {
  const service = useExchangeWorker();
  const toast = useToast();
  const [id, setId] = useState<ExportFormat['id']>('svg');
  const [site, setSite] = useState('');
  const [isWriting, setWriting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const sites = [...new Set(request.design.graph.nodes.flatMap((node) => node.site ?? []))];
  const format = exportFormats.find((known) => known.id === id);
  const save = async () => {
    if (service === undefined || format === undefined) return;
    setWriting(true);
    setFailure(undefined);
    const shown = format.isPicture && site !== '' ? site : undefined;
    const whole = { ...request, site: shown, at: new Date().toISOString() };
    try {
      const bytes = await written(service, format.id, whole);
      const fileName = `${plainName(shown === undefined ? request.design.name : `${request.design.name} ${shown}`)}.${format.extension}`;
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
            isDisabled={service === undefined}
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
        {format?.isPicture && sites.length > 1 && (
          <ChoiceField
            label="What it shows"
            value={site}
            none="The whole network"
            choices={Object.fromEntries(sites.map((name) => [name, name]))}
            onChange={({ target }) => setSite(target.value)}
          />
        )}
        {failure !== undefined && <Notice tone="bad">{failure}</Notice>}
      </div>
    </Dialog>
  );
}

async function written(
  service: Service<Exchange>,
  format: ExportFormat['id'],
  request: ExportRequest,
): Promise<Uint8Array<ArrayBuffer>> {
  if (format !== 'svg' && format !== 'png' && format !== 'pdf')
    return service.call(async (exchange) => exchange.write(format, request));
  const picture = await service.call(async (exchange) => exchange.picture(request));
  if (format === 'svg') return new TextEncoder().encode(picture.svg);
  if (format === 'pdf') return new Uint8Array(await pdfOf([picture], request.design.name));
  const png = await pngOf(picture);
  return service.call(async (exchange) => exchange.embed(png, request.design));
}

/** Without what file systems refuse. */
const plainName = (name: string): string => name.replace(/[\\/:*?"<>|]+/g, '-').trim() || 'topology';
