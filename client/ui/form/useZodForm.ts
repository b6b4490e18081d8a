import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { UNAVAILABLE } from '../../../shared/errors/unavailable.ts';
import type { Name, Rules, ZodFormOptions } from './options.ts';
import type { Failure, Problems } from './problems.ts';

/** The props of a field component; spread them on one. */
export type FieldState<T> = {
  id: string;
  name: string;
  label: string;
  value: T;
  error: string | null;
  onChange: (value: T) => void;
};

export type ZodForm<V extends object, Out = unknown> = {
  id: string;
  values: V;
  /** What the values are compared with. */
  initial: V;
  labels: Readonly<Record<Name<V>, string>>;
  problems: Problems;
  /** Why the last try was refused; null when nothing is wrong. */
  failure: Failure | null;
  pending: boolean;
  /** Something differs from the initial values. */
  dirty: boolean;
  /** Tries that found errors; each one moves the focus to them. */
  tries: number;
  /** The errors with links to their fields, for long forms. */
  summary: ReactNode;
  element: RefObject<HTMLFormElement | null>;
  field: <K extends Name<V>>(name: K) => FieldState<V[K]>;
  /** A field inside a list or a record, at `own.0.ask`; `put` returns the values with another value there. */
  inner: <T>(path: string, label: string, value: T, put: (values: V, value: T) => V) => FieldState<T>;
  set: <K extends Name<V>>(name: K, value: V[K]) => void;
  /** Replaces the values; with `asInitial` they become the initial values. */
  show: (values: V, asInitial?: boolean) => void;
  setProblem: (path: string, message: string) => void;
  /** Removes the message of something that isn't one of the values, such as a file. */
  clearProblem: (path: string) => void;
  focus: (path: string) => void;
  /** Loads what trying needs, once someone starts filling in the form: by the end, a release may have removed it. */
  prepare: () => unknown;
  /** Shows what's wrong, as submitting would; what would be sent when nothing is. */
  check: () => Promise<Out | null>;
  submit: (event?: FormEvent) => Promise<unknown>;
};

/**
 * A form over a schema of `shared`: values, errors, submitting, and the server's refusals. Without a library,
 * so public pages and signed-in areas share it.
 */
export function useZodForm<V extends object, Out>(options: ZodFormOptions<V, Out>): ZodForm<V, Out> {
  const { labels } = options;
  const made = useId();
  const id = options.id ?? made;
  const element = useRef<HTMLFormElement>(null);
  const typed = useValues(options, element);
  const found = useProblems(element);
  const { pending, loaded, load, attempt } = useTries(options, element, typed, found);
  const { values, initial, latest, change } = typed;
  const { problems, failure, tries, setProblem, clearProblem } = found;
  const focus = useCallback((path: string) => document.getElementById(`${id}-${path}`)?.focus(), [id]);
  const edit = (path: string, next: V): void => {
    change(next);
    clearProblem(path);
  };
  const set = <K extends Name<V>>(name: K, value: V[K]): void =>
    edit(name, { ...latest.current, [name]: value });
  const state = <T>(path: string, label: string, value: T, onChange: (value: T) => void): FieldState<T> => ({
    id: `${id}-${path}`,
    name: path,
    label,
    value,
    error: problems[path] ?? null,
    onChange,
  });
  return {
    id,
    values,
    initial,
    labels,
    problems,
    failure,
    pending,
    dirty: JSON.stringify(values) !== JSON.stringify(initial),
    tries,
    summary: loaded.current?.summaryOf({ id, labels, problems, tries }),
    element,
    field: (name) => state(name, labels[name], values[name], (value) => set(name, value)),
    inner: (path, label, value, put) =>
      state(path, label, value, (next) => edit(path, put(latest.current, next))),
    set,
    show: (next, asInitial) => {
      typed.shown.current++;
      change(next);
      if (asInitial) typed.setInitial(next);
      found.report({}, null);
    },
    setProblem,
    clearProblem,
    focus,
    prepare: load,
    check: () => attempt(false),
    submit: (event) => {
      event?.preventDefault();
      return attempt(true);
    },
  };
}

type FormElement = RefObject<HTMLFormElement | null>;

/** What's typed, and what it's compared with. */
function useValues<V extends object, Out>(options: ZodFormOptions<V, Out>, element: FormElement) {
  const { draft } = options;
  const [initial, setInitial] = useState(options.initial);
  const [values, setValues] = useState(initial);
  const latest = useRef(values);
  /** Counts values set by code. */
  const shown = useRef(0);
  const change = (next: V): void => {
    latest.current = next;
    setValues(next);
    draft?.write(next);
  };
  // In the same step as hydration: a word typed in between would be overwritten by the empty form.
  const begin = useRef(() => {
    const next = { ...latest.current, ...draft?.read(latest.current), ...options.preset };
    const typed = { ...next, ...typedBefore(element.current, next) };
    latest.current = typed;
    setValues(typed);
  });
  useLayoutEffect(() => begin.current(), []);
  return { values, initial, setInitial, latest, shown, change };
}

