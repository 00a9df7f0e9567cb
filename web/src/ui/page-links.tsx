import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Pagination } from '#shared/contract/pagination.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import styles from './page-links.module.css';

export interface PageLinksProps {
  readonly pagination: Pagination;
  /** What is counted: `design`. */
  readonly noun: string;
}

/** The foot of a list: how many there are, and the pages as links that keep the rest of the address (`?page=`). */
export function PageLinks({ pagination: { total, page, pages, limit }, noun }: PageLinksProps) {
  const first = (page - 1) * limit + 1;
  const last = Math.min(total, page * limit);
  return (
    <nav className={styles.links} aria-label="Pages">
      <p>
        {pages > 1 && last >= first
          ? `${formatNumber(first)} to ${formatNumber(last)} of ${formatCount(total, noun)}`
          : formatCount(total, noun)}
      </p>
      {pages > 1 && (
        <div className={styles.pages}>
          <PageLink page={page - 1} isPossible={page > 1} label="Previous page" icon="left" />
          <span>
            Page {formatNumber(page)} of {formatNumber(pages)}
          </span>
          <PageLink page={page + 1} isPossible={page < pages} label="Next page" icon="right" />
        </div>
      )}
    </nav>
  );
}

interface PageLinkProps {
  readonly page: number;
  readonly isPossible: boolean;
  readonly label: string;
  readonly icon: 'left' | 'right';
}

function PageLink({ page, isPossible, label, icon }: PageLinkProps) {
  const [search] = useSearchParams();
  const Icon = icon === 'left' ? ChevronLeft : ChevronRight;
  if (!isPossible) {
    return (
      <span className={styles.page} data-off>
        <Icon size={16} aria-hidden />
      </span>
    );
  }
  const target = new URLSearchParams(search);
  if (page === 1) target.delete('page');
  else target.set('page', String(page));
  return (
    <Link className={styles.page} to={`?${target}`} aria-label={label}>
      <Icon size={16} aria-hidden />
    </Link>
  );
}
