import { z } from 'zod';
import { UploadField } from '../features/files/UploadField.tsx';
import { CallForm } from '../ui/form/CallForm.tsx';
import { Form, FormActions } from '../ui/form/Form.tsx';
import { FormProblem } from '../ui/form/FormProblem.tsx';
import { PasswordField } from '../ui/form/PasswordField.tsx';
import { RadioField } from '../ui/form/RadioField.tsx';
import { NumberField, SelectField } from '../ui/form/SelectField.tsx';
import { CheckField, ChoiceField, TextAreaField, TextField } from '../ui/form/TextField.tsx';
import { useZodForm } from '../ui/form/useZodForm.ts';
import { Details } from '../ui/layout/Details.tsx';
import { Panel } from '../ui/layout/Panel.tsx';
import { Stack } from '../ui/layout/Stack.tsx';
import { Text } from '../ui/text/Text.tsx';
import styles from './catalog.module.css';
import { Section } from './Section.tsx';

const topics = [
  { value: 'work', label: 'Work' },
  { value: 'pay', label: 'Pay' },
];
const roles = [
  { value: 'candidate', label: 'Candidate', text: 'I’m applying for a job' },
  { value: 'employee', label: 'Employee', text: 'I work here' },
];

const starts = [
  { value: 'now', label: 'Now', text: 'From Monday' },
  { value: 'later', label: 'Later' },
];

const Rules = z.object({
  name: z.string().min(2, 'Name must be at least 2 characters'),
  password: z.string().min(8, 'Password must be at least 8 characters'),
  message: z.string().min(10, 'Please write a little more'),
  topic: z.string().min(1, 'Please choose a topic'),
  role: z.string().min(1, 'Please choose a role'),
  start: z.string().min(1, 'Please choose a start'),
  team: z.string(),
  hours: z.number('Please enter a number').min(1),
  consent: z.literal(true, 'Please agree first'),
});
const labels = {
  name: 'Full name',
  password: 'Password',
  message: 'Message',
  topic: 'Topic',
  role: 'Role',
  start: 'Start',
  team: 'Team',
  hours: 'Hours a week',
  consent: 'I agree',
} as const;
type Values = Record<'name' | 'password' | 'message' | 'topic' | 'role' | 'start' | 'team', string> & {
  hours: number | '';
  consent: boolean;
};
const empty: Values = {
  name: '',
  password: '',
  message: '',
  topic: '',
  role: '',
  start: '',
  team: 'work',
  hours: '',
  consent: false,
};

const idle = { state: { kind: 'idle' }, choose: () => undefined, clear: () => undefined } as const;
const sending = {
  ...idle,
  state: { kind: 'sending', file: new File([], 'resume.pdf'), share: 0.4, tries: 0 },
} as const;
const refused = {
  ...idle,
  state: { kind: 'refused', name: 'resume.exe', message: 'Please upload a PDF, DOC, or DOCX file.' },
} as const;
const papers = { accept: '.pdf', hint: 'PDF, up to 10 MB', error: null };

/** Send it to see every field with its message; “taken” as a name is refused by the server. */
export function Forms() {
  const form = useZodForm({
    schema: Rules,
    initial: empty,
    labels,
    id: 'catalog',
    onSubmit: async ({ name }) => {
      if (name === 'taken')
        throw Object.assign(new Error('The server is closed'), { code: 'closed', fields: {} });
    },
  });
  return (
    <Section title="Form">
      <div className={styles.narrow}>
        <Form form={form} gap={16}>
          {form.summary}
          <FormProblem form={form} />
          <TextField {...form.field('name')} marked autoComplete="off" />
          <PasswordField
            {...form.field('password')}
            autoComplete="new-password"
            hint="8 or more characters"
          />
          <TextAreaField {...form.field('message')} rows={3} hint="Shown above long texts" hintAbove />
          <ChoiceField {...form.field('topic')} choices={topics} placeholder="Please choose" />
          <SelectField
            {...form.field('team')}
            choices={topics}
            hint="The library’s own list"
            none={{ value: '', clear: 'Clear team' }}
          />
          <NumberField {...form.field('hours')} min={1} max={60} decimals={1} />
          <RadioField {...form.field('role')} choices={roles} cards />
          <RadioField {...form.field('start')} choices={starts} hint="You can change it later" />
          <CheckField {...form.field('consent')} hint="You can withdraw it" />
          <FormActions form={form} action="Send" doing="Sending…" onCancel={() => form.show(empty, true)} />
        </Form>
      </div>
      <Panel pad="md">
        <CallForm pending={false} action="Close" onSubmit={() => undefined} onCancel={() => undefined}>
          <Text>A dialog that makes one call.</Text>
          <Details summary="Details">They open below their summary.</Details>
        </CallForm>
      </Panel>
      <Panel pad="md">
        <Stack>
          <UploadField id="catalog-idle" label="Nothing chosen" optional upload={idle} {...papers} />
          <UploadField id="catalog-sending" label="On its way" upload={sending} {...papers} />
          <UploadField id="catalog-refused" label="Refused" upload={refused} {...papers} />
        </Stack>
      </Panel>
    </Section>
  );
}
