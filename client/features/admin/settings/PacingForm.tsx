import { pacing, type Range, scaled } from '../../../../shared/conversation/pacing.ts';
import { pacingSteps, type SettingValues, type Stored } from '../../../../shared/panel/settings.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Facts } from '../../../ui/figures/Facts.tsx';
import { NumberField } from '../../../ui/form/SelectField.tsx';
import { Details } from '../../../ui/layout/Details.tsx';
import { Group } from '../../../ui/layout/Stack.tsx';
import { Hidden } from '../../../ui/text/Text.tsx';
import { SettingFrame } from '../../panel/settings/SettingFrame.tsx';
import { useSettingForm } from '../../panel/settings/useSettingForm.ts';

/** Labels of all delays; a missing one doesn't compile. */
const labels: Record<keyof typeof pacing, string> = {
  interviewConnecting: 'Connecting to the interviewer',
  interviewReply: 'Before the interviewer answers',
  supervisorTyping: 'Supervisor typing',
  firstTask: 'First task after the greeting',
  nextTask: 'Until the next task',
  clientQueueStep: 'Each place in the practice queue',
  clientReply: 'Before a practice client answers',
  clientTyping: 'Practice client typing',
  clientNudge: 'Before a practice client asks again',
  nextClient: 'Until the next practice client',
  nextClientNotice: 'Notice of the next client',
  documentsDialogClose: 'Closing the documents dialog',
  decisionEmail: 'Decision email, while you can undo',
  decisionEmailMargin: 'Decision email, extra wait after undo ends',
  builtInWord: 'Between words of the built-in model',
};

function seconds(ms: number): string {
  if (ms === 0) return 'none';
  return `${(ms / 1_000).toLocaleString('en-US', { maximumFractionDigits: ms < 1_000 ? 3 : 1 })} s`;
}

function becomes(delay: number | Range | Readonly<Record<string, number>>, scale: number): string {
  if (typeof delay === 'number') return seconds(scaled(delay, scale));
  const [first = 0, second = 0] = Object.values(delay).map((ms) => scaled(ms, scale));
  const joined = 'min' in delay ? ' to ' : ' + ';
  return first === 0 && second === 0 ? 'none' : `${seconds(first)}${joined}${seconds(second)}`;
}

type Props = { stored: Stored<SettingValues['pacing']>; mayChange: boolean };

/** The setting for deliberate waits. */
export function PacingForm({ stored, mayChange }: Props) {
  const setting = useSettingForm({
    section: 'pacing',
    stored,
    labels: { scale: 'Scale' },
    toValues: ({ scale }): { scale: number | '' } => ({ scale }),
  });
  const { form } = setting;
  const scale = Math.min(2, Math.max(0, Number(form.values.scale)));
  return (
    <SettingFrame
      title="Pacing"
      text="The AI personas wait before they answer, as people do. This number multiplies every wait from now on."
      setting={setting}
      mayChange={mayChange}
    >
      <Group as="fieldset" gap={8} wrap>
        <Hidden as="legend">Presets</Hidden>
        {pacingSteps.map(({ label, scale: step, note }) => (
          <Button
            key={label}
            size="sm"
            variant={scale === step ? 'filled' : 'default'}
            aria-pressed={scale === step}
            onClick={() => form.set('scale', step)}
          >
            {label}
            <Hidden>, {note}</Hidden>
          </Button>
        ))}
      </Group>
      <NumberField
        {...form.field('scale')}
        hint="From 0 (no waits) to 2 (twice as long)"
        hintAbove
        min={0}
        max={2}
        step={0.1}
        decimals={2}
      />
      <Details summary="Resulting waits">
        <Facts
          rows={Object.entries(pacing).map(([name, delay]) => [
            labels[name as keyof typeof pacing],
            becomes(delay, scale),
          ])}
        />
      </Details>
    </SettingFrame>
  );
}
