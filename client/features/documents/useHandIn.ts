import { useEffect, useState } from 'react';
import {
  type BankProof,
  type DocumentRequest,
  type DocumentsForm,
  type DocumentsUpdateInput,
  documentsLabels,
  handInRules,
  isSameBank,
  type OwnDocuments,
} from '../../../shared/documents/schema.ts';
import { isUnclear } from '../../../shared/errors/unavailable.ts';
import { sameIn } from '../../sameIn.ts';
import { trpc } from '../../trpc.ts';
import type { Rules } from '../../ui/form/options.ts';
import type { Failure } from '../../ui/form/problems.ts';
import { useZodForm, type ZodForm } from '../../ui/form/useZodForm.ts';
import { toast } from '../../ui/toast/toast.ts';
import { unsent, uploadedOf } from '../files/sent.ts';
import { isUnderWay, type UploadState } from '../files/state.ts';
import { type Upload, useUpload } from '../files/useUpload.ts';

type HandInValues = Omit<DocumentsForm, 'paymentOption'> & {
  paymentOption: string;
  /** Sent only while the bank details differ from those on file. */
  proof: BankProof;
};

export type HandIn = {
  /** What the form is about; see `during`. */
  own: OwnDocuments;
  form: ZodForm<HandInValues>;
  id: Upload;
  /** Another document, while HR asks for one; the most urgent of several. */
  other: { asked: DocumentRequest | undefined; upload: Upload };
  /** Why nothing can be sent without an ID; shown once the person tried. */
  idProblem: string | null;
  /** The bank details differ from those on file, so we ask for a proof. */
  changesBank: boolean;
  /** The account also needs its two-step code. */
  secondStep: boolean;
  /** Something was typed or chosen. */
  hasUnsent: boolean;
  sent: boolean;
  reset: () => void;
};

/** Where a refused proof is shown. */
const refusals: Record<string, keyof BankProof | undefined> = {
  bank_password_needed: 'password',
  wrong_password: 'password',
  bank_code_needed: 'code',
  bank_code_wrong: 'code',
  second_factor_wrong: 'code',
};

/** A try that chose a login got no answer, and the next one finds the session ended: by that login, or by time. */
const MAYBE_THERE =
  'If your documents arrived, you can sign in with your email address and the password you chose here. If that doesn’t work, enter your access code again and send them once more.';

function initial({ onFile, hasLogin }: OwnDocuments): HandInValues {
  return {
    address: '',
    ssn: '',
    accountNumber: '',
    routingNumber: '',
    bankName: onFile?.bankName ?? '',
    paymentOption: onFile?.paymentOption ?? '',
    payCycle: onFile?.payCycle ?? 'biweekly',
    proof: { password: '', code: '' },
    username: hasLogin ? '' : (onFile?.username ?? ''),
    password: '',
  };
}

type Sent = Omit<DocumentsUpdateInput, 'idempotencyKey'>;

/** The form's rules, plus an error for each file that failed to upload. */
function rulesWith(own: OwnDocuments, files: Record<string, UploadState>): Rules<Sent> {
  const rules: Rules<Sent> = handInRules(own);
  const failed = unsent(files);
  if (failed.length === 0) return rules;
  return {
    safeParse: (typed) => ({
      error: { issues: [...(rules.safeParse(typed).error?.issues ?? []), ...failed] },
    }),
  };
}

/**
 * The form's state. It's kept only in this page's memory: closing the dialog keeps it, leaving the page discards it,
 * and nothing is ever put into the browser's storage.
 */
