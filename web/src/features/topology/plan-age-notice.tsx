import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { Notice } from '#web/ui/notice.tsx';
import styles from './topology-notices.module.css';

export interface PlanAgeNoticeProps {
  /** The version of the design that the plan was made from. */
  readonly plannedFrom: number;
  /** The version that the design is at now, once it is known. */
  readonly designVersion: number | undefined;
  readonly onRegenerate: () => void;
}

/** Says that the design has changed since its plan was made, until the person decides to keep the plan. */
export function PlanAgeNotice({
  plannedFrom,
  designVersion = plannedFrom,
  onRegenerate,
}: PlanAgeNoticeProps) {
  const [keptAt, setKeptAt] = useState(plannedFrom);
  if (designVersion <= Math.max(plannedFrom, keptAt)) return null;
  return (
    <div className={styles.notices}>
      <Notice
        tone="info"
        action={
          <>
            <Button size="small" onClick={onRegenerate}>
              Plan again
            </Button>
            <Button size="small" onClick={() => setKeptAt(designVersion)}>
              Keep this plan
            </Button>
          </>
        }
      >
        Planned from version {plannedFrom} of the design, which is now at version {designVersion}. This plan
        does not include the requirements that changed since.
      </Notice>
    </div>
  );
}
