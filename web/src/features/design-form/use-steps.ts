import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type StepId, stepAfter, stepBefore, stepFrom } from '#web/documents/designs/model/steps.ts';

export interface Steps {
  /** The element that contains the fields of the step. */
  readonly body: RefObject<HTMLElement | null>;
  readonly step: StepId;
  readonly next: StepId | undefined;
  readonly back: StepId | undefined;
  /** Goes to a step, and there to the field at a place of the contract, or to the first one. */
  readonly open: (step: StepId, path?: string) => void;
}

/** The step is part of the address, so that Back works and a section can be linked to. */
export function useSteps(): Steps {
  const [address, setAddress] = useSearchParams();
  const step = stepFrom(address.get('step'));
  const body = useRef<HTMLElement>(null);
  const wanted = useRef<string | undefined>(undefined);
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    fieldIn(body.current, wanted.current)?.focus();
    wanted.current = undefined;
  }, [step]);

  return {
    body,
    step,
    next: stepAfter(step),
    back: stepBefore(step),
    open: (target, path) => {
      if (target === step) {
        fieldIn(body.current, path)?.focus();
        return;
      }
      wanted.current = path;
      setAddress(withStep(address, target));
    },
  };
}

/** Links to steps that keep the rest of the address. */
export function useStepLink(): (step: StepId) => string {
  const [address] = useSearchParams();
  return (step) => `?${withStep(address, step)}`;
}

function withStep(address: URLSearchParams, step: StepId): URLSearchParams {
  const changed = new URLSearchParams(address);
  changed.set('step', step);
  return changed;
}

/** The field at a place; else the first field, so that typing can go on; else the step's title. */
function fieldIn(body: HTMLElement | null, path: string | undefined): HTMLElement | null | undefined {
  const fields = [...(body?.querySelectorAll<HTMLElement>('input, select, textarea') ?? [])];
  const named = fields.find((field) => field.getAttribute('name') === path);
  // A field of a row that is not among its cells is behind this button.
  const behind = [...(body?.querySelectorAll<HTMLElement>('[data-more]') ?? [])];
  return (
    named ??
    behind.find((button) => path?.startsWith(`${button.dataset.more}.`)) ??
    fields[0] ??
    body?.querySelector('h2')
  );
}
