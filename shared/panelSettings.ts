import { z } from 'zod';
import type { Role } from './auth.ts';
import { roles } from './auth.ts';
import type { UserId } from './ids.ts';

/** How this house is set up; changed by whoever runs it, so HR only reads it. */
export type HouseSettings = {
  company: string;
  publicUrl: string;
  mailFrom: string;
  hrEmail: string;
  /** False: mails are written to files. */
  smtp: boolean;
  files: 'disk' | 'S3';
  employeeSignup: 'invited' | 'open';
  /** 1 is real time; 0 removes every wait. */
  pacingScale: number;
  aiModel: string;
  aiBuiltIn: boolean;
  aiTokensPerson: number;
  aiTokensAll: number;
};

export type PanelPerson = { userId: UserId; fullName: string; email: string; roles: Role[]; you: boolean };

export const SetRoleInput = z.strictObject({
  email: z
    .string()
    .trim()
    .max(255, 'Email must be less than 255 characters')
    .pipe(z.email('Invalid email address')),
  /** Null takes the access away. */
  role: z.enum(roles).nullable(),
});
export type SetRoleInput = z.infer<typeof SetRoleInput>;

export type MailTemplate = { kind: string; subject: string; text: string };
