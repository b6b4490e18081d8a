/** What pages say about accounts, without the forms' rules, which load when someone fills one in. */

/** Texts of the forms that the specification gives to the letter (file 2 §8, product decisions). */
export const authTexts = {
  signedUp: 'Account created successfully. Please log in to continue.',
  signUpFailed: 'Failed to create account',
  resetSent: 'A password reset link has been sent to your registered email.',
  resetFailed: 'Failed to send reset email',
} as const;

/** What the fields of the forms are called, in the order of the page. */
export const signInLabels = { email: 'Email', password: 'Password', code: 'Authentication code' } as const;
export const signUpLabels = {
  fullName: 'Full name',
  email: 'Email',
  role: 'Role',
  password: 'Password',
  confirmPassword: 'Confirm password',
} as const;
export const newPasswordLabels = {
  current: 'Current password',
  password: 'New password',
  confirmPassword: 'Confirm password',
} as const;
export const forgotLabels = { email: 'Email' } as const;
export const changeEmailLabels = { email: 'New email address', password: 'Your password' } as const;
export const proofLabels = {
  password: 'Your password',
  code: 'Code from your app, or a recovery code',
} as const;

/** How long links live, in the words of pages and emails. */
export const linkLife = {
  invitationDays: 14,
  resetMinutes: 30,
  confirmDays: 3,
  changeEmailHours: 24,
  panelInvitationDays: 7,
} as const;

/** From this length on, strength alone decides about a password, and the server rates it. */
export const LONG_PASSWORD = 20;
