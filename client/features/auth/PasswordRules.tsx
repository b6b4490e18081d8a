import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { LONG_PASSWORD } from '../../../shared/auth/texts.ts';
import { Group } from '../../ui/layout/Stack.tsx';
import { Hidden } from '../../ui/text/Text.tsx';
import styles from './PasswordRules.module.css';

type Rule = [text: string, met: (password: string) => boolean];
const composed: Rule[] = [
  ['8 characters or more', (password) => password.length >= 8],
  ['One uppercase letter', (password) => /[A-Z]/.test(password)],
  ['One lowercase letter', (password) => /[a-z]/.test(password)],
  ['One number', (password) => /[0-9]/.test(password)],
];
const long: Rule[] = [[`A passphrase of ${LONG_PASSWORD} characters or more`, () => true]];

/** The rules for a new password, checked off while typing; the server checks how easy it is to guess. */
export function PasswordRules({ password, id }: { password: string; id: string }) {
  const isLong = password.length >= LONG_PASSWORD;
  const rules = isLong ? long : composed;
  return (
    <ul className={styles.rules} id={id}>
      {rules.map(([text, met]) => {
        const done = met(password);
        const Icon = done ? IconCircleCheck : IconCircle;
        return (
          <Group as="li" key={text} gap={6} className={done ? styles.met : undefined}>
            <Icon size={16} stroke={1.75} aria-hidden="true" />
            {text}
            {done && <Hidden> – done</Hidden>}
          </Group>
        );
      })}
      {!isLong && <li>Or a passphrase of {LONG_PASSWORD} characters or more</li>}
    </ul>
  );
}
