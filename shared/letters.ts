import { z } from 'zod';
import { cleanMessage } from './conversation.ts';
import { everywhere, type Letter, letters, type Placeholder, type Slot } from './letterWords.ts';
import type { SettingChange, Stored } from './panelSettings.ts';

export type LetterKind = keyof typeof letters;
export const letterKinds = Object.keys(letters).filter(isLetterKind);
export const LetterKindInput = z
  .string()
  .refine(isLetterKind, { error: 'This email doesn’t exist', abort: true });

/** Whether HR can edit this email. */
export function isLetterKind(kind: string): kind is LetterKind {
  return Object.hasOwn(letters, kind);
}

/** Subject, heading, and editable paragraphs by slot. */
export type LetterText = { subject: string; heading: string } & Partial<Record<Slot['slot'], string>>;

/** The definition with a widened type, for code that handles any template. */
export function letterOf(kind: LetterKind): Letter {
  return letters[kind];
}

/** A template's default text. */
export function defaultText(kind: LetterKind): LetterText {
  const { subject, heading, parts } = letterOf(kind);
  const slots = parts.flatMap((part) => ('slot' in part ? [[part.slot, part.text] as const] : []));
  return { subject, heading, ...Object.fromEntries(slots) };
}

/** Text in braces on one line. */
const inBraces = /\{([^{}\n]{0,60})\}/g;

/** All placeholders of a template. */
export function placeholdersOf(kind: LetterKind): Placeholder[] {
  return [...new Set<Placeholder>([...letterOf(kind).placeholders, ...everywhere])];
}

/** A sentence about the first unknown placeholder; null when all are known. */
export function unknownPlaceholder(kind: LetterKind, text: string): string | null {
  const known: readonly string[] = placeholdersOf(kind);
  const strange = [...text.matchAll(inBraces)].find(([, name = '']) => !known.includes(name));
  if (!strange) return null;
  return `You can’t use ${strange[0]} here. Available: ${known.map((name) => `{${name}}`).join(', ')}.`;
}

/**
 * Fills the placeholders once: inserted values are never searched for placeholders. A placeholder without a value
 * becomes empty.
 */
export function filled(text: string, values: Partial<Record<Placeholder, string>>): string {
  const known = new Map<string, string>(Object.entries(values));
  return text.replace(inBraces, (_whole, name: string) => known.get(name) ?? '');
}

/** Valid template text: plain text without hidden characters, only known placeholders. */
export function letterSchema(kind: LetterKind): z.ZodType<LetterText> {
  const checked = (text: string, context: z.RefinementCtx): void => {
    const problem = unknownPlaceholder(kind, text);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  };
  const line = (missing: string) =>
    z
      .string()
      .max(2_000)
      .transform((text) => cleanMessage(text).replace(/\s+/g, ' '))
      .pipe(z.string().min(1, missing).max(150, 'Please use at most 150 characters').superRefine(checked));
  const paragraphs = z
    .string()
    .max(20_000)
    .transform(cleanMessage)
    .pipe(z.string().max(3_000, 'Please use at most 3,000 characters').superRefine(checked));
  const has = (slot: Slot['slot']): boolean =>
    letterOf(kind).parts.some((part) => 'slot' in part && part.slot === slot);
  return z
    .strictObject({
      subject: line('Please write a subject'),
      heading: line('Please write a heading'),
      opening: paragraphs.optional(),
      closing: paragraphs.optional(),
    })
    .refine(({ opening, closing }) => (has('opening') || !opening) && (has('closing') || !closing), {
      message: 'This email doesn’t have that paragraph',
    });
}

/** A template and its text, validated against the kind. */
const draft = {
  kind: LetterKindInput,
  text: z.strictObject({
    subject: z.string(),
    heading: z.string(),
    opening: z.string().optional(),
    closing: z.string().optional(),
  }),
};
const checkDraft = (
  { kind, text }: { kind: LetterKind; text: LetterText },
  context: z.RefinementCtx,
): void => {
  for (const { path, message } of letterSchema(kind).safeParse(text).error?.issues ?? []) {
    context.addIssue({ code: 'custom', message, path: ['text', ...path] });
  }
};
export const LetterDraft = z.strictObject(draft).superRefine(checkDraft);
export type LetterDraft = z.infer<typeof LetterDraft>;

const basedOn = z.string().max(64).nullable();
export const SaveLetterInput = z.strictObject({ ...draft, basedOn }).superRefine(checkDraft);
export type SaveLetterInput = z.infer<typeof SaveLetterInput>;
export const ResetLetterInput = z.strictObject({ kind: LetterKindInput, basedOn });
export type ResetLetterInput = z.infer<typeof ResetLetterInput>;

/** An email as a sample person would get it. */
export type LetterPreview = { subject: string; html: string; text: string };
export type LetterRow = { kind: LetterKind; changed: boolean };
export type LetterDetail = {
  kind: LetterKind;
  text: Stored<LetterText>;
  preview: LetterPreview;
  history: SettingChange[];
};
