import { NotThere } from '#web/ui/not-there.tsx';

export const NoTemplate = () => <NotThere what="Template" list={{ label: 'Templates', to: '/templates' }} />;
