import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import {
  DocumentsForm,
  DocumentsUpdateForm,
  type OwnDocuments,
  type PayCycle,
} from '../../../shared/documents.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/toast.tsx';
import type { IdState } from './IdField.tsx';

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
  id: IdState;
  setId: (state: IdState) => void;
  /** True once somebody has tried to send without an ID. */
  idMissing: boolean;
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
    username: onFile?.username ?? '',
    password: '',
  };
}

/**
 * The form's state. It lives only in this page's memory: closing the dialog keeps it, leaving the page
 * forgets it, and nothing of it is ever put into the browser's storage.
 */
export function useHandIn(own: OwnDocuments): HandIn {
  const again = own.onFile !== null;
  const [id, setId] = useState<IdState>({ kind: 'none' });
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState(false);
  const key = useRef(crypto.randomUUID());
  const utils = trpc.useUtils();
  const form = useForm<HandInValues>({
    initialValues: initial(own),
    validate: schemaResolver(again ? DocumentsUpdateForm : DocumentsForm, { sync: true }),
  });
  const outcome = {
    onSuccess: async () => {
      setSent(true);
      key.current = crypto.randomUUID();
      toast.clear('documents-failed', 'id-required');
      toast.success('Documents Submitted', 'Your information has been securely sent to HR.');
      await Promise.all([utils.documents.own.invalidate(), utils.candidatePortal.view.invalidate()]);
    },
    onError: (error: unknown) => {
      const { code, message, fields } = readError(error);
      if (code === 'file_gone') setId({ kind: 'none' });
      if (code === 'weak_password') form.setFieldError('password', message);
      form.setErrors({ ...form.errors, ...fields });
      const unclear = code === 'unavailable' || code === 'internal';
      const text = unclear ? 'Failed to submit documents. Please try again.' : message;
      toast.error('Submission Failed', text, { id: 'documents-failed' });
    },
  };
  const submit = trpc.documents.submit.useMutation(outcome);
  const update = trpc.documents.update.useMutation(outcome);
  const pending = submit.isPending || update.isPending;
  const idMissing = tried && id.kind !== 'ready' && id.kind !== 'uploading' && !own.onFile?.idDocument;

  const send = (): void => {
    if (pending || id.kind === 'uploading') return;
    setTried(true);
    const { errors } = form.validate();
    const missing = id.kind !== 'ready' && !own.onFile?.idDocument;
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
    const idDocument = id.kind === 'ready' ? { id: id.file.id, token: id.file.token } : null;
    if (again) {
      const parsed = DocumentsUpdateForm.safeParse(form.values);
      if (parsed.success) update.mutate({ ...parsed.data, idDocument, idempotencyKey: key.current });
      return;
    }
    const parsed = DocumentsForm.safeParse(form.values);
    if (parsed.success && idDocument)
      submit.mutate({ ...parsed.data, idDocument, idempotencyKey: key.current });
  };
  const reset = (): void => {
    form.setValues(initial(own));
    form.clearErrors();
    setId({ kind: 'none' });
    setTried(false);
    setSent(false);
  };
  return { form, id, setId, idMissing, pending, sent, send, reset };
}
