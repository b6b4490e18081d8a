import { TextInput } from '@mantine/core';
import { IconArrowRight, IconKey, IconMail } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ChangeEvent, type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { readError } from '../../errors.ts';
import { useHrAddress } from '../../site/sender.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { useTitle } from '../../ui/hooks/useTitle.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { Heading, Subtitle, Text } from '../../ui/text/Text.tsx';
import { TextAnchor } from '../../ui/text/TextLink.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { SplitPage } from '../auth/SplitPage.tsx';
import { OwnAccess } from './OwnAccess.tsx';

/** The entrance to the candidate portal: one field for the emailed code. */
export function AccessCode({ notice }: { notice: string | null }) {
  useTitle('Candidate portal');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const restoreCaret = useCaret(input, code);
  const utils = trpc.useUtils();
  const open = trpc.candidatePortal.open.useMutation({
    onSuccess: async ({ fullName }) => {
      toast.success('Access Granted', `Welcome, ${fullName}!`, { id: 'access-code' });
      // Someone else may have used this tab before.
      await utils.interview.transcript.reset();
      utils.candidatePortal.door.setData(undefined, { inside: true });
      await utils.candidatePortal.view.reset();
    },
    onError: (failure) => {
      const { code: reason, message } = readError(failure);
      const denied = reason === 'invalid_access_code' || reason === 'too_many_attempts';
      const text = denied ? message : 'Failed to authenticate. Please try again.';
      setError(text);
      toast.error(denied ? 'Access Denied' : 'Error', text, { id: 'access-code' });
      input.current?.focus();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (code.trim() === '' || open.isPending) return;
    setError(null);
    open.mutate({ code: code.trim() });
  };
  return (
    <SplitPage scene="seat-dusk">
      <Stack gap={32}>
        <Stack gap={12}>
          <Heading level={1} size={2}>
            Open your candidate portal
          </Heading>
          <Text tone="dim">
            Use the access code from your shortlist email. Uppercase and lowercase both work.
          </Text>
        </Stack>
        <OwnAccess />
        {notice && <Notice kind="info">{notice}</Notice>}
        <form onSubmit={submit} noValidate>
          <Stack>
            <TextInput
              ref={input}
              label="Access code"
              description="It looks like ABCDE-FGHJK-MNPQR-STV. The dashes are optional."
              inputWrapperOrder={['label', 'input', 'error', 'description']}
              name="access-code"
              autoComplete="one-time-code"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              classNames={{ input: 'code-input' }}
              rightSection={<IconKey size={22} stroke={1.75} aria-hidden="true" />}
              rightSectionPointerEvents="none"
              rightSectionWidth={48}
              value={code}
              maxLength={100}
              error={error}
              onChange={(event: ChangeEvent<HTMLInputElement>) => {
                restoreCaret(event.currentTarget.selectionStart);
                setCode(event.currentTarget.value.toUpperCase());
                setError(null);
              }}
            />
            <Button
              type="submit"
              variant="filled"
              size="lg"
              full
              loading={open.isPending}
              loadingText="Checking…"
              iconAfter={IconArrowRight}
              disabled={code.trim() === ''}
            >
              Access Portal
            </Button>
          </Stack>
        </form>
        <hr />
        <Help />
      </Stack>
    </SplitPage>
  );
}

/** The other way in, and what to do without a code. */
function Help() {
  const hr = useHrAddress();
  return (
    <Stack gap={16} size="sm">
      <Stack gap={8}>
        <Subtitle>Have an account?</Subtitle>
        <Text tone="dim">
          <Link to="/auth" search={{ next: '/candidate' }}>
            Sign in
          </Link>{' '}
          with the address you applied with. You won’t need a code.
        </Text>
      </Stack>
      <Stack gap={8}>
        <Subtitle>Didn’t get a code, or it isn’t working?</Subtitle>
        <Text tone="dim">
          If you’re shortlisted, we’ll email you a code within 3–5 business days after you apply. It works for
          30 days, or until you open your portal with an account or are hired. Check your spam folder first.
        </Text>
        <Text tone="dim">
          Once you’re hired, the link in your invitation email opens your employee account. If you can’t find
          that email, ask HR to send it again.
        </Text>
        <TextAnchor gap={6} bold place="start" href={`mailto:${hr}`}>
          <IconMail size={18} stroke={1.75} aria-hidden="true" />
          Contact HR at {hr}
        </TextAnchor>
      </Stack>
    </Stack>
  );
}

/** Uppercasing replaces the field's text, which would move the caret to its end. */
function useCaret(input: { current: HTMLInputElement | null }, value: string): (at: number | null) => void {
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null && document.activeElement === input.current && value !== '') {
      input.current?.setSelectionRange(caret.current, caret.current);
    }
    caret.current = null;
  }, [input, value]);
  return (at) => {
    caret.current = at;
  };
}
