import { useSystemEquipment } from '#web/documents/equipment/use-device-lists.ts';
import { Catalogue } from './catalogue.tsx';

/** The devices that every user sees. */
export default function SystemEquipmentScreen() {
  return (
    <Catalogue
      title="System catalogue"
      summary="Real devices that every user sees; administrators keep them up to date."
      {...useSystemEquipment()}
    />
  );
}
