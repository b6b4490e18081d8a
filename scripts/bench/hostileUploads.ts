/**
 * Honest uploads while hostile files come in, against a running server:
 * `node scripts/bench/hostileUploads.ts http://127.0.0.1:3000`. Addresses are those of the loopback network.
 */
import { request } from 'node:http';
import JSZip from 'jszip';
import { pdfResume } from '../../tests/support/documents.ts';
import { deepDocx, flateBomb } from '../../tests/support/hostileFiles.ts';
import { quantile } from './measure.ts';

const base = new URL(process.argv[2] ?? 'http://127.0.0.1:3000');
type Sent = { ms: number; answer: string };

/** Sends one file from an address of the loopback network. */
function send(bytes: Buffer, name: string, from: string): Promise<Sent> {
  const started = performance.now();
  const head = `--B\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--B--\r\n')]);
  return new Promise((resolve) => {
    const done = (answer: string): void => resolve({ ms: Math.round(performance.now() - started), answer });
    const headers = {
      'content-type': 'multipart/form-data; boundary=B',
      'content-length': body.length,
      host: base.host,
    };
    const call = request(
      {
        host: base.hostname,
        port: base.port,
        path: '/files/resume',
        method: 'POST',
        headers,
        localAddress: from,
        agent: false,
      },
      (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => done(`${response.statusCode} ${text.match(/"code":"(\w+)"/)?.[1] ?? ''}`));
      },
    );
    call.on('error', (error) => done(error.message));
    call.end(body);
  });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type File = { bytes: Buffer; name: string };

/** Calls again and again, a while apart, until `over` is through. */
async function during<T>(
  over: Promise<unknown>,
  apartMs: number,
  call: (n: number) => Promise<T>,
): Promise<T[]> {
  const calls: Promise<T>[] = [];
  let isOver = false;
  over.then(() => {
    isOver = true;
  });
  for (let n = 0; !isOver || n < 5; n++) {
    calls.push(call(n));
    await pause(apartMs);
  }
  return Promise.all(calls);
}

const counted = (answers: string[]) =>
  Object.fromEntries([...Map.groupBy(answers, (answer) => answer)].map(([key, all]) => [key, all.length]));

/** From the first hostile file to the last answer about one, someone else uploads a résumé every second. */
async function round(title: string, network: number, hostile: File[], addresses: number): Promise<void> {
  const honest = await pdfResume({ visible: ['Five years of data entry.'] });
  const from = (n: number): string => `127.0.${network}.${100 + (n % 150)}`;
  const quiet: number[] = [];
  for (let n = 0; n < 5; n++) quiet.push((await send(honest, 'cv.pdf', from(n))).ms);
  const usual = quantile(quiet, 0.5);
  const attack = Promise.all(
    hostile.map(({ bytes, name }, index) => send(bytes, name, `127.0.${network}.${1 + (index % addresses)}`)),
  );
  const [people, health, refused] = await Promise.all([
    during(attack, 1_000, (n) => send(honest, 'cv.pdf', from(5 + n))),
    during(attack, 50, async () => {
      const started = performance.now();
      await fetch(new URL('/healthz', base)).then((answer) => answer.text());
      return Math.round(performance.now() - started);
    }),
    attack,
  ]);
  const times = people.map(({ ms }) => ms);
  const pair = (values: number[]): string =>
    `${Math.round(quantile(values, 0.5))} / ${Math.round(Math.max(...values))}`;
  console.log(
    `${title}: ${JSON.stringify(counted(refused.map(({ answer }) => answer)))}, the last after ${Math.max(...refused.map(({ ms }) => ms))} ms`,
  );
  console.log(
    `  honest uploads ${JSON.stringify(counted(people.map(({ answer }) => answer)))}: ${pair(times)} ms (p50 / slowest), ${Math.round(usual)} when quiet; at most ${Math.max(0, Math.round(Math.max(...times) - usual))} ms later`,
  );
  console.log(`  /healthz ${pair(health)} ms`);
}

/** As much XML as a document may hold, of the kind that is read whole. */
async function busyDocx(): Promise<Buffer> {
  const fields = Array.from(
    { length: 160_000 },
    (_, n) => `<w:instrText>${crypto.randomUUID()}${n}</w:instrText>`,
  );
  const zip = new JSZip();
  zip.file(
    '[Content_Types].xml',
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
  );
  zip.file('word/document.xml', `<w:document><w:body>${fields.join('')}</w:body></w:document>`);
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}

const docx = { bytes: await deepDocx(), name: 'cv.docx' };
const pdf = { bytes: flateBomb(), name: 'cv.pdf' };
const busy = { bytes: await busyDocx(), name: 'cv.docx' };
const sizes = [docx, pdf, busy].map(({ bytes }) => bytes.length);
console.log(`bytes: unclosed DOCX ${sizes[0]}, flate bomb ${sizes[1]}, DOCX full of fields ${sizes[2]}`);
const salt = 1 + Math.floor(Math.random() * 60) * 4;
const same = (file: File, count: number): File[] => Array.from({ length: count }, () => file);
await round('20 unclosed DOCX from one address', salt, same(docx, 20), 1);
await round('20 flate bombs from one address', salt + 1, same(pdf, 20), 1);
await round('20 DOCX full of fields from one address', salt + 2, same(busy, 20), 1);
const mixed = Array.from({ length: 50 }, (_, n) => [docx, pdf, busy][n % 3] ?? docx);
await round('50 of all three from five addresses', salt + 3, mixed, 5);
