import { Drawer } from '#web/ui/drawer.tsx';
import { PlaceLinks } from './place-links.tsx';

/** The side bar on a phone: a modal drawer from the left. */
export const SideDrawer = ({ onClose }: { readonly onClose: () => void }) => (
  <Drawer title="Menu" closeLabel="Close the menu" side="start" onClose={onClose}>
    <PlaceLinks />
  </Drawer>
);
