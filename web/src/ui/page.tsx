import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import layout from './layout.module.css';
import styles from './page.module.css';
import prose from './prose.module.css';
import { useTitle } from './use-title.ts';

export interface Crumb {
  readonly label: string;
  readonly to: string;
}

export interface PageProps {
  /** The one h1, and the window's title unless `windowTitle` says more. */
  readonly title: ReactNode;
  readonly windowTitle?: string;
  /** The places above this page, outermost first. */
  readonly breadcrumb?: readonly Crumb[];
  /** One line under the title. */
  readonly summary?: ReactNode;
  /** The one primary action, with whatever stands next to it. */
  readonly action?: ReactNode;
  /** What stands between the header and the content: the tabs of a place. */
  readonly tabs?: ReactNode;
  /** `wide` takes the whole width (tables with many columns), `full` the height too (the canvas), `narrow` a form's. */
  readonly width?: 'narrow' | 'normal' | 'wide' | 'full';
  readonly children: ReactNode;
}

/** A page's frame: breadcrumb, title, one primary action, then content at most 1,200 px wide. */
export function Page({
  title,
  windowTitle,
  breadcrumb = [],
  summary,
  action,
  tabs,
  width = 'normal',
  children,
}: PageProps) {
  useTitle(windowTitle ?? (typeof title === 'string' ? title : undefined));
  return (
    <div className={styles.page} data-width={width}>
      <header className={styles.header}>
        <div className={layout.stack1}>
          {breadcrumb.length > 0 && <Breadcrumb crumbs={breadcrumb} here={windowTitle ?? title} />}
          <h1 className={prose.breaks}>{title}</h1>
          {summary && <p className={styles.summary}>{summary}</p>}
        </div>
        {action && <div className={layout.row2}>{action}</div>}
      </header>
      {tabs}
      <div className={styles.content}>{children}</div>
    </div>
  );
}

function Breadcrumb({ crumbs, here }: { readonly crumbs: readonly Crumb[]; readonly here: ReactNode }) {
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
      <ol>
        {crumbs.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
            <ChevronRight size={14} aria-hidden />
          </li>
        ))}
        <li aria-current="page" className={styles.here}>
          {here}
        </li>
      </ol>
    </nav>
  );
}
