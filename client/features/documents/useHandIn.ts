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
  const id = useUpload('idDocument');
  const uploaded = uploadedOf(id.state);
  const other = useUpload('idDocument');
  const otherUploaded = uploadedOf(other.state);
  const [secondStep, setSecondStep] = useState(false);
  const [sent, setSent] = useState(false);
  const utils = trpc.useUtils();
  const submit = trpc.documents.submit.useMutation();
  const update = trpc.documents.update.useMutation();
  const changesBank = (values: HandInValues): boolean =>
    own.onFile !== null && bankDiffers(own.onFile.bankName, values);
  const refused = ({ code, message }: Failure): void => {
    const unclear = isUnclear(code);
    if (!unclear) setDuring(null);
    if (code === 'file_gone') {
      id.clear();
      other.clear();
    }
    if (code === 'login_exists') void utils.documents.own.invalidate();
    if (code === 'weak_password') form.setProblem('password', message);
    const at = refusals[code];
    if (at) form.setProblem(`proof.${at}`, message);
    if (code === 'second_factor_required') {
      setSecondStep(true);
      form.focus('proof.code');
      return;
    }
    // An account that the first try made would have ended the code, and this session with it.
    if (code === 'session_ended' && during && form.values.password !== '') {
      toast.error('Your session has ended', MAYBE_THERE, { id: 'documents' });
      return;
    }
    const text = unclear ? 'Failed to submit documents. Please try again.' : message;
    toast.error('Submission Failed', text, { id: 'documents' });
  };
  const form = useZodForm<HandInValues, Sent>({
    id: 'od',
    schema: rulesWith(own, { idDocument: id.state, ...(asked && { otherDocument: other.state }) }),
    initial: initial(own),
    labels: documentsLabels,
    toInput: (values) => ({
      ...values,
      // Typed before it turned out that there is an account: its fields are no longer shown.
      ...(own.hasLogin && !own.onFile && { username: '', password: '' }),
      idDocument: uploaded,
      otherDocument: asked && otherUploaded ? { ...otherUploaded, requestId: asked.id } : null,
      proof: changesBank(values) ? values.proof : null,
    }),
    onSubmit: async ({ idDocument, otherDocument, proof, ...values }, idempotencyKey) => {
      if (own.onFile && !idDocument && !otherDocument && sameIn(values, initial(own))) {
        toast.info('Nothing to send', 'HR already has what’s shown here.', { id: 'documents' });
        return;
      }
      setDuring(own);
      const sending = { ...values, otherDocument, idempotencyKey };
      if (own.onFile) await update.mutateAsync({ ...sending, idDocument, proof });
      else if (idDocument) await submit.mutateAsync({ ...sending, idDocument });
      setSent(true);
      setDuring(null);
      toast.clear('id-required');
      toast.success('Documents Submitted', 'Your information has been securely sent to HR.', {
        id: 'documents',
      });
      // Creating a login here has signed in this browser.
      await Promise.all([
        utils.documents.own.invalidate(),
        utils.candidatePortal.view.invalidate(),
        utils.auth.me.invalidate(),
      ]);
    },
    onInvalid: () => {
      if (uploaded || own.onFile?.idDocument) return;
      toast.error('ID Document Required', "Please upload your ID or driver's license.", {
        id: 'id-required',
      });
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
    changesBank: changesBank(form.values),
    secondStep,
    hasUnsent: form.dirty || id.state.kind !== 'idle' || other.state.kind !== 'idle',
    sent,
    reset: () => {
      form.show(initial(own), true);
      id.clear();
      other.clear();
      setSecondStep(false);
      setSent(false);
    },
  };
}

function bankDiffers(onFile: string, values: HandInValues): boolean {
  return values.accountNumber !== '' || values.routingNumber !== '' || !isSameBank(values.bankName, onFile);
}
