import { z } from 'zod';
import type { CandidateStatus } from '../candidates/schema.ts';
import type { UserId } from '../ids/schema.ts';
import { LONG_PASSWORD } from './texts.ts';

export const roles = ['admin', 'reviewer'] as const;
export type Role = (typeof roles)[number];

/** One plain address (quality S18). */
export const email = z
  .string()
  .trim()
  .max(255, 'Email must be less than 255 characters')
  .pipe(z.email('Invalid email address'));

/** Sign-in (specification file 2 §5). */
export const SignInInput = z.strictObject({
  email,
  password: z.string().min(1, 'Password is required').max(100, 'Password must be less than 100 characters'),
  /** The authenticator app's six digits, or a recovery code; asked for when the account has a second step. */
  code: z.string().trim().max(40).optional(),
  /** From an invitation link: the account that signs in becomes the invited person's. */
  invitation: z.string().max(100).optional(),
});
export type SignInInput = z.infer<typeof SignInInput>;

const composed = (rule: RegExp) => (password: string) =>
  password.length >= LONG_PASSWORD || rule.test(password);

/** New passwords (specification file 2 §5); how easy they are to guess is checked by the server. */
export const NewPassword = z
  .string()
  .min(8, 'Password must be at least 8 characters')
  .max(100, 'Password must be less than 100 characters')
  .refine(composed(/[A-Z]/), 'Password must contain at least one uppercase letter')
  .refine(composed(/[a-z]/), 'Password must contain at least one lowercase letter')
  .refine(composed(/[0-9]/), 'Password must contain at least one number');

/** 256 random bits as base64url; the secret in an emailed link. */
export const LinkToken = z.string().min(20).max(100);

export const fullName = z
  .string()
  .trim()
  .min(2, 'Name must be at least 2 characters')
  .max(100, 'Name must be less than 100 characters')
  // Letters of every script, with the marks that some scripts write on them.
  .regex(/^[\p{L}\p{M} '’-]+$/u, 'Name can only contain letters, spaces, hyphens, and apostrophes');

const accountRoles = ['candidate', 'employee'] as const;
export type AccountRole = (typeof accountRoles)[number];

/** Reported together with the other problems instead of after them. */
const same = {
  path: ['confirmPassword'],
  message: 'Passwords do not match',
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};
const isRepeated = (form: { password: string; confirmPassword: string }): boolean =>
  form.password === form.confirmPassword;
/** A password and its repetition. */
const repeated = { password: NewPassword, confirmPassword: z.string().max(200) };

const signUpFields = { fullName, email, role: z.enum(accountRoles), ...repeated };

/** The sign-up form (specification file 2 §5), in the order in which its rules are reported. */
export const SignUpForm = z.strictObject(signUpFields).refine(isRepeated, same);
export type SignUpForm = z.infer<typeof SignUpForm>;

export const SignUpInput = z
  .strictObject({
    ...signUpFields,
    idempotencyKey: z.uuid(),
    /** From an invitation link; what makes an employee account. */
    invitation: z.string().max(100).optional(),
  })
  .refine(isRepeated, same);
export type SignUpInput = z.infer<typeof SignUpInput>;

export const EmailInput = z.strictObject({ email });
export const ForgotInput = z.strictObject({ email, idempotencyKey: z.uuid() });
export type ForgotInput = z.infer<typeof ForgotInput>;

export const NewPasswordForm = z.strictObject(repeated).refine(isRepeated, same);
export const ResetInput = z.strictObject({ token: LinkToken, ...repeated }).refine(isRepeated, same);
export type ResetInput = z.infer<typeof ResetInput>;

/** What a sign-up gives a person who has not applied (specification file 2 §9). */
export const signUpDefaults = {
  candidate: { position: 'Applicant', status: 'applied' },
  employee: { position: 'Customer Service Representative', status: 'hired' },
  country: 'United States',
} as const;

export const AccessCodeInput = z.strictObject({ code: z.string().max(100) });

/** Where a person goes after signing in (specification file 2 §6). */
export type Home = '/admin' | '/employee' | '/candidate';

/** The signed-in person as far as the browser needs it to decide which pages to show. */
export type Me = {
  id: UserId;
  fullName: string;
  email: string;
  roles: Role[];
  home: Home;
  /** False until the link in the email was followed. */
  emailConfirmed: boolean;
  /** The candidate record that the account is linked to; null without one. */
  employee: { position: string; status: CandidateStatus } | null;
};

/** An invitation as its page shows it. */
export type InvitationView = {
  fullName: string;
  email: string;
  position: string;
  /** True when the address has an account already: signing in is enough then. */
  hasAccount: boolean;
};

const accountChangeKinds = [
  'phone',
  'state',
  'country',
  'email',
  'password',
  'second_factor_on',
  'second_factor_off',
  'recovery_codes',
] as const;
export type AccountChangeKind = (typeof accountChangeKinds)[number];

/** One browser that is signed in to the account. `id` opens nothing; it only names the session. */
export type AuthSessionView = {
  id: string;
  device: string;
  signedInAt: string;
  lastUsedAt: string;
  thisOne: boolean;
};

/** Whether signing in requires a second step. */
export type SecondFactorView = { on: boolean; recoveryCodesLeft: number };
/** What an authenticator app needs, shown once: a picture to scan and the same as text. */
export type SecondFactorSetup = { qr: string; secret: string };

export const ConfirmSecondFactorInput = z.strictObject({
  code: z.string().trim().min(6, 'Please enter the six digits').max(20, 'Please enter the six digits'),
});
/**
 * The key stays the same while the dialog is open: after a lost answer, the same codes come back. A page opened before an
 * update may send none.
 */
export const SetUpSecondFactorInput = ConfirmSecondFactorInput.extend({
  idempotencyKey: z.uuid().optional(),
});
export type SetUpSecondFactorInput = z.infer<typeof SetUpSecondFactorInput>;
export const PasswordInput = z.strictObject({
  password: z.string().min(1, 'Password is required').max(100, 'Password must be less than 100 characters'),
});
/** Turning the second step off and renewing its recovery codes take a code of the app, or a recovery code, as well. */
export const SecondProofInput = PasswordInput.extend({
  code: z.string().trim().min(6, 'Please enter a code').max(40, 'Please enter a code'),
});
export type SecondProofInput = z.infer<typeof SecondProofInput>;
export const RenewCodesInput = SecondProofInput.extend({ idempotencyKey: z.uuid().optional() });
export type RenewCodesInput = z.infer<typeof RenewCodesInput>;
export const ChangePasswordInput = z
  .strictObject({
    current: z.string().min(1, 'Password is required').max(100, 'Password must be less than 100 characters'),
    ...repeated,
  })
  .refine(isRepeated, same);
export type ChangePasswordInput = z.infer<typeof ChangePasswordInput>;
export const ChangeEmailInput = z.strictObject({
  email,
  password: z.string().min(1, 'Password is required').max(100, 'Password must be less than 100 characters'),
  idempotencyKey: z.uuid(),
});
export type ChangeEmailInput = z.infer<typeof ChangeEmailInput>;
