import { z } from 'zod';
import { NewPassword } from '../auth/schema.ts';
import type { CandidateStatus } from '../candidates/schema.ts';
import { CandidateId, DocumentRequestId, FileId } from '../ids/schema.ts';
import { ONE_LINE, ONE_LINE_MESSAGE, withoutHidden } from '../text/plainLine.ts';
import { plainText } from '../text/plainText.ts';
import { type RequestedThing, requestedThings } from './requested.ts';

/** Onboarding documents (specification file 1 §2, §5, §9). Messages are to the letter. */
export const paymentOptions = [
  'Direct Deposit',
  'Credit Card',
  'Paycheck',
  'Wire Transfer',
  'PayPal',
] as const;
const withoutBank: Partial<Record<string, string>> = {
  'Credit Card': 'payment by credit card',
  Paycheck: 'paper paychecks',
  PayPal: 'PayPal',
};

/** Why bank details are needed although the chosen way of being paid seems to need none; else null. */
export function bankNote(paymentOption: string): string | null {
  const chosen = withoutBank[paymentOption];
  if (!chosen) return null;
  return `HR will email you to set up ${chosen}. Until then, we’ll pay into the bank account below.`;
}

/** Pay frequency; every two weeks by default. */
export const payCycles = ['biweekly', 'weekly'] as const;
export type PayCycle = (typeof payCycles)[number];
export const payCycleLabels: Record<PayCycle, string> = {
  biweekly: 'Every two weeks',
  weekly: 'Every week',
};

/** Stored with every hand-in; raised when the wording of the reassurance or the privacy policy changes. */
export const DOCUMENTS_CONSENT_VERSION = '2025-01';

const SSN_FORMAT = 'SSN must be in format: XXX-XX-XXXX';

/** Adds the dashes while the person types; keeps digits only, `max` at most. */
export function formatSsn(typed: string, max: number): string {
  const digits = digitsOnly(typed, max);
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter((part) => part !== '').join('-');
}

/** What was typed without anything but its first `max` digits. */
export function digitsOnly(typed: string, max: number): string {
  return typed.replace(/\D/g, '').slice(0, max);
}

/**
 * What was typed without spaces, dashes, and hidden characters. Anything else stays to be corrected: nothing else would show that an account
 * number lacks a digit that was read as a letter, or the end of a pasted line.
 */
export function accountText(typed: string): string {
  return withoutHidden(typed).replace(/[\s\p{Pd}]/gu, '');
}

/**
 * Why a well-formed number can't be real: areas, groups, and serials that the Social Security Administration
 * never issues, and two numbers made public by advertising. Null when it may be real.
 */
export function ssnProblem(ssn: string): string | null {
  const [area = '', group = '', serial = ''] = ssn.split('-');
  if (area.startsWith('9')) return 'Social Security numbers never start with 9. Please check yours.';
  const never = area === '000' || area === '666' || group === '00' || serial === '0000';
  const known = ssn === '078-05-1120' || ssn === '219-09-9999';
  return never || known ? 'This Social Security number was never issued. Please check yours.' : null;
}

/** The check digit of ABA routing numbers: weights 3, 7, 1. */
export function routingChecksumHolds(routing: string): boolean {
  if (!/^\d{9}$/.test(routing)) return false;
  const weights = [3, 7, 1];
  const sum = [...routing].reduce((total, digit, at) => total + Number(digit) * (weights[at % 3] ?? 0), 0);
  return sum % 10 === 0 && sum > 0;
}

const districts = [
  'Boston',
  'New York',
  'Philadelphia',
  'Cleveland',
  'Richmond',
  'Atlanta',
  'Chicago',
  'St. Louis',
  'Minneapolis',
  'Kansas City',
  'Dallas',
  'San Francisco',
];

/**
 * What a routing number says about its bank: the first two digits name the Federal Reserve district (21–32
 * thrift institutions, 61–72 electronic payments). Null when they name none.
 */
