import { z } from 'zod';
import type { UserId } from './ids.ts';

export const roles = ['admin', 'reviewer'] as const;
export type Role = (typeof roles)[number];

const email = z
  .string()
  .trim()
  .max(255, 'Email must be less than 255 characters')
  .pipe(z.email('Invalid email address'));

/** Sign-in (specification file 2 §5). */
export const SignInInput = z.strictObject({
  email,
  password: z.string().min(1, 'Password is required').max(100, 'Password must be less than 100 characters'),
});
export type SignInInput = z.infer<typeof SignInInput>;

/** New passwords (specification file 2 §5). */
export const NewPassword = z
  .string()
  .min(8, 'Password must be at least 8 characters')
  .max(100, 'Password must be less than 100 characters')
  .regex(/[A-Z]/, 'Password must contain at least one uppercase letter')
  .regex(/[a-z]/, 'Password must contain at least one lowercase letter')
  .regex(/[0-9]/, 'Password must contain at least one number');

export const AccessCodeInput = z.strictObject({ code: z.string().max(100) });

/** Who is signed in, as the browser may know it. */
export type Me = { id: UserId; fullName: string; email: string; roles: Role[] };

/** Where a person goes after signing in (specification file 2 §6). */
export type Home = '/admin' | '/employee' | '/candidate';
