import { useParams } from 'react-router-dom';
import { type Category, categories } from '#shared/contract/device.ts';
import { useEquipmentOfCategory } from '#web/documents/equipment/use-device-lists.ts';
import { NotThere } from '#web/ui/not-there.tsx';
import { allDevices, Catalogue, devicesOf } from './catalogue.tsx';

/** The devices of one category: the catalogue's and the caller's own. */
export default function EquipmentCategoryScreen() {
  const { category } = useParams();
  const known = categories.find((each) => each === category);
  return known ? (
    <CategoryList key={known} category={known} />
  ) : (
    <NotThere what="Category" list={{ label: allDevices, to: '/equipment' }} />
  );
}

const CategoryList = ({ category }: { readonly category: Category }) => (
  <Catalogue title={devicesOf(category)} {...useEquipmentOfCategory(category)} />
);