export function routingDistrict(routing: string): string | null {
  const start = Number(routing.slice(0, 2));
  const offset = [0, 20, 60].find((base) => start > base && start <= base + districts.length);
  return offset === undefined ? null : (districts[start - offset - 1] ?? null);
}

/** Whether two spellings mean one bank: with the same numbers, another spelling moves no money. */
export function isSameBank(one: string, other: string): boolean {
  const plain = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();
  return plain(one) === plain(other);
}

const ROUTING_WRONG = 'No bank has this routing number. Please compare it with your check or banking app.';

/**
 * A remark about a complete routing number. A wrong check digit is refused as well: pay would go nowhere. A beginning that
 * names no district isn't, because such numbers may be issued one day.
 */
export function routingHint(routing: string): { kind: 'good' | 'warn'; text: string } | null {
  if (!/^\d{9}$/.test(routing)) return null;
  if (!routingChecksumHolds(routing)) return { kind: 'warn', text: ROUTING_WRONG };
  const district = routingDistrict(routing);
  if (!district)
    return {
      kind: 'warn',
      text: 'This doesn’t look like a valid routing number. Please compare it with your check or banking app.',
    };
  return { kind: 'good', text: `A bank in the ${district} Federal Reserve district.` };
}

const address = z
  .string()
  .overwrite(withoutHidden)
  .trim()
  .min(10, 'Address must be at least 10 characters')
  .max(200, 'Address must be at most 200 characters');
/** Sent by the form for people without a Social Security number, because they aren't taxed in the U.S. */
export const NO_SSN = 'none';

const ssn = z.string().superRefine((value, context) => {
  if (value === NO_SSN) return;
  const message = /^\d{3}-\d{2}-\d{4}$/.test(value) ? ssnProblem(value) : SSN_FORMAT;
  if (message) context.addIssue({ code: 'custom', message });
});
const accountNumber = z
  .string()
  .regex(/^\D*(?:\d\D*){8,}$/, { error: 'Account number must be at least 8 digits', abort: true })
  .regex(/^\d*$/, { error: 'Please use only digits in the account number', abort: true })
  .max(17, 'Account number must be at most 17 digits');
const routingNumber = z
  .string()
  .regex(/^\d{9}$/, { error: 'Routing number must be exactly 9 digits', abort: true })
  .refine(routingChecksumHolds, ROUTING_WRONG);
const username = z
  .string()
  .overwrite(withoutHidden)
  .trim()
  .regex(ONE_LINE, ONE_LINE_MESSAGE)
  .min(3, 'Username must be at least 3 characters')
  .max(50, 'Username must be at most 50 characters');
/** The same field for a person who has submitted it before: if left empty, the value is kept. */
function unlessEmpty(field: z.ZodType<string, string>) {
  return z
    .string()
    .trim()
    .superRefine((value, context) => {
      if (value === '') return;
      for (const { message } of field.safeParse(value).error?.issues ?? [])
        context.addIssue({ code: 'custom', message });
    });
}

/** The form (specification file 1 §5). */
export const DocumentsForm = z.strictObject({
  address,
  ssn,
  accountNumber,
  routingNumber,
  bankName: z
    .string()
    .overwrite(withoutHidden)
    .trim()
    .regex(ONE_LINE, ONE_LINE_MESSAGE)
    .min(2, 'Bank name is required')
    .max(100, 'Please use at most 100 characters'),
  paymentOption: z.enum(paymentOptions, { error: 'Please select a payment option' }),
  payCycle: z.enum(payCycles),
  username,
  password: NewPassword,
});
export type DocumentsForm = z.infer<typeof DocumentsForm>;

/** The form of people who have an account: their login is no part of it. */
const DocumentsAccountForm = DocumentsForm.extend({
  username: z.literal(''),
  password: z.literal(''),
});

