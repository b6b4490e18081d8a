import type { CSSProperties } from 'react';
import { tonesOf } from '../../../shared/company/accent.ts';
import type { SettingValues } from '../../../shared/panel/settings.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Fine } from '../../ui/text/Text.tsx';

type Props = { accent: string; name: string; logo: SettingValues['logo'] };

/** A page's header, a button, and an email's band, light and dark, before anything is saved. */
export function LookPreview({ accent, name, logo }: Props) {
  const tones = tonesOf(accent);
  const colors: Record<string, string | undefined> = {
    '--co-dark-link': tones[3],
    '--co-dark-button': tones[4],
    '--co-button': tones[7],
    '--co-band': tones[8],
    '--co-edge': tones[9],
  };
  const mark = (id: string | null) =>
    id === null ? <b>{name}</b> : <img src={`/brand/logo-${id}`} height={28} alt={name} />;
  return (
    <Stack as="figure" gap={8} style={colors as CSSProperties}>
      <Fine as="figcaption">Preview</Fine>
      <div className="co-both">
        <Stack gap={12} align="start" className="co-page">
          <div className="co-head">{mark(logo.light)}</div>
          <span className="co-button">Apply Now</span>
          <span className="co-link">A link</span>
        </Stack>
        <Stack gap={12} align="start" className="co-page co-dark">
          <div className="co-head">{mark(logo.dark ?? logo.light)}</div>
          <span className="co-button">Apply Now</span>
          <span className="co-link">A link</span>
        </Stack>
      </div>
      <div className="co-band">{mark(logo.dark ?? logo.light)}</div>
    </Stack>
  );
}
