import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import {
  DocumentsAccountForm,
  DocumentsForm,
  DocumentsUpdateForm,
  type OwnDocuments,
  type PayCycle,
} from '../../../shared/documents/schema.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/toast.ts';
import { isUnderWay } from '../uploads/state.ts';
import { type Upload, useUpload } from '../uploads/useUpload.ts';
import { type BankProofState, useBankProof } from './useBankProof.ts';

type HandInValues = {
  address: string;
  ssn: string;
  accountNumber: string;
  routingNumber: string;
  bankName: string;
  paymentOption: string;
  payCycle: PayCycle;
  username: string;
  password: string;
};

export type HandIn = {
  form: UseFormReturnType<HandInValues>;
  id: Upload;
  /** True after the person tried to send without an ID. */
  idMissing: boolean;
  /** Asked for while the bank details differ from those on file; otherwise null. */
  proof: BankProofState | null;
  pending: boolean;
  sent: boolean;
  send: () => void;
  reset: () => void;
};

const order = [
  'address',
  'ssn',
  'idDocument',
  'paymentOption',
  'payCycle',
  'bankName',
  'routingNumber',
  'accountNumber',
  'username',
  'password',
];

function initial(own: OwnDocuments): HandInValues {
  const { onFile } = own;
  return {
    address: '',
    ssn: '',
    accountNumber: '',
    routingNumber: '',
    bankName: onFile?.bankName ?? '',
    paymentOption: onFile?.paymentOption ?? '',
    payCycle: onFile?.payCycle ?? 'biweekly',
    username: own.hasLogin ? '' : (onFile?.username ?? ''),
    password: '',
  };
}

/**
 * The form's state. It's kept only in this page's memory: closing the dialog keeps it, leaving the page discards it,
 * and nothing is ever put into the browser's storage.
 */
export function useHandIn(own: OwnDocuments): HandIn {
  const again = own.onFile !== null;
  const firstForm = own.hasLogin ? DocumentsAccountForm : DocumentsForm;
  const id = useUpload('idDocument');
  const uploading = isUnderWay(id.state);
  const uploaded = id.state.kind === 'done' ? id.state.uploaded : null;
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState(false);
  const key = useRef(crypto.randomUUID());
  const utils = trpc.useUtils();
  const form = useForm<HandInValues>({
    initialValues: initial(own),
    validate: schemaResolver(again ? DocumentsUpdateForm : firstForm, { sync: true }),
  });
  const proof = useBankProof(own);
  const changesBank = own.onFile !== null && bankDiffers(own.onFile.bankName, form.values);
  const outcome = {
    onSuccess: async () => {
      setSent(true);
      key.current = crypto.randomUUID();
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
    onError: (error: unknown) => {
      const { code, message, fields } = readError(error);
      if (code === 'file_gone') id.clear();
      if (code === 'login_exists') void utils.documents.own.invalidate();
      if (code === 'weak_password') form.setFieldError('password', message);
      form.setErrors({ ...form.errors, ...fields });
      if (proof.refused(code, message) && code === 'second_factor_required') return;
      const unclear = code === 'unavailable' || code === 'internal';
      const text = unclear ? 'Failed to submit documents. Please try again.' : message;
      toast.error('Submission Failed', text, { id: 'documents' });
    },
  };
  const submit = trpc.documents.submit.useMutation(outcome);
  const update = trpc.documents.update.useMutation(outcome);
  const pending = submit.isPending || update.isPending;
  const idMissing = tried && !uploaded && !uploading && !own.onFile?.idDocument;

  const send = (): void => {
    if (pending || uploading) return;
    setTried(true);
    const { errors } = form.validate();
    const missing = !uploaded && !own.onFile?.idDocument;
    if (missing) {
      toast.error('ID Document Required', "Please upload your ID or driver's license.", {
        id: 'id-required',
      });
    }
    const first = order.find((field) => (field === 'idDocument' ? missing : errors[field]));
    if (first) {
      document.getElementById(`od-${first}`)?.focus();
      return;
    }
    const proven = changesBank ? proof.take() : null;
    if (changesBank && !proven) return;
    const idDocument = uploaded && { id: uploaded.id, token: uploaded.token };
    if (again) {
      const parsed = DocumentsUpdateForm.safeParse(form.values);
      if (parsed.success)
        update.mutate({ ...parsed.data, idDocument, idempotencyKey: key.current, proof: proven });
      return;
    }
    const parsed = firstForm.safeParse(form.values);
    if (parsed.success && idDocument)
      submit.mutate({ ...parsed.data, idDocument, idempotencyKey: key.current });
  };
  const reset = (): void => {
    form.setValues(initial(own));
    form.clearErrors();
    proof.reset();
    id.clear();
    setTried(false);
    setSent(false);
  };
  const asked = changesBank ? proof : null;
  return { form, id, idMissing, proof: asked, pending, sent, send, reset };
}

function bankDiffers(onFile: string, values: HandInValues): boolean {
  return values.accountNumber !== '' || values.routingNumber !== '' || values.bankName.trim() !== onFile;
}
