import { IconHeartHandshake } from '@tabler/icons-react';
import { useId } from 'react';
import { type SafetyNotice, safetyNotice } from '../../../shared/safety/card/notice.ts';
import type { SafetySign } from '../../../shared/safety/kinds.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { Subtitle } from '../../ui/text/Text.tsx';

export type SafetyCardProps = { sign: SafetySign; country: string | null };

/** Where a person can find help right now, and who was notified: in their language, with English below. */
export function SafetyCard({ sign, country }: SafetyCardProps) {
  const id = useId();
  const { own, ...english } = safetyNotice(sign, country);
  return (
    <Notice as="section" kind="info" icon={IconHeartHandshake} aria-labelledby={id}>
      <Stack gap={24}>
        {own && <Words words={own} id={id} lang={own.lang} dir={own.dir} />}
        <Words words={english} id={own ? undefined : id} lang="en" dir="ltr" />
      </Stack>
    </Notice>
  );
}

type WordsProps = {
  words: Omit<SafetyNotice, 'own'>;
  id: string | undefined;
  lang: string;
  dir: 'ltr' | 'rtl';
};

function Words({ words: { title, text, help, told }, id, lang, dir }: WordsProps) {
  return (
    <Stack gap={8} lang={lang} dir={dir}>
      <Subtitle id={id}>{title}</Subtitle>
      <p>{text}</p>
      <Stack as="ul" gap={4}>
        {help.map((line) => (
          <li key={line.text}>
            {line.label}: <bdi>{line.href ? <a href={line.href}>{line.text}</a> : <b>{line.text}</b>}</bdi>
          </li>
        ))}
      </Stack>
      <p>{told}</p>
    </Stack>
  );
}
