import { Loader } from '@mantine/core';
import { brand } from '../../../shared/company/brand.ts';
import { counted } from '../../../shared/text/counted.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Subtitle, Text, Title } from '../../ui/text/Text.tsx';
import { useSecondsUntil } from '../conversation/useConnection.ts';

/** The wait before the greeting. The server counts it, so a reload doesn't restart it. */
export function Connecting(props: { until: string; clockOffset: number; onLeave: () => void }) {
  const seconds = useSecondsUntil(new Date(props.until).getTime() - props.clockOffset);
  return (
    <main className="connecting">
      <Loader size={40} color="pine" aria-hidden="true" />
      <Stack gap={4}>
        <Title level={1} role="status">
          Connecting you with {brand.interviewer.name}…
        </Title>
        <Text tone="dim" figures aria-hidden="true">
          {seconds > 0 ? `About ${counted(seconds, 'second')}` : 'Any moment now'}
        </Text>
      </Stack>
      <Stack gap={8} className="slab connecting-tips">
        <Subtitle>What to expect</Subtitle>
        <ul className="bl">
          <li>A short chat about your experience, one situation from the job, and your hours.</li>
          <li>Answer in your own words. Examples from your own work help the most.</li>
          <li>{brand.interviewer.name} takes a few seconds to reply. Take all the time you need.</li>
          <li>Everything’s saved. You can leave and come back anytime.</li>
        </ul>
      </Stack>
      <Button variant="quiet" onClick={props.onLeave}>
        Finish later
      </Button>
    </main>
  );
}
