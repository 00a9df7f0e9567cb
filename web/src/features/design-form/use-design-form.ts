import { useCallback, useMemo, useState } from 'react';
import type { StepId } from '#web/documents/designs/model/steps.ts';
import { formField } from '#web/features/design-form/model/form-fields.ts';
import type { FormValues } from '#web/features/design-form/model/form-values.ts';
import { type FormErrors, type Judgement, judge } from '#web/features/design-form/model/judge.ts';

type Edit = (values: FormValues) => Partial<FormValues>;

/** What a field of the form needs: its place in the contract as name, and its error. Spread on an Amplify field. */
export interface FieldState {
  readonly name: string;
  readonly hasError: boolean;
  readonly errorMessage: string | undefined;
  readonly onBlur: () => void;
  /** What is pasted is not read letter by letter: it is judged at once. */
  readonly onPaste: () => void;
}

export interface DesignForm {
  readonly values: FormValues;
  readonly set: <Field extends keyof FormValues>(field: Field, value: FormValues[Field]) => void;
  readonly change: (edit: Edit) => void;
  /** Everything at once: another version of the design. Shows what it has wrong beyond the form as it was opened. */
  readonly replace: (values: FormValues) => void;
  readonly field: (path: string) => FieldState;
  /** A field was left: from now on its error shows. */
  readonly leave: (path: string) => void;
  /** Shows every error of a step; true when it has none. */
  readonly judgeStep: (step: StepId) => boolean;
  /** Shows every error; true when there is none. */
  readonly judgeAll: () => boolean;
  /** Errors that the service named; each stands until something is changed. */
  readonly refuse: (errors: FormErrors) => void;
  readonly judgement: Judgement;
  /** The errors that may be shown by now. */
  readonly errors: FormErrors;
}

/**
 * The guided form's fields: judged by the contract, each shown as wrong only once somebody has left it. In a draft that
 * came back that was before: what it has wrong shows at once.
 */
export function useDesignForm(opened: FormValues, draft: FormValues | undefined): DesignForm {
  const [values, setValues] = useState(draft ?? opened);
  const [left, setLeft] = useState(() => wrongSince(opened, values));
  const [refused, setRefused] = useState<FormErrors>({});
  const [showsAll, setShowsAll] = useState(false);

  const judgement = useMemo(() => judge(values), [values]);
  const errors = useMemo(() => {
    const shown = Object.entries(judgement.errors).filter(
      ([path]) => showsAll || left.has(path) || left.has(formField(path).step),
    );
    return { ...Object.fromEntries(shown), ...refused };
  }, [judgement, left, refused, showsAll]);

  const change = useCallback((edit: Edit) => {
    setValues((current) => ({ ...current, ...edit(current) }));
    setRefused({});
  }, []);
  const leave = useCallback((path: string) => {
    setLeft((paths) => (paths.has(path) ? paths : new Set(paths).add(path)));
  }, []);

  return {
    values,
    set: (field, value) => change(() => ({ [field]: value })),
    change,
    replace: (next) => {
      setValues(next);
      setLeft(wrongSince(opened, next));
      setRefused({});
      setShowsAll(false);
    },
    field: (path) => ({
      name: path,
      hasError: path in errors,
      errorMessage: errors[path],
      onBlur: () => leave(path),
      onPaste: () => leave(path),
    }),
    leave,
    judgeStep: (step) => {
      leave(step);
      return Object.keys(judgement.errors).every((path) => formField(path).step !== step);
    },
    judgeAll: () => {
      setShowsAll(true);
      return judgement.design !== undefined;
    },
    refuse: setRefused,
    judgement,
    errors,
  };
}

/** The fields that are wrong in `values` and were not, or not so, in the form as it was opened. */
function wrongSince(opened: FormValues, values: FormValues): ReadonlySet<string> {
  const before = judge(opened).errors;
  const wrong = Object.entries(judge(values).errors).filter(([path, words]) => before[path] !== words);
  return new Set(wrong.map(([path]) => path));
}
