import { IconMenu2, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { applyNow, employeeLogin, type SiteLink } from '../../../content/navigation.ts';
import { ButtonLink, IconButton } from '../../../ui/buttons/Button.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { SchemeToggle } from './SchemeToggle.tsx';

const ID = 'site-menu';

/**
 * The slide-out menu of small screens. The browser opens and closes it, even without scripts, and closes it
 * on Escape or a click outside; a script only keeps the focus inside while it's open.
 */
export function PhoneMenu({ links }: { links: readonly SiteLink[] }) {
  const panel = useRef<HTMLDivElement>(null);
  const close = (): void => {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
  };
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    // Wide screens have no button to close it.
    const wide = window.matchMedia('(min-width: 68.01em)');
    const leave = (): void => {
      if (wide.matches && element.matches(':popover-open')) element.hidePopover();
    };
    element.addEventListener('keydown', keepFocusInside);
    wide.addEventListener('change', leave);
    return () => {
      element.removeEventListener('keydown', keepFocusInside);
      wide.removeEventListener('change', leave);
    };
  }, []);
  return (
    <>
      <IconButton label="Menu" popoverTarget={ID}>
        <IconMenu2 size={22} stroke={1.75} aria-hidden="true" />
      </IconButton>
      <div id={ID} ref={panel} popover="auto" role="dialog" aria-label="Menu" className="sh-panel">
        <div className="sh-top">
          <Text as="span" bold aria-hidden="true">
            Menu
          </Text>
          <IconButton label="Close menu" popoverTarget={ID} popoverTargetAction="hide">
            <IconX size={22} stroke={1.75} aria-hidden="true" />
          </IconButton>
        </div>
        <nav aria-label="Main">
          {links.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              onClick={close}
              activeProps={{ className: 'on' }}
              activeOptions={{ exact: to === '/' }}
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className="sh-foot">
          <ButtonLink to={applyNow.to} variant="filled" size="lg" full onClick={close}>
            {applyNow.label}
          </ButtonLink>
          <ButtonLink to={employeeLogin.to} size="lg" full onClick={close}>
            {employeeLogin.label}
          </ButtonLink>
          <SchemeToggle inWords />
        </div>
      </div>
    </>
  );
}

/** Tab cycles inside the open menu instead of moving to the page behind it. */
function keepFocusInside(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || !(event.currentTarget instanceof HTMLElement)) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')].filter(
    (element) => element.getClientRects().length > 0,
  );
  const from = event.shiftKey ? stops.at(0) : stops.at(-1);
  const to = event.shiftKey ? stops.at(-1) : stops.at(0);
  if (document.activeElement !== from || !to) return;
  event.preventDefault();
  to.focus();
}
