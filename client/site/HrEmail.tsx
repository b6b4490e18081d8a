import { useHrAddress } from './sender.ts';

/** HR's mailbox as a mailto link. */
export function HrEmail({ className }: { className?: string }) {
  const hr = useHrAddress();
  return (
    <a href={`mailto:${hr}`} className={className}>
      {hr}
    </a>
  );
}
