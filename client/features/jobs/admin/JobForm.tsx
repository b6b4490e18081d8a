import { useEffect } from 'react';
import type { JobDraft } from '../../../../shared/assistant/schema.ts';
import {
  type AdminJob,
  type JobInput,
  jobInputOn,
  jobLabels,
  newJob,
} from '../../../../shared/jobs/admin.ts';
import { type JobStatus, jobStatuses, type Position, positions } from '../../../../shared/jobs/schema.ts';
import { parseShifts } from '../../../../shared/jobs/shift.ts';
import type { SettingValues } from '../../../../shared/panel/settings.ts';
import { momentText } from '../../../../shared/time/dates.ts';
import { Form, FormActions } from '../../../ui/form/Form.tsx';
import { NumberField, SelectField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { Unsaved, useCloseAfterSave } from '../../../ui/form/Unsaved.tsx';
import { useZodForm, type ZodForm } from '../../../ui/form/useZodForm.ts';
import { toast } from '../../../ui/toast/toast.ts';

/** Field values: numbers may be empty while someone types. */
type Values = {
  title: string;
  department: string;
  location: string;
  position: Position | '';
  salaryMin: number | '';
  salaryMax: number | '';
  description: string;
  responsibilities: string;
  requirements: string;
  benefits: string;
  workHours: string;
  hiringManager: string;
  status: JobStatus;
  applicantCount: number | '';
  applicationDeadline: string;
};

type Props = {
  /** Null for a new job, which starts with the specification's defaults. */
  stored: AdminJob | null;
  /** Initial values of a new job drafted by the assistant. */
  draft?: JobDraft | null;
  /** Hiring managers from the settings. */
  managers: SettingValues['company'];
  onSave: (job: JobInput) => Promise<void>;
  /** Also called once it's saved. */
  onClose: () => void;
  /** Called while the unsaved-changes question is open, so the dialog below stays open. */
  onAsking: (asking: boolean) => void;
};

const positionChoices = positions.map((value) => ({ value, label: value }));
const statusLabels = { active: 'Active', draft: 'Draft', closed: 'Closed' } as const;
const statusChoices = jobStatuses.map((value) => ({ value, label: statusLabels[value] }));

/** All fields of a job. Errors are shown next to the field and in one toast. */
export function JobForm(props: Props) {
  const { stored, draft = null, managers, onSave, onClose, onAsking } = props;
  const form = useZodForm({
    schema: jobInputOn(new Date().toISOString().slice(0, 10)),
    initial: { ...valuesOf(stored, managers.defaultManager), ...drafted(draft) },
    labels: jobLabels,
    toInput: (values): Record<string, unknown> => inputOf(values, form.initial),
    onSubmit: async (job) => {
      await onSave(job);
      saved();
    },
    onInvalid: (message) => toast.error('Validation Error', message, { id: 'job-form' }),
    onRefused: ({ code, message }) => {
      if (code === 'job_deadline_passed') form.setProblem('applicationDeadline', message);
    },
  });
  const saved = useCloseAfterSave(form.pending, onClose);
  const { field, values } = form;
  useFocusInside(form);
  const managerChoices = [...new Set([...managers.hiringManagers, values.hiringManager])];
  return (
    <Form form={form} gap={16}>
      <div className="ad-form2">
        <TextField {...field('title')} marked data-autofocus />
        <TextField {...field('department')} marked />
        <TextField {...field('location')} marked />
        <SelectField
          {...field('position')}
          marked
          placeholder="Choose one"
          choices={positionChoices}
          hint="Decides the interview’s questions and what it’s scored on."
        />
        <NumberField {...field('salaryMin')} hideControls />
        <NumberField {...field('salaryMax')} hideControls />
      </div>
      <TextAreaField {...field('description')} marked rows={3} />
      <TextAreaField {...field('responsibilities')} hint="One item per line." hintAbove rows={2} />
      <TextAreaField {...field('requirements')} rows={2} />
      <TextAreaField {...field('benefits')} rows={2} />
      <div className="ad-form2">
        <TextField
          {...field('workHours')}
          placeholder="9 AM–6 PM ET"
          status={values.workHours.trim() !== '' && !showsShifts(values.workHours) && hoursNote}
        />
        <SelectField
          {...field('hiringManager')}
          choices={managerChoices.map((value) => ({ value, label: value }))}
        />
        <SelectField {...field('status')} choices={statusChoices} />
        <NumberField
          {...field('applicantCount')}
          hideControls
          hint="Shown on the careers page. Every application adds one."
          hintAbove
        />
        <TextField
          {...field('applicationDeadline')}
          type="date"
          hint={deadlineNote(values.applicationDeadline)}
          hintAbove
          status={stored?.status === 'closed' && values.status === 'closed' && isMoved(form) && closedNote}
        />
      </div>
      <FormActions
        form={form}
        action={stored ? 'Save changes' : values.status === 'draft' ? 'Save draft' : 'Post job'}
        doing="Saving…"
        onCancel={onClose}
      />
      <Unsaved dirty={form.dirty} what={values.title.trim() || 'New job'} onAsking={onAsking} />
    </Form>
  );
}

/** Moves the focus into the form if it's elsewhere. */
function useFocusInside({ element, focus }: Pick<ZodForm<Values>, 'element' | 'focus'>): void {
  useEffect(() => {
    // A dialog opened by a link has focused its close button. Runs a frame later because the dialog first records the
    // previous focus.
    const frame = requestAnimationFrame(() => {
      if (!element.current?.contains(document.activeElement)) focus('title');
    });
    return () => cancelAnimationFrame(frame);
  }, [element, focus]);
}

const showsShifts = (workHours: string): boolean => parseShifts(workHours, () => 0, 0) !== null;
const hoursNote =
  'Applicants will see this as you wrote it. To show the hours in their time zone, write them like “9 AM–6 PM ET.”';

const closedNote = 'The job stays closed. Choose Active to reopen it.';

/** Whether the last day was changed, which reopening an expired job requires. */
const isMoved = ({ values, initial }: Pick<ZodForm<Values>, 'values' | 'initial'>): boolean =>
  values.applicationDeadline !== initial.applicationDeadline;

function valuesOf(job: AdminJob | null, manager: string): Values {
  return {
    title: job?.title ?? '',
    department: job?.department ?? '',
    location: job?.location ?? newJob.location,
    position: job?.position ?? '',
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
  // The last minute, as on the job's page, because midnight would show the next day.
  const end = Date.parse(`${day}T23:59:00Z`);
  const here = Number.isNaN(end) ? '' : ` (${momentText(new Date(end).toISOString())} your time)`;
  return `Closes automatically at the end of this day in UTC${here}.`;
}

/** The fields as the server's input; an empty number or date becomes null (specification file 2 §5). */
function inputOf(values: Values, opened: Pick<Values, 'applicantCount'>): Record<string, unknown> {
  const number = (value: number | ''): number | null => (value === '' ? null : value);
  const count = number(values.applicantCount) ?? Number.NaN;
  return {
    ...values,
    salaryMin: number(values.salaryMin),
    salaryMax: number(values.salaryMax),
    applicantCount: count === opened.applicantCount ? null : count,
    applicationDeadline: values.applicationDeadline === '' ? null : values.applicationDeadline,
  };
}
