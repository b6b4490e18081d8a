import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import {
  SELF_IDENTIFICATION_PATH,
  type SelfIdentificationOutcome,
} from '../../../shared/selfIdentification/page.ts';
import { nothingSaid } from '../../../shared/selfIdentification/questions.ts';
import { selfIdentification } from '../../content/selfIdentification.ts';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { Form, FormActions } from '../../ui/form/Form.tsx';
import { useZodForm } from '../../ui/form/useZodForm.ts';
import { useTitle } from '../../ui/hooks/useTitle.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { Remark, Text } from '../../ui/text/Text.tsx';
import { DonePage } from '../site/DonePage.tsx';
import { FormPage } from '../site/FormPage.tsx';
import { answerLabels, answersOf, Questions } from './Questions.tsx';

type Props = { token: string | undefined; outcome: SelfIdentificationOutcome | undefined };

/**
 * The voluntary questions after an application. A native form that works without the script and returns here
 * with the outcome. Earlier answers are never shown.
 */
export function SelfIdentificationPage({ token, outcome }: Props) {
  const { title, lead, facts } = selfIdentification;
  useTitle(title);
  if (outcome === 'saved') return <Saved />;
  if (!token || outcome === 'expired') return <Expired />;
  return (
    <FormPage
      title={title}
      lead={lead}
      formTitle="About you"
      aside={
        <>
          <Stack as="dl">
            {facts.map((fact) => (
              <div key={fact.title}>
                <Text as="dt" bold>
                  {fact.title}
                </Text>
                <Remark as="dd">{fact.text}</Remark>
              </div>
            ))}
          </Stack>
          <Text size="sm">
            <Link to="/privacy-policy">Privacy policy</Link>
          </Text>
        </>
      }
    >
      {outcome && (
        <Notice kind="bad">
          {outcome === 'busy'
            ? 'Too many attempts. Wait a few minutes and send your answers again. We haven’t stored anything yet.'
            : 'We couldn’t store your answers. Please choose again and resend.'}
        </Notice>
      )}
      <AnswerForm token={token} />
    </FormPage>
  );
}

/** The server checks the answers and shows its page again if they don't fit. */
const unchecked = { safeParse: (answers: unknown) => ({ data: answers }) };

function AnswerForm({ token }: { token: string }) {
  const form = useZodForm({
    id: 'about',
    schema: unchecked,
    initial: answersOf(nothingSaid),
    labels: answerLabels,
    // The browser posts it, as it does without the script, and leaves this page.
    onSubmit: async (): Promise<void> => {
      form.element.current?.submit();
      await new Promise(() => undefined);
    },
  });
  return (
    <Form form={form} method="post" action={SELF_IDENTIFICATION_PATH}>
      <Stack gap={24}>
        <input type="hidden" name="token" value={token} />
        <Questions form={form} />
        <Remark>
          We don’t store anything you prefer not to say. Earlier answers from your candidate portal stay as
          they are.
        </Remark>
        <FormActions form={form} gap={12} size="lg" action="Send my answers" doing="Sending…">
          <ButtonLink to="/" size="lg">
            Skip
          </ButtonLink>
        </FormActions>
      </Stack>
    </Form>
  );
}

function Saved() {
  return (
    <DonePage done={{ icon: IconCircleCheck, text: 'Received' }} title="Thank you">
      <Text size="lead">
        Your answers only count in totals. We didn’t store anything you preferred not to say, and none of this
        affects your application.
      </Text>
      <Text tone="dim">{selfIdentification.facts[3].text}</Text>
    </DonePage>
  );
}

function Expired() {
  return (
    <DonePage title="This link no longer works">
      <Text size="lead">
        Each link to the voluntary questions works once, for 24 hours after you apply. You’re not missing
        anything: the questions don’t affect your application.
      </Text>
      <Text tone="dim">If you’re shortlisted, you’ll find the same questions in your candidate portal.</Text>
    </DonePage>
  );
}
