import { issueTitles } from '#shared/network/existing/issue-titles.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import {
  budgetRangeLabels,
  cloudLabels,
  firewallLabels,
  isolationLabels,
  networkServiceLabels,
  onPremiseLabels,
  priorityLabels,
  remoteAccessLabels,
  segmentTypeLabels,
  siteKindLabels,
  topologyKindLabels,
  wanKindLabels,
} from '#web/documents/designs/model/labels.ts';
import { StatedDesign } from '#web/documents/designs/model/stated-design.ts';
import type { MergeModel } from '#web/ui/editing/use-editing.ts';
import { formField } from './form-fields.ts';
import type { FormValues } from './form-values.ts';
import { judge } from './judge.ts';
import { valuesOfDesign } from './values-of-design.ts';

const rowName = (row: object): string => {
  if ('name' in row) return String(row.name);
  return 'type' in row && 'model' in row ? `${row.type} ${row.model}`.trim() : '';
};

/** Two edits of a design, merged by the fields of the contract; sites, segments and devices in place row by row. */
export const designMerge: MergeModel<FormValues> = {
  partsOf: (values) => judge(values).design,
  valuesOf: (parts) => valuesOfDesign(StatedDesign.parse(parts)),
  rows: {
    'requirements.sites': rowName,
    'requirements.segments': rowName,
    'existingNetworkDetails.currentDevices': rowName,
  },
  describe: ({ path, base, mine, theirs }) => ({
    label: labelOf(path),
    base: shown(path, base),
    mine: shown(path, mine),
    theirs: shown(path, theirs),
  }),
};

/** `York: Wired users`; a row as a whole `Sites: York`. */
function labelOf(path: string): string {
  const [, row, field] = /\[(.*)\](.*)$/.exec(path) ?? [];
  const { label } = formField(placeOf(path));
  if (row === undefined) return label;
  return field ? `${row}: ${label}` : `${label}: ${row}`;
}

const placeOf = (path: string): string => path.replace(/\[.*\]/, '[0]');

function shown(path: string, value: unknown): string {
  if (path.endsWith(']')) return value === undefined ? 'Not in the list' : 'In the list';
  if (Array.isArray(value))
    return value.length === 0 ? 'None' : value.map((one) => shown(path, one)).join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'string')
    return choicesAt[placeOf(path).replace('[0]', '[]')]?.[value] ?? (value || 'None');
  if (typeof value === 'object' && value !== null) return Object.values(value).join(' ');
  return 'Not stated';
}

const choicesAt: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'existingNetworkDetails.currentTopology': topologyKindLabels,
  'existingNetworkDetails.currentIssues': issueTitles,
  'requirements.sites[].kind': siteKindLabels,
  'requirements.segments[].type': segmentTypeLabels,
  'requirements.segments[].bandwidthPriority': priorityLabels,
  'requirements.segments[].isolationLevel': isolationLabels,
  'requirements.wan.kind': wanKindLabels,
  'requirements.services.cloud': cloudLabels,
  'requirements.services.onPremise': onPremiseLabels,
  'requirements.services.network': networkServiceLabels,
  'requirements.securityRequirements.firewall': firewallLabels,
  'requirements.securityRequirements.remoteAccess': remoteAccessLabels,
  'requirements.budgetRange': budgetRangeLabels,
};
