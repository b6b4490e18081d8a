import { once } from 'node:events';
import { mkdtemp, readdir } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { files } from '../../../server/db/schema/files.ts';
import { createUserSession, endUserSession, sessionHash } from '../../../server/features/auth/sessions.ts';
import { fileLink } from '../../../server/features/files/service.ts';
import { createHttp } from '../../../server/http.ts';
import { RESUME_MAX_BYTES } from '../../../shared/files/types.ts';
import { UploadedFile } from '../../../shared/files/uploaded.ts';
import { FileId } from '../../../shared/ids/schema.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { stubDist } from '../../support/dist.ts';
import { pdfResume } from '../../support/documents.ts';
import { docResume } from '../../support/oldWord.ts';
import { adminActor, upload } from '../../support/stories.ts';

let deps: TestDeps;
let app: FastifyInstance;
let address: string;
beforeEach(async () => {
  deps = await testDeps();
  app = await createHttp(deps, { distDir: await stubDist(deps.dataDir) });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await app.close();
  await deps.close();
});

const rows = () => deps.db.select().from(files);

async function send(bytes: Buffer, name: string): Promise<Response> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  return fetch(`${address}/files/resume`, { method: 'POST', body: form });
}

/** A body that no browser would send. */
const sendRaw = (body: string | Buffer, contentType = 'multipart/form-data; boundary=B') =>
  fetch(`${address}/files/resume`, {
    method: 'POST',
    body: typeof body === 'string' ? body : new Uint8Array(body),
    headers: { 'content-type': contentType },
  });

