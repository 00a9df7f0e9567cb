import type { ReactNode } from 'react';
import type { Design } from '#shared/contract/designs.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { useShownDesign } from '#web/documents/designs/shown-design.ts';
import { FigureStrip, StripFigure } from '#web/ui/figure-strip.tsx';
import layout from '#web/ui/layout.module.css';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import styles from './design-overview.module.css';
import { LatestReports } from './latest-reports.tsx';
import { NextSteps } from './next-steps.tsx';

/** What a design is about at a glance, and what comes next. */
export default function DesignOverview() {
  const design = useShownDesign();
  return (
    <div className={layout.stack6}>
      <KeyFigures design={design} />
      <div className={styles.columns}>
        <NextSteps design={design} />
        <LatestReports designId={design.id} />
      </div>
    </div>
  );
}

function KeyFigures({ design }: { readonly design: Design }) {
  const { sites, wired, wireless, devices } = served(design);
  return (
    <FigureStrip size="large">
      <Figure label="Sites" value={formatNumber(sites)} />
      <Figure
        label="Users"
        value={formatNumber(wired + wireless)}
        note={`${formatNumber(wired)} wired, ${formatNumber(wireless)} wireless`}
      />
      <Figure
        label="Devices served"
        value={formatNumber(devices)}
        note="Phones, cameras, printers, servers"
      />
      <Figure
        label="Devices planned"
        value={design.plannedDevices > 0 ? formatNumber(design.plannedDevices) : 'None yet'}
        note="Routers, firewalls, switches, access points, servers"
      />
      <Figure
        label="Equipment assigned"
        value={design.deviceCount > 0 ? formatNumber(design.deviceCount) : 'None yet'}
        note="Pieces on the bill of materials"
      />
      <Figure
        label="Version"
        value={formatNumber(design.version)}
        note={
          <>
            Saved <RelativeTime instant={design.updatedAt} />
          </>
        }
      />
    </FigureStrip>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly note?: ReactNode;
}

const Figure = ({ label, value, note }: FigureProps) => (
  <StripFigure label={label} notes={note === undefined ? [] : [note]}>
    {value}
  </StripFigure>
);

/** A design without sites has its one site's users at the top level (facts: requirements). */
function served({ requirements: { sites, wiredUsers, wirelessUsers } }: Design) {
  if (sites.length === 0) return { sites: 1, wired: wiredUsers, wireless: wirelessUsers, devices: 0 };
  const sum = (count: (site: (typeof sites)[number]) => number) =>
    sites.reduce((total, site) => total + count(site), 0);
  return {
    sites: sites.length,
    wired: sum((site) => site.wiredUsers),
    wireless: sum((site) => site.wirelessUsers),
    devices: sum(({ phones, cameras, printers, servers }) => phones + cameras + printers + servers),
  };
}
