import { Checkbox, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCircleCheck, IconLock, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { pacing } from '../../../shared/conversation/pacing.ts';
import {
  ADDRESS_MASK,
  accountText,
  BANK_HOLD_DAYS,
  bankNote,
  formatSsn,
  maskNumber,
  NO_SSN,
  type OwnDocuments,
  payCycleLabels,
  payCycles,
  paymentOptions,
  routingHint,
} from '../../../shared/documents/schema.ts';
import { whenPapers } from '../../../shared/documents/terms.ts';
import { HrEmail } from '../../site/HrEmail.tsx';
import { Button, IconButton } from '../../ui/buttons/Button.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Unsaved } from '../../ui/form/Unsaved.tsx';
import { useDrawnClosed } from '../../ui/hooks/later.tsx';
import { Group, Stack } from '../../ui/layout/Stack.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { Remark, Text } from '../../ui/text/Text.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { isUnderWay } from '../files/state.ts';
import { BankProof } from './BankProof.tsx';
import styles from './DocumentsDialog.module.css';
import { FileField } from './FileField.tsx';
import { SecretInput } from './SecretInput.tsx';
import { type HandIn, useHandIn } from './useHandIn.ts';

/** The area whose page shows the dialog. */
export type DocumentsArea = '/employee' | '/candidate';

const TITLE = 'Onboarding documents';
const RECEIVED = 'HR has your documents. You can change them here at any time.';

/** The onboarding documents dialog (specification file 1 §2, §5; pictures 20). */
export function DocumentsDialog(props: {
  own: OwnDocuments;
  area: DocumentsArea;
  opened: boolean;
  onClose: () => void;
}) {
  const { onClose } = props;
  const opened = useDrawnClosed(props.opened);
  const handIn = useHandIn(props.own);
  const phone = useMediaQuery('(max-width: 48em)');
  const { sent, reset } = handIn;
  const { pending } = handIn.form;
  const shown = useRef(false);
  useEffect(() => {
    if (!sent) {
      shown.current = false;
      return;
    }
    if (!opened && !shown.current) {
      // Until what's on file now has been read again, the form would show what was on file before.
      if (pending) return;
      // The answer came after the dialog was closed: opened again, it must show the form, not a success without a way out.
      reset();
      toast.success('Successfully Submitted!', RECEIVED, { id: 'documents' });
      return;
    }
    shown.current = true;
    const timer = setTimeout(onClose, pacing.documentsDialogClose);
    return () => clearTimeout(timer);
  }, [sent, opened, pending, reset, onClose]);
  return (
    <>
      <Modal.Root
        opened={opened}
        onClose={onClose}
        size={720}
        radius="lg"
        fullScreen={phone ?? false}
        closeOnClickOutside={false}
        onExitTransitionEnd={() => sent && reset()}
      >
        <Modal.Overlay color="#0e1e16" backgroundOpacity={0.55} />
        <Modal.Content>
          {sent ? (
            <Stack align="center" justify="center" className={styles.done} role="status">
              <IconCircleCheck size={56} stroke={1.5} aria-hidden="true" />
              <Modal.Title>Successfully Submitted!</Modal.Title>
              <Text tone="dim">{RECEIVED}</Text>
            </Stack>
          ) : (
            <Form form={handIn.form}>
              <Fields own={handIn.own} handIn={handIn} onClose={onClose} />
            </Form>
          )}
        </Modal.Content>
      </Modal.Root>
      {/* Closing the dialog keeps what was typed; leaving the page discards it. */}
      <Unsaved dirty={!sent && handIn.hasUnsent} what={TITLE} within={props.area} />
    </>
  );
}

function Fields({ own, handIn, onClose }: { own: OwnDocuments; handIn: HandIn; onClose: () => void }) {
  const uploading = isUnderWay(handIn.id.state) || isUnderWay(handIn.other.upload.state);
  return (
    <>
      <Stack gap={24} className={styles.body}>
        <Group data-bar="" gap={16} align="start" className={styles.head}>
          <Stack gap={8}>
            <Modal.Title>{TITLE}</Modal.Title>
            <Text tone="dim">
              {own.onFile
                ? 'Change what you need to. Anything you leave blank stays as it is.'
                : own.status === 'hired'
                  ? 'We need these details to pay you.'
                  : own.requests.length > 0
                    ? `Please send these ${whenPapers}.`
                    : `You don’t need to send these yet. We need them ${whenPapers}.`}
            </Text>
          </Stack>
          <IconButton
            icon={IconX}
            variant="subtle"
            className={styles.close}
            label="Close"
            onClick={onClose}
          />
        </Group>
        <Notice kind="good">
          <b>Your data is encrypted and goes only to HR.</b> Each time someone opens it, we record who and
          when. You can ask us to delete it at any time.
        </Notice>
        <Personal own={own} handIn={handIn} />
        <Payment own={own} handIn={handIn} />
        {own.status !== 'hired' && (own.hasLogin ? <HasAccount /> : <Login handIn={handIn} />)}
      </Stack>
      <Group wrap className={styles.foot}>
        <Button
          type="submit"
          variant="filled"
          loading={handIn.form.pending}
          loadingText="Submitting…"
          icon={IconLock}
          disabled={uploading}
        >
          Send to HR
        </Button>
        <Button onClick={onClose}>Cancel</Button>
        <Remark as="span" place="push" only="desktop">
          {uploading ? 'Your file is still uploading.' : 'You can close this and finish later.'}
        </Remark>
      </Group>
    </>
  );
}

type Part = { own: OwnDocuments; handIn: HandIn };

const paymentChoices = paymentOptions.map((value) => ({ value, label: value }));
const cycleChoices = payCycles.map((value) => ({ value, label: payCycleLabels[value] }));

function Personal({ own, handIn: { form, id, idProblem, other } }: Part) {
  const none = form.values.ssn === NO_SSN;
  return (
    <fieldset className={styles.section}>
      <legend>Personal Details</legend>
      <div className={styles.grid}>
        <TextField
          {...form.field('address')}
          place="full"
          autoComplete="street-address"
          placeholder={own.onFile ? ADDRESS_MASK : undefined}
          maxLength={200}
          dir="auto"
        />
        <Stack gap={8}>
          <SecretInput
            {...form.field('ssn')}
            hint="Only if you pay taxes in the U.S."
            placeholder={own.onFile ? `On file: ${own.onFile.ssnMasked}` : 'XXX-XX-XXXX'}
            value={none ? '' : form.values.ssn}
            mask={(value) => value.replace(/\d(?=(?:\D*\d){4})/g, '•')}
            format={formatSsn}
            digits={9}
            disabled={none}
          />
          <Checkbox
            label="I don’t have a Social Security number"
            checked={none}
            onChange={(event) => form.set('ssn', event.currentTarget.checked ? NO_SSN : '')}
          />
        </Stack>
        <FileField
          id="od-id"
          label="ID or driver’s license"
          upload={id}
          onFile={own.onFile?.idDocument?.name ?? null}
          error={idProblem}
        />
        {other.asked && (
          <FileField
            id="od-other"
            label="The other document HR needs"
            hint={other.asked.reason}
            upload={other.upload}
            onFile={null}
            optional
            error={null}
          />
        )}
      </div>
    </fieldset>
  );
}

function Payment({ own, handIn }: Part) {
  const { form } = handIn;
  const routing = form.field('routingNumber');
  // Once refused, the error says the same.
  const hint = routing.error === null ? routingHint(routing.value) : null;
  const note = bankNote(form.values.paymentOption);
  return (
    <fieldset className={styles.section}>
      <legend>Payment Details</legend>
      <div className={styles.grid}>
        <SelectField {...form.field('paymentOption')} placeholder="Choose one" choices={paymentChoices} />
        <SelectField {...form.field('payCycle')} choices={cycleChoices} />
        <Remark place="full" role="status">
          {note && `${note} `}
          An account with U.S. routing and account numbers works, wherever you live. If you don’t have one,
          please write to{' '}
          <Text as="span" lines="one">
            <HrEmail />
          </Text>{' '}
          before you send this.
        </Remark>
        <TextField {...form.field('bankName')} place="full" autoComplete="off" maxLength={100} dir="auto" />
        <SecretInput
          {...routing}
          hint={
            hint ? (
              <span role="status" data-warn={hint.kind === 'warn' || undefined}>
                {hint.text}
              </span>
            ) : (
              'Nine digits, at the bottom left of a check.'
            )
          }
          placeholder={own.onFile ? `On file: ${own.onFile.routingMasked}` : undefined}
          // Printed on every check, so hiding it from the person typing it gains nothing.
          mask={(value) => value}
          digits={9}
        />
        <SecretInput
          {...form.field('accountNumber')}
          hint={
            own.onFile
              ? `We’ll email you when your account changes and start paying it after ${BANK_HOLD_DAYS} days.`
              : '8 to 17 digits'
          }
          placeholder={own.onFile ? `On file: ${own.onFile.accountMasked}` : undefined}
          mask={(value) => maskNumber(value.slice(-4), value.length)}
          format={accountText}
          digits={17}
        />
        {handIn.changesBank && <BankProof handIn={handIn} kind={own.bankProof} />}
      </div>
    </fieldset>
  );
}

/** A login is chosen here once; after that, only its owner changes it. */
function HasAccount() {
  return (
    <fieldset className={styles.section}>
      <legend>Portal Login Credentials</legend>
      <p className={styles.gridText}>
        You already have an account.{' '}
        <Link to="/auth" search={{ view: 'forgot' }} target="_blank">
          Reset your password
        </Link>
      </p>
    </fieldset>
  );
}

function Login({ handIn: { form } }: Pick<Part, 'handIn'>) {
  const rule =
    'At least 8 characters with an uppercase letter, a lowercase letter, and a number, or a passphrase of 20 characters or more';
  return (
    <fieldset className={styles.section}>
      <legend>Portal Login Credentials</legend>
      <div className={styles.grid}>
        <TextField
          {...form.field('username')}
          autoComplete="username"
          maxLength={50}
          hint="HR uses this name. You sign in with your email address."
        />
        <PasswordField
          {...form.field('password')}
          autoComplete="new-password"
          maxLength={100}
          hint={rule}
          shows="Show password"
        />
      </div>
    </fieldset>
  );
}
