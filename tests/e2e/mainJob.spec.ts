import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { docxResume, pdfResume } from '../support/documents.ts';
import { forgetPeople } from './employeePeople.ts';
import { markPage, neverReloaded, statusOf } from './hr.ts';
import { answer, applyAs, codeFor, expectAccessible, openCandidates, shortlist } from './journey.ts';
import { test } from './journeyTest.ts';
import { at } from './served.ts';

const answers = [
  'I am fine, thank you, a little nervous.',
  'I worked two years for an online shop and answered about 40 e-mails a day in Zendesk.',
  'A customer was angry because a present came late. First I said sorry, then I checked the tracking and sent a new one.',
  'I know Zendesk best. I use macros and tags, and I keep one tab for each customer so that I never mix them up.',
  'I am so sorry to hear that, I understand that Saturday is important. First I would check the tracking, then I would ask if a neighbour took it.',
  'If it costs more than the order I would ask my team lead first. If it is small I decide and write a note.',
];

const people = {
  desktop: {
    width: 1440,
    fullName: 'Ana <b>Test</b>',
    make: pdfResume,
    name: 'cv.pdf',
    mimeType: 'application/pdf',
  },
  phone: {
    width: 390,
    fullName: 'Zoë 测试 Example',
    make: docxResume,
    name: 'cv.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
};

for (const [device, { width, fullName, make, name, mimeType }] of Object.entries(people)) {
  test(`apply, shortlist, code, interview, result on a ${device}`, async ({ browser }) => {
    test.setTimeout(180_000);
    await forgetPeople(fullName);
    const email = `journey-${randomUUID()}@example.com`;
    const candidateContext = await browser.newContext({ viewport: { width, height: 844 } });
    const candidate = await candidateContext.newPage();
    const buffer = await make({ visible: ['Two years of customer support. Zendesk, Excel.'] });
    const words = await pdfResume({ visible: ['I like to find out what people really need.'] });
    await applyAs(candidate, {
      fullName,
      email,
      file: { name, mimeType, buffer },
      coverLetter: { name: 'letter.pdf', mimeType: 'application/pdf', buffer: words },
      linkedIn: `linkedin.com/in/journey-${device}`,
    });
    await expectAccessible(candidate);

    const hrContext = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const hr = await hrContext.newPage();
    await openCandidates(hr);
    await expectAccessible(hr);
    await shortlist(hr, fullName);
    await markPage(hr);
    const code = await codeFor(email);

    await candidate.goto(at('/candidate'));
    await expectAccessible(candidate);
    await candidate.getByLabel('Access code').fill(code.toLowerCase());
    await candidate.getByRole('button', { name: 'Access Portal' }).click();
    await expect(candidate.getByText('Access Granted')).toBeVisible();
    await expectAccessible(candidate);
    await expect(candidate.getByText('letter.pdf')).toBeVisible();
    await candidate.getByRole('link', { name: 'Profile' }).click();
    await expect(candidate.getByRole('link', { name: `linkedin.com/in/journey-${device}` })).toBeVisible();
    await candidate.getByRole('link', { name: 'Overview' }).click();
    await candidate.getByRole('link', { name: 'Start Interview' }).click();
    await candidate.getByRole('checkbox').check();
    await expectAccessible(candidate);
    await candidate.getByRole('button', { name: 'Start Interview' }).click();
    // The wait can be over before a slow machine has drawn it.
    await expect(
      candidate
        .getByText(/Connecting you with/)
        .or(candidate.getByRole('log'))
        .first(),
    ).toBeVisible();
    await expect(candidate.getByRole('log')).toContainText('I’m Nora, the AI interviewer');
    for (const [index, text] of answers.entries()) {
      await answer(candidate, index + 1, text);
      if (index === 1) await candidate.reload();
    }
    await expectAccessible(candidate);
    await candidate.getByRole('button', { name: 'Complete Interview' }).filter({ visible: true }).click();
    await candidate.getByRole('dialog').getByRole('button', { name: 'Complete Interview' }).click();
    await expect(candidate.getByRole('heading', { name: /Thank you/ })).toBeVisible();
    await expect(candidate.getByText(/out of 100/)).toBeVisible();
    await expectAccessible(candidate);

    await expect(statusOf(hr, fullName, 'interviewed')).toBeVisible();
    await neverReloaded(hr);
    await hr.getByRole('button', { name: fullName, exact: true }).click();
    const drawer = hr.getByRole('dialog', { name: fullName });
    await expect(drawer.locator('mark').first()).toBeVisible();
    await expect(drawer.getByText('Proposed by AI from the transcript. You decide.')).toBeVisible();
    await expectAccessible(hr);
    await drawer.getByRole('tab', { name: 'Application' }).click();
    const [download] = await Promise.all([
      hr.waitForEvent('download'),
      drawer.getByRole('button', { name: 'Résumé' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(name);
    await expect(
      drawer.getByRole('link', { name: `linkedin.com/in/journey-${device}` }).first(),
    ).toHaveAttribute('href', `https://linkedin.com/in/journey-${device}`);
    const [letter] = await Promise.all([
      hr.waitForEvent('download'),
      drawer.getByRole('button', { name: 'Cover letter' }).click(),
    ]);
    expect(letter.suggestedFilename()).toBe('letter.pdf');
    await expectAccessible(hr);
    await hrContext.close();
    await candidateContext.close();
  });
}
