import { useParams } from 'react-router-dom';
import { type Design, getDesign } from '#shared/contract/designs.ts';
import { Id } from '#shared/contract/identifiers.ts';
import { useRoute } from '#web/api/use-route.ts';
import { useDesignEquipment } from '#web/documents/equipment/design-equipment.ts';
import { Bill } from '#web/features/design-equipment/bill/bill.tsx';
import { Recommendations } from '#web/features/design-equipment/recommendations/recommendations.tsx';
import { useToast } from '#web/ui/toasts.tsx';
import styles from './design-equipment-tab.module.css';

/** The equipment of one design: what is recommended for its places, and the bill of what was chosen. */
export default function DesignEquipmentTab() {
  const id = Id.safeParse(useParams().id).data;
  const design = useRoute(getDesign, id ? { params: { id } } : null).data?.data;
  return design ? <OfDesign key={design.id} design={design} /> : null;
}

function OfDesign({ design }: { readonly design: Design }) {
  const toast = useToast();
  const equipment = useDesignEquipment(design.id, toast.error);
  return (
    <div className={styles.equipment}>
      <Recommendations design={design} equipment={equipment} />
      <Bill design={design} equipment={equipment} />
    </div>
  );
}
