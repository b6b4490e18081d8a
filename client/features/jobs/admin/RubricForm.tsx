import { IconMessages } from '@tabler/icons-react';
import { useState } from 'react';
import type { JobId } from '../../../../shared/ids/schema.ts';
import {
  type JobRubric,
  OWN_QUESTIONS_MAX,
  type RatingLevels,
  RubricInput,
} from '../../../../shared/jobs/rubrics.ts';
import { toastFailure } from '../../../toastFailure.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Form, FormActions } from '../../../ui/form/Form.tsx';
import { NumberField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { Unsaved, useCloseAfterSave } from '../../../ui/form/Unsaved.tsx';
import { type FieldState, useZodForm, type ZodForm } from '../../../ui/form/useZodForm.ts';
import { Details } from '../../../ui/layout/Details.tsx';
import { Group, Stack } from '../../../ui/layout/Stack.tsx';
import { GoneState } from '../../../ui/states/GoneState.tsx';
import { QueryError } from '../../../ui/states/Loaded.tsx';
import { SkeletonLines } from '../../../ui/states/Skeleton.tsx';
import { Remark, Subtitle, Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { OwnQuestionFields, percent } from './OwnQuestionFields.tsx';
import { PlayInterview } from './PlayInterview.tsx';
import { RubricVersions } from './RubricVersions.tsx';
import { levelOf, ownOf, weightOf } from './rubricFields.ts';
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
  if (opened) return <RubricForm stored={opened} onStored={setOpened} {...props} />;
  if (!read.isError) return <SkeletonLines widths={['64%', '100%', '98%', '99%', '72%']} />;
  const gone = (
    <GoneState title="This job is gone" back={{ label: 'Back to jobs', onClick: props.onClose }} />
  );
  return <QueryError title="We couldn’t load this job’s interview" query={read} gone={gone} />;
}

function useSaveRubric() {
  const utils = trpc.useUtils();
  return trpc.admin.jobs.saveRubric.useMutation({
    onSuccess: (saved, { jobId }) => {
      utils.admin.jobs.rubric.setData({ jobId }, saved);
      toast.success('Interview saved', 'Interviews that have already started don’t change.', {
        id: 'rubric',
      });
    },
    onError: toastFailure('We couldn’t save the interview', 'rubric'),
  });
}

function RubricForm(props: Props & { stored: JobRubric; onStored: (rubric: JobRubric) => void }) {
  const { stored, onStored, jobId, title, position, onClose, onAsking } = props;
  const save = useSaveRubric();
  const form = useZodForm({
    schema: RubricInput,
    initial: valuesOf(stored),
    labels,
    toInput: inputOf,
    onSubmit: async (rubric) => {
      onStored(await save.mutateAsync({ jobId, basedOn: stored.version, rubric }));
      saved();
    },
    onInvalid: (message) => toast.error('Validation Error', message, { id: 'rubric' }),
  });
  const saved = useCloseAfterSave(form.pending, onClose);
  const { values } = form;
  const [played, setPlayed] = useState<RubricInput | null>(null);
  const play = async (): Promise<void> => {
    setPlayed(await form.check());
  };
  return (
    <>
      <Form form={form} gap={16}>
        <Text tone="dim">Weights add up to 100%. Changes apply to interviews that start after you save.</Text>
        <Subtitle level={3}>Criteria</Subtitle>
        <div className="ad-form2">
          {stored.criteria.map(({ id, label }) => (
            <Stack key={id} gap={8}>
              <NumberField {...weightOf(form, id, label)} {...percent} />
              <Levels label={label} field={(name) => levelOf(form, id, name, steps[name])} />
            </Stack>
          ))}
        </div>
        <Remark>
          Connected models use these descriptions to rate. The built-in model uses its own rules.
        </Remark>
        <Subtitle level={3}>Your own questions</Subtitle>
        <OwnQuestions form={form} first={`weights.${stored.criteria[0]?.id}`} />
        <Total
          total={totalOf(values)}
          problem={form.problems.weights}
          onScale={() => form.show(scaled(values))}
        />
        <RubricVersions jobId={jobId} />
        <FormActions form={form} action="Save interview" doing="Saving…">
          <Button icon={IconMessages} onClick={() => void play()}>
            Preview interview
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </FormActions>
        <Unsaved
          dirty={form.dirty}
          what={`Interview: ${title}`}
          // With the preview open, Escape closes only that.
          onAsking={(asking) => onAsking(asking || played !== null)}
        />
      </Form>
      {/* Outside the form: sending a message there isn't saving the interview. */}
      <PlayInterview
        plays={played && { jobId, rubric: played }}
        title={title}
        position={position}
        changed={form.dirty}
        onClose={() => setPlayed(null)}
      />
    </>
  );
}

type OwnQuestionsProps = {
  form: ZodForm<RubricValues>;
  /** The field before the questions, which has the focus once the last one is removed. */
  first: string;
};

function OwnQuestions({ form, first }: OwnQuestionsProps) {
  const { own } = form.values;
  const toField = (path: string): void => {
    requestAnimationFrame(() => form.focus(path));
  };
  return (
    <>
      {own.length === 0 && (
        <Remark>
          Ask up to {OWN_QUESTIONS_MAX}. Write what good and bad answers say, and the AI compares by meaning.
        </Remark>
      )}
      {own.map((one, index) => (
        <OwnQuestionFields
          key={one.id}
          number={index + 1}
          field={ownOf(form, one, index)}
          unrated={one.wanted.trim() === ''}
          onRemove={() => {
            form.set('own', own.toSpliced(index, 1));
            toField(own.length > 1 ? 'own.0.ask' : first);
          }}
        />
      ))}
      {own.length < OWN_QUESTIONS_MAX && (
        <div>
          <Button
            onClick={() => {
              form.set('own', [...own, freshQuestion()]);
              toField(`own.${own.length}.ask`);
            }}
          >
            Add a question
          </Button>
        </div>
      )}
    </>
  );
}

const labels = { weights: 'Criteria', levels: 'What ratings mean', own: 'Your own questions' };
const steps = { low: '1 of 5', middle: '3 of 5', high: '5 of 5' } as const;

/** Collapsed descriptions of a criterion's ratings. */
function Levels(props: { label: string; field: (name: keyof RatingLevels) => FieldState<string> }) {
  return (
    <Details summary="What ratings mean" label={`What ratings mean: ${props.label}`}>
      <Stack gap={8}>
        {(['low', 'middle', 'high'] as const).map((name) => (
          <TextAreaField key={name} {...props.field(name)} aria-label={`${props.label}: ${steps[name]}`} />
        ))}
      </Stack>
    </Details>
  );
}

function Total(props: { total: number; problem: string | undefined; onScale: () => void }) {
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
