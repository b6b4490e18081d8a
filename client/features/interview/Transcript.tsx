import { brand } from '../../../shared/company/brand.ts';
import { clockText } from '../../../shared/time/dates.ts';
import { trpc } from '../../trpc.ts';
import { AiTag } from '../../ui/labels/Avatar.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { SkeletonLines } from '../../ui/states/Skeleton.tsx';
import { Text } from '../../ui/text/Text.tsx';

/** The whole conversation, read-only. */
export function Transcript() {
  const transcript = trpc.interview.transcript.useQuery();
  return (
    <Loaded
      query={transcript}
      failed="We couldn’t load your answers"
      waiting={<SkeletonLines widths={['100%', '96%', '98%', '60%']} />}
    >
      {({ messages }) => (
        <ol>
          {messages.map(({ id, role, content, createdAt }) => (
            <li key={id} className={role === 'user' ? 'tm' : 'tm q'}>
              <div className="w">
                <b>{role === 'user' ? 'You' : brand.interviewer.name}</b>
                {role === 'assistant' && <AiTag />} {clockText(createdAt)}
              </div>
              <Text as="div" lines="anywhere" className="plain" dir="auto">
                {content.replaceAll('**', '')}
              </Text>
            </li>
          ))}
        </ol>
      )}
    </Loaded>
  );
}
