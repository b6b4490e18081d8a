import { NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useRef } from 'react';
import type { JobDraft } from '../../../../shared/assistant/schema.ts';
import { type AdminJob, JobInput, newJob } from '../../../../shared/jobs/admin.ts';
import { jobStatuses, positions } from '../../../../shared/jobs/schema.ts';
import type { SettingValues } from '../../../../shared/panel/settings.ts';
import { momentText } from '../../../../shared/time/dates.ts';
import { readError } from '../../../errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Group } from '../../../ui/Stack.tsx';
import { toast } from '../../../ui/toast.ts';
import { Unsaved } from '../settings/Unsaved.tsx';

/** Field values: numbers may be empty while someone types. */
type Values = {
  title: string;
  department: string;
  location: string;
  position: string;
  salaryMin: number | string;
  salaryMax: number | string;
  description: string;
  responsibilities: string;
  requirements: string;
  benefits: string;
  workHours: string;
  hiringManager: string;
  status: string;
  applicantCount: number | string;
  applicationDeadline: string;
};

type Props = {
  /** Null for a new job, which starts with the specification's defaults. */
  stored: AdminJob | null;
  /** Initial values of a new job drafted by the assistant. */
  draft?: JobDraft | null;
  saving: boolean;
  failure: unknown;
  /** Hiring managers from the settings. */
  managers: SettingValues['company'];
  onSave: (job: JobInput) => void;
  onCancel: () => void;
  /** Called while the unsaved-changes question is open, so the dialog below stays open. */
  onAsking: (asking: boolean) => void;
};

const statusLabels = { active: 'Active', draft: 'Draft', closed: 'Closed' } as const;

