import type { PlaneSection } from '#shared/network/control-plane/sections/plane-section.ts';
import { sectionCsv } from '#shared/network/control-plane/sections/section-csv.ts';
import { PlaneTable } from '#web/documents/configurations/plane-table.tsx';
import { DownloadCsv } from '#web/documents/subscriptions/download-csv.tsx';
import layout from '#web/ui/layout.module.css';
import styles from './section-view.module.css';
import { SiteRows } from './site-rows.tsx';

export interface SectionViewProps {
  readonly section: PlaneSection;
  readonly designName: string;
  /** Whether a filter is active: then nothing is collapsed. */
  readonly isNarrowed: boolean;
}

/** Sites beyond these are collapsed until one is opened. */
const mostOpenSites = 3;
/** From so many rows of a site on, on average, each site has a table of its own. */
const fewRows = 3;

/** One part of the control plane: its rows by site, and its CSV. */
export function SectionView({ section, designName, isNarrowed }: SectionViewProps) {
  const { id, title, note, columns, rows } = section;
  const bySite = [...Map.groupBy(rows, ({ site }) => site)];
  // A line or two of each site, or lines of the whole network, are one table.
  const isTogether = rows.length < bySite.length * fewRows || bySite.every(([site]) => site === '');
  const isOpen = bySite.length <= (isNarrowed ? mostOpenSites * 3 : mostOpenSites);
  return (
    <section className={layout.stack3} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <DownloadCsv
          fileName={`${designName} ${title.toLowerCase()}.csv`}
          write={() => sectionCsv(section)}
          name={`Download ${title} as CSV`}
        >
          CSV
        </DownloadCsv>
        <p>{note}</p>
      </header>
      {isTogether ? (
        <PlaneTable caption={title} columns={columns} rows={rows} withSite={bySite.length > 1} />
      ) : (
        bySite.map(([site, own]) => (
          <SiteRows
            key={`${site} ${isOpen}`}
            title={title}
            site={site}
            columns={columns}
            rows={own}
            isOpenAtFirst={isOpen}
          />
        ))
      )}
    </section>
  );
}
