import { IconInfoCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { demoTag } from '../../../shared/tags/demo.ts';
import { counted } from '../../../shared/text/counted.ts';
import { Text } from '../../ui/text/Text.tsx';
import { useMayChange } from '../panel/panelPerson.ts';
import { useTags } from '../tags/useTags.ts';
import { useInvented } from './DemoMark.tsx';

/** A line on every tab saying that the demo's people are invented. Disappears with the last of them. */
export function DemoBanner() {
  const { size } = useInvented();
  const mayChange = useMayChange();
  const tag = useTags().find(({ id }) => id === demoTag.id);
  if (size === 0) return null;
  const people = `${counted(size, 'person', 'people')} marked “Demo”`;
  return (
    <Text size="xs" className="ad-demo">
      <IconInfoCircle className="ic" size={16} stroke={1.75} aria-hidden="true" />
      <span>
        This panel shows demo content.{' '}
        {tag ? (
          <Link to="/admin" search={{ tab: 'candidates', tag: [tag.id] }}>
            {people}
          </Link>
        ) : (
          people
        )}{' '}
        {size === 1 ? 'is' : 'are'} invented.
        {mayChange && (
          <>
            {' '}
            <Link to="/admin" search={{ tab: 'settings' }} hash="demo-content">
              Remove demo content
            </Link>
          </>
        )}
      </span>
    </Text>
  );
}
