import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import layout from './layout.module.css';
import styles from './notice.module.css';

export interface NoticeProps {
  readonly tone: 'info' | 'good' | 'warn' | 'bad';
  readonly children: ReactNode;
  /** What can be done about it. */
  readonly action?: ReactNode;
}

const icons = { info: Info, good: CircleCheck, warn: TriangleAlert, bad: TriangleAlert } as const;

/** A few words on the page itself about its state. A bad one is announced at once, the others when there is time. */
export function Notice({ tone, children, action }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div
      className={styles.notice}
      data-tone={tone}
      data-acts={action ? '' : undefined}
      role={tone === 'bad' ? 'alert' : 'status'}
    >
      <Icon size={18} aria-hidden />
      <div className={styles.words}>{children}</div>
      {action && <div className={layout.row2}>{action}</div>}
    </div>
  );
}
