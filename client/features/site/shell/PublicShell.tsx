import { IconShieldCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { brand } from '../../../../shared/company/brand.ts';
import { adminLink, applyNow, employeeLogin, footerGroups, topLinks } from '../../../content/navigation.ts';
import { useHydratedEvent } from '../../../site/hydrated.ts';
import { ButtonLink } from '../../../ui/buttons/Button.tsx';
import { Group } from '../../../ui/layout/Stack.tsx';
import { Monogram, Wordmark } from '../../../ui/text/Brand.tsx';
import { PhoneMenu } from './PhoneMenu.tsx';
import { SchemeToggle } from './SchemeToggle.tsx';
import { useIsAdmin } from './useIsAdmin.ts';

export type PublicShellProps = {
  children: ReactNode;
  /** The copyright year. The server passes it; a browser knows it. */
  year?: number;
};

/** Header, slide-out menu, and footer of every public page (specification file 1 §2). */
export function PublicShell({ children, year = new Date().getFullYear() }: PublicShellProps) {
  useHydratedEvent();
  const links = useIsAdmin() ? [...topLinks, adminLink] : topLinks;
  return (
    <>
      <a href="#main" className="skip">
        Skip to content
      </a>
      <header className="hd sh-hd">
        <div className="in">
          <Link to="/" className="brand" aria-label={`${brand.name}, home`}>
            <Monogram />
            <Wordmark />
          </Link>
          <nav className="sh-nav" aria-label="Main">
            {links.map(({ to, label }) => (
              <Link key={to} to={to} activeProps={{ className: 'on' }} activeOptions={{ exact: to === '/' }}>
                {label}
              </Link>
            ))}
          </nav>
          <div className="sh-actions">
            <SchemeToggle />
            <ButtonLink to={employeeLogin.to} variant="quiet">
              {employeeLogin.label}
            </ButtonLink>
            <ButtonLink to={applyNow.to} variant="filled">
              {applyNow.label}
            </ButtonLink>
          </div>
          <div className="sh-phone">
            <ButtonLink to={applyNow.to} variant="filled" size="sm">
              {applyNow.label}
            </ButtonLink>
            <PhoneMenu links={links} />
          </div>
        </div>
      </header>
      {children}
      <Footer year={year} />
    </>
  );
}

function Footer({ year }: { year: number }) {
  return (
    <footer className="ft">
      <div className="wrap">
        <div className="sh-ft">
          <div className="sh-cols">
            <div className="sh-about">
              <Link to="/" className="brand" aria-label={`${brand.name}, home`}>
                <Monogram tile={false} />
                <Wordmark inverse />
              </Link>
              <p>{brand.name} connects people around the world with remote jobs at U.S. companies.</p>
              <p>
                <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>
                <span>{brand.location}</span>
              </p>
            </div>
            {footerGroups.map(({ title, links }) => (
              <nav key={title} aria-label={title}>
                <h2>{title}</h2>
                {links.map(({ to, label }) => (
                  <Link key={to} to={to}>
                    {label}
                  </Link>
                ))}
              </nav>
            ))}
          </div>
          <div className="sh-legal">
            <span>
              © {year} {brand.name}
            </span>
            {brand.terms && <Link to="/terms">Terms</Link>}
            <Group as="span" gap={6}>
              <IconShieldCheck size={16} stroke={1.75} aria-hidden="true" />
              We never ask applicants for money.
            </Group>
          </div>
        </div>
      </div>
    </footer>
  );
}