/** The form once something is on file. */
export const DocumentsUpdateForm = DocumentsForm.extend({
  address: unlessEmpty(address),
  ssn: unlessEmpty(ssn),
  accountNumber: unlessEmpty(accountNumber),
  routingNumber: unlessEmpty(routingNumber),
  username: unlessEmpty(username),
  password: unlessEmpty(NewPassword),
});
export type DocumentsUpdateForm = z.infer<typeof DocumentsUpdateForm>;

/** The fields of the form, in the order of the page. */
export const documentsLabels = {
  address: 'Address',
  ssn: 'Social Security number',
  paymentOption: 'How would you like to be paid?',
  payCycle: 'How often?',
  bankName: 'Bank name',
  routingNumber: 'Routing number',
  accountNumber: 'Account number',
  proof: 'Confirm it’s you',
  username: 'Username',
  password: 'Password',
} as const satisfies Record<keyof DocumentsForm | 'proof', string>;

const uploaded = z.strictObject(
  { id: FileId, token: z.string().min(20).max(100) },
  { error: "Please upload your ID or driver's license." },
);

/** Another document that HR asked for, with the request it answers. */
const otherDocument = uploaded.extend({ requestId: DocumentRequestId }).nullable().default(null);

export const DocumentsInput = DocumentsForm.extend({
  /** Empty for people who have an account; others choose a login here. */
  username: unlessEmpty(username),
  password: unlessEmpty(NewPassword),
  idDocument: uploaded,
  otherDocument,
  /** Client-made; a repeated hand-in changes nothing. */
  idempotencyKey: z.uuid(),
});
export type DocumentsInput = z.infer<typeof DocumentsInput>;

/**
 * Proof for a change of bank details: the account's password, with the second step's code if it's on, or the
 * emailed code.
 */
const BankProof = z.strictObject({
  password: z.string().max(100, 'Password must be less than 100 characters').default(''),
  code: z.string().trim().max(40).default(''),
});
export type BankProof = z.infer<typeof BankProof>;
/** How long an emailed code for a change of bank details works. */
export const CODE_MINUTES = 10;

export const DocumentsUpdateInput = DocumentsUpdateForm.extend({
  idDocument: uploaded.nullable(),
  otherDocument,
  idempotencyKey: z.uuid(),
  /** Needed when bank details change. */
  proof: BankProof.nullable().default(null),
});
export type DocumentsUpdateInput = z.infer<typeof DocumentsUpdateInput>;

const proven = (field: keyof BankProof, missing: string) =>
  BankProof.refine((proof) => proof[field] !== '', { path: [field], message: missing });
const proofs = {
  password: proven('password', 'Enter your password.'),
  code: proven('code', 'Enter the code we emailed you.'),
};

/** What the form sends, except for its key; `proof` is null unless bank details change. */
export function handInRules({ onFile, hasLogin, bankProof }: OwnDocuments) {
  const more = {
    idDocument: onFile?.idDocument ? uploaded.nullable() : uploaded,
    otherDocument,
    proof: proofs[bankProof].nullable(),
  };
  if (onFile) return DocumentsUpdateForm.extend(more);
  return hasLogin ? DocumentsAccountForm.extend(more) : DocumentsForm.extend(more);
}

/** Fields of the vault, as HR may reveal them. */
export const vaultFields = ['ssn', 'accountNumber', 'routingNumber', 'address'] as const;
export type VaultField = (typeof vaultFields)[number];
export const vaultFieldLabels: Record<VaultField, string> = {
  ssn: 'Social Security number',
  accountNumber: 'Account number',
  routingNumber: 'Routing number',
  address: 'Address',
};

export const reason = plainText().min(5, 'Please say why').max(300, 'Please use at most 300 characters');

/** How long a revealed value stays on screen. */
export const REVEAL_SECONDS = 30;
/** Days before the first payment to new bank details. */
export const BANK_HOLD_DAYS = 3;

