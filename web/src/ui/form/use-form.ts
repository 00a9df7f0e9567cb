import { type FormEvent, useRef, useState } from 'react';
import { ApiError, isCancelled, sentenceOf } from '#web/api/api-error.ts';
import { afterPointer } from './after-pointer.ts';
import { asSentence, type FieldErrors, type FormSchema, schemaErrors } from './schema-errors.ts';

export interface FormOptions<Values extends object, Parsed> {
  readonly initial: Values;
  /** The contract's schema for what is sent. */
  readonly schema: FormSchema<Parsed>;
  /** Rules between fields that the contract does not know: a repeated password. */
  readonly check?: (values: Values) => FieldErrors;
  /** Gets what the schema made of the values. */
  readonly onSubmit: (parsed: Parsed) => Promise<void>;
  /** The sentence for a failure that has none of its own. */
  readonly fallback: string;
}

export interface Form<Values extends object> {
  readonly values: Values;
  readonly change: (fields: Partial<Values>) => void;
  /** Spread on an Amplify field: `name`, `hasError`, `errorMessage` and `onBlur`. The name is a path: `sites[0].name`. */
  readonly field: (path: string) => {
    readonly name: string;
    readonly hasError: boolean;
    readonly errorMessage: string | undefined;
    readonly onBlur: () => void;
  };
  /** The same with `value` and `onChange`, for a field of text at the top level. */
  readonly text: <Name extends keyof Values & string>(
    name: Name,
  ) => ReturnType<Form<Values>['field']> & {
    readonly value: string;
    readonly onChange: (event: { target: { value: string } }) => void;
  };
  /** What the summary lists, after a refused sending. */
  readonly errors: FieldErrors;
  readonly failure: string | undefined;
  readonly isSending: boolean;
  readonly wasRefused: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * A form over one of the contract's schemas: a field is judged when it is left, everything when it is sent; then the
 * first field with an error takes the focus. Errors that the service names by field land in the same places.
 */
export function useForm<Values extends object, Parsed>({
  initial,
  schema,
  check,
  onSubmit,
  fallback,
}: FormOptions<Values, Parsed>): Form<Values> {
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const [wasRefused, setWasRefused] = useState(false);
  const [isSending, setSending] = useState(false);
  const busy = useRef(false);

  const judged = { ...schemaErrors(schema, values), ...check?.(values) };
  const shown: FieldErrors = {
    ...(wasRefused ? judged : Object.fromEntries(Object.entries(judged).filter(([path]) => left.has(path)))),
    ...refused,
  };

  const field: Form<Values>['field'] = (path) => ({
    name: path,
    hasError: path in shown,
    errorMessage: shown[path] && asSentence(shown[path]),
    onBlur: () => afterPointer(() => setLeft((paths) => new Set(paths).add(path))),
  });

  const send = async (form: HTMLFormElement) => {
    const parsed = schema.safeParse(values);
    if (!parsed.success || Object.keys(judged).length > 0) {
      setWasRefused(true);
      focusFirst(form, Object.keys(judged));
      return;
    }
    busy.current = true;
    setSending(true);
    setFailure(undefined);
    try {
      await onSubmit(parsed.data);
      setWasRefused(false);
    } catch (error) {
      if (isCancelled(error)) return;
      const named = serverErrors(error);
      setRefused(named);
      setFailure(sentenceOf(error, fallback));
      focusFirst(form, Object.keys(named));
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  return {
    values,
    change: (fields) => {
      setValues((current) => ({ ...current, ...fields }));
      setRefused({});
    },
    field,
    text: (name) => ({
      ...field(name),
      value: String(values[name]),
      onChange: (event) => {
        setValues((current) => ({ ...current, [name]: event.target.value }));
        setRefused({});
      },
    }),
    errors: shown,
    failure,
    isSending,
    wasRefused,
    onSubmit: (event) => {
      event.preventDefault();
      if (!busy.current) void send(event.currentTarget);
    },
  };
}

const serverErrors = (error: unknown): FieldErrors =>
  error instanceof ApiError
    ? Object.fromEntries((error.details?.fields ?? []).map(({ field, message }) => [field, message]))
    : {};

/** In the order of the page, not of the schema. */
function focusFirst(form: HTMLFormElement, paths: readonly string[]): void {
  const first = [...form.elements].find((element) => paths.includes(element.getAttribute('name') ?? ''));
  if (first instanceof HTMLElement) first.focus();
}
