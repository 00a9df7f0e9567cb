import type { Cable } from '#shared/network/cables/cable-schedule.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { Fold } from '#web/ui/fold.tsx';
import { usePrinting } from '#web/ui/use-printing.ts';
import { CableTable } from './cable-table.tsx';

/** Schedules of up to this many cables are one table. */
const mostInOne = 60;

/** The schedule: one table while it is short, else one for each site, of which the first is open. On paper all are. */
export function CablesBySite({ cables }: { readonly cables: readonly Cable[] }) {
  const isPrinting = usePrinting();
  const sites = [...Map.groupBy(cables, ({ site }) => site)];
  if (cables.length <= mostInOne || sites.length === 1)
    return <CableTable caption="Cable schedule" cables={cables} isPrinting={isPrinting} />;
  return sites.map(([site, ofSite], index) => (
    <Fold
      key={site}
      title={site || 'Between sites'}
      note={formatCount(ofSite.length, 'cable')}
      isOpenAtFirst={index === 0}
      isHeldOpen={isPrinting}
    >
      <CableTable
        caption={site ? `Cable schedule of ${site}` : 'Cable schedule between sites'}
        cables={ofSite}
        isPrinting={isPrinting}
      />
    </Fold>
  ));
}
