import { MapPin, X } from 'lucide-react';
import { useState } from 'react';
import type { DeviceUse } from '#shared/contract/design-devices.ts';
import { deviceRoles } from '#shared/contract/device.ts';
import { roleLabels } from '#shared/vocabulary/fields/role-labels.ts';
import { sitesInWords } from '#web/features/design-equipment/model/places-by-site.ts';
import { ChoiceField } from '#web/ui/field/choice-field.tsx';
import styles from './chosen-devices-table.module.css';
import { QuantityField } from './quantity-field.tsx';
import { SitesDialog } from './sites-dialog.tsx';

export interface UseCellsProps {
  readonly use: DeviceUse;
  /** Of the device, to name the fields by. */
  readonly name: string;
  /** Sites to choose from. */
  readonly sites: () => readonly string[];
  readonly onChange: (use: DeviceUse) => void;
  /** Only where the device has another use. */
  readonly onRemove?: () => void;
}

const roles = deviceRoles.map((role) => [role, roleLabels[role]] as const);

/** What a device does in the design, where, and how many of it: three fields of a row. */
export function UseCells({ use, name, sites, onChange, onRemove }: UseCellsProps) {
  const [isChoosing, setChoosing] = useState(false);
  const { role, quantity } = use;
  const as = `${name} as ${roleLabels[role].toLowerCase()}`;
  return (
    <>
      <td data-label="Role">
        <ChoiceField
          label={`Role of ${as}`}
          labelHidden
          size="small"
          value={role}
          onChange={({ target }) => {
            const chosen = deviceRoles.find((one) => one === target.value);
            if (chosen) onChange({ ...use, role: chosen });
          }}
          choices={roles}
        />
      </td>
      <td data-label="Sites">
        <button type="button" className={styles.sites} onClick={() => setChoosing(true)}>
          <MapPin size={14} aria-hidden />
          <span className="visually-hidden">Sites of {as}: </span>
          <span>{sitesInWords(use.sites) || 'Whole design'}</span>
        </button>
        {isChoosing && (
          <SitesDialog
            title={`Sites of ${as}`}
            sites={sites()}
            chosen={use.sites}
            onChoose={(chosen) => onChange({ ...use, sites: [...chosen] })}
            onClose={() => setChoosing(false)}
          />
        )}
      </td>
      <td data-label="Quantity">
        <span className={styles.quantity}>
          <QuantityField
            label={`Quantity of ${as}`}
            value={quantity}
            onChange={(value) => onChange({ ...use, quantity: value })}
          />
          {onRemove && (
            <button type="button" className={styles.drop} aria-label={`Remove ${as}`} onClick={onRemove}>
              <X size={14} aria-hidden />
            </button>
          )}
        </span>
      </td>
    </>
  );
}
