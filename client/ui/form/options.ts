import type { FormDraft } from './draft.ts';
import type { Failure, Issues } from './problems.ts';

export type Name<V> = keyof V & string;

/** The part of a schema that forms use; both zod builds have it. */
export type Rules<Out> = {
  safeParse: (input: unknown) => { data?: Out | undefined; error?: Issues | undefined };
};

export type ZodFormOptions<V extends object, Out> = {
  /** The rules, or how to load them: then they load once someone starts filling in the form, not with the page. */
  schema: Rules<Out> | (() => Promise<Rules<Out>>);
  initial: V;
  /** Values from the address: they replace a draft's, but not those typed before the script loaded. */
  preset?: Partial<NoInfer<V>> | null;
  /** The labels of the fields, in page order. */
  labels: Readonly<Record<Name<V>, string>>;
  /** The form's own prefix of element ids. */
  id?: string;
  /** Converts the values to the schema's input, where they differ. */
  toInput?: (values: V) => unknown;
  /**
   * Sends the parsed values. Errors are shown; `key` stays the same when the same input is sent again. `earlier` are the keys of
   * tries with other input, which the server may have stored without an answer.
   */
  onSubmit: (input: Out, key: string, earlier: string[]) => Promise<unknown>;
  onInvalid?: (message: string) => void;
  /** The server refused it, or didn't answer. */
  onRefused?: (failure: Failure) => void;
  /** Where values are kept until they're sent; see `formDraft`. */
  draft?: FormDraft;
};
