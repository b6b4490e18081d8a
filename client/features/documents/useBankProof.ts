import { useState } from 'react';
import type { BankProof, OwnDocuments } from '../../../shared/documents/schema.ts';
import type { ErrorCode } from '../../../shared/errors/errors.ts';

export type BankProofState = {
  kind: OwnDocuments['bankProof'];
  password: string;
  code: string;
  /** The account also needs its two-step code. */
  secondStep: boolean;
  error: string | null;
  setPassword: (value: string) => void;
  setCode: (value: string) => void;
  /** What to send; null, with a message next to the field, while something is missing. */
  take: () => BankProof | null;
  /** Whether the error is about the proof; it's then shown next to that field. */
  refused: (code: ErrorCode, message: string) => boolean;
  reset: () => void;
};

const refusals = new Set<ErrorCode>([
  'bank_password_needed',
  'bank_code_needed',
  'bank_code_wrong',
  'wrong_password',
  'second_factor_wrong',
]);

/** The password or emailed code needed to change bank details. */
export function useBankProof(own: OwnDocuments): BankProofState {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [secondStep, setSecondStep] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const kind = own.bankProof;
  const fail = (message: string | null, field: string): null => {
    setError(message);
    // The two-step field is shown first.
    setTimeout(() => document.getElementById(field)?.focus());
    return null;
  };
  return {
    kind,
    password,
    code,
    secondStep,
    error,
    setPassword: (value) => {
      setPassword(value);
      setError(null);
    },
    setCode: (value) => {
      setCode(value);
      setError(null);
    },
    take() {
      if (kind === 'password' && password === '') return fail('Enter your password.', 'od-proof');
      if (kind === 'code' && code.trim() === '') return fail('Enter the code we emailed you.', 'od-proof');
      return { password, code: code.trim() };
    },
    refused(reason, message) {
      if (reason === 'second_factor_required') {
        setSecondStep(true);
        fail(null, 'od-proof-step');
        return true;
      }
      if (!refusals.has(reason)) return false;
      fail(message, reason === 'second_factor_wrong' ? 'od-proof-step' : 'od-proof');
      return true;
    },
    reset() {
      setPassword('');
      setCode('');
      setSecondStep(false);
      setError(null);
    },
  };
}
