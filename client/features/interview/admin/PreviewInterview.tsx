import { Select } from '@mantine/core';
import { useState } from 'react';
import { positions } from '../../../../shared/jobs/schema.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { PreviewRun } from './PreviewRun.tsx';

/** A preview of a position's interview for admins; a job's own is played from its editor. */
export function PreviewInterview() {
  const [position, setPosition] = useState<string>(positions[1]);
  const [started, setStarted] = useState(false);
  if (!started) {
    return (
      <Stack as="main" className="ad-preview">
        <h1>Preview interview</h1>
        <Text tone="dim">
          Talk with the interviewer as a candidate would, without the wait, and see how the answers would be
          rated. Nothing is saved, and no one is emailed.
        </Text>
        <Select
          label="Position"
          description="To try a job’s own questions, open the job and its Interview tab."
          data={[...positions]}
          value={position}
          allowDeselect={false}
          onChange={(value) => value && setPosition(value)}
        />
        <Button variant="filled" style={{ alignSelf: 'flex-start' }} onClick={() => setStarted(true)}>
          Start the preview
        </Button>
      </Stack>
    );
  }
  return (
    <PreviewRun
      plays={{ position }}
      position={position}
      place="page"
      what="Preview"
      leaveLabel="Leave the preview"
      onLeave={() => setStarted(false)}
    />
  );
}
