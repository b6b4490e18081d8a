import '../../../styles/account.css';
import { AccountSecurity } from '../../auth/security/AccountSecurity.tsx';
import { SingleKeysSwitch } from '../keys/KeysHelp.tsx';
import { PanelHead } from '../PanelParts.tsx';

/** HR's own account: password, address, second step and sessions; and how the panel's keys behave. */
export function AccountTab() {
  return (
    <main>
      <PanelHead title="My account" />
      <div className="ad-side-space ac-narrow stack g24">
        <AccountSecurity />
        <section className="ac-panel" aria-labelledby="ac-keyboard">
          <h2 className="h3 ac-title" id="ac-keyboard">
            Keyboard
          </h2>
          <SingleKeysSwitch />
        </section>
      </div>
    </main>
  );
}
