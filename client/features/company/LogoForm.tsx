import { FileButton } from '@mantine/core';
import { useRef, useState } from 'react';
import { LOGO_BYTES_MAX } from '../../../shared/company/settings.ts';
import { errorSentences } from '../../../shared/errors/errors.ts';
import type { SettingValues, Stored } from '../../../shared/panel/settings.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Group } from '../../ui/layout/Stack.tsx';
import { Hidden, Text } from '../../ui/text/Text.tsx';
import { SettingFrame } from '../panel/settings/SettingFrame.tsx';
import { useSettingForm } from '../panel/settings/useSettingForm.ts';

type Logo = SettingValues['logo'];

const labels = { light: 'For light backgrounds', dark: 'For dark backgrounds' };
const variants = ['light', 'dark'] as const;

/** The company's logo. A file is checked and previewed immediately, and applies once saved. */
export function LogoForm({ stored, mayChange }: { stored: Stored<Logo>; mayChange: boolean }) {
  const setting = useSettingForm({
    section: 'logo',
    stored,
    labels,
    toValues: (value) => value,
  });
  const { form } = setting;
  const [problem, setProblem] = useState<string | null>(null);
  const reset = { light: useRef<() => void>(null), dark: useRef<() => void>(null) };
  const add = trpc.admin.settings.addLogo.useMutation();
  const choose = async (variant: keyof Logo, file: File | null): Promise<void> => {
    // The same file can be chosen again, made smaller or after removing it.
    reset[variant].current?.();
    if (!file) return;
    setProblem(null);
    try {
      if (file.size > LOGO_BYTES_MAX) return setProblem(errorSentences.logo_too_large);
      const { id } = await add.mutateAsync({ content: await base64Of(file) });
      form.set(variant, id);
    } catch (error) {
      setProblem(readError(error).message);
    }
  };
  return (
    <SettingFrame
      title="Logo"
      text="A PNG or a shapes-only SVG, up to 40 KB. Without a logo, pages show a built-in symbol and your company’s name."
      setting={setting}
      mayChange={mayChange}
    >
      {variants.map((variant) => {
        const label = labels[variant];
        const id = form.values[variant];
        return (
          <Group as="fieldset" key={variant} gap={8} wrap>
            <Text as="legend" size="sm" bold>
              {label}
            </Text>
            <span className={variant === 'dark' ? 'co-ground co-dark' : 'co-ground'}>
              {id === null ? (
                <Text as="span" size="sm">
                  {variant === 'dark' ? 'Same as light' : 'None'}
                </Text>
              ) : (
                <img src={`/brand/logo-${id}`} height={32} alt={`Logo ${label.toLowerCase()}`} />
              )}
            </span>
            <FileButton
              resetRef={reset[variant]}
              accept="image/png,image/svg+xml"
              onChange={(file) => choose(variant, file)}
            >
              {(button) => (
                <Button size="sm" loading={add.isPending} {...button}>
                  Choose a file<Hidden>, {label.toLowerCase()}</Hidden>
                </Button>
              )}
            </FileButton>
            {id !== null && (
              <Button variant="quiet" size="sm" onClick={() => form.set(variant, null)}>
                Remove<Hidden>, {label.toLowerCase()}</Hidden>
              </Button>
            )}
          </Group>
        );
      })}
      {problem && (
        <Text size="sm" className="st-problem" role="alert">
          {problem}
        </Text>
      )}
    </SettingFrame>
  );
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
