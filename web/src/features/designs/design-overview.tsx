import type { ReactNode } from 'react';
import type { Design } from '#shared/contract/designs.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { useShownDesign } from '#web/documents/designs/shown-design.ts';
import { FigureStrip, StripFigure } from '#web/ui/figure-strip.tsx';
import layout from '#web/ui/layout.module.css';
import styles from './design-overview.module.css';
import { LatestReports } from './latest-reports.tsx';
import { StagesCard } from './stages-card.tsx';

export interface DesignOverviewProps {
  /** The topology in small. */
  readonly picture: ReactNode;
  /** A figure of the strip: what the equipment costs. */
  readonly price: ReactNode;
  /** What is being checked, while it is. */
  readonly checking: ReactNode;
}

/** What a design is about at a glance, how each of its stages stands, and the one thing to do next. */
export function DesignOverview({ picture, price, checking }: DesignOverviewProps) {
  const design = useShownDesign();
  return (
    <div className={layout.stack6}>
      <KeyFigures design={design} price={price} />
      <div className={styles.columns}>
        <StagesCard design={design} checking={checking} />
        {picture}
        <LatestReports designId={design.id} />
      </div>
    </div>
  );
}

function KeyFigures({ design, price }: { readonly design: Design; readonly price: ReactNode }) {
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
      {price}
    </FigureStrip>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
}

const Figure = ({ label, value, note }: FigureProps) => (
  <StripFigure label={label} notes={note === undefined ? [] : [note]}>
    {value}
  </StripFigure>
);

/** A design without sites has its one site's users at the top level. */
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
