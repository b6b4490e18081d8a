import { Panel } from '../../../ui/layout/Panel.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Title } from '../../../ui/text/Text.tsx';
import { SingleKeysSwitch } from '../../panel/keys/KeysHelp.tsx';
import { PanelHead, PanelSpace } from '../../panel/PanelParts.tsx';
import { AccountSecurity } from '../security/AccountSecurity.tsx';
import styles from './AccountTab.module.css';

/** HR's own account: password, address, second factor, sessions, and keyboard settings. */
export function AccountTab() {
  return (
    <main>
      <PanelHead title="My account" />
      <PanelSpace>
        <Stack gap={24} className={styles.narrow}>
          <AccountSecurity />
          <Panel as="section" round="lg" pad="lg" gap={8} aria-labelledby="ac-keyboard">
            <Title id="ac-keyboard">Keyboard</Title>
            <SingleKeysSwitch />
          </Panel>
        </Stack>
      </PanelSpace>
    </main>
  );
}
