import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { type Employee, employee, onDatabase, signIn } from './employeePeople.ts';
import { callsOf, expectAccessible, expectFits, refuseNext, signInAsAdmin } from './journey.ts';
import { test } from './journeyTest.ts';
import { at } from './served.ts';

const CHAT = '/employee/client-chat';

async function enter(browser: Browser, person: Employee): Promise<Page> {
  const context = await browser.newContext();
  await signIn(context, person);
  const page = await context.newPage();
  await page.goto(at(CHAT));
  return page;
}

/** Sends once sending is possible: not while a message is on its way. */
async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Your message').fill(text);
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('Your message')).toHaveValue('');
}

type Held = { hold: () => void; release: () => void };

/** Keeps a reply back on its way to the page: what shows before it is too short to be looked at otherwise. */
async function holdReplies(page: Page): Promise<Held> {
  const kept: (() => void)[] = [];
  let holding = false;
  await page.routeWebSocket(/\/trpc/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      const begins = /"delta"|"streaming"|"role":"assistant"/.test(String(message));
      if (holding && (kept.length > 0 || begins)) kept.push(() => socket.send(message));
      else socket.send(message);
    });
  });
  return {
    hold: () => {
      holding = true;
    },
    release: () => {
      holding = false;
      for (const send of kept.splice(0)) send();
    },
  };
}

/** A place in the queue that lasts: the waits of the journeys are too short to be looked at. */
async function waiting({ candidateId }: Employee): Promise<void> {
  const [conversation_id, now] = [randomUUID(), new Date()];
  await onDatabase(async (sql) => {
    await sql`insert into conversations ${sql({ id: conversation_id, kind: 'practice', owner_id: candidateId, created_at: now })}`;
    await sql`insert into client_chat_sessions ${sql({
      id: randomUUID(),
      employee_id: candidateId,
      conversation_id,
      idempotency_key: randomUUID(),
      scenario_id: 'late-parcel',
      position: 'Customer Support Representative',
      difficulty: 'easy',
      client_name: 'Grace Okafor',
      client_location: 'Tucson, Arizona',
      client_company: 'Copper Lantern Gifts',
      client_issue: 'A parcel is late.',
      client_mood: '😐',
      status: 'connecting',
      queue_position: 3,
      connected_at: new Date(now.getTime() + 3_600_000),
      created_at: now,
    })}`;
  });
}

const log = (page: Page) => page.getByRole('log');

async function endChat(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'End chat' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End chat' }).click();
}

