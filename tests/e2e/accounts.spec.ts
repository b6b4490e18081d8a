import { expect } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { testAdmin } from '../support/server.ts';
import { emailedToken, employeePage, employeePassword, hiredPerson, signInContext } from './employee.ts';
import { onDatabase } from './employeePeople.ts';
import { listens } from './hr.ts';
import { callsOf, expectAccessible, expectFits, held, refuseNext } from './journey.ts';
import { someNetwork, test } from './journeyTest.ts';
import { at } from './served.ts';

test('a hired person follows the invitation, makes an account and signs in as an employee', async ({
  browser,
}) => {
  const person = await hiredPerson('Ada Invited');
  const token = await emailedToken(person.email, 'invitation');
  const context = await browser.newContext({ extraHTTPHeaders: someNetwork() });
  const page = await context.newPage();
  await page.goto(at(`/auth#invitation=${token}`));
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  // The token leaves the address at once, and a reload still knows it.
  await expect(page).toHaveURL(at('/auth'));
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Invited');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly');
  await expectAccessible(page);

  await page.getByLabel('Password', { exact: true }).fill('wooden');
  await page.getByLabel('Confirm password').fill('wood');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Validation Error')).toBeVisible();
  await expect(page.getByText('Password must be at least 8 characters').first()).toBeVisible();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill(employeePassword);
  await page.getByLabel('Confirm password').fill(employeePassword);
  await page.getByRole('button', { name: 'Create account' }).dblclick();
  await expect(page.getByText('Account created successfully. Please log in to continue.')).toBeVisible();

  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  // The form that had the focus is gone.
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(employeePassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Welcome, Ada Invited!')).toBeVisible();
  await expect(page).toHaveURL(/\/employee/);

  // As an email from before the token moved behind #.
  await page.goto(at(`/auth?invitation=${token}`));
  await expect(page.getByText('This invitation no longer works.')).toBeVisible();
  await expect(page).toHaveURL(at('/auth'));
  await context.close();
});

test('signing up: rules, roles, and the candidate’s way in', async ({ browser }) => {
  const context = await browser.newContext({ extraHTTPHeaders: someNetwork() });
  const page = await context.newPage();
  await page.goto(at('/auth'));
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expect(page).toHaveURL(/view=signup/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Name must be at least 2 characters').first()).toBeVisible();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeFocused();
  await expectAccessible(page);

  const email = `${crypto.randomUUID()}@example.com`;
  await page.getByLabel('Full name').fill("Zoë O'Test-Person");
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(employeePassword);
  await page.getByLabel('Confirm password').fill(employeePassword);
  await page.getByText('I work at Longtable').click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Employee accounts are created from an invitation. Contact HR at hr@longtable.example.',
  );
  await page.getByText('I’m applying for a job').click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Account created successfully. Please log in to continue.')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(employeePassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/candidate/);
  await expect(page.getByText('Confirm your email address to open your application')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'My account' }).click();
  await expect(page.getByText('Off. Confirm your email address first.')).toBeVisible();
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByText('The link is on its way')).toBeVisible();
  await expectAccessible(page);
  await page.goto(at(`/auth#confirm=${await emailedToken(email, 'confirm')}`));
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
  await page.goto(at('/auth?view=account'));
  await expect(page.getByRole('button', { name: 'Change email' })).toBeVisible();
  await context.close();
});

