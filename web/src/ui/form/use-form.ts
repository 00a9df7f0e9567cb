import { type FormEvent, useCallback, useMemo, useRef, useState } from 'react';
import type { FieldSchema } from '#shared/contract/field-errors.ts';
import { ApiError, isCancelled, sentenceOf } from '#web/api/api-error.ts';
import { afterPointer } from './after-pointer.ts';
import { sameForEach } from './same-for-each.ts';
import { asSentence, type FieldErrors, type Validated, validate } from './schema-errors.ts';

export interface FormOptions<Values extends object, Parsed> {
  /** What the form shows first: as it was opened, or a draft. */
  readonly initial: Values;
  /** The form as it was opened, where it shows a draft: what the draft has wrong beyond it shows at once. */
  readonly opened?: Values;
  /** The contract's schema for what is sent. */
  readonly schema: FieldSchema<Parsed>;
  /** An error of the schema or the service in the words of the form; as it is when left out. */
  readonly word?: (path: string, message: string) => string;
  /** An error as it stands alone; as it is, with a capital and a full stop, when left out. */
  readonly sentence?: (path: string, message: string) => string;
  /** Gets what the schema made of the values. */
  readonly onSubmit: (parsed: Parsed) => Promise<void>;
  /** The sentence for a failure that has none of its own. */
  readonly fallback: string;
}

/**
 * What a field needs: spread on a field of `ui/field`, which draws again only when some of it changes. The name is a path
 * of the contract: `sites[0].name`.
 */
export interface FieldState {
  readonly name: string;
  readonly hasError: boolean;
  readonly errorMessage: string | undefined;
  readonly onBlur: () => void;
  /** What is pasted is not read letter by letter: its error shows at once. */
  readonly onPaste: () => void;
}

