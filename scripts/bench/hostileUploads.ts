/**
 * Honest uploads while hostile files come in, against a running server:
 * `node scripts/bench/hostileUploads.ts http://127.0.0.1:3000`. Addresses are those of the loopback network.
 */
import { request } from 'node:http';
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
async function round(
  title: string,
  network: number,
  hostile: { bytes: Buffer; name: string }[],
  addresses: number,
): Promise<void> {
  const honest = await pdfResume({ visible: ['Five years of data entry.'] });
  const quiet = await send(honest, 'cv.pdf', `127.0.${network}.200`);
  const health: number[] = [];
  let over = false;
  const watching = (async () => {
    while (!over) {
      const started = performance.now();
      await fetch(new URL('/healthz', base))
        .then((r) => r.text())
        .catch(() => {});
      health.push(Math.round(performance.now() - started));
      await pause(50);
    }
  })();
  const attack = hostile.map(({ bytes, name }, index) =>
    send(bytes, name, `127.0.${network}.${1 + (index % addresses)}`),
  );
  const people = await Promise.all(
    [1, 2, 3].map(async (n) => {
      await pause(n * 500);
      return send(honest, 'cv.pdf', `127.0.${network}.${200 + n}`);
    }),
  );
  const refused = await Promise.all(attack);
  await pause(3_000);
  over = true;
  await watching;
  const sorted = health.sort((a, b) => a - b);
  console.log(
    JSON.stringify({
      title,
      sent: hostile.length,
      quiet,
      people,
      attack: {
        slowest: Math.max(...refused.map(({ ms }) => ms)),
        answers: Object.fromEntries(
          Map.groupBy(refused, ({ answer }) => answer)
            .entries()
            .map(([k, v]) => [k, v.length]),
        ),
      },
      healthz: { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), max: sorted.at(-1) },
    }),
  );
}

const docx = { bytes: await deepDocx(), name: 'cv.docx' };
const pdf = { bytes: flateBomb(), name: 'cv.pdf' };
console.log(`DOCX ${docx.bytes.length} bytes, PDF ${pdf.bytes.length} bytes`);
const salt = 1 + Math.floor(Math.random() * 60) * 4;
await round(
  '20 deep DOCX from one address',
  salt,
  Array.from({ length: 20 }, () => docx),
  1,
);
await round(
  '20 flate bombs from one address',
  salt + 1,
  Array.from({ length: 20 }, () => pdf),
  1,
);
await round(
  '50 mixed from five addresses',
  salt + 2,
  Array.from({ length: 50 }, (_, n) => (n % 2 ? docx : pdf)),
  5,
);
