import { randomUUID } from 'node:crypto';
import { pdfResume } from '../support/documents.ts';
import { type RunningServer, testAdmin } from '../support/server.ts';
import { someNetwork } from './journeyTest.ts';

/** Somebody who has a code: applied and shortlisted over HTTP, without a browser. */
export async function invite(server: RunningServer, fullName: string): Promise<string> {
  const network = someNetwork();
  const mutate = async (path: string, input: object, cookie = ''): Promise<Response> => {
    const response = await fetch(`${server.address}/trpc/${path}`, {
      method: 'POST',
      headers: { ...network, cookie, 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response;
  };

  const form = new FormData();
  const resume = new Uint8Array(await pdfResume({ visible: ['Two years of customer support.'] }));
  form.append('file', new Blob([resume]), 'cv.pdf');
  const uploaded = await fetch(`${server.address}/files/resume`, {
    method: 'POST',
    headers: network,
    body: form,
  });
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

  const signedIn = await mutate('auth.signIn', testAdmin);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((value) => value.split(';')[0])
    .join('; ');
  const search = encodeURIComponent(JSON.stringify({ search: email }));
  const found = await fetch(`${server.address}/trpc/admin.candidates?input=${search}`, {
    headers: { cookie },
  });
  const candidateId: unknown = (await found.json()).result.data.rows[0].id;
  await mutate(
    'admin.changeStatus',
    { candidateId, idempotencyKey: randomUUID(), status: 'shortlisted' },
    cookie,
  );

  for (let tries = 0; tries < 100; tries++) {
    const code = (await server.emails())
      .filter(({ to }) => to === email)
      .flatMap(({ text }) => text.match(/[0-9A-Z]{5}-[0-9A-Z]{5}-[0-9A-Z]{5}-[0-9A-Z]{3}/) ?? [])
      .at(-1);
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No code was emailed to ${email}`);
}
