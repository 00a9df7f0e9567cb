import { LogoCard } from './logo-card.tsx';
import { PersonForm } from './person-form.tsx';
import { TimeZoneCard } from './time-zone-card.tsx';

/** Who the user is, for which company, and where. */
export default function PersonTab() {
  return (
    <>
      <PersonForm />
      <LogoCard />
      <TimeZoneCard />
    </>
  );
}
