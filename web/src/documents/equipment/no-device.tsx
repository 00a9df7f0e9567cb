import { NotThere } from '#web/ui/not-there.tsx';

export const NoDevice = () => <NotThere what="Device" list={{ label: 'Equipment', to: '/equipment' }} />;
