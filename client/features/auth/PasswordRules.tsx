import { IconCircle, IconCircleCheck } from '@tabler/icons-react';

const rules: [text: string, met: (password: string) => boolean][] = [
  ['8 characters or more', (password) => password.length >= 8],
  ['One uppercase letter', (password) => /[A-Z]/.test(password)],
  ['One lowercase letter', (password) => /[a-z]/.test(password)],
  ['One number', (password) => /[0-9]/.test(password)],
];

/** What a new password needs, ticked off while it is typed. */
export function PasswordRules({ password, id }: { password: string; id: string }) {
  return (
    <ul className="au-rules xs" id={id}>
      {rules.map(([text, met]) => {
        const done = met(password);
        const Icon = done ? IconCircleCheck : IconCircle;
        return (
          <li key={text} className={`row g6 ${done ? 'met' : ''}`}>
            <Icon size={16} stroke={1.75} aria-hidden="true" />
            {text}
            {done && <span className="vh"> – done</span>}
          </li>
        );
      })}
    </ul>
  );
}
