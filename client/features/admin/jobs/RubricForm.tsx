import { NumberInput, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconMessages } from '@tabler/icons-react';
import { useState } from 'react';
import type { JobId } from '../../../../shared/ids/schema.ts';
import { type JobRubric, OWN_QUESTIONS_MAX, RubricInput } from '../../../../shared/jobs/rubrics.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonLines } from '../../../ui/Skeleton.tsx';
import { Group, Stack } from '../../../ui/Stack.tsx';
import { Heading, Text } from '../../../ui/Text.tsx';
import { toast } from '../../../ui/toast.ts';
import { Unsaved } from '../settings/Unsaved.tsx';
import { OwnQuestionFields, percent } from './OwnQuestionFields.tsx';
import { PlayInterview } from './PlayInterview.tsx';
import { RubricVersions } from './RubricVersions.tsx';
import { freshQuestion, inputOf, type RubricValues, scaled, totalOf, valuesOf } from './rubricValues.ts';

type Props = {
  jobId: JobId;
  title: string;
  position: string;
  onClose: () => void;
  onAsking: (asking: boolean) => void;
};

/** The job's rubric: questions, criteria, and weights. */
export function Rubric(props: Props) {
  const read = trpc.admin.jobs.rubric.useQuery(
    { jobId: props.jobId },
    { refetchOnMount: 'always', refetchOnWindowFocus: false },
  );
  // Edits keep the version that was opened; saving is refused if someone else changed it in the meantime.
  const [opened, setOpened] = useState<JobRubric | null>(null);
  if (!opened && read.data && read.isFetchedAfterMount) setOpened(read.data);
  if (opened) return <RubricForm stored={opened} {...props} />;
  if (!read.isError) return <SkeletonLines widths={['64%', '100%', '98%', '99%', '72%']} />;
  return (
    <ErrorState
      title="We couldn’t load this job’s interview"
      message={readError(read.error).message}
      onRetry={() => read.refetch()}
    />
  );
}

function useSaveRubric(onSaved: () => void) {
  const utils = trpc.useUtils();
  return trpc.admin.jobs.saveRubric.useMutation({
    onSuccess: (saved, { jobId }) => {
      utils.admin.jobs.rubric.setData({ jobId }, saved);
      onSaved();
      toast.success('Interview saved', 'Interviews that have already started don’t change.', {
        id: 'rubric',
      });
    },
    onError: (error) =>
      toast.error('We couldn’t save the interview', readError(error).message, { id: 'rubric' }),
  });
}

