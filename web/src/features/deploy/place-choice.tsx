import { useDesigns } from '#web/documents/designs/use-designs.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ChoiceField } from '#web/ui/field/choice-field.tsx';

export interface PlaceChoiceProps {
  readonly design: string | undefined;
  readonly onChoose: (design: string | undefined) => void;
}

/** Whose devices are offered: those of a design that has a plan, or the user's own equipment. */
export function PlaceChoice({ design, onChoose }: PlaceChoiceProps) {
  const { data, error, fallback, retry } = useDesigns({ page: 1, limit: 100 });
  if (error && !data) return <ErrorState error={error} fallback={fallback} onRetry={retry} />;
  const designs = (data?.data ?? []).filter(({ plannedDevices, id }) => plannedDevices > 0 || id === design);
  return (
    <ChoiceField
      label="Devices of"
      none="Your own equipment"
      choices={Object.fromEntries(designs.map(({ id, designName }) => [id, designName]))}
      value={design ?? ''}
      onChange={({ target }) => onChoose(target.value || undefined)}
    />
  );
}
