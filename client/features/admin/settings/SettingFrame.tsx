import type { ReactNode } from 'react';
import type { SettingSection, Stored } from '../../../../shared/panelSettings.ts';
import { momentText } from '../../../../shared/time.ts';
import { Notice } from '../../../ui/Notice.tsx';
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
  /** More than saving can be done. */
  actions?: ReactNode;
  children: ReactNode;
};

/** One section of the settings: its fields, what it was changed to by whom, and the way back. */
export function SettingFrame({ section, title, text, stored, mayChange, state, actions, children }: Props) {
  const { dirty, pending, moved } = state;
  return (
    <section className="ad-panel ad-box stack g16" aria-labelledby={`${section}-title`}>
      <div className="stack g4">
        <h2 className="h3" id={`${section}-title`}>
          {title}
        </h2>
        <p className="dim">{text}</p>
      </div>
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
            <button type="button" className="btn default sm" onClick={state.take}>
              Show what is stored
            </button>
          </Notice>
        )}
        {mayChange && (
          <div className="row g8 w">
            <button type="submit" className="btn filled sm" disabled={!dirty || pending || moved}>
              {pending ? 'Saving…' : 'Save'}
            </button>
            {dirty && !moved && (
              <button type="button" className="btn default sm" disabled={pending} onClick={state.take}>
                Discard
              </button>
            )}
            {stored.undoable && (
              <button
                type="button"
                className="btn quiet sm"
                disabled={pending || moved || dirty}
                onClick={state.undo}
              >
                Undo the last save
              </button>
            )}
            {stored.version !== null && (
              <button
                type="button"
                className="btn quiet sm"
                disabled={pending || moved || dirty}
                onClick={state.reset}
              >
                Back to default
              </button>
            )}
            {actions}
          </div>
        )}
      </form>
      <p className="xs dim">
        {stored.changedAt
          ? `Changed ${momentText(stored.changedAt)} by ${stored.changedBy ?? 'a person since erased'}.`
          : 'As the program was started; nobody has changed it.'}
      </p>
      <History section={section} />
      <Unsaved dirty={dirty && !pending} what={title} />
    </section>
  );
}
