import { Switch } from '@mantine/core';
import { useDrawnClosed } from '../../../ui/hooks/later.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Remark, Subtitle } from '../../../ui/text/Text.tsx';
import { useSingleKeys } from './useSingleKeys.ts';

type Group = { title: string; keys: readonly (readonly [keys: readonly string[], text: string])[] };

const anywhere: Group = {
  title: 'Anywhere',
  keys: [
    [['Ctrl K', '⌘ K'], 'Go to a page or start something'],
    [['?'], 'Show these shortcuts'],
    [['Esc'], 'Close what’s on top'],
  ],
};
const lists: Group = {
  title: '“Needs you today” and lists',
  keys: [
    [['J', 'K'], 'Next and previous row'],
    [['Enter'], 'Open the row'],
    [['E'], 'Email the person, or answer the request'],
    [['/'], 'Search candidates'],
  ],
};
const person: Group = {
  title: 'A candidate',
  keys: [
    [['J', 'K'], 'Next and previous candidate'],
    [['N'], 'Next unread criterion, then “Confirm result”'],
    [['C'], 'Go to “Confirm result”'],
    [['E'], 'Email the candidate'],
    [['H'], 'Hire, once the result is confirmed'],
    [['X'], 'Reject, once the result is confirmed'],
  ],
};

const reading: Group = {
  title: 'Reading an interview',
  keys: [
    [['J', 'K'], 'Next and previous criterion'],
    [['N'], 'Next unread criterion, then “Confirm result,” then the next interview'],
    [['1', '–', '5'], 'Rate the criterion'],
    [['Ctrl Enter'], 'Save the rating with its reason'],
    [['R'], 'Résumé, and back to the transcript'],
    [['C'], 'Go to “Confirm result”'],
    [['[', ']'], 'Previous and next interview'],
  ],
};

/** The panel's keyboard shortcuts, and the switch that turns off single letters. */
export function KeysHelp(props: { opened: boolean; onClose: () => void }) {
  const opened = useDrawnClosed(props.opened);
  return (
    <Dialog opened={opened} onClose={props.onClose} size={560} title="Keyboard shortcuts">
      <Stack gap={24}>
        {[anywhere, lists, reading, person].map(({ title, keys }) => (
          <Stack key={title} as="section" gap={8}>
            <Subtitle level={3}>{title}</Subtitle>
            <dl className="ad-keys">
              {keys.map(([names, text]) => (
                <div key={text}>
                  <dt>
                    {names.map((name) => (
                      <kbd key={name}>{name}</kbd>
                    ))}
                  </dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </Stack>
        ))}
        <Remark>Hiring and rejecting ask first: press Enter to confirm or Esc to go back.</Remark>
        <SingleKeysSwitch />
      </Stack>
    </Dialog>
  );
}

/** Single-letter shortcuts can interfere with speech input and other tools, so they can be turned off. */
export function SingleKeysSwitch() {
  const [on, turn] = useSingleKeys();
  return (
    <Switch
      checked={on}
      onChange={(event) => turn(event.currentTarget.checked)}
      label="Single-key shortcuts"
      description="Letters such as J and K, digits, and symbols such as /. Ctrl K and Esc always work. Saved on this device."
    />
  );
}
