import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../../content/pages.ts';
import { Faq } from '../../features/site/Faq.tsx';
import { headOf } from '../../site/head.ts';
import { withSender } from '../../site/sender.ts';
import { faqPage } from '../../site/structuredData.ts';

export const Route = createFileRoute('/_site/faq')({
  head: async ({ match }) => {
    // Imported here, so the answers aren't loaded with every other page.
    const items = import.meta.env.SSR ? (await import('../../content/faq.ts')).faq : [];
    const { sender } = match.context;
    const asked = items.map(({ question, answer }) => ({
      question,
      answer: answer.map((paragraph) => withSender(paragraph, sender)),
    }));
    return headOf(match.context, pages.faq, { data: import.meta.env.SSR ? [faqPage(asked)] : [] });
  },
  component: Faq,
});