describe('POST /files/resume', () => {
  it('answers with what the form needs to apply, and nothing is cached', async () => {
    const response = await send(await pdfResume({ visible: ['x'] }), 'Résumé 履歴書.pdf');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const file = UploadedFile.parse(await response.json());
    expect(file.name).toBe('Résumé 履歴書.pdf');
    expect(await rows()).toMatchObject([{ id: file.id, textState: 'waiting', visibleText: null }]);
  });

  it('says in a sentence why a file is refused', async () => {
    const answers: [Buffer, string, number, string][] = [
      [Buffer.alloc(0), 'cv.pdf', 400, 'This file is empty. Please choose another one.'],
      [Buffer.from('MZ program'), 'cv.exe', 415, 'Please upload a PDF, DOC, or DOCX file.'],
      [
        Buffer.from('MZ program'),
        'cv.pdf',
        415,
        'This file’s content doesn’t match its name. Please save it as a PDF, DOC, or DOCX file and try again.',
      ],
      [
        Buffer.alloc(RESUME_MAX_BYTES + 1_048_576, '%PDF-1.7\n'),
        'cv.pdf',
        413,
        'This file is larger than 10 MB. Please choose a smaller one.',
      ],
    ];
    for (const [bytes, name, status, message] of answers) {
      const response = await send(bytes, name);
      expect({ status: response.status, body: await response.json() }).toMatchObject({
        status,
        body: { error: { message } },
      });
    }
    expect(await rows()).toEqual([]);
  });

  it('takes a file of exactly 10 MB', async () => {
    const response = await send(docResume({ size: RESUME_MAX_BYTES }), 'cv.doc');
    expect(response.status).toBe(200);
  });

  it('answers malformed bodies with a sentence, never as a fault of its own', async () => {
    const part = (name = 'cv.pdf') =>
      `--B\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
    const bodies: [string, string?][] = [
      [''],
      ['nonsense'],
      ['--B'],
      ['--B--\r\n'],
      [part()],
      [`${part()}half a file`],
      [`${part()}x\r\n--B\r\nbroken header\r\n\r\n--B--`],
      ['--B\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--B--\r\n'],
      ['--B\r\ncontent-disposition: form-data; name="__proto__"; filename="cv.pdf"\r\n\r\nx\r\n--B--\r\n'],
      ['--B\r\ncontent-disposition: form-data; name="file"\r\n\r\nno file\r\n--B--\r\n'],
      [`${part()}x\r\n${part()}y\r\n--B--\r\n`],
      [`--B\r\n${'x: y\r\n'.repeat(3_000)}\r\n--B--\r\n`],
      ['x', 'multipart/form-data'],
      ['x', 'multipart/form-data; boundary='],
      ['x', `multipart/form-data; boundary=${'B'.repeat(500)}`],
      ['x', 'multipart/mixed; boundary=B'],
      ['{}', 'application/json'],
      ['{', 'application/json'],
      ['x', 'text/plain'],
      ['x', 'application/octet-stream'],
    ];
    for (const [body, contentType] of bodies) {
      const response = await sendRaw(body, contentType);
      const answer = await response.json();
      const label = `${contentType ?? ''} ${body.slice(0, 120)}`;
      expect(response.status, label).toBeGreaterThanOrEqual(400);
      expect(response.status, label).toBeLessThan(500);
      expect(answer.error.message, label).toMatch(/^[A-Z].+/);
    }
    expect(await rows()).toEqual([]);
    expect((await send(await pdfResume({ visible: ['x'] }), 'cv.pdf')).status).toBe(200);
  });

  it('lets a refused sender finish, and serves the next request of the same connection', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const head = '--B\r\ncontent-disposition: form-data; name="file"; filename="cv.exe"\r\n\r\n';
    const body = Buffer.concat([Buffer.from(head), Buffer.alloc(5_000_000), Buffer.from('\r\n--B--\r\n')]);
    for (let turn = 0; turn < 3; turn++) {
      const sending = request(`${address}/files/resume`, {
        agent,
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=B', 'content-length': body.length },
      });
      sending.end(body);
      const [response] = await once(sending, 'response');
      response.resume();
      await once(response, 'end');
      expect(response.statusCode).toBe(415);
    }
    agent.destroy();
  });

  it('leaves nothing of an upload whose sender goes away', async () => {
    const scratch = await mkdtemp(path.join(deps.dataDir, 'scratch-'));
    vi.stubEnv('TMPDIR', scratch);
    const port = Number(new URL(address).port);
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      'POST /files/resume HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=B\r\ncontent-length: 900000\r\n\r\n' +
        '--B\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n%PDF-1.7 begins',
    );
    await expect.poll(() => readdir(scratch)).toHaveLength(1);
    socket.destroy();
    await expect.poll(() => readdir(scratch)).toEqual([]);
    vi.unstubAllEnvs();
    expect(await rows()).toEqual([]);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
  });

  it('refuses a form of another site', async () => {
    const form = new FormData();
    form.append('file', new Blob(['x']), 'cv.pdf');
    const response = await fetch(`${address}/files/resume`, {
      method: 'POST',
      body: form,
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(response.status).toBe(403);
  });
});

describe('GET /files/:id', () => {
  async function adminLink(name: string) {
    const { userId } = await adminActor(deps);
    const { value } = await createUserSession(deps, deps.db, userId);
    const bytes = await pdfResume({ visible: ['x'] });
    const { id } = await upload(deps, bytes, name);
    const { url } = fileLink(deps, { fileId: id, sessionId: sessionHash(value) });
    return { bytes, id, url, cookie: `lt_auth=${value}` };
  }

  it('sends the file as a download that no browser interprets', async () => {
    const { bytes, url, cookie } = await adminLink("Zoë's (new) 100%.pdf");
    const response = await fetch(`${address}${url}`, { headers: { cookie, 'accept-encoding': 'br' } });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Zo_'s (new) 100_.pdf"; filename*=UTF-8''Zo%C3%AB%27s%20%28new%29%20100%25.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
  });

  it('opens nothing once the session has ended, also for who kept cookie and link', async () => {
    const { url, cookie } = await adminLink('cv.pdf');
    expect((await fetch(`${address}${url}`, { headers: { cookie } })).status).toBe(200);
    await endUserSession(deps, sessionHash(cookie.replace('lt_auth=', '')));
    expect((await fetch(`${address}${url}`, { headers: { cookie } })).status).toBe(403);
  });

  it('is a page with a sentence when the link is old, foreign or wrong', async () => {
    const { url, cookie, id } = await adminLink('cv.pdf');
    const get = (path: string, headers: Record<string, string>) => fetch(`${address}${path}`, { headers });
    const foreign = await get(url, { accept: 'text/html' });
    expect(foreign.status).toBe(403);
    expect(foreign.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(foreign.headers.get('cache-control')).toBe('no-store');
    expect(await foreign.text()).toContain(
      'This link has expired. Please open the file again from its page.',
    );
    expect((await get(url, {})).status).toBe(403);
    expect((await get(`/files/${id}`, { cookie })).status).toBe(404);
    expect((await get('/files/..%2f..%2fetc%2fpasswd', { cookie, accept: 'text/html' })).status).toBe(404);
    const missing = fileLink(deps, {
      fileId: FileId.parse(crypto.randomUUID()),
      sessionId: sessionHash(cookie.slice('lt_auth='.length)),
    });
    expect((await get(missing.url, { cookie })).status).toBe(404);
    deps.clock.forward(5 * 60_000 + 1);
    expect((await get(url, { cookie })).status).toBe(403);
  });
});
