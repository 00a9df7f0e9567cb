import { X } from 'lucide-react';
import type { Deployment } from '#shared/contract/deployment-items.ts';
import { deploymentStatuses } from '#shared/contract/deployment-items.ts';
import type { DeploymentFilters } from '#web/documents/deployments/deployment-filters.ts';
import { deploymentWords } from '#web/documents/deployments/model/status-words.ts';
import { useDesigns } from '#web/documents/designs/use-designs.ts';
import { useUserTemplates } from '#web/documents/templates/use-templates.ts';
import button from '#web/ui/button.module.css';
import { FilterBar } from '#web/ui/filter-bar.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { useFiltersInAddress } from '#web/ui/filters-in-address.ts';
import prose from '#web/ui/prose.module.css';

export interface DeploymentFilterBarProps {
  readonly filters: DeploymentFilters;
  /** Deployments on the page: their devices and templates can be chosen. */
  readonly known: readonly Deployment[];
}

const statuses = deploymentStatuses.map((value) => ({ value, label: deploymentWords[value].word }));

/** Narrows the list by status, template, design and device, all of them in the address. */
export function DeploymentFilterBar({ filters, known }: DeploymentFilterBarProps) {
  const { setAll } = useFiltersInAddress(['status', 'template', 'device', 'design', 'page']);
  const { templates } = useUserTemplates();
  const designs = useDesigns({ page: 1, limit: 100 }).data?.data;
  const { status = '', template = '', device = '', design = '' } = filters;
  const deployed = new Map(known.map(({ template: id, name }) => [id, name]));
  for (const { id, name } of templates ?? []) if (id === template) deployed.set(id, name);
  const devices = new Map(known.map(({ deviceId, device: { name } }) => [deviceId, name]));
  if (device && !devices.has(device)) devices.set(device, device.split(':').at(-1) ?? device);
  return (
    <FilterBar>
      <FilterSelect
        label="Status"
        all="All statuses"
        value={status}
        options={statuses}
        onChoose={(value) => setAll({ status: value, page: '' })}
      />
      <FilterSelect
        label="Template"
        all="All templates"
        value={template}
        options={options(deployed)}
        onChoose={(value) => setAll({ template: value, page: '' })}
      />
      <FilterSelect
        label="Design"
        all="All designs"
        value={design}
        options={(designs ?? []).map(({ id, designName }) => ({ value: id, label: designName }))}
        onChoose={(value) => setAll({ design: value, page: '' })}
      />
      <FilterSelect
        label="Device"
        all="All devices"
        value={device}
        options={options(devices)}
        onChoose={(value) => setAll({ device: value, page: '' })}
      />
      {(status || template || device || design) && (
        <button
          type="button"
          className={button.tool}
          onClick={() => setAll({ status: '', template: '', device: '', design: '', page: '' })}
        >
          <X size={14} aria-hidden />
          <span className={prose.whole}>Clear filters</span>
        </button>
      )}
    </FilterBar>
  );
}

const options = (names: ReadonlyMap<string, string>) =>
  [...names].map(([value, label]) => ({ value, label }));
