import { Select } from '@mantine/core';
import { IconArrowLeft, IconChevronLeft, IconChevronRight, IconKeyboard } from '@tabler/icons-react';
import { Link, useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { useContext } from 'react';
import { appliedFor } from '../../../../shared/candidates/appliedFor.ts';
import type { CandidateDetail } from '../../../../shared/candidates/schema.ts';
import type { InterviewId } from '../../../../shared/ids/schema.ts';
import { momentText } from '../../../../shared/time/dates.ts';
import { Button, IconButton } from '../../../ui/buttons/Button.tsx';
import { Avatar } from '../../../ui/labels/Avatar.tsx';
import { StatusBadge } from '../../../ui/labels/StatusBadge.tsx';
import { Group } from '../../../ui/layout/Stack.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { Fine, Hidden, Remark, Text } from '../../../ui/text/Text.tsx';
import { DemoMark } from '../../demo/DemoMark.tsx';
import { OpenKeysHelp } from '../../panel/keys/keysHelp.ts';
import { useMayChange } from '../../panel/panelPerson.ts';
import type { RecordSteps } from '../drawer/useRecordSteps.ts';
import { StatusMenu } from '../status/StatusMenu.tsx';
import type { ChooseStatus } from '../status/useStatusActions.tsx';
import styles from './Reading.module.css';

type Props = {
  person: CandidateDetail | null;
  steps: RecordSteps;
  onStatus: ChooseStatus;
  interview?: InterviewId | undefined;
  onInterview?: (id: InterviewId) => void;
};

/** The person, their position among waiting interviews, and the Back button. */
export function ReadingHead({ person, steps, onStatus, interview, onInterview }: Props) {
  const openKeys = useContext(OpenKeysHelp);
  return (
    <header className={styles.head}>
      <Back />
      {person && (
        <Text as="span" only="desktop">
          <Avatar name={person.fullName} size={40} />
        </Text>
      )}
      <div className={styles.who}>
        <Group gap={8} wrap>
          <h1 className={styles.name} tabIndex={-1} dir="auto">
            {person ? (
              <Link to="/admin" search={{ tab: 'candidates', candidate: person.id }}>
                {person.fullName}
              </Link>
            ) : (
              'Interviews'
            )}
          </h1>
          {person && <DemoMark person={person.id} />}
          {person && <Status person={person} onStatus={onStatus} />}
        </Group>
        {person ? (
          <Remark lines="anywhere">
            <bdi>{appliedFor(person)}</bdi> · <bdi>{person.country}</bdi>
          </Remark>
        ) : (
          <Skeleton width={180} height={14} />
        )}
      </div>
      {person && person.interviews.length > 1 && (
        <Select
          size="sm"
          w={210}
          aria-label="Interview"
          allowDeselect={false}
          data={person.interviews.map(({ id, startedAt }) => ({ value: id, label: momentText(startedAt) }))}
          value={interview ?? null}
          onChange={(value) => {
            const chosen = person.interviews.find(({ id }) => id === value);
            if (chosen) onInterview?.(chosen.id);
          }}
        />
      )}
      <Group gap={6} place="push">
        <Place steps={steps} name={person?.fullName ?? null} />
        <IconButton
          icon={IconChevronLeft}
          label="Previous interview"
          title="Previous interview ([)"
          variant="default"
          size="sm"
          aria-disabled={steps.previous === null}
          onClick={() => steps.previous?.()}
        />
        <IconButton
          icon={IconChevronRight}
          label="Next interview"
          title="Next interview (])"
          variant="default"
          size="sm"
          aria-disabled={steps.next === null}
          onClick={() => steps.next?.()}
        />
        <IconButton
          label="Keyboard shortcuts"
          title="Keyboard shortcuts (?)"
          size="sm"
          only="desktop"
          onClick={openKeys}
        >
          <IconKeyboard size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </Group>
    </header>
  );
}

/** Back to the previous page: the list, the drawer, or the overview. */
function Back() {
  const router = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={IconArrowLeft}
      aria-label="Back"
      onClick={() =>
        canGoBack ? router.history.back() : void navigate({ to: '/admin', search: { tab: 'overview' } })
      }
    >
      <Text as="span" only="desktop">
        Back
      </Text>
    </Button>
  );
}

function Status({ person, onStatus }: { person: CandidateDetail; onStatus: ChooseStatus }) {
  const mayChange = useMayChange();
  if (!mayChange) return <StatusBadge status={person.status} />;
  return <StatusMenu person={person} onChoose={onStatus} />;
}

/** "3 of 12", announced with the name after a step. */
function Place({ steps: { place }, name }: { steps: RecordSteps; name: string | null }) {
  return (
    <>
      {place && (
        <Fine as="span" figures only="desktop" aria-hidden="true">
          {place} waiting
        </Fine>
      )}
      <Hidden role="status">{name && place ? `${name}, ${place} waiting` : ''}</Hidden>
    </>
  );
}
