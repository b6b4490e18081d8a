import { z } from 'zod';
import { brand } from '../company/brand.ts';
import type { Resource } from './blocks.ts';
import { checklist } from './checklist.ts';
import { etiquette } from './etiquette.ts';
import { guides } from './guides.ts';
import { handbook } from './handbook.ts';
import { firstShift, upsetCustomer } from './lessons.ts';
import { questions } from './questions.ts';
import { templates } from './templates.ts';

/**
 * The eight items of the Resources tab (specification file 2 §2). Two illustrated lessons take the place of training
 * videos: they can be printed, searched, and read aloud.
 */
export const resources: readonly Resource[] = [
  templates,
  guides,
  handbook,
  questions,
  firstShift,
  upsetCustomer,
  checklist,
  etiquette,
];

/** The article with this id; null when there is none. */
export function findResource(id: string | undefined): Resource | null {
  return resources.find((resource) => resource.id === id) ?? null;
}

/** Address of an article as PDF. */
export function resourceFileUrl(id: string): string {
  return `/files/resources/${id}.pdf`;
}

/** Ids of all checklist lines. */
export const checklistItemIds: readonly string[] = resources.flatMap(({ sections }) =>
  sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'tick' ? [block.id] : []))),
);

/** Sets one checkmark to the given state. Idempotent, so it needs no key. */
export const ChecklistInput = z.strictObject({
  id: z.string().refine((id) => checklistItemIds.includes(id), 'This line isn’t part of a checklist'),
  ticked: z.boolean(),
});
export type ChecklistInput = z.infer<typeof ChecklistInput>;

/** The quick-reference box. */
export const quickReference = {
  shortcuts: [
    { keys: 'Ctrl K or ⌘ K', does: 'Search and commands' },
    { keys: 'Enter', does: 'Send a message' },
    { keys: 'Shift Enter', does: 'New line in a message' },
    { keys: 'Esc', does: 'Close a dialog or menu' },
  ],
  get contacts() {
    return [
      { label: 'HR and payments', address: brand.hrEmail },
      { label: 'Everything else', address: brand.contactEmail },
      { label: 'Privacy', address: brand.privacyEmail },
    ];
  },
  hours:
    'Monday to Friday, 9:00 AM–6:00 PM EST. We answer within 24–48 hours. Put URGENT in the subject to move it to the top.',
} as const;
