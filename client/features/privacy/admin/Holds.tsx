import { dateText } from '../../../../shared/time/dates.ts';
import { toastFailure } from '../../../toastFailure.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Group, Stack } from '../../../ui/layout/Stack.tsx';
import { Muted, Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { DemoMark } from '../../demo/DemoMark.tsx';
import { PanelSection } from '../../panel/PanelParts.tsx';

/** Legal holds with their reasons. A hold is set in the person's drawer. */
export function Holds() {
  const holds = trpc.privacy.holds.useQuery();
  const utils = trpc.useUtils();
  const lift = trpc.privacy.setHold.useMutation({
    onSuccess: () => toast.success('Legal hold lifted', undefined, { id: 'hold' }),
    onError: toastFailure('We couldn’t lift the hold', 'hold'),
    onSettled: () => Promise.all([utils.privacy.holds.invalidate(), utils.privacy.retention.invalidate()]),
  });
  return (
    <PanelSection
      id="holds-title"
      title="Legal holds"
      text="Nothing about these people can be deleted until the hold is lifted. To set one, open a person’s record and go to Documents."
      gap={12}
    >
      {holds.data?.length === 0 && <Text size="sm">None.</Text>}
      <Stack as="ul" gap={8}>
        {holds.data?.map(({ candidateId, fullName, reason, since }) => (
          <Group as="li" key={candidateId} wrap size="sm">
            <Text as="span" lines="anywhere" place="grow">
              <Text as="bdi" bold>
                {fullName}
              </Text>{' '}
              <DemoMark person={candidateId} /> · {reason} <Muted>· since {dateText(since)}</Muted>
            </Text>
            <Button
              size="xs"
              aria-label={`Lift the hold on ${fullName}`}
              loading={lift.isPending}
              onClick={() => lift.mutate({ candidateId, held: false, reason: 'Lifted in the panel' })}
            >
              Lift
            </Button>
          </Group>
        ))}
      </Stack>
    </PanelSection>
  );
}
