import type { Design } from '#shared/contract/designs.ts';
import type { Lines } from '#web/documents/equipment/design-lines.ts';
import type { DesignEquipment } from '#web/documents/equipment/use-design-equipment.ts';
import table from '#web/ui/table.module.css';
import { ChosenDeviceRows } from './chosen-device-rows.tsx';
import styles from './chosen-devices-table.module.css';
import { useLineActions } from './use-line-actions.ts';

export interface ChosenDevicesTableProps {
  readonly design: Design;
  readonly lines: Lines;
  readonly equipment: DesignEquipment;
  /** A line disappears, and the focus with it. */
  readonly onRemoved: () => void;
}

/** The devices of a design, each with a row for each of its uses, edited in place. */
export function ChosenDevicesTable(props: ChosenDevicesTableProps) {
  const actions = useLineActions(props);
  return (
    <div className={table.frame}>
      <table className={`${table.table} ${table.still} ${styles.table}`}>
        <caption className="visually-hidden">Equipment of this design</caption>
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
        {props.lines.map((line) => (
          <ChosenDeviceRows key={line.id} line={line} actions={actions} />
        ))}
      </table>
    </div>
  );
}
