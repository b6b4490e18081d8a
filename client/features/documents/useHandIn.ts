import { useEffect, useState } from 'react';
import {
  type BankProof,
  type DocumentsForm,
  type DocumentsUpdateInput,
  documentsLabels,
  handInRules,
  type OwnDocuments,
} from '../../../shared/documents/schema.ts';
import { trpc } from '../../trpc.ts';
import type { Rules } from '../../ui/form/options.ts';
import type { Failure } from '../../ui/form/problems.ts';
import { useZodForm, type ZodForm } from '../../ui/form/useZodForm.ts';
import { toast } from '../../ui/toast.ts';
import { isUnderWay, problemOf, type UploadState } from '../uploads/state.ts';
import { type Upload, useUpload } from '../uploads/useUpload.ts';

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
  /** Why nothing can be sent without an ID; shown once the person tried. */
  idProblem: string | null;
  /** The bank details differ from those on file, so we ask for a proof. */
  changesBank: boolean;
  /** The account also needs its two-step code. */
  secondStep: boolean;
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

/** The answer to a try that chose a login was lost, and the next one is refused. */
const PROBABLY_THERE =
  'Your documents probably arrived. Try signing in with your email address and the password you chose here.';

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

/** The rules of the form together with its file: one that was chosen but didn't arrive is never left out silently. */
function rulesWith(own: OwnDocuments, file: UploadState): Rules<Sent> {
  const rules: Rules<Sent> = handInRules(own);
  const unsent = problemOf(file);
  if (unsent === null) return rules;
  return {
    safeParse: (typed) => {
      const issues = rules.safeParse(typed).error?.issues ?? [];
      return { error: { issues: [...issues, { path: ['idDocument'], message: unsent }] } };
    },
  };
}

/**
 * The form's state. It's kept only in this page's memory: closing the dialog keeps it, leaving the page discards it,
 * and nothing is ever put into the browser's storage.
 */
export function useHandIn(given: OwnDocuments): HandIn {
  /**
   * What was on file when the form was sent, until an answer arrives. If it's lost, the page may read what this very form
   * has put on file; sent again, it must be the same hand-in, not a change of it.
   */
  const [during, setDuring] = useState<OwnDocuments | null>(null);
  const own = during ?? given;
  const id = useUpload('idDocument');
  const uploaded = id.state.kind === 'done' ? id.state.uploaded : null;
  const [secondStep, setSecondStep] = useState(false);
  const [sent, setSent] = useState(false);
  const utils = trpc.useUtils();
  const submit = trpc.documents.submit.useMutation();
  const update = trpc.documents.update.useMutation();
  const changesBank = (values: HandInValues): boolean =>
    own.onFile !== null && bankDiffers(own.onFile.bankName, values);
  const refused = ({ code, message }: Failure): void => {
    const unclear = code === 'unavailable' || code === 'internal';
    if (!unclear) setDuring(null);
    if (code === 'file_gone') id.clear();
    if (code === 'login_exists') void utils.documents.own.invalidate();
    if (code === 'weak_password') form.setProblem('password', message);
    const at = refusals[code];
    if (at) form.setProblem(`proof.${at}`, message);
    if (code === 'second_factor_required') {
      setSecondStep(true);
      form.focus('proof.code');
      return;
    }
    // The account that the first try made has ended the code, and this session with it.
    if (code === 'session_ended' && during && form.values.password !== '') {
      toast.error('Your session has ended', PROBABLY_THERE, { id: 'documents' });
      return;
    }
    const text = unclear ? 'Failed to submit documents. Please try again.' : message;
    toast.error('Submission Failed', text, { id: 'documents' });
  };
  const form = useZodForm<HandInValues, Sent>({
    id: 'od',
    schema: rulesWith(own, id.state),
    initial: initial(own),
    labels: documentsLabels,
    toInput: (values) => ({
      ...values,
      // Typed before it turned out that there is an account: its fields are no longer shown.
      ...(own.hasLogin && !own.onFile && { username: '', password: '' }),
      idDocument: uploaded && { id: uploaded.id, token: uploaded.token },
      proof: changesBank(values) ? values.proof : null,
    }),
    onSubmit: async ({ idDocument, proof, ...values }, idempotencyKey) => {
      if (own.onFile && !idDocument && sameAs(initial(own), values)) {
        toast.info('Nothing to send', 'HR already has what’s shown here.', { id: 'documents' });
        return;
      }
      setDuring(own);
      if (own.onFile) await update.mutateAsync({ ...values, idDocument, proof, idempotencyKey });
      else if (idDocument) await submit.mutateAsync({ ...values, idDocument, idempotencyKey });
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
    idProblem:
      uploaded || isUnderWay(id.state) || own.onFile?.idDocument ? null : (form.problems.idDocument ?? null),
    changesBank: changesBank(form.values),
    secondStep,
    sent,
    reset: () => {
      form.show(initial(own), true);
      id.clear();
      setSecondStep(false);
      setSent(false);
    },
  };
}

const sameAs = (before: object, values: object): boolean =>
  Object.entries(values).every(([name, value]) => value === Reflect.get(before, name));

function bankDiffers(onFile: string, values: HandInValues): boolean {
  return values.accountNumber !== '' || values.routingNumber !== '' || values.bankName.trim() !== onFile;
}