function RubricForm({ stored, jobId, title, position, onClose, onAsking }: Props & { stored: JobRubric }) {
  const form = useForm<RubricValues>({
    initialValues: valuesOf(stored),
    validate: (values) => problemsOf(RubricInput.safeParse(inputOf(values))),
  });
  const save = useSaveRubric(onClose);
  const [played, setPlayed] = useState<RubricInput | null>(null);
  /** What the fields hold, once nothing in it is wrong. */
  const whenValid = (then: (rubric: RubricInput) => void) =>
    form.onSubmit(
      (values) => {
        const rubric = RubricInput.safeParse(inputOf(values));
        if (rubric.success) then(rubric.data);
      },
      (errors) => {
        toast.error('Validation Error', String(Object.values(errors)[0] ?? ''), { id: 'rubric' });
        const field = form.getInputNode(Object.keys(errors)[0] ?? '');
        field?.closest('details')?.setAttribute('open', '');
        field?.focus();
      },
    );
  const submit = whenValid((rubric) => save.mutate({ jobId, basedOn: stored.version, rubric }));
  const { own } = form.values;
  const toField = (path: string): void => {
    requestAnimationFrame(() => form.getInputNode(path)?.focus());
  };
  return (
    <>
      <form className="stack g16 ad-rubric" onSubmit={submit} noValidate>
        <Text tone="dim">Weights add up to 100%. Changes apply to interviews that start after you save.</Text>
        <Heading level={3} size={4}>
          Criteria
        </Heading>
        <div className="ad-form2">
          {stored.criteria.map(({ id, label }) => (
            <Stack key={id} gap={8}>
              <NumberInput label={label} {...percent} {...form.getInputProps(`weights.${id}`)} />
              <Levels label={label} field={(name) => form.getInputProps(`levels.${id}.${name}`)} />
            </Stack>
          ))}
        </div>
        <Text size="sm" tone="dim">
          Connected models use these descriptions to rate. The built-in model uses its own rules.
        </Text>
        <Heading level={3} size={4}>
          Your own questions
        </Heading>
        {own.length === 0 && (
          <Text size="sm" tone="dim">
            Ask up to {OWN_QUESTIONS_MAX}. Write what good and bad answers say, and the AI compares by
            meaning.
          </Text>
        )}
        {own.map(({ id, wanted }, index) => (
          <OwnQuestionFields
            key={id}
            number={index + 1}
            field={(name) => form.getInputProps(`own.${index}.${name}`)}
            unrated={wanted.trim() === ''}
            onRemove={() => {
              form.removeListItem('own', index);
              toField(own.length > 1 ? 'own.0.ask' : `weights.${stored.criteria[0]?.id}`);
            }}
          />
        ))}
        {own.length < OWN_QUESTIONS_MAX && (
          <div>
            <Button
              onClick={() => {
                form.insertListItem('own', freshQuestion());
                toField(`own.${own.length}.ask`);
              }}
            >
              Add a question
            </Button>
          </div>
        )}
        <Total
          total={totalOf(form.values)}
          problem={form.errors.weights}
          onScale={() => form.setValues(scaled(form.values))}
        />
        <Group gap={8} wrap>
          <Button type="submit" variant="filled" loading={save.isPending} loadingText="Saving…">
            Save interview
          </Button>
          <Button
            icon={<IconMessages size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => whenValid(setPlayed)()}
          >
            Preview interview
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </Group>
        <RubricVersions jobId={jobId} />
        <Unsaved
          dirty={form.isDirty() && !save.isPending && !save.isSuccess}
          what={`Interview: ${title}`}
          // With the preview open, Escape closes only that.
          onAsking={(asking) => onAsking(asking || played !== null)}
        />
      </form>
      {/* Outside the form: sending a message there isn't saving the interview. */}
      <PlayInterview
        plays={played && { jobId, rubric: played }}
        title={title}
        position={position}
        changed={form.isDirty()}
        onClose={() => setPlayed(null)}
      />
    </>
  );
}

const steps = { low: '1 of 5', middle: '3 of 5', high: '5 of 5' } as const;

/** Collapsed descriptions of a criterion's ratings. */
function Levels(props: { label: string; field: (name: keyof typeof steps) => object }) {
  return (
    <details className="sm">
      <summary aria-label={`What ratings mean: ${props.label}`}>What ratings mean</summary>
      <Stack gap={8}>
        {(['low', 'middle', 'high'] as const).map((name) => (
          <Textarea
            key={name}
            label={steps[name]}
            aria-label={`${props.label}: ${steps[name]}`}
            autosize
            dir="auto"
            {...props.field(name)}
          />
        ))}
      </Stack>
    </details>
  );
}

function Total(props: { total: number; problem: React.ReactNode; onScale: () => void }) {
  const { total, problem, onScale } = props;
  return (
    <Group gap={8} wrap role="status">
      <Text as="b" bold figures>
        Total: {total}%
      </Text>
      {total === 100 && problem && (
        <Text as="span" size="sm">
          {problem}
        </Text>
      )}
      {total !== 100 && (
        <>
          <Text as="span" size="sm">
            The weights must add up to 100%.
          </Text>
          {total > 0 && (
            <Button size="sm" onClick={onScale}>
              Scale to 100%
            </Button>
          )}
        </>
      )}
    </Group>
  );
}

/** A line's problems are shown at its field. */
function problemsOf(parsed: ReturnType<typeof RubricInput.safeParse>): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = (path[0] === 'own' ? path.slice(0, 3) : path).join('.');
    problems[field] ??= message;
  }
  return problems;
}
