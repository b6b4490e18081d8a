import { expect, it } from 'vitest';
import { publicJob } from '../../../tests/support/job.ts';
import { jobHead } from './jobHead.ts';

it('gives search engines the posting as the page lays it out', () => {
  const job = publicJob({
    description: '# Chat\nYou answer **people** & <teams>.',
    responsibilities: '- Answer chats\n- **Keep** notes',
  });
  const head = JSON.stringify(
    jobHead({ origin: 'https://example.com' }, job.id, { page: { kind: 'open', job } }),
  );
  expect(head).toContain('<p>Chat</p><p>You answer people &amp; &lt;teams&gt;.</p>');
  expect(head).toContain('<h3>Responsibilities</h3><ul><li>Answer chats</li><li>Keep notes</li></ul>');
  expect(head).toContain('Support, Remote. Chat You answer people & <teams>.');
  expect(head).not.toMatch(/\*\*|# Chat/);
});
