import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { Notice } from '#web/ui/notice.tsx';
import styles from './topology-notices.module.css';

export interface PlanAgeNoticeProps {
  /** The version of the design that the plan was made from. */
  readonly plannedFrom: number;
  /** The version that the design is at now, where its requirements have changed since. */
  readonly newerDesign: number | undefined;
  readonly onRegenerate: () => void;
}

/** Says that the requirements have changed since their plan was made, until the person decides to keep the plan. */
export function PlanAgeNotice({ plannedFrom, newerDesign, onRegenerate }: PlanAgeNoticeProps) {
  const [keptAt, setKeptAt] = useState(plannedFrom);
  if (newerDesign === undefined || newerDesign <= keptAt) return null;
  return (
    <div className={styles.notices}>
      <Notice
        tone="info"
        action={
          <>
            <Button size="small" onClick={onRegenerate}>
              Plan again
            </Button>
            <Button size="small" onClick={() => setKeptAt(newerDesign)}>
              Keep this plan
            </Button>
          </>
        }
      >
        Planned from version {plannedFrom} of the design, which is now at version {newerDesign}. This plan
        does not include the requirements that changed since.
      </Notice>
    </div>
  );
}