/** All fields of a job. Errors are shown next to the field and in one toast. */
export function JobForm(props: Props) {
  const { stored, draft = null, saving, failure, managers, onSave, onCancel, onAsking } = props;
  const form = useForm<Values>({
    initialValues: { ...valuesOf(stored, managers.defaultManager), ...drafted(draft) },
    validate: (values) => problemsOf(JobInput.safeParse(inputOf(values))),
  });
  const whole = useRef<HTMLFormElement>(null);
  const toTitle = useRef(() => form.getInputNode('title')?.focus());
  useEffect(() => {
    // A dialog opened by a link has focused its close button. Runs a frame later because the dialog first records the
    // previous focus.
    const frame = requestAnimationFrame(() => {
      if (!whole.current?.contains(document.activeElement)) toTitle.current();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  const submit = form.onSubmit(
    (values) => {
      const job = JobInput.safeParse(inputOf(values));
      if (job.success) onSave(job.data);
    },
    (errors) => {
      toast.error('Validation Error', String(Object.values(errors)[0] ?? ''), { id: 'job-form' });
      form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();
    },
  );
  const deadlinePassed = Boolean(failure) && readError(failure).code === 'job_deadline_passed';
  return (
    <form ref={whole} className="stack g16" onSubmit={submit} noValidate>
      <div className="ad-form2">
        <TextInput label="Title" required data-autofocus {...form.getInputProps('title')} />
        <TextInput label="Department" required {...form.getInputProps('department')} />
        <TextInput label="Location" required {...form.getInputProps('location')} />
        <Select
          label="Position on the application form"
          allowDeselect={false}
          data={[...positions]}
          {...form.getInputProps('position')}
        />
        <NumberInput
          label="Minimum salary (USD per year)"
          {...numbers}
          {...form.getInputProps('salaryMin')}
        />
        <NumberInput
          label="Maximum salary (USD per year)"
          {...numbers}
          {...form.getInputProps('salaryMax')}
        />
      </div>
      <Textarea
        label="Description"
        required
        autosize
        minRows={3}
        dir="auto"
        {...form.getInputProps('description')}
      />
      <Textarea
        label="Responsibilities"
        description="One item per line."
        autosize
        minRows={2}
        dir="auto"
        {...form.getInputProps('responsibilities')}
      />
      <Textarea
        label="Requirements"
        autosize
        minRows={2}
        dir="auto"
        {...form.getInputProps('requirements')}
      />
      <Textarea label="Benefits" autosize minRows={2} dir="auto" {...form.getInputProps('benefits')} />
      <div className="ad-form2">
        <TextInput label="Work hours" placeholder="9 AM–6 PM ET" {...form.getInputProps('workHours')} />
        <Select
          label="Hiring manager"
          allowDeselect={false}
          data={[...new Set([...managers.hiringManagers, form.values.hiringManager])]}
          {...form.getInputProps('hiringManager')}
        />
        <Select
          label="Status"
          allowDeselect={false}
          data={jobStatuses.map((value) => ({ value, label: statusLabels[value] }))}
          {...form.getInputProps('status')}
        />
        <NumberInput
          label="Applicant count"
          description="Shown on the careers page. Every application adds one."
          {...numbers}
          {...form.getInputProps('applicantCount')}
        />
        <TextInput
          label="Application deadline"
          description={deadlineNote(form.values.applicationDeadline)}
          type="date"
          {...form.getInputProps('applicationDeadline')}
          error={form.errors.applicationDeadline ?? (deadlinePassed ? readError(failure).message : undefined)}
        />
      </div>
      <Group gap={8} wrap>
        <Button type="submit" variant="filled" loading={saving} loadingText="Saving…">
          {stored ? 'Save changes' : form.values.status === 'draft' ? 'Save draft' : 'Post job'}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Group>
      <Unsaved
        dirty={form.isDirty() && !saving}
        what={form.values.title.trim() || 'New job'}
        onAsking={onAsking}
      />
    </form>
  );
}

const numbers = { hideControls: true, allowDecimal: false, allowNegative: false, thousandSeparator: ',' };

function valuesOf(job: AdminJob | null, manager: string): Values {
  return {
    title: job?.title ?? '',
    department: job?.department ?? '',
    location: job?.location ?? newJob.location,
    position: job?.position ?? positions[0],
    salaryMin: job?.salaryMin ?? '',
    salaryMax: job?.salaryMax ?? '',
    description: job?.description ?? '',
    responsibilities: job?.responsibilities ?? '',
    requirements: job?.requirements ?? '',
    benefits: job?.benefits ?? '',
    workHours: job?.workHours ?? '',
    hiringManager: job?.hiringManager ?? manager,
    status: job?.status ?? newJob.status,
    applicantCount: job?.applicantCount ?? newJob.applicantCount,
    applicationDeadline: job?.applicationDeadline ?? '',
  };
}

function drafted(draft: JobDraft | null): Partial<Values> {
  if (!draft) return {};
  return { ...draft, salaryMin: draft.salaryMin ?? '', salaryMax: draft.salaryMax ?? '' };
}

/**
 * The deadline is one moment worldwide (the end of the day in UTC), so it's shown in the reader's time zone as well.
 */
function deadlineNote(day: string): string {
  const end = Date.parse(`${day}T24:00:00Z`);
  const here = Number.isNaN(end) ? '' : ` (${momentText(new Date(end).toISOString())} your time)`;
  return `Closes automatically at the end of this day in UTC${here}.`;
}

/** The fields as the server's input; an empty number or date becomes null (specification file 2 §5). */
function inputOf(values: Values): Record<string, unknown> {
  const number = (value: number | string): number | null => (value === '' ? null : Number(value));
  return {
    ...values,
    salaryMin: number(values.salaryMin),
    salaryMax: number(values.salaryMax),
    applicantCount: number(values.applicantCount) ?? Number.NaN,
    applicationDeadline: values.applicationDeadline === '' ? null : values.applicationDeadline,
  };
}

function problemsOf(parsed: ReturnType<typeof JobInput.safeParse>): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const issue of parsed.error?.issues ?? []) problems[issue.path.join('.')] ??= issue.message;
  return problems;
}