test('a forgotten password is replaced through the email, and every browser is signed out', async ({
  browser,
}) => {
  const { context, page, employee } = await employeePage(browser);
  await page.goto(at('/employee/profile'));
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();

  const other = await browser.newContext({ extraHTTPHeaders: someNetwork() });
  const away = await other.newPage();
  await away.goto(at('/auth?next=/employee/profile'));
  const forgot = away.getByRole('link', { name: 'Forgot your password?' });
  await expect(forgot).toBeVisible();
  await expect(away.locator('body')).toBeFocused();
  await forgot.click();
  await expect(away.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused();
  await expectAccessible(away);
  await away.getByRole('button', { name: 'Send reset link' }).click();
  await expect(away.getByText('Invalid email address').first()).toBeVisible();
  await away.getByLabel('Email').fill(employee.email);
  await away.getByRole('button', { name: 'Send reset link' }).click();
  await expect(
    away.getByText('A password reset link has been sent to your registered email.').first(),
  ).toBeVisible();
  await away.getByRole('link', { name: 'Back to Sign In' }).click();
  await expect(away.getByRole('heading', { name: 'Sign in' })).toBeFocused();
  // Where this sign-in leads to isn't forgotten on the way.
  await expect(away).toHaveURL(/\/auth\?next=/);

  const link = at(`/auth#reset=${await emailedToken(employee.email, 'reset')}`);
  await away.goto(link);
  await expectAccessible(away);
  await away.getByLabel('New password', { exact: true }).fill('Another-desk-8');
  await away.getByLabel('Confirm password').fill('Another-desk-8');
  await away.getByRole('button', { name: 'Save new password' }).click();
  await expect(away.getByText('Your password was changed')).toBeVisible();
  await expect(away.getByRole('heading', { name: 'Sign in' })).toBeFocused();
  await page.reload();
  await expect(page).toHaveURL(/\/auth\?next=/);

  await away.goto(link);
  await away.getByLabel('New password', { exact: true }).fill('Third-desk-8');
  await away.getByLabel('Confirm password').fill('Third-desk-8');
  await away.getByRole('button', { name: 'Save new password' }).click();
  await expect(away.getByText('This link no longer works.').first()).toBeVisible();
  await away.getByRole('link', { name: 'Request a new link' }).click();
  await away.getByRole('link', { name: 'Back to Sign In' }).click();

  // The page that was asked for waits behind the sign-in.
  await page.getByLabel('Email').fill(employee.email);
  await page.getByLabel('Password', { exact: true }).fill('Another-desk-8');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/employee\/profile$/);
  await Promise.all([context.close(), other.close()]);
});

