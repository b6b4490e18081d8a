import { Select } from '@mantine/core';
import { useState } from 'react';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';

/** What the house writes to candidates, as somebody made up would read it. */
export function Templates() {
  const templates = trpc.admin.settings.templates.useQuery();
  const [kind, setKind] = useState<string | null>(null);
  const shown = templates.data?.find((template) => template.kind === kind) ?? templates.data?.[0];
  return (
    <section className="ad-panel ad-box stack g12" aria-labelledby="templates-title">
      <h2 className="h3" id="templates-title">
        What mails say
      </h2>
      {templates.isError && !templates.data && (
        <ErrorState
          title="The mails did not load"
          message={readError(templates.error).message}
          onRetry={() => templates.refetch()}
        />
      )}
      {shown && (
        <>
          <Select
            label="Mail"
            maw={420}
            allowDeselect={false}
            data={
              templates.data?.map((template) => ({ value: template.kind, label: template.subject })) ?? []
            }
            value={shown.kind}
            onChange={setKind}
          />
          <pre className="ad-mail break">{shown.text}</pre>
        </>
      )}
    </section>
  );
}
