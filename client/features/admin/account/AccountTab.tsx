import { AccountSecurity } from '../../auth/security/AccountSecurity.tsx';
import { PanelHead } from '../PanelParts.tsx';

/** HR's own account: password, address, second step and sessions. */
export function AccountTab() {
  return (
    <main>
      <PanelHead title="My account" />
      <div className="ad-side-space ac-narrow">
        <AccountSecurity />
      </div>
    </main>
  );
}
