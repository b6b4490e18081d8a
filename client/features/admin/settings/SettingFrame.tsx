import type { ReactNode } from 'react';
import type { SettingSection, Stored } from '../../../../shared/panel/settings.ts';
import { momentText } from '../../../../shared/time/dates.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Group } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { PanelSection } from '../PanelParts.tsx';
import { History } from './History.tsx';
import { Unsaved } from './Unsaved.tsx';
import type { SettingForm } from './useSettingForm.ts';

type Props = {
  section: SettingSection;
  title: string;
  text: string;
  stored: Stored<unknown>;
  mayChange: boolean;
  state: Omit<SettingForm<Record<string, unknown>>, 'form'>;
  /** Additional actions. */
  actions?: ReactNode;
  children: ReactNode;
};

/** One settings section: its fields, its history, and undo. */
export function SettingFrame({ section, title, text, stored, mayChange, state, actions, children }: Props) {
  const { dirty, pending, moved } = state;
  return (
    <PanelSection id={`${section}-title`} title={title} text={text}>
      <form className="stack g16" onSubmit={state.submit} noValidate aria-labelledby={`${section}-title`}>
        <fieldset className="st-fields stack g16" disabled={!mayChange}>
          {children}
        </fieldset>
        {moved && (
          <Notice kind="warn">
            <p>
              {stored.changedBy ?? 'Someone'} changed this while you were editing, so your changes weren’t
              saved.
            </p>
            <Button size="sm" onClick={state.take}>
              Show the saved version
            </Button>
          </Notice>
        )}
        {mayChange && (
          <Group gap={8} wrap>
            <Button
              type="submit"
              variant="filled"
              size="sm"
              disabled={!dirty || moved}
              loading={pending}
              loadingText="Saving…"
            >
              Save
            </Button>
            {dirty && !moved && (
              <Button size="sm" disabled={pending} onClick={state.take}>
                Discard
              </Button>
            )}
            {stored.undoable && (
              <Button variant="quiet" size="sm" disabled={pending || moved || dirty} onClick={state.undo}>
                Undo last save
              </Button>
            )}
            {stored.version !== null && (
              <Button variant="quiet" size="sm" disabled={pending || moved || dirty} onClick={state.reset}>
                Reset to default
              </Button>
            )}
            {actions}
          </Group>
        )}
      </form>
      <Text size="xs" tone="dim">
        {stored.changedAt
          ? `Changed ${momentText(stored.changedAt)} by ${stored.changedBy ?? 'a former admin'}.`
          : 'Default'}
      </Text>
      <History section={section} />
      <Unsaved dirty={dirty && !pending} what={title} />
    </PanelSection>
  );
}
