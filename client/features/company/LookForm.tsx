import { ColorInput } from '@mantine/core';
import { accentContrast, designTones, MIN_CONTRAST } from '../../../shared/company/accent.ts';
import type { SettingValues, Stored } from '../../../shared/panel/settings.ts';
import { Text } from '../../ui/text/Text.tsx';
import { SettingFrame } from '../panel/settings/SettingFrame.tsx';
import { useSettingForm } from '../panel/settings/useSettingForm.ts';
import { LookPreview } from './LookPreview.tsx';

type Look = SettingValues['look'];
type Props = { stored: Stored<Look>; name: string; logo: SettingValues['logo']; mayChange: boolean };

/** The design's own accent, for a field that always shows a color. */
const usual = designTones[7];

/** The accent color, with its contrast and a preview. */
export function LookForm({ stored, name, logo, mayChange }: Props) {
  const setting = useSettingForm({
    section: 'look',
    stored,
    labels: { accent: 'Accent color' },
    toValues: ({ accent }) => ({ accent: accent ?? usual }),
    toInput: ({ accent }) => ({ accent: accent.trim().toLowerCase() === usual ? null : accent }),
  });
  const { form } = setting;
  const typed = form.values.accent.trim().toLowerCase();
  const accent = /^#[0-9a-f]{6}$/.test(typed) ? typed : null;
  return (
    <SettingFrame
      title="Color"
      text="Buttons, links, and colored backgrounds all use one accent color, in light and dark mode."
      setting={setting}
      mayChange={mayChange}
    >
      <ColorInput
        {...form.field('accent')}
        description="A hex code, such as #1a5fb4."
        format="hex"
        withEyeDropper={false}
      />
      <Text size="sm" role="status">
        {accent === null ? 'Enter a color to see its contrast.' : contrastText(accentContrast(accent))}
      </Text>
      {accent !== null && <LookPreview accent={accent} name={name} logo={logo} />}
    </SettingFrame>
  );
}

function contrastText(contrast: number): string {
  // Rounded down, so that 4.49 doesn't read as sufficient.
  const shown = (Math.floor(contrast * 10) / 10).toFixed(1);
  return contrast >= MIN_CONTRAST
    ? `Contrast ${shown}:1. Text in and on this color is easy to read.`
    : `Contrast ${shown}:1. It needs ${MIN_CONTRAST}:1, so choose a darker color.`;
}