export interface Form<Values extends object, Parsed = unknown> {
  readonly values: Values;
  /** New values of some fields, made from the latest ones where a function is given. */
  readonly change: (fields: Partial<Values> | ((values: Values) => Partial<Values>)) => void;
  /** Everything at once: another version. Shows what it has wrong beyond the form as it was opened. */
  readonly replace: (values: Values) => void;
  readonly field: (path: string) => FieldState;
  /** The same with `value` and `onChange`, for a field of text at the top level. */
  readonly text: <Name extends keyof Values & string>(
    name: Name,
  ) => FieldState & {
    readonly value: string;
    readonly onChange: (event: { target: { value: string } }) => void;
  };
  /** A field was left: from now on its error shows. */
  readonly leave: (path: string) => void;
  /** What the schema makes of the values; undefined while something is wrong. */
  readonly parsed: Parsed | undefined;
  /** All that is wrong, shown or not. */
  readonly wrong: FieldErrors;
  /** The errors that show by now. */
  readonly errors: FieldErrors;
  /** The same, each as it stands alone. */
  readonly sentences: FieldErrors;
  /** Shows the errors of the fields that are meant; true when there are none. */
  readonly check: (isMeant: (path: string) => boolean) => boolean;
  readonly failure: string | undefined;
  /** What was thrown, for its code and details. */
  readonly cause: unknown;
  readonly isSending: boolean;
  /** Times that sending was refused here, since something is wrong. */
  readonly refusals: number;
  /** Sends what is right; else shows what is wrong and goes to the first such field in `element`. */
  readonly submit: (element?: HTMLFormElement) => void;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

const asItIs = (_: string, message: string): string => message;
const alone = (_: string, message: string): string => asSentence(message);

/**
 * A form over one of the contract's schemas: the error of a field shows once it has been left, every error when the
 * form is sent. Errors that the service names by field land in the same places, until something is changed.
 */
export function useForm<Values extends object, Parsed>(
  options: FormOptions<Values, Parsed>,
): Form<Values, Parsed> {
  const { initial, opened = initial, schema, word = asItIs, sentence = alone, onSubmit, fallback } = options;
  const wrongSince = (next: Values): ReadonlySet<string> => {
    const before = validate(schema, opened, word).errors;
    const now = Object.entries(validate(schema, next, word).errors);
    return new Set(now.filter(([path, message]) => before[path] !== message).map(([path]) => path));
  };
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState(() => (opened === initial ? new Set<string>() : wrongSince(initial)));
  const [refused, setRefused] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<{ readonly sentence: string; readonly cause: unknown }>();
  const [showsAll, setShowsAll] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const [isSending, setSending] = useState(false);
  const busy = useRef(false);

  /** Once for these values, and only if something asks: opening a form shows no error. */
  const validated = useMemo(() => {
    let validation: Validated<Parsed> | undefined;
    return () => {
      validation ??= validate(schema, values, word);
      return validation;
    };
  }, [schema, values, word]);
  const errors = useMemo(() => {
    if (!showsAll && left.size === 0) return refused;
    const shown = Object.entries(validated().errors).filter(([path]) => showsAll || left.has(path));
    return { ...Object.fromEntries(shown), ...refused };
  }, [validated, left, refused, showsAll]);
  const sentences = useMemo(
    () =>
      Object.fromEntries(Object.entries(errors).map(([path, message]) => [path, sentence(path, message)])),
    [errors, sentence],
  );

  const change = useCallback<Form<Values>['change']>((fields) => {
    setValues((current) => ({ ...current, ...(typeof fields === 'function' ? fields(current) : fields) }));
    setRefused({});
  }, []);
  const leave = useCallback((path: string) => {
    setLeft((paths) => (paths.has(path) ? paths : new Set(paths).add(path)));
  }, []);

  const leavingOf = useMemo(
    () =>
      sameForEach((path) => ({
        onBlur: () => afterPointer(() => leave(path)),
        onPaste: () => leave(path),
      })),
    [leave],
  );
  const typingOf = useMemo(
    () =>
      sameForEach((name) => ({ target }: { target: { value: string } }) => {
        change((current) => ({ ...current, [name]: target.value }));
      }),
    [change],
  );
  const field = (path: string): FieldState => ({
    name: path,
    hasError: path in errors,
    errorMessage: sentences[path],
    ...leavingOf(path),
  });

  const send = async (element?: HTMLFormElement) => {
    setFailure(undefined);
    const { parsed, errors: wrong } = validated();
    if (parsed === undefined) {
      setShowsAll(true);
      setRefusals((count) => count + 1);
      focusFirst(element, Object.keys(wrong));
      return;
    }
    busy.current = true;
    setSending(true);
    try {
      await onSubmit(parsed);
      setShowsAll(false);
      setRefusals(0);
    } catch (error) {
      if (isCancelled(error)) return;
      const named = serverErrors(error, word);
      setRefused(named);
      setFailure({ sentence: sentenceOf(error, fallback), cause: error });
      focusFirst(element, Object.keys(named));
    } finally {
      busy.current = false;
      setSending(false);
    }
  };
  const submit = (element?: HTMLFormElement) => {
    if (!busy.current) void send(element);
  };

  return {
    values,
    change,
    replace: (next) => {
      setValues(next);
      setLeft(wrongSince(next));
      setRefused({});
      setShowsAll(false);
    },
    field,
    text: (name) => ({
      ...field(name),
      value: String(values[name]),
      onChange: typingOf(name),
    }),
    leave,
    get parsed() {
      return validated().parsed;
    },
    get wrong() {
      return validated().errors;
    },
    errors,
    sentences,
    check: (isMeant) => {
      const meant = Object.keys(validated().errors).filter(isMeant);
      setLeft((paths) => new Set([...paths, ...meant]));
      return meant.length === 0;
    },
    failure: failure?.sentence,
    cause: failure?.cause,
    isSending,
    refusals,
    submit,
    onSubmit: (event) => {
      event.preventDefault();
      submit(event.currentTarget);
    },
  };
}

const serverErrors = (error: unknown, word: typeof asItIs): FieldErrors => {
  const fields = error instanceof ApiError ? (error.details?.fields ?? []) : [];
  return Object.fromEntries(fields.map(({ field, message }) => [field, word(field, message)]));
};

/** In the order of the page, not of the schema. */
function focusFirst(form: HTMLFormElement | undefined, paths: readonly string[]): void {
  const elements = [...(form?.elements ?? [])];
  const first = elements.find((element) => paths.includes(element.getAttribute('name') ?? ''));
  if (first instanceof HTMLElement) first.focus();
}
