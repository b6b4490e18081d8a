import { createFileRoute } from '@tanstack/react-router';
import { ClientChatPage } from '../../features/clientChat/ClientChatPage.tsx';

export const Route = createFileRoute('/employee/client-chat')({
  validateSearch: (search): { chat?: string } =>
    typeof search.chat === 'string' ? { chat: search.chat } : {},
  component: Page,
});

function Page() {
  return <ClientChatPage chatId={Route.useSearch().chat} />;
}
