import { createFileRoute } from '@tanstack/react-router';
import {
  SELF_IDENTIFICATION_TITLE,
  type SelfIdentificationOutcome,
  selfIdentificationOutcomes,
} from '../../../shared/selfIdentification/page.ts';
import { pages } from '../../content/pages.ts';
import { SelfIdentificationPage } from '../../features/selfIdentification/SelfIdentificationPage.tsx';
import { matching, oneOf } from '../../searchReaders.ts';
import { headOf } from '../../site/head.ts';

type Search = { token?: string; state?: SelfIdentificationOutcome };

export const Route = createFileRoute('/_site/self-identification')({
  head: ({ match }) =>
    headOf(match.context, { ...pages.apply, title: SELF_IDENTIFICATION_TITLE }, { hidden: true }),
  /** `token` comes with the link, `state` with the form's response. */
  validateSearch: ({ token, state }: Record<string, unknown>): Search => ({
    token: matching(/^[\w-]{20,100}$/)(token),
    state: oneOf(selfIdentificationOutcomes)(state),
  }),
  component: function SelfIdentificationRoute() {
    const { token, state } = Route.useSearch();
    return <SelfIdentificationPage token={token} outcome={state} />;
  },
});
