import type { DesignDevice } from '#shared/contract/design-devices.ts';
import type { Design } from '#shared/contract/designs.ts';
import { useToast } from '../../../../ui/toasts.tsx';
import type { DesignEquipment } from '../../lists/design-equipment.ts';
import type { Lines } from '../../lists/design-lines.ts';
import { deviceName } from '../../lists/device-lists.ts';
import { siteNames } from '../model/site-names.ts';
import { BillLineRows } from './bill-line-rows.tsx';
import styles from './bill-table.module.css';

export interface BillTableProps {
  readonly design: Design;
  readonly lines: Lines;
  readonly equipment: DesignEquipment;
  /** A line goes away, and the focus with it. */
  readonly onRemoved: () => void;
}

/** The lines of a bill, each device with a row for each of its uses, edited in place. */
export function BillTable({ design, lines, equipment, onRemoved }: BillTableProps) {
  const toast = useToast();
  const sites = siteNames(design, lines);
  const remove = async ({ id, device, uses }: DesignDevice) => {
    onRemoved();
    if (!(await equipment.apply({ removed: [id] }))) return;
    toast.success(`${deviceName(device)} was removed.`, {
      action: { label: 'Undo', onAction: () => void equipment.apply({ added: [{ device, uses }] }) },
    });
  };
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">Bill of materials</caption>
        <thead>
          <tr>
            <th scope="col">Device</th>
            <th scope="col">Role</th>
            <th scope="col">Sites</th>
            <th scope="col">Quantity</th>
            <th scope="col" data-align="end">
              Price
            </th>
            <th scope="col" data-align="end" data-optional>
              Licences a year
            </th>
            <th scope="col" data-align="end" data-optional>
              Power
            </th>
            <th scope="col" data-align="end" data-optional>
              Rack space
            </th>
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        {lines.map((line) => (
          <BillLineRows
            key={line.id}
            line={line}
            sites={sites}
            onEdit={(uses) => equipment.edit(line.id, uses)}
            onRemove={() => void remove(line)}
          />
        ))}
      </table>
    </div>
  );
}
