import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { settings } from '../../../server/db/schema/platform.ts';
import {
  listEmailTemplates,
  previewEmailTemplate,
  readEmailTemplate,
  resetEmailTemplate,
  saveEmailTemplate,
  testEmailTemplate,
  undoEmailTemplate,
} from '../../../server/features/admin/settings/emailTemplates.ts';
import { changeStatus, previewStatusEmail } from '../../../server/features/candidates/admin.ts';
import {
  defaultText,
  type EmailTemplateKind,
  type EmailTemplateText,
  emailTemplateKinds,
} from '../../../shared/emails/templates.ts';
import { codeOf } from '../../support/accounts.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { adminActor, applied } from '../../support/stories.ts';

let deps: TestDeps;
let actor: Awaited<ReturnType<typeof adminActor>>;
beforeAll(async () => {
  deps = await testDeps();
  actor = await adminActor(deps);
});
afterAll(() => deps.close());
afterEach(async () => {
  await deps.database.client`delete from settings where key like 'mail.%'`;
  await deps.database.client`delete from mails`;
  await deps.appSettings.refresh();
});

const save = (kind: EmailTemplateKind, changes: Partial<EmailTemplateText>, basedOn: string | null = null) =>
  saveEmailTemplate(deps, actor, { kind, basedOn, text: { ...defaultText(kind), ...changes } });

describe('words of emails', () => {
  it('make every email as it always was until somebody changes them', async () => {
    const all = await Promise.all(emailTemplateKinds.map((kind) => readEmailTemplate(deps, kind)));
    for (const { kind, preview, text } of all) {
      expect(text).toMatchObject({ version: null, changedBy: null });
      expect(`${preview.subject}${preview.text}`, kind).not.toMatch(/[{}]|undefined|null/);
      expect(preview.html).toContain('We never ask applicants for money.');
    }
    const access = all.find(({ kind }) => kind === 'access-code')?.preview.text ?? '';
    const order = [
      'We read your application for the Virtual Assistant position',
      '00000-00000',
      'Open the candidate portal',
      'The interview is a chat',
      'The code works for 30 days',
    ];
    const places = order.map((part) => access.replace(/\s+/g, ' ').indexOf(part));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
  });

  it('count at once: in the email that is sent and in its preview beside the decision', async () => {
    await save('rejected', {
      subject: 'News, {first name}',
      opening: 'Dear {name},\n\nnot this time for {position}.',
    });
    const candidateId = await applied(deps);
    const preview = await previewStatusEmail(deps, { candidateId, status: 'rejected' });
    expect(preview?.subject).toMatch(/^News, \w+$/);
    await changeStatus(deps, actor, {
      candidateId,
      status: 'rejected',
      notify: true,
      idempotencyKey: deps.clock.uuid(),
    });
    const email = (await deps.emails()).find(({ kind }) => kind === 'rejected');
    expect(email?.subject).toBe(preview?.subject);
    expect(email?.text).toContain('not this time for Customer Support Representative.');
    expect(email?.text).toContain('Want to know more');
  });

  it('fill what people wrote as text, never as markup, header or placeholder', async () => {
    await save('access-code', {
      subject: 'For {name}',
      heading: 'Hi {name}',
      closing: '<b>{name}</b> {interviewer}',
    });
    const candidateId = await applied(deps);
    await deps.database
      .client`update candidates set full_name = ${'<img src=x> {position}\r\nBcc: x@example.com'} where id = ${candidateId}`;
    await changeStatus(deps, actor, {
      candidateId,
      status: 'shortlisted',
      notify: true,
      idempotencyKey: deps.clock.uuid(),
    });
    const email = (await deps.emails()).find(({ kind }) => kind === 'access-code');
    expect(email?.subject).toBe('For <img src=x> {position} Bcc: x@example.com');
    expect(email?.html).not.toMatch(/<img(?! src="cid:)|<b>&lt;/);
    expect(email?.html).toContain('&lt;b&gt;&lt;img src=x&gt; {position}');
  });

  it('are recorded field by field, kept from the second of two tabs, and go back to default', async () => {
    await save('hired', { subject: 'Yes!' });
    expect(await codeOf(save('hired', { subject: 'No!' }))).toBe('conflict');
    const changed = await readEmailTemplate(deps, 'hired');
    expect(changed.history[0]).toMatchObject({
      reset: false,
      changes: [{ field: 'subject', from: 'Your job offer from {company}', to: 'Yes!' }],
    });
    expect((await listEmailTemplates(deps)).filter((row) => row.changed).map(({ kind }) => kind)).toEqual([
      'hired',
    ]);
    await resetEmailTemplate(deps, actor, { kind: 'hired', basedOn: changed.text.version });
    const back = await readEmailTemplate(deps, 'hired');
    expect(back.text).toMatchObject({ value: defaultText('hired'), version: null });
    expect(back.history[0]?.reset).toBe(true);
    // The way back from one press too many, and forth again.
    const undo = async () => {
      const { version: basedOn } = (await readEmailTemplate(deps, 'hired')).text;
      await undoEmailTemplate(deps, actor, { kind: 'hired', basedOn });
      return (await readEmailTemplate(deps, 'hired')).text.value.subject;
    };
    expect(back.text.undoable).toBe(true);
    expect(await undo()).toBe('Yes!');
    expect(await undo()).toBe(defaultText('hired').subject);
    const stale = undoEmailTemplate(deps, actor, { kind: 'hired', basedOn: changed.text.version });
    expect(await codeOf(stale)).toBe('conflict');
    const never = undoEmailTemplate(deps, actor, { kind: 'contest-decided', basedOn: null });
    expect(await codeOf(never)).toBe('conflict');
  });

  it('show and test a draft without storing it', async () => {
    const text = { ...defaultText('rejected'), subject: 'A draft for {name}' };
    expect((await previewEmailTemplate(deps, { kind: 'rejected', text })).subject).toBe(
      'A draft for Sample Person',
    );
    await testEmailTemplate(
      deps,
      { userId: actor.userId, email: 'me@example.com' },
      { kind: 'rejected', text },
    );
    expect(await deps.emails()).toMatchObject([
      { kind: 'test', to: 'me@example.com', subject: 'Test: A draft for Sample Person' },
    ]);
    expect((await readEmailTemplate(deps, 'rejected')).text.version).toBeNull();
  });

  it('fall back to the own words when what is stored no longer fits', async () => {
    await deps.db
      .insert(settings)
      .values({ key: 'mail.rejected', value: { subject: '{gone}' }, updatedAt: deps.clock.now() });
    await deps.appSettings.refresh();
    const candidateId = await applied(deps);
    expect((await previewStatusEmail(deps, { candidateId, status: 'rejected' }))?.subject).toBe(
      'A decision on your application',
    );
  });
});
