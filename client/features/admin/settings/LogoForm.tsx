import { FileButton } from '@mantine/core';
import { useState } from 'react';
import { LOGO_BYTES_MAX } from '../../../../shared/companySettings.ts';
import { errorSentences } from '../../../../shared/errors.ts';
import { type SettingValues, type Stored, settingValues } from '../../../../shared/panelSettings.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { SettingFrame } from './SettingFrame.tsx';
import { useSettingForm } from './useSettingForm.ts';

type Logo = SettingValues['logo'];

const variants = [
  ['light', 'For light ground'],
  ['dark', 'For dark ground'],
] as const;

/** The company's own logo. A file is checked and shown at once, and counts once it's saved. */
export function LogoForm({ stored, mayChange }: { stored: Stored<Logo>; mayChange: boolean }) {
  const { form, ...state } = useSettingForm<Logo, Logo>({
    section: 'logo',
    stored,
    toValues: (value) => value,
    parse: (values) => settingValues.logo.safeParse(values),
    toInput: (basedOn, value) => ({ section: 'logo', basedOn, value }),
  });
  const [problem, setProblem] = useState<string | null>(null);
  const add = trpc.admin.settings.addLogo.useMutation();
  const choose = async (variant: keyof Logo, file: File | null): Promise<void> => {
    if (!file) return;
    setProblem(null);
    try {
      if (file.size > LOGO_BYTES_MAX) return setProblem(errorSentences.logo_too_large);
      const { id } = await add.mutateAsync({ content: await base64Of(file) });
      form.setFieldValue(variant, id);
    } catch (error) {
      setProblem(readError(error).message);
    }
  };
  return (
    <SettingFrame
      section="logo"
      title="Logo"
      text="A PNG, or an SVG of shapes, of at most 40 KB. Without one, pages show the mark and the name."
      stored={stored}
      mayChange={mayChange}
      state={state}
    >
      {variants.map(([variant, label]) => {
        const id = form.values[variant];
        return (
          <fieldset key={variant} className="co-logo row g8 w">
            <legend className="sm b">{label}</legend>
            <span className={variant === 'dark' ? 'co-ground co-dark' : 'co-ground'}>
              {id === null ? (
                <span className="sm">{variant === 'dark' ? 'As on light ground' : 'None'}</span>
              ) : (
                <img src={`/brand/logo-${id}`} height={32} alt={`Logo ${label.toLowerCase()}`} />
              )}
            </span>
            <FileButton accept="image/png,image/svg+xml" onChange={(file) => choose(variant, file)}>
              {(button) => (
                <button type="button" className="btn default sm" disabled={add.isPending} {...button}>
                  Choose a file<span className="vh">, {label.toLowerCase()}</span>
                </button>
              )}
            </FileButton>
            {id !== null && (
              <button
                type="button"
                className="btn quiet sm"
                onClick={() => form.setFieldValue(variant, null)}
              >
                Take away<span className="vh">, {label.toLowerCase()}</span>
              </button>
            )}
          </fieldset>
        );
      })}
      {problem && (
        <p className="sm st-problem" role="alert">
          {problem}
        </p>
      )}
    </SettingFrame>
  );
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