test('the profile: facts, what can be changed, and a history', async ({ browser }) => {
  const { context, page, employee } = await employeePage(browser, 'Eva Profile');
  await page.goto(at('/employee/profile'));
  await expect(page.getByText('Eva Profile').first()).toBeVisible();
  await expect(page.getByText(employee.candidateId.slice(0, 8).toUpperCase())).toBeVisible();
  await expect(page.getByText('Account Status')).toBeVisible();
  await expect(page.getByText('No changes yet.')).toBeVisible();
  await expectAccessible(page);

  const save = page.getByRole('button', { name: 'Update Information' });
  await page.getByLabel('Phone').fill('call me');
  await save.click();
  await expect(page.getByText('Please enter a phone number')).toBeVisible();
  await expect(page.getByLabel('Phone')).toBeFocused();
  await page.getByLabel('Phone').fill('+254 20 123 4567');
  await page.getByRole('combobox', { name: 'US state' }).click();
  await page.getByRole('option', { name: 'Ohio', exact: true }).click();
  await save.dblclick();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await expect(page.getByText('Phone set to +254 20 123 4567')).toHaveCount(1);
  await expect(page.getByText('State set to Ohio')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Phone')).toHaveValue('+254 20 123 4567');

  // What only the server knows is said at its field.
  await refuseNext(page, 'profile.update', { country: 'We don’t know this country' });
  await page.getByLabel('Country').fill('Peru, I think');
  await save.click();
  await expect(page.getByText('We don’t know this country')).toBeVisible();
  await expect(page.getByLabel('Country')).toBeFocused();
  await page.getByLabel('Country').fill('Kenya');
  await expect(page.getByText('We don’t know this country')).toHaveCount(0);
  // For the mouse alone; by keyboard, the field is emptied.
  await page.locator('button[aria-label="Clear US state"]').click();
  await expect(page.getByRole('combobox', { name: 'US state' })).toHaveValue('');
  await page.route('**/trpc/profile.update*', (route) => route.abort());
  await page.getByLabel('Country').fill('Peru');
  await save.click();
  await expect(page.getByText('Failed to update profile').first()).toBeVisible();
  await expect(page.getByLabel('Country')).toHaveValue('Peru');
  await page.unroute('**/trpc/profile.update*');
  await save.click();
  await expect(page.getByText('Country changed from Kenya to Peru')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await expectFits(page);
  await context.close();
});

test('who is signed out on an open page signs in and is on that page again', async ({ browser }) => {
  const { context, page, employee } = await employeePage(browser);
  await page.clock.install();
  await page.goto(at('/employee/profile'));
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await onDatabase(
    (sql) => sql`delete from auth_sessions where user_id =
      (select user_id from candidates where id = ${employee.candidateId})`,
  );
  await page.clock.fastForward('01:01');
  await expect(page).toHaveURL(/\/auth\?next=/);
  await expect(page.getByText('You were signed out')).toBeVisible();
  await page.getByLabel('Email').fill(employee.email);
  await page.getByLabel('Password', { exact: true }).fill(employee.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText(`Welcome, ${employee.fullName}!`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect(page).toHaveURL(at('/employee/profile'));
  await context.close();
});

test('what is typed in the profile outlives a change elsewhere, and saving leaves the focus', async ({
  browser,
}) => {
  const { context, page, employee } = await employeePage(browser);
  await page.clock.install();
  await page.goto(at('/employee/profile'));
  const phone = page.getByLabel('Phone');
  const save = page.getByRole('button', { name: 'Update Information' });
  await phone.fill('+254 20 123 4567');
  const elsewhere = async (country: string): Promise<void> => {
    await onDatabase(
      (sql) =>
        sql`update candidates set country = ${country}, updated_at = now() where id = ${employee.candidateId}`,
    );
    await page.clock.fastForward(11_000);
    const read = page.waitForResponse((answer) => answer.url().includes('profile.view'));
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await read;
  };
  // Only the record around it changed.
  await elsewhere('Kenya');
  await expect(phone).toHaveValue('+254 20 123 4567');
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Phone set to +254 20 123 4567')).toBeVisible();
  await expect(save).toBeEnabled();
  await expect(save).toBeFocused();

  // A country from elsewhere isn't overwritten unseen.
  await phone.fill('+254 20 765 4321');
  await elsewhere('Peru');
  await expect(phone).toHaveValue('+254 20 765 4321');
  await expect(page.getByText('This information changed while you were editing')).toBeVisible();
  await expect(save).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show the saved version' }).click();
  await expect(page.getByLabel('Country')).toHaveValue('Peru');
  await expect(phone).toHaveValue('+254 20 123 4567');
  // Untouched, it follows.
  await elsewhere('Ghana');
  await expect(page.getByLabel('Country')).toHaveValue('Ghana');
  await context.close();
});

test('sessions are listed and ended; a new password signs out the others', async ({ browser }) => {
  const { context, page, employee } = await employeePage(browser);
  const other = await browser.newContext({ extraHTTPHeaders: someNetwork() });
  const away = await other.newPage();
  await signInContext(other, employee);
  await away.goto(at('/employee/profile'));
  await page.goto(at('/employee/profile'));
  await expect(page.getByText('This browser')).toHaveCount(1);
  await page
    .getByRole('button', { name: /^Sign out Unknown browser/ })
    .first()
    .click();
  await expect(page.getByText('Signed out', { exact: true })).toBeVisible();
  await expect(page.getByText('If you don’t recognize that browser, change your password.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sign out Unknown browser/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Where you’re signed in' })).toBeFocused();
  await away.reload();
  await expect(away).toHaveURL(/\/auth/);

  await page.getByRole('button', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  await dialog.getByLabel('Current password', { exact: true }).fill('Wrong-chair-9');
  await dialog.getByLabel('New password', { exact: true }).fill('Another-desk-8');
  await dialog.getByLabel('Confirm password').fill('Another-desk-8');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save new password' }).click();
  await expect(dialog.getByText('That password isn’t right.')).toBeVisible();
  await dialog.getByLabel('Current password', { exact: true }).fill(employee.password);
  // The live line must come back with the new session, or the page would fall silent.
  const heardAgain = listens(page, '"started"');
  await dialog.getByRole('button', { name: 'Save new password' }).click();
  await expect.poll(heardAgain).toBe(true);
  await expect(page.getByText('Other browsers were signed out.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible();
  await Promise.all([context.close(), other.close()]);
});

test('a new session that another tab started keeps the shift in this one going', async ({ browser }) => {
  const { context, page, employee } = await employeePage(browser);
  await page.goto(at('/employee/work'));
  await page.getByRole('button', { name: 'Start Work Session' }).click();
  await expect(page.getByRole('button', { name: 'Show task' })).toBeVisible();
  const profile = await context.newPage();
  await profile.goto(at('/employee/profile'));
  await profile.getByRole('button', { name: 'Change Password' }).click();
  const dialog = profile.getByRole('dialog', { name: 'Change Password' });
  await dialog.getByLabel('Current password', { exact: true }).fill(employee.password);
  await dialog.getByLabel('New password', { exact: true }).fill('Another-desk-8');
  await dialog.getByLabel('Confirm password').fill('Another-desk-8');
  const heard = listens(page, '"started"');
  await dialog.getByRole('button', { name: 'Save new password' }).click();
  await expect(profile.getByText('Other browsers were signed out.')).toBeVisible();
  await expect.poll(heard).toBe(true);
  await profile.close();

  // A new cookie of which no page was told.
  const heardAgain = listens(page, '"started"');
  await signInContext(context, { email: employee.email, password: 'Another-desk-8' });
  await onDatabase(
    (sql) => sql`delete from auth_sessions s using candidates c
      where c.id = ${employee.candidateId} and s.user_id = c.user_id and s.created_at <
        (select max(created_at) from auth_sessions where user_id = c.user_id)`,
  );
  await expect.poll(heardAgain, { timeout: 20_000 }).toBe(true);
  await page.getByLabel('Your message').fill('The blue folder is on the shelf next to the window.');
  await page.getByLabel('Your message').press('Enter');
  await expect(page.getByRole('button', { name: /^One more try · / })).toBeVisible();
  await context.close();
});

test('two-step sign-in with an authenticator app and a recovery code', async ({ browser }) => {
  const { context, page, employee } = await employeePage(browser, 'Eva Steps');
  await page.goto(at('/employee/profile'));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(employee.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const key =
    (await dialog.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent())?.replace(/\s/g, '') ?? '';
  await expectAccessible(page);
  const app = new TOTP({ secret: Secret.fromBase32(key) });
  await dialog.getByLabel('Authentication code').fill(app.generate());
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const list = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(list).toHaveCount(10);
  const codes = await list.allTextContents();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();

  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).toHaveURL(at('/'));
  await page.goto(at('/auth'));
  await page.getByLabel('Email').fill(employee.email);
  await page.getByLabel('Password', { exact: true }).fill(employee.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const code = page.getByLabel('Authentication code');
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('Please enter a code')).toBeVisible();
  await expect(code).toBeFocused();
  await page.getByRole('button', { name: 'Use another account' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(code).toBeFocused();
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('That code isn’t right.')).toBeVisible();
  await code.fill(codes[0]?.toLowerCase() ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Welcome, Eva Steps!')).toBeVisible();
  await expect(page).toHaveURL(/\/employee/);

  await page.goto(at('/employee/profile'));
  await page.getByRole('button', { name: 'Turn off' }).click();
  const ending = page.getByRole('dialog', { name: 'Turn off two-step sign-in' });
  await ending.getByLabel('Your password').fill(employee.password);
  await ending.getByRole('button', { name: 'Turn off' }).click();
  await expect(ending.getByText('Please enter a code')).toBeVisible();
  await expectAccessible(page);
  const proof = ending.getByLabel('Code from your app, or a recovery code');
  await proof.fill('000000');
  await page.keyboard.press('Enter');
  await expect(ending.getByText('That code isn’t right.')).toBeVisible();
  await proof.fill(codes[1] ?? '');
  const release = await held(page, 'auth.endSecondFactor');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(ending).toBeHidden();
  // An answer that comes late leaves what was opened next.
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  const renewing = page.getByRole('dialog', { name: 'New recovery codes' });
  await renewing.getByLabel('Your password').fill('typed');
  release();
  await expect(page.getByText('Two-step sign-in is off')).toBeVisible();
  await expect(page.getByText('Off. An authenticator app')).toBeVisible();
  await expect(renewing.getByLabel('Your password')).toHaveValue('typed');
  await context.close();
});

test('a confirmation link works together with the account, and a new address is proven first', async ({
  browser,
}) => {
  const { context, page, employee } = await employeePage(browser);
  await page.goto(at('/employee/profile'));
  await page.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change email' });
  const email = `${crypto.randomUUID()}@example.com`;
  await dialog.getByLabel('New email address').fill(email);
  await dialog.getByLabel('Your password').fill(employee.password);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(dialog.locator(':focus')).toContainText('We sent a link to');
  const link = at(`/auth#email=${await emailedToken(email, 'email')}`);

  const other = await browser.newContext({ extraHTTPHeaders: someNetwork() });
  const away = await other.newPage();
  await away.clock.install();
  await away.goto(link);
  await expect(away.getByText('Sign in with your old address one last time')).toBeVisible();
  await expectAccessible(away);
  await away.getByLabel('Email').fill(employee.email);
  await away.getByLabel('Password', { exact: true }).fill(employee.password);
  await away.keyboard.press('Enter');
  // Someone else may have sent the link, so opening it moves nothing.
  await expect(away.getByText(`Your account will move from ${employee.email} to ${email}.`)).toBeVisible();
  await expectAccessible(away);
  // Coming back from another window asks for nothing again that could fail.
  const asked = callsOf(away, 'auth.emailChange');
  await away.clock.fastForward(60_000);
  const readAgain = away.waitForResponse(/\/trpc\/.*auth\.me\b/);
  await away.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await readAgain;
  expect(asked()).toBe(0);
  await away.getByRole('button', { name: 'Use the new address' }).click();
  await expect(away.getByText('Your account now uses the new email address.')).toBeVisible();
  await away.reload();
  await expect(away.getByText('Your account now uses the new email address.')).toBeVisible();
  await away.getByRole('link', { name: 'Continue' }).click();
  await expect(away).toHaveURL(/\/employee$/);
  await page.reload();
  await expect(page.getByText(email).first()).toBeVisible();
  await Promise.all([context.close(), other.close()]);
});

test('pages of employees are closed to others, with the specified notices', async ({ browser }) => {
  const context = await browser.newContext({ extraHTTPHeaders: someNetwork() });
  const page = await context.newPage();
  await page.goto(at('/employee/profile'));
  await expect(page).toHaveURL(/\/auth\?next=/);
  await signInContext(context, testAdmin);
  await page.goto(at('/employee/profile'));
  await expect(page.getByText('Could not load employee profile. Please contact HR.')).toBeVisible();
  await expect(page).toHaveURL(at('/'));
  await page.goto(at('/auth'));
  await expect(page.getByText('You’re signed in as')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You’re signed in as')).toHaveCount(0);
  await context.close();
});

test('a new candidate who comes by the employee area is asked to confirm the address first', async ({
  browser,
}) => {
  const context = await browser.newContext({ extraHTTPHeaders: someNetwork() });
  const page = await context.newPage();
  await page.goto(at('/employee'));
  await expect(page).toHaveURL(/\/auth\?next=/);
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByLabel('Full name').fill('Ada Elsewhere');
  await page.getByLabel('Email').fill(`${crypto.randomUUID()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(employeePassword);
  await page.getByLabel('Confirm password').fill(employeePassword);
  await page.getByText('I’m applying for a job').click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Account created successfully. Please log in to continue.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(employeePassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const asked = async () => {
    await expect(page.getByText('Confirm your email address to open your application')).toBeVisible();
    await expect(page).toHaveURL(/\/candidate/);
    await expect(page.getByRole('button', { name: 'Send the link again' })).toBeVisible();
    await expect(page.getByText('Could not load employee profile')).toHaveCount(0);
  };
  await asked();
  await page.goto(at('/employee/profile'));
  await asked();
  await context.close();
});

test('HR keeps its own account in the panel', async ({ browser }) => {
  const context = await browser.newContext({ extraHTTPHeaders: someNetwork() });
  const page = await context.newPage();
  await signInContext(context, testAdmin);
  await page.goto(at('/admin?tab=account'));
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
  await expect(page.getByText('This browser')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('dialog').getByLabel('Your password').fill(testAdmin.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  // Left half way, it is still off: the next sign-in asks for nothing.
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Off. An authenticator app')).toBeVisible();
  await context.close();
});
