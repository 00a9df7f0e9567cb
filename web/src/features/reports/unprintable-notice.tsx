import { useMemo } from 'react';
import type { Design } from '#shared/contract/designs.ts';
import { unprintable } from '#shared/reports/scripts.ts';
import { plural } from '#shared/vocabulary/counts.ts';
import { joinSome } from '#shared/vocabulary/lists.ts';
import { useUser } from '#web/session/session-provider.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** As many characters are named. */
const most = 12;

/** Says, before the report is made, which characters of the design no font of the PDF has. */
export function UnprintableNotice({ design }: { readonly design: Design }) {
  const { displayName, company } = useUser();
  const missing = useMemo(
    () => unprintable(JSON.stringify([design, displayName, company])),
    [design, displayName, company],
  );
  if (missing.length === 0) return null;
  return (
    <Notice tone="warn">
      The report cannot print the {plural(missing.length, 'character')} {joinSome(missing, most)}: boxes take
      their place.
    </Notice>
  );
}
