import { emailLabels } from '../../../shared/emails/labels.ts';
import {
  type EmailTemplateKind,
  emailTemplateKinds,
  emailTemplateOf,
  isEmailTemplateKind,
} from '../../../shared/emails/templates.ts';
import { trpc } from '../../trpc.ts';
import { Badge } from '../../ui/labels/Badge.tsx';
import { QueryError } from '../../ui/states/Loaded.tsx';
import { SkeletonLines } from '../../ui/states/Skeleton.tsx';
import { Fine, Text } from '../../ui/text/Text.tsx';
import { PanelBox } from '../panel/PanelParts.tsx';
import type { AdminSearch } from '../panel/search.ts';
import { usePanelSearch } from '../panel/usePanelSearch.ts';
import { EmailTemplateEditor } from './EmailTemplateEditor.tsx';

const first: EmailTemplateKind = 'application-received';

/** The email templates: which email, its text, and its preview. */
export function Templates({ search, mayChange }: { search: AdminSearch; mayChange: boolean }) {
  const { go } = usePanelSearch();
  const kind = search.letter && isEmailTemplateKind(search.letter) ? search.letter : first;
  const list = trpc.admin.settings.letters.useQuery();
  const letter = trpc.admin.settings.letter.useQuery({ kind });
  const changed = new Set(list.data?.filter((row) => row.changed).map((row) => row.kind));
  return (
    <div className="lt">
      <PanelBox as="nav" className="lt-list" aria-label="Emails">
        <ul>
          {emailTemplateKinds.map((name) => (
            <li key={name}>
              <button
                type="button"
                className={name === kind ? 'lt-pick on' : 'lt-pick'}
                aria-current={name === kind ? 'true' : undefined}
                onClick={() => go({ letter: name })}
              >
                <Text as="span" bold>
                  {emailLabels[name]}
                </Text>
                {changed.has(name) && <Badge color="line">Changed</Badge>}
                <Fine as="span" className="lt-when">
                  {emailTemplateOf(name).when}
                </Fine>
              </button>
            </li>
          ))}
        </ul>
        <Fine className="lt-rest">
          Emails about sign-in, passwords, and data requests can’t be edited because their wording protects
          people.
        </Fine>
      </PanelBox>
      {letter.isError && !letter.data && <QueryError title="We couldn’t load the email" query={letter} />}
      {letter.data ? (
        <EmailTemplateEditor key={letter.data.kind} detail={letter.data} mayChange={mayChange} />
      ) : (
        !letter.isError && (
          <PanelBox pad="md">
            <SkeletonLines widths={['40%', '92%', '86%', '90%', '64%']} />
          </PanelBox>
        )
      )}
    </div>
  );
}
