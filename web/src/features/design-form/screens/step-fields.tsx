import type { StepId } from '#web/documents/designs/model/steps.ts';
import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import { AddressingStep } from '#web/features/design-form/steps/addressing-step.tsx';
import { BasicsStep } from '#web/features/design-form/steps/basics-step.tsx';
import { GrowthStep } from '#web/features/design-form/steps/growth-step.tsx';
import { ReviewStep } from '#web/features/design-form/steps/review-step.tsx';
import { SecurityStep } from '#web/features/design-form/steps/security-step.tsx';
import { SegmentsStep } from '#web/features/design-form/steps/segments-step.tsx';
import { ServicesStep } from '#web/features/design-form/steps/services-step.tsx';
import { SitesStep } from '#web/features/design-form/steps/sites-step.tsx';

const fieldsOf = {
  basics: BasicsStep,
  sites: SitesStep,
  segments: SegmentsStep,
  services: ServicesStep,
  addressing: AddressingStep,
  security: SecurityStep,
  growth: GrowthStep,
  review: ReviewStep,
} as const satisfies Record<StepId, unknown>;

export function StepFields({ step, form }: { readonly step: StepId; readonly form: DesignForm }) {
  const Fields = fieldsOf[step];
  return <Fields form={form} />;
}
