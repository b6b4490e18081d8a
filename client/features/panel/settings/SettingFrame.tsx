import type { ReactNode } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Unsaved } from '../../../ui/form/Unsaved.tsx';
import { PanelSection } from '../PanelParts.tsx';
import { ChangedBy, DefaultMark } from './ChangedBy.tsx';
import { History } from './History.tsx';
import { changedMeanwhile, SaveBar } from './SaveBar.tsx';
import type { SettingForm } from './useSettingForm.ts';

type Props = {
  title: string;
  text: string;
  setting: Omit<SettingForm<object>, 'form'> & {
    form: Omit<SettingForm<object>['form'], 'field' | 'inner' | 'set' | 'show'>;
  };
  mayChange: boolean;
  /** Additional actions. */
  actions?: ReactNode;
  children: ReactNode;
};

/** One settings section: its fields, its history, and undo. */
export function SettingFrame({ title, text, setting, mayChange, actions, children }: Props) {
  const { section, stored, form, version, pending, undo, reset } = setting;
  const quiet = {
    variant: 'quiet',
    size: 'sm',
    loading: pending,
    disabled: version.moved || form.dirty,
  } as const;
  return (
    <PanelSection id={`${section}-title`} title={title} text={text} aside={<DefaultMark stored={stored} />}>
      <Form form={form} gap={16} aria-labelledby={`${section}-title`}>
        <fieldset className="st-fields" disabled={!mayChange}>
          {children}
        </fieldset>
        <SaveBar
          form={{ ...form, pending }}
          version={version}
          mayChange={mayChange}
          conflict={changedMeanwhile(stored.changedBy)}
        >
          {stored.undoable && (
            <Button {...quiet} onClick={undo}>
              Undo last save
            </Button>
          )}
          {stored.version !== null && (
            <Button {...quiet} onClick={reset}>
              Reset to default
            </Button>
          )}
          {actions}
        </SaveBar>
      </Form>
      <ChangedBy stored={stored} />
      <History section={section} />
      <Unsaved dirty={form.dirty} what={title} />
    </PanelSection>
  );
}
