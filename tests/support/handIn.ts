import { Readable } from 'node:stream';
import { submitDocuments } from '../../server/features/documents/parts/handIn.ts';
import { receiveIdDocument } from '../../server/features/files/parts/idDocument.ts';
import type { DocumentsInput } from '../../shared/documents/schema.ts';
import type { CandidateId } from '../../shared/ids/schema.ts';
import type { TestDeps } from './deps.ts';
import { someIp } from './stories.ts';

/** Numbers that stand nowhere else, so that a search for them finds leaks only. */
export const canaries = {
  ssn: '512-73-9146',
  accountNumber: '90417736620518',
  routingNumber: '021000021',
  address: '7391 Canarybird Lane, Apt 6, Boise, ID 83702',
  password: 'Zanzibar-canary-42',
};
/** What must be found nowhere in clear. The routing number of a real bank may stand elsewhere, so not that. */
export const canaryWords = [
  canaries.ssn,
  canaries.ssn.replaceAll('-', ''),
  canaries.accountNumber,
  canaries.password,
  '7391 Canarybird',
];

export async function picture(width = 640, height = 400): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Copyright: 'EXIFCANARY' }, IFD3: { GPSLatitude: '43/1 37/1 0/1' } })
    .jpeg()
    .toBuffer();
}

export async function uploadId(
  deps: TestDeps,
  candidateId: CandidateId,
  bytes?: Buffer,
  name = 'license.jpg',
  ip = someIp(),
) {
  const body = bytes ?? (await picture());
  return receiveIdDocument(deps, {
    name,
    body: Readable.from([body]),
    truncated: () => false,
    ip,
    candidateId,
  });
}

export async function documentsInput(
  deps: TestDeps,
  candidateId: CandidateId,
  changes: Partial<DocumentsInput> = {},
): Promise<DocumentsInput> {
  const { id, token } = changes.idDocument ?? (await uploadId(deps, candidateId));
  return {
    ...canaries,
    bankName: 'Alder Valley Credit Union',
    paymentOption: 'Direct Deposit',
    payCycle: 'biweekly',
    username: 'rosa.delgado',
    idempotencyKey: deps.clock.uuid(),
    otherDocument: null,
    ...changes,
    idDocument: { id, token },
  };
}

/** Hands in documents for somebody who may. */
export async function handedIn(
  deps: TestDeps,
  candidateId: CandidateId,
  changes: Partial<DocumentsInput> = {},
): Promise<void> {
  const input = await documentsInput(deps, candidateId, changes);
  await submitDocuments(deps, { candidateId, ip: someIp(), device: 'Firefox on Linux' }, input);
}
