import { Link } from '@tanstack/react-router';
import { aiMeanwhileText, aiTroubleText } from '../../../shared/ai/connection.ts';
import { momentText } from '../../../shared/time/dates.ts';
import { trpc } from '../../trpc.ts';
import { Notice } from '../../ui/states/Notice.tsx';
import { PanelBox } from '../panel/PanelParts.tsx';

/** Shows why the connected model can't answer; nothing while it can. */
export function ModelTrouble() {
  const model = trpc.admin.settings.model.useQuery();
  const scoring = model.data?.scoring ?? null;
  const trouble = model.data?.trouble ?? scoring?.trouble;
  if (!trouble) return null;
  const talking = scoring ? 'conversations' : 'all';
  return (
    <PanelBox>
      <Notice kind="warn">
        <p>
          <b>The AI model isn’t responding.</b> {aiTroubleText(trouble)} First failed call:{' '}
          {momentText(trouble.since)}.{' '}
          {aiMeanwhileText(trouble.kind, model.data?.trouble ? talking : 'scoring')}{' '}
          <Link to="/admin" search={{ tab: 'settings' }}>
            Open Settings
          </Link>
        </p>
      </Notice>
    </PanelBox>
  );
}
