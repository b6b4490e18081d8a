import type { AppSettings } from '../../../shared/panel/settings.ts';
import { CompanyForm } from './CompanyForm.tsx';
import { IdentityForm } from './IdentityForm.tsx';
import { LegalForm } from './LegalForm.tsx';
import { LogoForm } from './LogoForm.tsx';
import { LookForm } from './LookForm.tsx';
import { MailboxesForm } from './MailboxesForm.tsx';
import { PersonasForm } from './PersonasForm.tsx';

/** The company's name and look, applied to pages, emails, PDFs, and AI personas immediately. */
export function CompanyTab({ settings, mayChange }: { settings: AppSettings; mayChange: boolean }) {
  const { sections, facts } = settings;
  return (
    <div className="st-grid">
      {/* In pairs of about the same height. */}
      <IdentityForm stored={sections.identity} mayChange={mayChange} />
      <MailboxesForm stored={sections.mailboxes} facts={facts} mayChange={mayChange} />
      <LookForm
        stored={sections.look}
        name={sections.identity.value.name}
        logo={sections.logo.value}
        mayChange={mayChange}
      />
      <PersonasForm stored={sections.personas} mayChange={mayChange} />
      <LogoForm stored={sections.logo} mayChange={mayChange} />
      <CompanyForm stored={sections.company} facts={facts} mayChange={mayChange} />
      <LegalForm kind="privacy" mayChange={mayChange} />
      <LegalForm kind="terms" mayChange={mayChange} />
    </div>
  );
}
