import type { ReactNode } from 'react';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading, Remark, Text } from '../../ui/text/Text.tsx';

type Props = {
  title: string;
  lead: string;
  /** What happens, step by step. */
  steps?: readonly { title: string; text: string }[];
  /** More beside the form. */
  aside?: ReactNode;
  formTitle: string;
  children: ReactNode;
};

/** A public page with a form, and beside it what the form is for. */
export function FormPage({ title, lead, steps, aside, formTitle, children }: Props) {
  return (
    <main className="wrap ap" id="main">
      <Stack gap={24}>
        <Stack gap={12}>
          <h1>{title}</h1>
          <Text size="lead">{lead}</Text>
        </Stack>
        {steps && (
          <ol className="side">
            {steps.map((step, index) => (
              <li key={step.title}>
                <span className="d">{index + 1}</span>
                <span>
                  <b>{step.title}</b>
                  <Remark as="span">{step.text}</Remark>
                </span>
              </li>
            ))}
          </ol>
        )}
        {aside}
      </Stack>
      <Stack as="section" gap={24} place="shrink" className="slab" aria-labelledby="form-title">
        <Heading level={2} className="form-title" id="form-title">
          {formTitle}
        </Heading>
        {children}
      </Stack>
    </main>
  );
}
