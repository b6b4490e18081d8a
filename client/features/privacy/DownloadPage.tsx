import { IconDownload } from '@tabler/icons-react';
import { COPY_DAYS } from '../../../shared/privacy/terms.ts';
import { useMutation } from '../../site/useMutation.ts';
import { Button, ButtonLink } from '../../ui/buttons/Button.tsx';
import { useTitle } from '../../ui/hooks/useTitle.ts';
import { Group, Stack } from '../../ui/layout/Stack.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { MissingToken } from './MissingToken.tsx';
import { useEmailedToken } from './useEmailedToken.ts';

/** The page that the link to a prepared copy opens. Only the first browser that presses the button gets the copy. */
export function DownloadPage() {
  useTitle('Download my data');
  const link = useEmailedToken();
  const { token } = link;
  const open = useMutation('privacy.openDownload');
  const start = async (): Promise<void> => {
    const answer = token ? await open.run({ token }) : null;
    if (answer) window.location.assign(answer.url);
  };
  return (
    <Stack as="main" gap={24} className="wrap n simple-page" id="main">
      <h1>Download my data</h1>
      <Text size="lead">
        One ZIP archive with all your records and files. Available for {COPY_DAYS} days, in this browser only.
        Please use your own device.
      </Text>
      <MissingToken link={link} />
      {open.failure && <Notice kind="bad">{open.failure}</Notice>}
      {open.data && (
        <div role="status">
          <Notice kind="good">
            Your download has started. If it was interrupted, press the button again.
          </Notice>
        </div>
      )}
      <Group wrap>
        <Button
          variant="filled"
          size="lg"
          loading={open.pending}
          loadingText="Opening…"
          icon={IconDownload}
          disabled={!token}
          onClick={() => void start()}
        >
          Download my data
        </Button>
        <ButtonLink to="/data-request" size="lg">
          Request a new copy
        </ButtonLink>
      </Group>
    </Stack>
  );
}
