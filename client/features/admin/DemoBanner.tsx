import { IconInfoCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { demoTag } from '../../../shared/demo.ts';
import { useTags } from '../tags/useTags.ts';

/** Says once, on every tab, that the people of the demo content are invented; gone with the last of them. */
export function DemoBanner() {
  const demo = useTags().find(({ id }) => id === demoTag.id);
  if (!demo || demo.people === 0) return null;
  return (
    <p className="ad-demo xs">
      <IconInfoCircle className="ic" size={16} stroke={1.75} aria-hidden="true" />
      <span>
        This panel shows demo content.{' '}
        <Link to="/admin" search={{ tab: 'candidates', tag: [demo.id] }}>
          People tagged “{demo.name}”
        </Link>{' '}
        are invented.
      </span>
    </p>
  );
}
