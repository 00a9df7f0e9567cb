import { updateProfile } from '#shared/contract/users.ts';
import { useAction } from '#web/api/use-action.ts';
import { useProfileChanges } from '#web/documents/users/use-profile-changes.ts';
import { useUser } from '#web/session/session-provider.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChoiceField } from '#web/ui/field/choice-field.tsx';
import { Problem } from '#web/ui/problem.tsx';
import { useDates } from '#web/ui/use-dates.ts';

const inWords = (zone: string) => zone.replaceAll('_', ' ');
const browserZone = inWords(Intl.DateTimeFormat().resolvedOptions().timeZone);
const known = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];

/** In which dates are shown; saved as it is chosen. A zone that this browser does not list stays a choice. */
export function TimeZoneCard() {
  const { timeZone = '' } = useUser();
  const profile = useProfileChanges();
  const dates = useDates();
  const choosing = useAction(
    async (zone: string) => void (await profile.update({ timeZone: zone })),
    updateProfile.fallback,
  );
  const zones = timeZone === '' || known.includes(timeZone) ? known : [timeZone, ...known];
  return (
    <Card
      id="time-zone"
      title="Time zone"
      intro={`Dates and times are shown in it: now ${dates.instant(Date.now())}.`}
    >
      <ChoiceField
        label="Show dates in"
        none={`This browser’s (${browserZone})`}
        choices={Object.fromEntries(zones.map((zone) => [zone, inWords(zone)]))}
        value={timeZone}
        isDisabled={choosing.isLoading}
        onChange={({ target }) => void choosing.run(target.value)}
      />
      <Problem>{choosing.error}</Problem>
    </Card>
  );
}