test('connect, help a client, report, read the coaching, and try a turn again', async ({ browser }) => {
  const person = await employee('Joel Mendoza');
  const page = await enter(browser, person);
  const replies = await holdReplies(page);
  await expect(page.getByRole('heading', { name: 'Your next client' })).toBeVisible();
  await expectAccessible(page);

  // A chosen scenario, and the queue that is left and entered again.
  await page.getByRole('button', { name: 'Choose a scenario' }).click();
  await page.getByRole('button', { name: /Charged twice for a subscription/ }).click();
  await page.getByRole('button', { name: 'Connect to Client' }).click();
  // The place in the queue lasts half a second here, which a busy machine may miss; it is looked at below.
  const queue = page.getByRole('heading', { name: /You’re number [123] in the queue/ });
  await expect(queue.or(page.getByText('Connected to Patricia Lindgren')).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Connected to Patricia Lindgren').first()).toBeVisible();

  // The client writes first; several messages are answered together.
  await expect(log(page).getByText('I was charged TWICE this month.')).toBeVisible();
  await expect(page.getByText('Mood: Frustrated').first()).toBeVisible();
  await expect(page.getByText('Issue: Charged twice for the November subscription.')).toBeVisible();
  replies.hold();
  await say(page, 'Hello Patricia, I am sorry about the double charge, and that nobody answered your email.');
  await say(page, 'May I confirm the last four digits of the card?');
  await expect(page.getByText('Patricia is writing', { exact: true })).toBeVisible();
  replies.release();
  await expect(log(page).getByText('Ends in 2207.')).toBeVisible();
  await expect(page.getByText('Disappointed, getting calmer')).toBeVisible();
  await expect(page.getByText('average of 1 reply')).toBeVisible();
  await expect(page.getByText('Restate the problem: done')).toBeAttached();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await expectAccessible(page);

  // The client answers although nobody is there, and the chat goes on where it was.
  await say(page, 'I have sent the refund of $129. Your bank needs 2 to 3 business days to show it.');
  await page.goto('about:blank');
  await page.goto(at(CHAT));
  await expect(log(page).getByText('Two, three days. I can live with that.')).toBeVisible();
  await expect(page.getByText('The client says it’s solved: done')).toBeAttached();

  // Nothing ends at one press, and what would be lost is named.
  await page.getByLabel('Your message').fill('One more thing');
  await page.getByRole('button', { name: 'End chat' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('You have text you haven’t sent yet.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Your message')).toHaveValue('One more thing');
  await endChat(page);
  await expect(dialog.getByRole('heading', { name: 'Write your report' })).toBeVisible();
  await expect(dialog.getByLabel('Client')).toHaveValue('Patricia Lindgren');
  await expect(dialog.getByLabel('Company')).toHaveValue('Northfield Pet Supply');
  await expectAccessible(page);

  // Validation says what is missing; the draft outlives the dialog and the page.
  await dialog.getByRole('button', { name: 'Submit report' }).click();
  await expect(
    dialog.getByRole('alert').getByText('Please write at least 10 characters about the issue'),
  ).toBeVisible();
  await expect(dialog.getByRole('alert')).toBeFocused();
  await dialog
    .getByRole('alert')
    .getByRole('link', { name: /^What was the issue\?/ })
    .press('Enter');
  await expect(dialog.getByLabel('What was the issue?')).toBeFocused();
  await dialog.getByLabel('What was the issue?').fill('Charged twice for the November subscription.');
  await dialog.getByRole('button', { name: 'Save and finish later' }).click();
  await expect(page.getByText('Report due:')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Connect to Client' })).toBeDisabled();
  await page.reload();
  await page.getByRole('button', { name: 'Finish report' }).click();
  await expect(dialog.getByLabel('What was the issue?')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Finish report' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('What was the issue?')).toHaveValue(
    'Charged twice for the November subscription.',
  );
  // The browser’s Back button keeps what was typed last.
  const what = dialog.getByLabel('What did you do?');
  const stored = () => page.waitForResponse(/clientChat\.saveDraft/);
  await page.goto(at('/employee'));
  await page.getByRole('link', { name: 'Client Chat' }).first().click();
  await expect(page.getByRole('button', { name: 'Finish report' })).toBeVisible();
  await page.goBack();
  // An answer from before the draft was stored may arrive after it.
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 60_000;
  });
  const late = Promise.withResolvers<void>();
  await page.route(
    /\/trpc\/[^?]*clientChat\.state/,
    async (route) => {
      const response = await route.fetch();
      await late.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  const older = page.waitForResponse(/clientChat\.state/);
  await page.getByRole('link', { name: 'Client Chat' }).first().click();
  await page.getByRole('button', { name: 'Finish report' }).click();
  const left = stored();
  await what.fill('Apologized.');
  await page.goBack();
  await left;
  late.resolve();
  await older;
  await page.goForward();
  await page.getByRole('button', { name: 'Finish report' }).click();
  await expect(what).toHaveValue('Apologized.');

  // A report that could not be sent stays in the dialog, is kept as a draft, and is sent by the next click.
  const kept = stored();
  await page.route('**/trpc/clientChat.submitReport*', (route) => route.abort());
  await what.fill('Apologized, confirmed the card and refunded $129.');
  await dialog.getByRole('button', { name: 'Submit report' }).click();
  await expect(page.getByText('Failed to submit report')).toBeVisible();
  await kept;
  await expect(dialog.getByLabel('What did you do?')).toHaveValue(
    'Apologized, confirmed the card and refunded $129.',
  );
  await page.unroute('**/trpc/clientChat.submitReport*');
  await refuseNext(page, 'clientChat.submitReport', { companyInvolved: 'Please enter the whole name' });
  await dialog.getByRole('button', { name: 'Submit report' }).click();
  await expect(dialog.getByLabel('Company')).toHaveAccessibleDescription('Please enter the whole name');
  // The notice stays long enough to be read: its time, too, is shortened for the journeys.
  await page.route('**/trpc/clientChat.submitReport*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"durationMs":\d+/, '"durationMs":60000');
    await route.fulfill({ response, body });
  });
  const submitted = callsOf(page, 'clientChat.submitReport');
  await dialog.getByRole('button', { name: 'Submit report' }).dblclick();
  await expect(page.getByText('Report submitted successfully!')).toBeVisible();
  expect(submitted()).toBe(1);
  await expect(page.getByText('Failed to submit report')).toHaveCount(0);
  await expect(page.getByText('Next client available in 60 seconds.')).toBeVisible();

  // Coaching with the employee's own words, and another try from a chosen turn.
  await page.getByRole('button', { name: /Patricia Lindgren .*\/ 100/ }).click();
  await expect(page.getByRole('heading', { name: 'Coaching notes' })).toBeVisible();
  await expect(
    page.locator('blockquote', { hasText: 'May I confirm the last four digits of the card?' }),
  ).toBeVisible();
  await expect(page.getByText('Try instead:').first()).toBeVisible();
  await expectAccessible(page);

  // What was read of the wait counts from when it was read, however long the notes were on the screen.
  await page.clock.install();
  await page.route('**/trpc/**clientChat.state**', async (route) => {
    const response = await route.fetch();
    const next = `"nextClientAt":"${new Date(Date.now() + 60_000).toISOString()}"`;
    await route.fulfill({
      response,
      body: (await response.text()).replace(/"nextClientAt":(null|"[^"]*")/, next),
    });
  });
  const back = page.getByRole('button', { name: 'All chats' });
  await page.reload();
  await back.click();
  await expect(page.getByText(/^Next client available in \d+ seconds\.$/)).toBeVisible();
  await page.getByRole('button', { name: /Patricia Lindgren .*\/ 100/ }).click();
  await expect(page.getByRole('heading', { name: 'Coaching notes' })).toBeVisible();
  await page.unroute('**/trpc/**clientChat.state**');
  await page.clock.fastForward(61_000);
  await back.click();
  await page.getByRole('heading', { name: 'Your next client' }).waitFor();
  expect(await page.getByText(/^Next client available in/).count()).toBe(0);
  await page.goBack();

  await page.goto(at('/employee/reports'));
  await expect(
    page.getByText(/From the coaching notes on your last chat. Your latest score: \d+ out of 100/),
  ).toBeVisible();
  await page.goBack();
  await page
    .getByRole('button', { name: /^Replay from this message/ })
    .last()
    .click();
  await expect(page.getByText('Connected to Patricia Lindgren').first()).toBeVisible();
  await expect(log(page).getByText('Ends in 2207.')).toBeVisible();
  await expect(log(page).getByText('I have sent the refund')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'End chat' })).toBeVisible();
  await page.context().close();
});

test('the next client comes after the wait; one chat at a time in two tabs; a phone shows the same', async ({
  browser,
}) => {
  const person = await employee('Amara Obi');
  const page = await enter(browser, person);
  await page.getByText('Hard', { exact: true }).click();
  await page.getByRole('button', { name: 'Connect to Client' }).click();
  await expect(page.getByRole('button', { name: 'End chat' })).toBeVisible();

  const phone = await page.context().newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto(at(CHAT));
  await expect(phone.getByText('Simulated · ')).toBeVisible();
  await phone.getByRole('button', { name: 'Mood, case notes, and checklist' }).click();
  await expect(phone.getByRole('heading', { name: 'Case notes' })).toBeVisible();
  await expectAccessible(phone);
  await phone.keyboard.press('Escape');
  await expectFits(phone);
  // The page itself does not scroll: header and composer stay where they are.
  await expect.poll(() => phone.evaluate(() => document.documentElement.scrollHeight)).toBe(844);

  await expect(page.getByLabel('Your message')).toBeVisible();
  await endChat(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What was the issue?').fill('I ended this chat early.');
  await dialog.getByLabel('What did you do?').fill('Nothing yet, I was trying the page.');
  await dialog.getByLabel('A follow-up is needed').check();
  await dialog.getByRole('button', { name: 'Submit report' }).click();
  await expect(page.getByText('Report submitted successfully!')).toBeVisible();
  // The report is written: the phone doesn't stay in a chat that nothing leads out of.
  await expect(phone.getByRole('button', { name: 'Connect to Client' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Connect to Client' })).toBeEnabled();
  await page.getByRole('button', { name: 'Connect to Client' }).click();
  await expect(page.getByText(/Connected to /).first()).toBeVisible();
  const [row] = await onDatabase(
    (sql) =>
      sql`select needs_followup, response_time_avg from client_chat_reports where employee_id = ${person.candidateId}`,
  );
  expect(row).toEqual({ needs_followup: true, response_time_avg: null });
  await page.context().close();

  const hr = await (await browser.newContext()).newPage();
  await signInAsAdmin(hr);
  await hr.goto(at(`/admin?tab=candidates&candidate=${person.candidateId}`));
  await hr.getByRole('tab', { name: 'Practice' }).click();
  await hr.getByRole('listitem').filter({ hasText: 'Follow-up' }).getByRole('button').click();
  await expect(hr.getByText('Nothing yet, I was trying the page.')).toBeVisible();
  await expect(hr.getByRole('heading', { name: 'Transcript' })).toBeVisible();
  await expectAccessible(hr);
  await hr.context().close();
});

test('a call whose answer is lost starts one chat, and never brings it back after its end', async ({
  browser,
}) => {
  const page = await enter(browser, await employee('Noor Haddad'));
  await page.route('**/trpc/clientChat.connect*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Connect to Client' }).click();
  await expect(page.getByText('Failed to connect to client')).toBeVisible();
  await page.unroute('**/trpc/clientChat.connect*');
  await endChat(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What was the issue?').fill('The line broke while I connected.');
  await dialog.getByLabel('What did you do?').fill('I ended this chat at once.');
  await dialog.getByRole('button', { name: 'Submit report' }).click();
  await expect(page.getByText('Report submitted successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Connect to Client' })).toBeEnabled();
  await page.getByRole('button', { name: 'Connect to Client' }).click();
  await expect(page.getByRole('button', { name: 'End chat' })).toBeVisible();
  await page.context().close();
});

test('a client who is insulted twice leaves, and the report is next', async ({ browser }) => {
  const page = await enter(browser, await employee('Ines Varga'));
  await page.getByRole('button', { name: 'Connect to Client' }).click();
  for (const words of ['You are an idiot.', 'Shut up, idiot. I said it.']) {
    await expect(log(page).locator('.msg:not(.me) .bub p').first()).toBeVisible();
    const said = await log(page).locator('.msg:not(.me) .bub p').count();
    await say(page, words);
    await expect.poll(() => log(page).locator('.msg:not(.me) .bub p').count()).toBeGreaterThan(said);
  }
  await expect(page.getByText('has left the chat. Your report is next.')).toBeVisible();
  await page.getByRole('button', { name: 'Write report' }).click();
  await expect(page.getByRole('heading', { name: 'Write your report' })).toBeVisible();
  await page.context().close();
});

test('the queue shows the place at the table and can be left', async ({ browser }) => {
  const person = await employee('Theo Ruiz');
  await waiting(person);
  const page = await enter(browser, person);
  await expect(page.getByRole('heading', { name: 'You’re number 3 in the queue' })).toBeVisible();
  await expect(page.getByText('Your client is simulated.')).toBeVisible();
  await expectAccessible(page);
  const other = await page.context().newPage();
  await other.goto(at(CHAT));
  await expect(other.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Connect to Client' })).toBeEnabled();
  await expect(other.getByRole('button', { name: 'Connect to Client' })).toBeEnabled();
  await expect(page.getByText('No chats yet.')).toBeVisible();
  await page.context().close();
});

test('only hired employees practise', async ({ browser }) => {
  const page = await enter(browser, await employee('Sam Applied', 'shortlisted'));
  await expect(page.getByText('Access denied. Employee status required.')).toBeVisible();
  await expect(page).toHaveURL(at('/'));
  await page.context().close();

  const anonymous = await browser.newPage();
  await anonymous.goto(at(CHAT));
  await expect(anonymous).toHaveURL(/\/auth/);
  await anonymous.close();
});
