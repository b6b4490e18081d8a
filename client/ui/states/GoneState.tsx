import { Button } from '../buttons/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

/** `back`: the way back where the page doesn't show one. */
type Props = { title: string; back?: { label: string; onClick: () => void } };

/** Instead of something that no longer exists. */
export function GoneState({ title, back }: Props) {
  return (
    <div role="alert">
      <EmptyState title={title} action={back && <Button onClick={back.onClick}>{back.label}</Button>}>
        It isn’t here anymore, or its link is wrong.
      </EmptyState>
    </div>
  );
}
