import { useEffect, useRef } from 'react';
import type { Assessment } from '#shared/contract/design-stages.ts';
import { requirementsVersion } from '#shared/contract/stage-states.ts';
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
  const design = useShownDesign();
  const { id, assessed } = design;
  const held = requirementsVersion(design);
  const isReady = isStored && !isBehind && assessment !== undefined;
  const { data: lines } = useDesignLines(isReady ? id : undefined);
  const record = useAssessment(id);
  const recorded = useRef('');

  useEffect(() => {
    const versions = `${version} ${held}`;
    if (!isReady || !lines || recorded.current === versions) return;
    recorded.current = versions;
    const { failures, warnings } = countOutcomes(assessment.checks);
    const [supportEnds] = lines.data.flatMap(({ device }) => device.endOfSupport ?? []).sort();
    const found: Assessment = {
      topologyVersion: version,
      requirementsVersion: held,
      failed: failures,
      warnings,
      ...(supportEnds !== undefined && { supportEnds }),
    };
    if (!assessed || !isSame(found, assessed)) void record(found);
  }, [isReady, assessment, lines, version, held, assessed, record]);
}

const isSame = (one: Assessment, other: Assessment): boolean =>
  one.topologyVersion === other.topologyVersion &&
  one.requirementsVersion === other.requirementsVersion &&
  one.failed === other.failed &&
  one.warnings === other.warnings &&
  one.supportEnds === other.supportEnds;