const DOTS = '•';
/** A Social Security number as screens show it; "None" when there is none. */
export function maskSsn(last4: string | null): string {
  return last4 ? `•••-••-${last4}` : 'None';
}
/** A number of `length` digits of which only the last four show. */
export function maskNumber(last4: string, length: number): string {
  return DOTS.repeat(Math.max(0, length - 4)) + last4;
}

/** An address as screens show it: every part of one finds a person, so none is shown. */
export const ADDRESS_MASK = 'On file';

export type DocumentRequest = {
  id: DocumentRequestId;
  what: RequestedThing;
  reason: string;
  dueAt: string;
  createdAt: string;
};

/** What is on file, as its owner and HR see it: never more than the last four digits. */
export type MaskedDocuments = {
  ssnMasked: string;
  accountMasked: string;
  routingMasked: string;
  bankName: string;
  paymentOption: string;
  payCycle: PayCycle;
  /** Null for people who had an account already. */
  username: string | null;
  idDocument: { id: FileId; name: string; size: number } | null;
  /** What HR asked for besides, oldest first. */
  otherDocuments: { id: FileId; name: string; size: number }[];
  submittedAt: string;
  updatedAt: string;
};

/** The dialog's beginning. */
export type OwnDocuments = {
  /** False: the server would refuse a hand-in. */
  allowed: boolean;
  status: CandidateStatus;
  onFile: MaskedDocuments | null;
  /** The person has an account; this form doesn't ask for its password. */
  hasLogin: boolean;
  /** What a change of bank details requires. */
  bankProof: 'password' | 'code';
  requests: DocumentRequest[];
};

/** HR's Documents tab. */
export type AdminDocumentsView = {
  onFile: MaskedDocuments | null;
  checkedAt: string | null;
  checkedBy: string | null;
  /** Bank details before the unchecked changes. */
  previousBank: { bankName: string; accountMasked: string; routingMasked: string; changedAt: string } | null;
  /** No payments go to the new bank details before this time. */
  holdUntil: string | null;
  /** IDs, banks, and fields with earlier values, that a legal hold keeps. */
  replacedIds: { id: FileId; name: string; size: number }[];
  replacedBanks: { bankName: string; until: string }[];
  replaced: VaultField[];
  requests: DocumentRequest[];
  /** The person has a page to submit documents on: their portal, or the employee area. */
  canRequest: boolean;
  audit: { id: number; at: string; who: string; text: string; reason: string | null }[];
};

/** The person who may submit; `begun`: HR waits for something from them, or has documents that they may correct. */
export function mayHandIn(status: CandidateStatus, requireHired: boolean, begun: boolean): boolean {
  if (begun && status !== 'rejected') return true;
  return requireHired ? status === 'hired' : ['shortlisted', 'interviewed', 'hired'].includes(status);
}

export const CheckedInput = z.strictObject({
  candidateId: CandidateId,
  /** `updatedAt` of the documents that were looked at. */
  basedOn: z.iso.datetime(),
});
export type CheckedInput = z.infer<typeof CheckedInput>;

export const RevealInput = z.strictObject({
  candidateId: CandidateId,
  field: z.enum(vaultFields),
  password: z.string().min(1, 'Password is required').max(100, 'Password must be less than 100 characters'),
  reason,
});
export type RevealInput = z.infer<typeof RevealInput>;

export const PayrollInput = RevealInput.pick({ password: true, reason: true }).extend({
  /** Of the authenticator app, or a recovery code. */
  code: z.string().trim().max(40).optional(),
});
export type PayrollInput = z.infer<typeof PayrollInput>;

export const AskInput = z.strictObject({
  candidateId: CandidateId,
  what: z.enum(requestedThings),
  reason,
  /** Days from now. */
  dueInDays: z.number().int().min(1).max(60),
  idempotencyKey: z.uuid(),
});
export type AskInput = z.infer<typeof AskInput>;
