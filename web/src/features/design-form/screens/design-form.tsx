import { Button } from '@aws-amplify/ui-react';
import { useNavigate } from 'react-router-dom';
import { steps } from '#web/documents/designs/model/steps.ts';
import { FormSummary } from '#web/features/design-form/form-summary.tsx';
import { errorPlaces } from '#web/features/design-form/model/error-places.ts';
import { formField } from '#web/features/design-form/model/form-fields.ts';
import { StepLinks } from '#web/features/design-form/step-links.tsx';
import { type DesignEditingOptions, useDesignEditing } from '#web/features/design-form/use-design-editing.ts';
import { useSteps } from '#web/features/design-form/use-steps.ts';
import { Edited } from '#web/ui/editing/edited.tsx';
import { keepFocus } from '#web/ui/form/keep-focus.ts';
import { LimitedFormErrors } from '#web/ui/form/limited-form-errors.tsx';
import { useFormKeys } from '#web/ui/form/use-form-keys.ts';
import layout from '#web/ui/layout.module.css';
import styles from './design-form.module.css';
import { StepFields } from './step-fields.tsx';

export interface DesignFormProps extends DesignEditingOptions {
  /** `Create design`, `Save changes`. */
  readonly action: string;
  /** Where leaving leads. */
  readonly leaveTo: string;
}

/**
 * The guided form: one step at a time, any step at any time, a summary next to it. Enter goes on and sends at the
 * end, Ctrl+Enter sends from anywhere, Escape leaves.
 */
export function DesignForm({ action, leaveTo, ...options }: DesignFormProps) {
  const editing = useDesignEditing(options);
  const { form } = editing;
  const { body, step, next, back, open } = useSteps();
  const navigate = useNavigate();
  const submit = () => form.submit();
  const goOn = () => {
    if (!next) submit();
    else if (form.check((path) => formField(path).step === step)) open(next);
    else body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const leave = () => navigate(leaveTo);
  const onKeyDown = useFormKeys({ action, send: submit, leave });

  return (
    <Edited editing={editing} noun="design">
      <StepLinks current={step} errors={form.errors} />
      <div className={styles.columns}>
        <form
          className={layout.stack5}
          noValidate
          onKeyDown={onKeyDown}
          onSubmit={(event) => {
            event.preventDefault();
            goOn();
          }}
        >
          <LimitedFormErrors
            form={form}
            names={errorPlaces(Object.keys(form.errors), form.values.siteChoice === 'single')}
            onOpen={(path) => open(formField(path).step, path)}
          />
          <section ref={body} className={styles.step} aria-labelledby="step-title">
            <h2 id="step-title" tabIndex={-1}>
              {steps.find(({ id }) => id === step)?.title}
            </h2>
            <StepFields step={step} form={form} />
          </section>
          <div className={styles.buttons}>
            <Button
              type="submit"
              variation="primary"
              onMouseDown={keepFocus}
              isLoading={form.isSending}
              loadingText="Saving"
            >
              {next ? 'Next' : action}
            </Button>
            {back && (
              <Button onMouseDown={keepFocus} onClick={() => open(back)}>
                Back
              </Button>
            )}
            <span className={styles.gap} />
            <Button variation="link" onMouseDown={keepFocus} onClick={leave}>
              Cancel
            </Button>
            {next && (
              <Button onMouseDown={keepFocus} onClick={submit} isDisabled={form.isSending}>
                {action}
              </Button>
            )}
          </div>
        </form>
        <FormSummary form={form} />
      </div>
    </Edited>
  );
}
