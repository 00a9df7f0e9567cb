import { useOwnEquipment } from '#web/documents/equipment/use-device-lists.ts';
import { Catalogue } from './catalogue.tsx';

/** The devices that the caller added. */
export default function OwnEquipmentScreen() {
  return (
    <Catalogue title="Your own equipment" summary="Only you see these devices." {...useOwnEquipment()} />
  );
}