export function useHandIn(given: OwnDocuments): HandIn {
  /**
   * What was on file when the form was sent, kept until an answer arrives. After a lost answer, the page may already show
   * what this form stored, but the retry must repeat the same call.
   */
  const [during, setDuring] = useState<OwnDocuments | null>(null);
  const own = during ?? given;
  const asked = own.requests.find(({ what }) => what === 'other');
  const { id, other, clearFiles } = useFiles();
  const uploaded = uploadedOf(id.state);
  const [secondStep, setSecondStep] = useState(false);
  const [sent, setSent] = useState(false);
  const utils = trpc.useUtils();
  const { send, reread } = useSending();
  const refused = (failure: Failure): void => {
    const { code } = failure;
    if (!isUnclear(code)) setDuring(null);
    if (code === 'file_gone') clearFiles();
    if (code === 'login_exists') void utils.documents.own.invalidate();
    showAtField(form, failure);
    if (code === 'second_factor_required') {
      setSecondStep(true);
      form.focus('proof.code');
      return;
    }
    // An account that the first try made would have ended the code, and this session with it.
    const maybeThere = code === 'session_ended' && during !== null && form.values.password !== '';
    tellRefused(failure, maybeThere);
  };
  const form = useZodForm<HandInValues, Sent>({
    id: 'od',
    schema: rulesWith(own, { idDocument: id.state, ...(asked && { otherDocument: other.state }) }),
    initial: initial(own),
    labels: documentsLabels,
    toInput: (values) => ({
      ...typedIn(own, values),
      idDocument: uploaded,
      otherDocument: otherSent(asked, other.state),
    }),
    onSubmit: async (input, idempotencyKey) => {
      if (isOnFile(own, input)) {
        toast.info('Nothing to send', 'HR already has what’s shown here.', { id: 'documents' });
        return;
      }
      setDuring(own);
      await send(own, input, idempotencyKey);
      setSent(true);
      setDuring(null);
      tellSent();
      await reread();
    },
    onInvalid: () => {
      if (!uploaded && !own.onFile?.idDocument) tellIdNeeded();
    },
    onRefused: refused,
  });
  const { focus } = form;
  useEffect(() => {
    if (secondStep) focus('proof.code');
  }, [secondStep, focus]);
  return {
    own,
    form,
    id,
    other: { asked, upload: other },
    idProblem:
      uploaded || isUnderWay(id.state) || own.onFile?.idDocument ? null : (form.problems.idDocument ?? null),
    changesBank: changesBank(own, form.values),
    secondStep,
    hasUnsent: form.dirty || id.state.kind !== 'idle' || other.state.kind !== 'idle',
    sent,
    reset: () => {
      form.show(initial(own), true);
      clearFiles();
      setSecondStep(false);
      setSent(false);
    },
  };
}

/** The ID, and another document that HR asked for. */
function useFiles() {
  const id = useUpload('idDocument');
  const other = useUpload('idDocument');
  const clearFiles = (): void => {
    id.clear();
    other.clear();
  };
  return { id, other, clearFiles };
}

/** The calls, and reading again what they change. */
function useSending() {
  const utils = trpc.useUtils();
  const submit = trpc.documents.submit.useMutation();
  const update = trpc.documents.update.useMutation();
  const send = async (own: OwnDocuments, input: Sent, idempotencyKey: string): Promise<void> => {
    const { idDocument, otherDocument, proof, ...values } = input;
    const sending = { ...values, otherDocument, idempotencyKey };
    if (own.onFile) await update.mutateAsync({ ...sending, idDocument, proof });
    else if (idDocument) await submit.mutateAsync({ ...sending, idDocument });
  };
  const reread = async (): Promise<void> => {
    // Creating a login here has signed in this browser.
    await Promise.all([
      utils.documents.own.invalidate(),
      utils.candidatePortal.view.invalidate(),
      utils.auth.me.invalidate(),
    ]);
  };
  return { send, reread };
}

/** Whether HR already has all of it. */
function isOnFile(own: OwnDocuments, { idDocument, otherDocument, proof: _, ...values }: Sent): boolean {
  return own.onFile !== null && !idDocument && !otherDocument && sameIn(values, initial(own));
}

/** What was typed, as the server takes it. */
function typedIn(own: OwnDocuments, values: HandInValues) {
  return {
    ...values,
    // Typed before it turned out that there is an account: its fields are no longer shown.
    ...(own.hasLogin && !own.onFile && { username: '', password: '' }),
    proof: changesBank(own, values) ? values.proof : null,
  };
}

/** The file for HR's request for another document. */
function otherSent(asked: DocumentRequest | undefined, state: UploadState): Sent['otherDocument'] {
  const uploaded = uploadedOf(state);
  return asked && uploaded ? { ...uploaded, requestId: asked.id } : null;
}

function changesBank({ onFile }: OwnDocuments, values: HandInValues): boolean {
  if (onFile === null) return false;
  const { accountNumber, routingNumber, bankName } = values;
  return accountNumber !== '' || routingNumber !== '' || !isSameBank(bankName, onFile.bankName);
}

function showAtField(form: ZodForm<HandInValues>, { code, message }: Failure): void {
  if (code === 'weak_password') form.setProblem('password', message);
  const at = refusals[code];
  if (at) form.setProblem(`proof.${at}`, message);
}

function tellSent(): void {
  toast.clear('id-required');
  toast.success('Documents Submitted', 'Your information has been securely sent to HR.', {
    id: 'documents',
  });
}

function tellIdNeeded(): void {
  toast.error('ID Document Required', "Please upload your ID or driver's license.", {
    id: 'id-required',
  });
}

function tellRefused({ code, message }: Failure, maybeThere: boolean): void {
  if (maybeThere) {
    toast.error('Your session has ended', MAYBE_THERE, { id: 'documents' });
    return;
  }
  const text = isUnclear(code) ? 'Failed to submit documents. Please try again.' : message;
  toast.error('Submission Failed', text, { id: 'documents' });
}
