import { comesLater, Later } from '../../ui/hooks/later.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import type { SafetyCardProps } from './SafetyCard.tsx';

const card = comesLater(async () => (await import('./SafetyCard.tsx')).SafetyCard);

/**
 * The card for a person whose text raised a flag. Rarely needed, so it's loaded on demand; its most important
 * sentence isn't.
 */
export function SafetyHelp(props: SafetyCardProps) {
  return (
    <div role="status">
      <Later
        part={card}
        props={props}
        urgent
        instead={
          <Notice kind="info">
            If you or someone else is in danger, call your local emergency number now.
          </Notice>
        }
      />
    </div>
  );
}
