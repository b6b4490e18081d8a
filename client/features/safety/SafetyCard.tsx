import { IconHeartHandshake } from '@tabler/icons-react';
import { useId } from 'react';
import type { SafetySign } from '../../../shared/safety.ts';
import { type SafetyNotice, safetyNotice } from '../../../shared/safetyCard/notice.ts';

export type SafetyCardProps = { sign: SafetySign; country: string | null };

/** Where a person can turn right now, and who was told: in their language, with English below. */
export function SafetyCard({ sign, country }: SafetyCardProps) {
  const id = useId();
  const { own, ...english } = safetyNotice(sign, country);
  return (
    <section className="alert info" aria-labelledby={id}>
      <IconHeartHandshake className="ic" stroke={1.75} aria-hidden="true" />
      <div className="stack g24 grow">
        {own && <Words words={own} id={id} lang={own.lang} dir={own.dir} />}
        <Words words={english} id={own ? undefined : id} lang="en" dir="ltr" />
      </div>
    </section>
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
    <div className="stack g8" lang={lang} dir={dir}>
      <h2 className="h4" id={id}>
        {title}
      </h2>
      <p>{text}</p>
      <ul className="stack g4">
        {help.map((line) => (
          <li key={line.text}>
            {line.label}:{' '}
            <bdi>{line.href ? <a href={line.href}>{line.text}</a> : <b className="b">{line.text}</b>}</bdi>
          </li>
        ))}
      </ul>
      <p>{told}</p>
    </div>
  );
}
