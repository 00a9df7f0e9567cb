import { useEffect, useRef } from 'react';
import type { Assessment } from '#shared/contract/design-stages.ts';
import { useShownDesign } from '#web/documents/designs/shown-design.ts';
import { useAssessment } from '#web/documents/designs/use-assessment.ts';
import { useDesignLines } from '#web/documents/equipment/use-design-equipment.ts';
import { countOutcomes } from './outcomes.ts';
import type { Checks } from './use-checks.ts';

export interface CheckedTopology {
  readonly version: number;
  /** What is checked is what is stored. */
  readonly isStored: boolean;
}

/** Records what the checks found of a version of the shown design's topology, once they are through and say something new. */
export function useRecordedAssessment(
  { version, isStored }: CheckedTopology,
  { assessment, isBehind }: Checks,
): void {
  const { id, assessed } = useShownDesign();
  const isReady = isStored && !isBehind && assessment !== undefined;
  const { data: lines } = useDesignLines(isReady ? id : undefined);
  const record = useAssessment(id);
  const recorded = useRef(0);

  useEffect(() => {
    if (!isReady || !lines || recorded.current === version) return;
    recorded.current = version;
    const { failures, warnings } = countOutcomes(assessment.checks);
    const [supportEnds] = lines.data.flatMap(({ device }) => device.endOfSupport ?? []).sort();
    const found: Assessment = {
      topologyVersion: version,
      failed: failures,
      warnings,
      ...(supportEnds !== undefined && { supportEnds }),
    };
    if (!assessed || !isSame(found, assessed)) void record(found);
  }, [isReady, assessment, lines, version, assessed, record]);
}

const isSame = (one: Assessment, other: Assessment): boolean =>
  one.topologyVersion === other.topologyVersion &&
  one.failed === other.failed &&
  one.warnings === other.warnings &&
  one.supportEnds === other.supportEnds;
