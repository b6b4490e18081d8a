import { IconUrgent } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { contactReference } from '../../../shared/contact/topics.ts';
import { answered, contact } from '../../content/contact.ts';
import { pages } from '../../content/pages.ts';
import { useTitle } from '../../ui/hooks/useTitle.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { Subtitle, Text } from '../../ui/text/Text.tsx';
import { Unbroken } from '../../ui/text/Unbroken.tsx';
import { ContactForm } from './ContactForm.tsx';

/** How to reach us, and a form that emails HR (specification file 2 §2). */
export function Contact({ sent }: { sent: string | undefined }) {
  useTitle(pages.contact.title);
  const { title, lead, facts, urgent } = contact;
  return (
    <main className="wrap tx ct" id="main">
      <Stack gap={24}>
        <Stack gap={12}>
          <h1>{title}</h1>
          <Text size="lead">{lead}</Text>
        </Stack>
        <dl className="ct-facts">
          {facts.map(({ label, value, email }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{email ? <a href={`mailto:${value}`}>{value}</a> : <Unbroken>{value}</Unbroken>}</dd>
            </div>
          ))}
        </dl>
        <Notice kind="warn" icon={IconUrgent}>
          {urgent}
        </Notice>
        <Stack as="nav" gap={8} aria-label={answered.title}>
          <Subtitle>{answered.title}</Subtitle>
          {answered.links.map(({ to, label }) => (
            <span key={to}>
              <Link to={to}>{label}</Link>
            </span>
          ))}
        </Stack>
      </Stack>
      <ContactForm sent={sent && contactReference.test(sent) ? sent : null} />
    </main>
  );
}
