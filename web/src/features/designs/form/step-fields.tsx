import type { StepId } from '../model/steps.ts';
import { AddressingStep } from './steps/addressing-step.tsx';
import { BasicsStep } from './steps/basics-step.tsx';
import { GrowthStep } from './steps/growth-step.tsx';
import { ReviewStep } from './steps/review-step.tsx';
import { SecurityStep } from './steps/security-step.tsx';
import { SegmentsStep } from './steps/segments-step.tsx';
import { ServicesStep } from './steps/services-step.tsx';
import { SitesStep } from './steps/sites-step.tsx';
import type { DesignForm } from './use-design-form.ts';

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
