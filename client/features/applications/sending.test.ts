import { expect, it } from 'vitest';
import { FileId } from '../../../shared/ids/schema.ts';
import type { UploadState } from '../files/state.ts';
import { rulesWith } from './sending.tsx';

const typed = {
  fullName: 'Ada Example',
  email: 'ada@example.com',
  position: 'Virtual Assistant',
  country: 'Kenya',
  introduction: 'I kept the calendars of three managers for two years.',
  consent: true,
};
const stored = { id: FileId.parse('01980000-0000-7000-8000-000000000001'), token: 'x'.repeat(43) };
const idle: UploadState = { kind: 'idle' };
const done: UploadState = { kind: 'done', uploaded: { ...stored, name: 'cv.pdf', size: 9 } };
const refused: UploadState = { kind: 'refused', name: 'cv.exe', message: 'Not this one.' };

const tried = (resume: UploadState, coverLetter: UploadState) =>
  rulesWith({ jobId: null, resume, coverLetter }).safeParse(typed);

it('sends only what identifies the files', () => {
  expect(tried(done, idle).data).toMatchObject({ resume: stored, coverLetter: null });
  expect(tried(done, done).data?.coverLetter).toEqual(stored);
});

it('sends nothing if there’s no résumé, or if the chosen cover letter wasn’t uploaded', () => {
  const missing = { path: ['resume'], message: 'Please upload your resume to continue.' };
  expect(tried(idle, idle)).toEqual({ error: { issues: [missing] } });
  expect(tried(refused, idle).error?.issues[0]).toEqual({ path: ['resume'], message: 'Not this one.' });
  expect(tried(done, refused)).toEqual({
    error: { issues: [{ path: ['coverLetter'], message: 'Not this one.' }] },
  });
});
