import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { Group, Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';

type ClosingCallProps = {
  title: string;
  text: string;
  action: { to: string; label: string };
  children?: ReactNode;
};

/** The last part of a page: what to do next. */
export function ClosingCall({ title, text, action, children }: ClosingCallProps) {
  return (
    <section className="hm-close">
      <div className="wrap">
        <Stack gap={12}>
          <h2>{title}</h2>
          <Text size="lead">{text}</Text>
        </Stack>
        <Group wrap>
          <ButtonLink iconAfter={IconArrowRight} to={action.to} variant="filled" size="lg">
            {action.label}
          </ButtonLink>
          {children}
        </Group>
      </div>
    </section>
  );
}
