import { useEquipment } from '#web/documents/equipment/use-device-lists.ts';
import { allDevices, Catalogue } from './catalogue.tsx';

/** The catalogue and the caller's own devices. */
export default function CatalogueScreen() {
  return <Catalogue title={allDevices} {...useEquipment()} />;
}
