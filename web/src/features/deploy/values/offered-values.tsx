import { useCallback } from 'react';
import type { DialectId } from '#shared/contract/dialect.ts';
import type { OpenedComposer } from '#web/documents/configurations/use-composer.ts';
import { DataBrowser } from '#web/documents/templates/preview/data-browser.tsx';
import type { OfferedRow } from '#web/documents/templates/preview/offered-rows.ts';
import type { DeployTarget } from '#web/features/deploy/model/deploy-target.ts';
import { Fold } from '#web/ui/fold.tsx';

export interface OfferedValuesProps {
  readonly target: DeployTarget;
  readonly dialect: DialectId;
  readonly composer: OpenedComposer;
  /** Puts a value into the field that was left last. */
  readonly onInsert: (value: string) => void;
}

/** What the device offers: a value that is chosen goes into the field that was left last. */
export function OfferedValues({ target, dialect, composer, onInsert }: OfferedValuesProps) {
  const browse = useCallback(
    (expression?: string): Promise<readonly OfferedRow[]> =>
      composer.call<readonly OfferedRow[]>(async (api) => api.offered(target.previewIn(dialect), expression)),
    [composer, target, dialect],
  );
  return (
    <Fold title="Values of the design" note="insert one into the field that was left last">
      <DataBrowser
        browse={browse}
        titleOf={({ name, value }) => (value === undefined ? `Parts of ${name}` : `Insert ${value}`)}
        onPick={({ value }) => {
          if (value !== undefined) onInsert(value);
        }}
      />
    </Fold>
  );
}
