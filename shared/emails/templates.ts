import { z } from 'zod';
import { cleanMessage } from '../conversation/schema.ts';
import type { SettingChange, Stored } from '../panel/settings.ts';
import { inBraces, unknownIn } from '../text/placeholders.ts';
import {
  type EmailTemplate,
  emailTemplates,
  everywhere,
  type Placeholder,
  type Slot,
} from './templateCopy.ts';

export type EmailTemplateKind = keyof typeof emailTemplates;
export const emailTemplateKinds = Object.keys(emailTemplates).filter(isEmailTemplateKind);
export const EmailTemplateKindInput = z
  .string()
  .refine(isEmailTemplateKind, { error: 'This email doesn’t exist', abort: true });

/** Whether HR can edit this email. */
export function isEmailTemplateKind(kind: string): kind is EmailTemplateKind {
  return Object.hasOwn(emailTemplates, kind);
}

/** Subject, heading, and editable paragraphs by slot. */
export type EmailTemplateText = { subject: string; heading: string } & Partial<Record<Slot['slot'], string>>;

/** The definition with a widened type, for code that handles any template. */
export function emailTemplateOf(kind: EmailTemplateKind): EmailTemplate {
  return emailTemplates[kind];
}

/** A template's default text. */
export function defaultText(kind: EmailTemplateKind): EmailTemplateText {
  const { subject, heading, parts } = emailTemplateOf(kind);
  const slots = parts.flatMap((part) => ('slot' in part ? [[part.slot, part.text] as const] : []));
  return { subject, heading, ...Object.fromEntries(slots) };
}

/** All placeholders of a template. */
export function placeholdersOf(kind: EmailTemplateKind): Placeholder[] {
  return [...new Set<Placeholder>([...emailTemplateOf(kind).placeholders, ...everywhere])];
}

/** A sentence about the first unknown placeholder; null when all are known. */
export const unknownPlaceholder = (kind: EmailTemplateKind, text: string): string | null =>
  unknownIn(text, placeholdersOf(kind));

/**
 * Fills the placeholders once: inserted values are never searched for placeholders. A placeholder without a value
 * becomes empty.
 */
export function filled(text: string, values: Partial<Record<Placeholder, string>>): string {
  const known = new Map<string, string>(Object.entries(values));
  return text.replace(inBraces, (_whole, name: string) => known.get(name) ?? '');
}

/** Valid template text: plain text without hidden characters, only known placeholders. */
export function emailTemplateSchema(kind: EmailTemplateKind): z.ZodType<EmailTemplateText> {
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
    emailTemplateOf(kind).parts.some((part) => 'slot' in part && part.slot === slot);
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
  kind: EmailTemplateKindInput,
  text: z.strictObject({
    subject: z.string(),
    heading: z.string(),
    opening: z.string().optional(),
    closing: z.string().optional(),
  }),
};
const checkDraft = (
  { kind, text }: { kind: EmailTemplateKind; text: EmailTemplateText },
  context: z.RefinementCtx,
): void => {
  for (const { path, message } of emailTemplateSchema(kind).safeParse(text).error?.issues ?? []) {
    context.addIssue({ code: 'custom', message, path: ['text', ...path] });
  }
};
export const EmailTemplateDraft = z.strictObject(draft).superRefine(checkDraft);
export type EmailTemplateDraft = z.infer<typeof EmailTemplateDraft>;

const basedOn = z.string().max(64).nullable();
export const SaveEmailTemplateInput = z.strictObject({ ...draft, basedOn }).superRefine(checkDraft);
export type SaveEmailTemplateInput = z.infer<typeof SaveEmailTemplateInput>;
export const ResetEmailTemplateInput = z.strictObject({ kind: EmailTemplateKindInput, basedOn });
export type ResetEmailTemplateInput = z.infer<typeof ResetEmailTemplateInput>;

/** An email as a sample person would get it. */
export type EmailTemplatePreview = { subject: string; html: string; text: string };
export type EmailTemplateRow = { kind: EmailTemplateKind; changed: boolean };
export type EmailTemplateDetail = {
  kind: EmailTemplateKind;
  text: Stored<EmailTemplateText>;
  preview: EmailTemplatePreview;
  history: SettingChange[];
};
