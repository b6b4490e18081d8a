import { IconAlertCircle, IconRefresh } from '@tabler/icons-react';

/** A place that could not be filled, with what to do about it. */
export function ErrorState({
  title,
  message,
  onRetry,
}: {
  title: string;
  message: string;
  onRetry: () => void;
}) {
  return (
    <div className="stack g12" style={{ padding: '40px 0', alignItems: 'flex-start' }} role="alert">
      <IconAlertCircle size={28} stroke={1.75} color="var(--mantine-color-error)" aria-hidden="true" />
      <h2 className="h3">{title}</h2>
      <p className="dim">{message}</p>
      <button type="button" className="btn default" onClick={onRetry}>
        <IconRefresh size={18} stroke={1.75} aria-hidden="true" />
        Try again
      </button>
    </div>
  );
}
