import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import type { Version, Versioned } from '../../../ui/form/useVersion.ts';
import type { ZodForm } from '../../../ui/form/useZodForm.ts';
import { Group } from '../../../ui/layout/Stack.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';

type Props = {
  form: Pick<
    ZodForm<object>,
    'element' | 'prepare' | 'submit' | 'failure' | 'problems' | 'pending' | 'dirty'
  >;
  version: Pick<Versioned<Version>, 'moved' | 'take'>;
  mayChange: boolean;
  /** Said when someone else's change prevents saving. */
  conflict: string;
  action?: string;
  doing?: string;
  /** More actions. */
  children?: ReactNode;
};

/** The foot of a form over something versioned: someone else's change, save, and discard. */
export function SaveBar({ form, version, mayChange, conflict, ...props }: Props) {
  const { action = 'Save', doing = 'Saving…', children } = props;
  const { moved, take } = version;
  const save = useRef<HTMLButtonElement>(null);
  const pressed = useRef<Element | null>(null);
  // "Discard" and "Reset to default" go when they're done: the focus stays in this section.
  useEffect(() => {
    if (!pressed.current || pressed.current.isConnected) return;
    pressed.current = null;
    if (document.activeElement === document.body) save.current?.focus({ preventScroll: true });
  });
  return (
    <>
      {moved && (
        <Notice kind="warn">
          <p>{conflict}</p>
          <Button size="sm" onClick={take}>
            Show the saved version
          </Button>
        </Notice>
      )}
      {mayChange && (
        <Group
          gap={8}
          wrap
          data-actions=""
          onFocus={({ target }) => {
            pressed.current = target;
          }}
        >
          <Button
            ref={save}
            type="submit"
            variant="filled"
            size="sm"
            loading={form.pending}
            loadingText={doing}
            {...((!form.dirty || moved) && refusing)}
          >
            {action}
          </Button>
          {form.dirty && !moved && (
            <Button size="sm" loading={form.pending} onClick={take}>
              Discard
            </Button>
          )}
          {children}
        </Group>
      )}
    </>
  );
}

/** As a busy button: natively disabled, it would lose the focus once everything is saved. */
const refusing: ComponentProps<typeof Button> = {
  'aria-disabled': true,
  onClick: (event) => event.preventDefault(),
};

/** What {@link SaveBar} says about a colleague's change. */
export const changedMeanwhile = (by: string | null): string =>
  `${by ?? 'Someone'} changed this while you were editing, so your changes weren’t saved.`;
