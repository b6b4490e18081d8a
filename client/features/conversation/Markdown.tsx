import ReactMarkdown, { type Components } from 'react-markdown';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';

/** What an AI may format: words and links to the web or to a mailbox. No HTML, no images (quality S17). */
const schema = {
  ...defaultSchema,
  tagNames: ['p', 'strong', 'em', 'ul', 'ol', 'li', 'code', 'a', 'br'],
  protocols: { href: ['http', 'https', 'mailto'] },
  attributes: { a: ['href'] },
};

const components: Components = {
  // Without a scheme a link would stay on our own pages, or borrow their protocol.
  a: ({ href, children }) =>
    /^(https?|mailto):/i.test(href ?? '') ? (
      <a href={href} rel="noopener noreferrer nofollow" target="_blank">
        {children}
      </a>
    ) : (
      children
    ),
};

/** AI text with its light formatting. Loaded only where somebody reads one. */
export default function Markdown({ text }: { text: string }) {
  return (
    <ReactMarkdown rehypePlugins={[[rehypeSanitize, schema]]} components={components}>
      {text}
    </ReactMarkdown>
  );
}
