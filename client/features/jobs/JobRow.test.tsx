import { expect, it } from 'vitest';
import { publicJob } from '../../../tests/support/job.ts';
import { renderPage, textOf } from '../../../tests/support/renderPage.tsx';
import { JobRow } from './JobRow.tsx';

const rowOf = (workHours: string): Promise<string> =>
  renderPage(<JobRow job={publicJob({ workHours })} now={new Date('2026-11-26T09:00:00Z')} />);

const rowText = async (workHours: string): Promise<string> => textOf(await rowOf(workHours));

it('shows all hours in the reader’s time, and the posting’s words beside them', async () => {
  const text = await rowText('8 AM–12 PM CT, 4 PM–8 PM CT, Monday to Friday');
  expect(text).toContain('9 AM – 1 PM, 5 PM – 9 PM');
  expect(text).toContain('8 AM–12 PM CT, 4 PM–8 PM CT, Monday to Friday');
});

it('says whose time it is where it can’t tell the reader’s', async () => {
  expect(await rowText('9 AM–6 PM')).toContain('9 AM–6 PMIn the employer’s time zone');
  expect(await rowText('Mon–Fri, 9 a.m. to noon')).toContain('In the employer’s time zone');
  expect(await rowText('Flexible, 20 hours a week')).not.toContain('time zone');
});

it.each([
  '9 AM–5 PM, your local time',
  '10 PM–6 AM Manila time',
  '8 AM–5 PM ET, lunch 12–1 PM',
  '10 AM–6 PM GMT (5 AM–1 PM ET)',
])('leaves it to the posting to say whose time it is: %s', async (workHours) => {
  const text = await rowText(workHours);
  expect(text).toContain(workHours);
  expect(text).not.toContain('employer’s time zone');
});

it('keeps hours it can’t read in one element, since each child of the box is a line of its own', async () => {
  const html = await rowOf('9 AM–5 PM, your local time');
  expect(html.slice(html.indexOf('hrs'))).toMatch(
    /^[^>]*><span[^>]*>9 <span[^>]*>AM–5<\/span> PM, your local time<\/span><\/div>/,
  );
});