/** What's wrong, and how often that was found. */
function useProblems(element: FormElement) {
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) focusFirst(element.current);
  }, [tries, element]);
  const again = (): void => setTries((count) => count + 1);
  return {
    problems,
    failure,
    tries,
    report: (found: Problems, why: Failure | null): void => {
      setProblems(found);
      setFailure(why);
      if (Object.keys(found).length > 0) again();
    },
    setProblem: (path: string, message: string): void => {
      setProblems((old) => ({ ...old, [path]: message }));
      setFailure(null);
      again();
    },
    clearProblem: useCallback((path: string) => setProblems((old) => without(old, path)), []),
  };
}

/**
 * Checks the values and, if `send`, sends them, one try at a time: the buttons say so. A try that throws leaves a form
 * that can be sent again.
 */
function useTries<V extends object, Out>(
  options: ZodFormOptions<V, Out>,
  element: FormElement,
  { latest, shown, setInitial }: ReturnType<typeof useValues<V, Out>>,
  { report }: ReturnType<typeof useProblems>,
) {
  const [pending, setPending] = useState(false);
  const busy = useRef(false);
  const last = useRef({ content: '', key: '' });
  const loaded = useRef<typeof import('./sending.tsx')>(null);
  const load = () => Promise.all([rulesOf(options.schema), import('./sending.tsx').catch(() => null)]);
  const attempt = async (send: boolean): Promise<Out | null> => {
    if (busy.current) return null;
    busy.current = true;
    setPending(true);
    try {
      const [rules, sending] = await load();
      loaded.current = sending;
      let [sent, before] = [latest.current, shown.current];
      const onValid = (): void => {
        report({}, null);
        [sent, before] = [latest.current, shown.current];
      };
      const form = { values: latest, element, last: send ? last.current : null };
      const tried =
        rules && sending
          ? await sending.tryForm(options, rules, form, onValid)
          : { problems: {}, failure: incomplete };
      if (tried.problems) {
        report(tried.problems, tried.failure);
        if (tried.failure) options.onRefused?.(tried.failure);
        if (tried.message) options.onInvalid?.(tried.message);
        return null;
      }
      // What was typed while the answer was on its way isn't saved yet.
      const saved = shown.current === before ? sent : latest.current;
      if (send) {
        setInitial(saved);
        if (latest.current === saved) options.draft?.clear();
      }
      return tried.data;
    } finally {
      busy.current = false;
      setPending(false);
    }
  };
  return { pending, loaded, load, attempt };
}

/** Without a connection, or since a release that the page is older than. */
const incomplete: Failure = { code: 'unavailable', message: UNAVAILABLE };

async function rulesOf<Out>(schema: ZodFormOptions<object, Out>['schema']): Promise<Rules<Out> | null> {
  return typeof schema === 'function' ? schema().catch(() => null) : schema;
}

/** An edited field loses its message, and so do the fields inside it and the list or record it's in. */
function without(problems: Problems, path: string): Problems {
  const remaining = Object.entries(problems).filter(
    ([at]) => !`${at}.`.startsWith(`${path}.`) && !path.startsWith(`${at}.`),
  );
  return remaining.length === Object.keys(problems).length ? problems : Object.fromEntries(remaining);
}

/** Values already in the native fields: typed before hydration, or autofilled by the browser. */
function typedBefore<V extends object>(form: HTMLFormElement | null, values: V): Partial<V> {
  const found: Partial<V> = {};
  return Object.assign(
    found,
    Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => {
        const now = typedIn(form?.elements.namedItem(name));
        return typeof now === typeof value && now !== value && now !== '' ? [[name, now]] : [];
      }),
    ),
  );
}

/** Radio buttons of one name are a list, whose value is the checked one's. */
function typedIn(field: RadioNodeList | Element | null | undefined): unknown {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return field.checked;
  return field && 'value' in field ? field.value : undefined;
}

/**
 * Focuses the summary, if the form has one; otherwise the first field with an error, even in a collapsed
 * section. A field made of buttons marks the one to press with `data-wrong`.
 */
function focusFirst(form: HTMLFormElement | null): void {
  const first =
    form?.querySelector<HTMLElement>('[data-error-summary]') ??
    form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]');
  first?.closest('details')?.setAttribute('open', '');
  first?.focus();
}
