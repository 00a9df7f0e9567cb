import { Download, Lock } from 'lucide-react';
import type { Device } from '#shared/contract/device.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { planWith } from '#web/documents/subscriptions/model/plan-with.ts';
import { usePlanFeatures } from '#web/documents/subscriptions/use-plan-features.ts';
import type { Action } from '#web/ui/actions/action.ts';
import { Menu } from '#web/ui/menu.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { useToast } from '#web/ui/toasts.tsx';
import styles from './export-menu.module.css';

export interface ExportMenuProps {
  /** What is shown, all pages of it. */
  readonly devices: readonly Device[];
  /** All devices, where what is shown is a selection of them. */
  readonly all?: readonly Device[];
}

/**
 * Saves devices as CSV, with every figure, or as NetBox device types in YAML, with those that NetBox has fields for.
 */
export function ExportMenu({ devices, all = devices }: ExportMenuProps) {
  const toast = useToast();
  const { exportFormats } = usePlanFeatures();
  const larger = planWith((features) => features.exportFormats.includes('csv'));
  const save = (given: readonly Device[], kind: Kind) => async () => {
    try {
      const { write, type, begin } = kinds[kind];
      const blob = new Blob([begin, (await write())(given)], { type });
      saveFile({ blob, fileName: `equipment.${kind}` });
    } catch {
      toast.error('The file could not be created. Reload the page and try again.');
    }
  };
  const itemsOf = (given: readonly Device[], what: string): Action[] =>
    given.length === 0
      ? []
      : [
          exportFormats.includes('csv') || !larger
            ? { label: `${what} as CSV`, perform: () => void save(given, 'csv')() }
            : {
                label: `${what} as CSV with ${larger.name}`,
                icon: Lock,
                to: `/subscription?plan=${larger.id}`,
              },
          { label: `${what} as NetBox YAML`, perform: () => void save(given, 'yaml')() },
        ];
  const isSelection = all.length !== devices.length;
  const items = [
    ...itemsOf(devices, formatCount(devices.length, 'device')),
    ...(isSelection ? itemsOf(all, `All ${formatCount(all.length, 'device')}`) : []),
  ];
  if (items.length === 0) return null;
  return (
    <Menu
      label="Export"
      triggerClassName={`amplify-button ${styles.trigger}`}
      trigger={
        <>
          <Download size={16} aria-hidden />
          Export
        </>
      }
      items={items}
    />
  );
}

type Kind = 'csv' | 'yaml';

/** The exporters are loaded on use; YAML's is large. */
const kinds = {
  csv: {
    type: 'text/csv;charset=utf-8',
    // Without this mark Excel takes UTF-8 for something older.
    begin: '\uFEFF',
    write: async () => (await import('#shared/equipment/csv.ts')).writeDevices,
  },
  yaml: {
    type: 'application/yaml;charset=utf-8',
    begin: '',
    write: async () => (await import('#shared/equipment/write-yaml.ts')).writeYaml,
  },
} as const;
