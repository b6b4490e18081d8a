import '../../../styles/account.css';
import { Stack } from '../../../ui/Stack.tsx';
import { Title } from '../../../ui/Text.tsx';
import { AccountSecurity } from '../../auth/security/AccountSecurity.tsx';
import { SingleKeysSwitch } from '../keys/KeysHelp.tsx';
import { PanelHead, PanelSpace } from '../PanelParts.tsx';

/** HR's own account: password, address, second factor, sessions, and keyboard settings. */
export function AccountTab() {
  return (
    <main>
      <PanelHead title="My account" />
      <PanelSpace>
        <Stack gap={24} className="ac-narrow">
          <AccountSecurity />
          <section className="ac-panel" aria-labelledby="ac-keyboard">
            <Title className="ac-title" id="ac-keyboard">
              Keyboard
            </Title>
            <SingleKeysSwitch />
          </section>
        </Stack>
      </PanelSpace>
    </main>
  );
}
