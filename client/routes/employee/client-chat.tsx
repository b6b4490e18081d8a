import { createFileRoute } from '@tanstack/react-router';
import { ClientChatPage } from '../../features/clientChat/ClientChatPage.tsx';
import { text } from '../../searchReaders.ts';

export const Route = createFileRoute('/employee/client-chat')({
  validateSearch: ({ chat }: Record<string, unknown>): { chat?: string } => ({ chat: text(40)(chat) }),
  component: Page,
});

function Page() {
  return <ClientChatPage chatId={Route.useSearch().chat} />;
}
