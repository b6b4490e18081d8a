import { randomInt, randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { pdfResume } from '../support/documents.ts';
import { readEmails, testAdmin } from '../support/server.ts';
import { someNetwork } from './journeyTest.ts';
import { at, dataDir } from './served.ts';

/** Employees for journeys: applied and hired over HTTP, account made through the invitation in the email. */

export type Employee = {
  fullName: string;
  email: string;
  password: string;
  candidateId: string;
};

export const employeePassword = 'Wooden-chair-9';

type Call = (path: string, input: object, cookie?: string) => Promise<Response>;

function caller(): { mutate: Call; network: Record<string, string> } {
  const network = someNetwork();
  const mutate: Call = async (path, input, cookie = '') => {
    const response = await fetch(at(`/trpc/${path}`), {
      method: 'POST',
      headers: { ...network, cookie, 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response;
  };
  return { mutate, network };
}

const cookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((value) => value.split(';')[0])
    .join('; ');

/** The cookies of a Cookie header, as a browser window takes them. */
export const browserCookies = (header: string) =>
  header.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split('=');
    return { name, value, url: at('/'), httpOnly: true, sameSite: 'Lax' as const };
  });

/** The newest token emailed to this address in a link of this kind; waits until the email has left. */
export async function emailedToken(
  email: string,
  kind: 'invitation' | 'reset' | 'confirm' | 'email',
): Promise<string> {
  for (let tries = 0; tries < 150; tries++) {
    const token = (await readEmails(dataDir()))
      .filter(({ to }) => to.toLowerCase() === email.toLowerCase())
      .flatMap(({ text }) => text.match(new RegExp(`[#]${kind}=([\\w-]{43})`))?.[1] ?? [])
      .at(-1);
    if (token) return token;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No ${kind} link was emailed to ${email}`);
}

/** An admin's cookie for calls beside the browser. */
export async function adminCookie(): Promise<string> {
  return cookieOf(await caller().mutate('auth.signIn', testAdmin));
}

/** A name nobody else's journey has; letters only, as sign-up wants it. */
const someName = (): string =>
  `Eva ${Array.from({ length: 6 }, () => String.fromCharCode(97 + randomInt(26))).join('')}`;

/** Somebody who applied, and was hired by HR; no account yet. */
export async function hiredPerson(fullName = someName()): Promise<Omit<Employee, 'password'>> {
  const { mutate, network } = caller();
  const form = new FormData();
  const resume = new Uint8Array(await pdfResume({ visible: ['Two years of customer support.'] }));
  form.append('file', new Blob([resume]), 'cv.pdf');
  const uploaded = await fetch(at('/files/resume'), { method: 'POST', headers: network, body: form });
  const { id, token } = await uploaded.json();
  const email = `${randomUUID()}@example.com`;
  await mutate('applications.submit', {
    fullName,
    email,
    position: 'Customer Support Representative',
    country: 'Kenya',
    introduction:
      'I answered customers of an online shop for two years and I like to solve what looks difficult.',
    consent: true,
    idempotencyKey: randomUUID(),
    resume: { id, token },
  });
  const cookie = await adminCookie();
  const search = encodeURIComponent(JSON.stringify({ search: email }));
  const found = await fetch(at(`/trpc/admin.candidates?input=${search}`), { headers: { cookie } });
  const candidateId: string = (await found.json()).result.data.rows[0].id;
  await mutate('admin.changeStatus', { candidateId, idempotencyKey: randomUUID(), status: 'hired' }, cookie);
  return { fullName, email, candidateId };
}

/** A hired person with an account that was made through the invitation. */
async function hiredEmployee(fullName?: string): Promise<Employee> {
  const person = await hiredPerson(fullName);
  await caller().mutate('auth.signUp', {
    fullName: person.fullName,
    email: person.email,
    role: 'employee',
    password: employeePassword,
    confirmPassword: employeePassword,
    idempotencyKey: randomUUID(),
    invitation: await emailedToken(person.email, 'invitation'),
  });
  return { ...person, password: employeePassword };
}

/** Signs in over HTTP and puts the cookie into the browser: for journeys that are not about signing in. */
export async function signInContext(
  context: BrowserContext,
  person: { email: string; password: string },
): Promise<void> {
  const { email, password } = person;
  const response = await caller().mutate('auth.signIn', { email, password });
  await context.addCookies(browserCookies(cookieOf(response)));
}

/** A browser window of its own in which a new employee is signed in; the caller closes the context. */
export async function employeePage(
  browser: Browser,
  fullName?: string,
): Promise<{ context: BrowserContext; page: Page; employee: Employee }> {
  const employee = await hiredEmployee(fullName);
  const context = await browser.newContext({ extraHTTPHeaders: someNetwork() });
  await signInContext(context, employee);
  return { context, page: await context.newPage(), employee };
}
