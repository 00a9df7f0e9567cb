import { NotThere } from '#web/ui/not-there.tsx';

export const NoDesign = () => <NotThere what="Design" list={{ label: 'Designs', to: '/designs' }} />;
