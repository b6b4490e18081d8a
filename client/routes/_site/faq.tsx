import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../../content/pages.ts';
import { Faq } from '../../features/site/Faq.tsx';
import { headOf } from '../../site/head.ts';
import { faqPage } from '../../site/structuredData.ts';

export const Route = createFileRoute('/_site/faq')({
  head: async ({ match }) => {
    // Asked for here, so that the answers do not travel with every other page.
    const data = import.meta.env.SSR ? [faqPage((await import('../../content/faq.ts')).faq)] : [];
    return headOf(match.context, pages.faq, { data });
  },
  component: Faq,
});
