import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { Badge } from '../../ui/labels/Badge.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Scene } from '../../ui/states/Scene.tsx';

type Props = {
  /** What was done, read out when it replaces the form. */
  done?: { icon: TablerIcon; text: string };
  title: string;
  children: ReactNode;
};

/** A public page from which there's nowhere to go but home. */
export function DonePage({ done, title, children }: Props) {
  return (
    <main className="wrap ok" id="main">
      <Stack gap={24} role={done && 'status'}>
        {done && (
          <div>
            <Badge icon={done.icon} color="green">
              {done.text}
            </Badge>
          </div>
        )}
        <h1>{title}</h1>
        {children}
        <ButtonLink to="/" variant="filled" size="lg">
          Return to Home
        </ButtonLink>
      </Stack>
      <Scene name="seat-morning" />
    </main>
  );
}
