import { useEffect, useRef } from 'react';
import { useAssessment } from '#web/documents/designs/use-assessment.ts';
import { useDesignLines } from '#web/documents/equipment/use-design-equipment.ts';
import { countOutcomes } from './outcomes.ts';
import type { Checks } from './use-checks.ts';

export interface CheckedTopology {
  readonly designId: string;
  readonly version: number;
  /** What is checked is what is stored. */
  readonly isStored: boolean;
}

/** Records what the checks found of a version of a topology, once they are through. */
export function useRecordedAssessment(
  { designId, version, isStored }: CheckedTopology,
  { assessment, isBehind }: Checks,
): void {
  const isReady = isStored && !isBehind && assessment !== undefined;
  const { data: lines } = useDesignLines(isReady ? designId : undefined);
  const record = useAssessment(designId);
  const recorded = useRef(0);

  useEffect(() => {
    if (!isReady || !lines || recorded.current === version) return;
    recorded.current = version;
    const { failures, warnings } = countOutcomes(assessment.checks);
    const [supportEnds] = lines.data.flatMap(({ device }) => device.endOfSupport ?? []).sort();
    void record({
      topologyVersion: version,
      failed: failures,
      warnings,
      ...(supportEnds !== undefined && { supportEnds }),
    });
  }, [isReady, assessment, lines, version, record]);
}
