import { Badge } from '../../ui/labels/Badge.tsx';

/** Beside a candidate who is in an interview right now. */
export function InInterviewBadge() {
  return (
    <Badge color="live" title="In an interview right now">
      LIVE
    </Badge>
  );
}
