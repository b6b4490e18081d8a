import { trpc } from '../../../trpc.ts';
import { Panel } from '../../../ui/layout/Panel.tsx';
import { QueryError } from '../../../ui/states/Loaded.tsx';
import { SkeletonLines } from '../../../ui/states/Skeleton.tsx';
import { Title } from '../../../ui/text/Text.tsx';
import { ChangeEmail } from './ChangeEmail.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { Sessions } from './Sessions.tsx';
import styles from './security.module.css';

/**
 * Account security: password, email address, second step, and sessions. For employees in their profile and
 * for HR in the panel; `headingLevel` fits it into the page around it.
 */
export function AccountSecurity({ headingLevel = 2 }: { headingLevel?: 2 | 3 }) {
  const me = trpc.auth.me.useQuery();
  if (me.isError && !me.data) {
    return <QueryError title="We couldn’t load your account" query={me} />;
  }
  if (!me.data) return <SkeletonLines widths={['62%', '94%', '78%']} />;
  return (
    <Panel as="section" pad="lg" round="lg" aria-labelledby="ac-security">
      <Title level={headingLevel} className={styles.title} id="ac-security">
        Sign-in and security
      </Title>
      <ul className={styles.rows}>
        <ChangePassword />
        <ChangeEmail email={me.data.email} confirmed={me.data.emailConfirmed} />
        <SecondFactor confirmed={me.data.emailConfirmed} />
      </ul>
      <Sessions headingLevel={headingLevel === 2 ? 3 : 4} />
    </Panel>
  );
}
