import { isPlanLimit } from '#web/api/api-error.ts';
import { PlanLimit } from '#web/ui/plan-limit.tsx';
import { FormErrors, type FormErrorsProps } from './form-errors.tsx';

export interface LimitedFormErrorsProps extends FormErrorsProps {
  readonly form: FormErrorsProps['form'] & { readonly cause: unknown };
}

/** The errors of a form whose result counts towards a limit of the plan. Apart, for the first page's sake. */
export const LimitedFormErrors = (props: LimitedFormErrorsProps) =>
  isPlanLimit(props.form.cause) ? <PlanLimit error={props.form.cause} /> : <FormErrors {...props} />;
