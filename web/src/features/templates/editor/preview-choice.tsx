import { Button } from '@aws-amplify/ui-react';
import { Network, X } from 'lucide-react';
import { useState } from 'react';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { DesignPicker } from '#web/documents/designs/design-picker.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import layout from '#web/ui/layout.module.css';
import prose from '#web/ui/prose.module.css';
import type { TemplatePreview } from './use-template-preview.ts';

/** The device whose values the preview takes: one of a design. */
export function PreviewChoice({ preview }: { readonly preview: TemplatePreview }) {
  const { network, place, choose } = preview;
  const [isPicking, setPicking] = useState(false);
  return (
    <div className={layout.row2}>
      <Button size="small" onClick={() => setPicking(true)}>
        <Network size={14} aria-hidden />
        {network.state === 'configured' ? network.designName : 'Preview on a design'}
      </Button>
      {network.state === 'configured' && (
        <FilterSelect
          label="Device"
          value={place.deviceId ?? ''}
          all="Choose a device"
          options={network.devices.map(({ id, hostname, site }) => ({
            value: id,
            label: `${hostname} (${site})`,
          }))}
          onChoose={(deviceId) => choose({ deviceId: deviceId || undefined })}
        />
      )}
      {network.state !== 'none' && (
        <IconButton
          icon={X}
          iconSize={14}
          title="Preview without a design"
          label="Preview without a design"
          onClick={() => choose({ designId: undefined, deviceId: undefined })}
        />
      )}
      <p className={prose.note} role="status">
        {network.state === 'loading' && 'Configuring the design'}
        {network.state === 'broken' && 'The design could not be read.'}
        {network.state === 'unplanned' && 'The design has no topology yet.'}
        {network.state === 'refused' &&
          `Its plan leaves open ${formatCount(network.missing, 'fact')} that a configuration needs.`}
      </p>
      {isPicking && (
        <Dialog title="Preview on a design" onClose={() => setPicking(false)}>
          <DesignPicker
            note={({ plannedDevices }) =>
              plannedDevices > 0 ? formatCount(plannedDevices, 'device') : 'No topology'
            }
            isOffered={({ plannedDevices }) => plannedDevices > 0}
            onPick={({ id }) => {
              setPicking(false);
              choose({ designId: id, deviceId: undefined });
            }}
          />
        </Dialog>
      )}
    </div>
  );
}
