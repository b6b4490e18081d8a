import { expect, test } from '@playwright/test';
import { employeePassword, hiredPerson, mailedToken, someNetwork } from './employee.ts';
import { at, expectAccessible } from './journey.ts';

test('a hired person follows the invitation, makes an account and signs in as an employee', async ({
  browser,
}) => {
  const person = await hiredPerson('Ada Invited');
  const token = await mailedToken(person.email, 'invitation');
  const context = await browser.newContext({ extraHTTPHeaders: someNetwork() });
  const page = await context.newPage();
  await page.goto(at(`/auth?invitation=${token}`));
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
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
  await page.getByLabel('Password', { exact: true }).fill(employeePassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Welcome, Ada Invited!')).toBeVisible();
  await expect(page).toHaveURL(/\/employee/);

  await page.goto(at(`/auth?invitation=${token}`));
  await expect(page.getByText('This invitation no longer works.')).toBeVisible();
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
  await page.getByText('I am applying for a job').click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Account created successfully. Please log in to continue.')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(employeePassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/candidate/);
  await context.close();
});
