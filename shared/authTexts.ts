/** What pages say about accounts, without the forms' rules, which load when someone fills one in. */

/** Texts of the forms that the specification gives to the letter (file 2 §8, product decisions). */
export const authTexts = {
  signedUp: 'Account created successfully. Please log in to continue.',
  signUpFailed: 'Failed to create account',
  resetSent: 'A password reset link has been sent to your registered email.',
  resetFailed: 'Failed to send reset email',
} as const;

/** How long links live, in the words of pages and mails. */
export const linkLife = {
  invitationDays: 14,
  resetMinutes: 30,
  confirmDays: 3,
  changeEmailHours: 24,
  panelInvitationDays: 7,
} as const;

/** From this length on, strength alone decides about a password, and the server rates it. */
export const LONG_PASSWORD = 20;
