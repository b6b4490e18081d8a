import { Drawer } from '@mantine/core';
import { IconMenu2, IconShieldCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { brand } from '../../../shared/brand.ts';
import { footerGroups, topLinks } from '../../content/navigation.ts';
import { trpc } from '../../trpc.ts';
import { Monogram, Wordmark } from '../../ui/Brand.tsx';
import { ColorSchemeToggle } from '../../ui/ColorSchemeToggle.tsx';

/** Header and footer of every page that anybody may read. */
export function PublicShell({ children }: { children: ReactNode }) {
  const [menu, setMenu] = useState(false);
  const me = trpc.auth.me.useQuery(undefined, { staleTime: 60_000 });
  const links = me.data?.roles.includes('admin')
    ? [...topLinks, { to: '/admin', label: 'Admin' } as const]
    : topLinks;
  return (
    <>
      <a href="#main" className="skip">
        Skip to content
      </a>
      <header className="hd">
        <div className="in">
          <Link to="/" className="brand" aria-label={`${brand.name}, home`}>
            <Monogram />
            <Wordmark />
          </Link>
          <nav className="nav" aria-label="Main">
            {links.map(({ to, label }) => (
              <Link key={to} to={to} activeProps={{ className: 'on' }} activeOptions={{ exact: to === '/' }}>
                {label}
              </Link>
            ))}
          </nav>
          <div className="row g8 up only-d">
            <ColorSchemeToggle />
            <Link to="/auth" className="btn quiet">
              Sign in
            </Link>
            <Link to="/apply" className="btn filled">
              Apply now
            </Link>
          </div>
          <span className="mb up row g4">
            <Link to="/apply" className="btn filled sm">
              Apply
            </Link>
            <button
              type="button"
              className="btn subtle icon menu-button"
              aria-label="Menu"
              onClick={() => setMenu(true)}
            >
              <IconMenu2 size={22} stroke={1.75} aria-hidden="true" />
            </button>
          </span>
        </div>
      </header>
      <Drawer opened={menu} onClose={() => setMenu(false)} title="Menu" size={320}>
        <nav className="menu" aria-label="Main">
          {[...links, { to: '/auth', label: 'Sign in' } as const].map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              onClick={() => setMenu(false)}
              activeProps={{ className: 'on' }}
              activeOptions={{ exact: to === '/' }}
            >
              {label}
            </Link>
          ))}
          <Link to="/apply" className="btn filled lg full" onClick={() => setMenu(false)}>
            Apply now
          </Link>
          <ColorSchemeToggle />
        </nav>
      </Drawer>
      {children}
      <Footer />
    </>
  );
}

function Footer() {
  return (
    <footer className="ft">
      <div className="wrap footer">
        <div className="ftg">
          <div className="stack g16">
            <span className="brand footer-brand">
              <Monogram />
              <Wordmark />
            </span>
            <p className="sm">
              {brand.name} connects people around the world with remote jobs at U.S. companies.
            </p>
            <p className="sm">
              <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>
              {brand.location}
            </p>
          </div>
          {footerGroups.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className="fh">{title}</h2>
              {links.map(({ to, label }) => (
                <Link key={to} to={to}>
                  {label}
                </Link>
              ))}
            </nav>
          ))}
        </div>
        <div className="ftb">
          <span>
            © {new Date().getFullYear()} {brand.name}
          </span>
          <span className="row g6">
            <IconShieldCheck size={16} stroke={1.75} aria-hidden="true" />
            We never ask applicants for money.
          </span>
        </div>
      </div>
    </footer>
  );
}
