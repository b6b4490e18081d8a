import { expect, type Page } from '@playwright/test';
import { DAY_MS } from '../../shared/time/durations.ts';
import { adminCookie, browserCookies } from './employee.ts';
import { employee, forgetPeople, seedWork, signIn } from './employeePeople.ts';
import { expectAccessible, expectFits } from './journey.ts';
import { test } from './journeyTest.ts';
import { at } from './served.ts';

/** A tablet in portrait: too wide for the phone's layout, too narrow for the desk's. */

const worker = 'Wilhelmina Featherstonehaugh';
const hopeful = 'Maximiliano Vandenberghe-Okonkwo';

/** The pages of the day, with what shows that they are there. */
const pages = {
  hr: {
    '/admin': 'HR Control Panel',
    '/admin?tab=candidates': 'Candidates',
    '/admin?tab=jobs': 'Jobs',
    '/admin?tab=inbox': 'Inbox',
  },
  employee: {
    '/employee': /^Good /,
    '/employee/work': 'Active Work',
    '/employee/assignments': 'Assignments',
    '/employee/client-chat': 'Client Chat',
  },
  candidate: { '/candidate': /^Welcome/ },
  visitor: { '/jobs': 'Open jobs' },
};

/**
 * What can be pressed and is covered or cut: each is brought into view, and a press on its middle has to reach it. Whether it's
 * large enough is one of axe's rules.
 */
function pressFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const targets = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled';
    for (const target of document.querySelectorAll<HTMLElement>(targets)) {
      const name = target.ariaLabel ?? target.textContent?.trim() ?? target.tagName;
      const style = getComputedStyle(target);
      if (!target.checkVisibility({ visibilityProperty: true }) || target.matches('.skip')) continue;
      target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      // A link over two lines is where its first one is.
      const [box] = target.getClientRects();
      if (!box || box.width < 2 || box.height < 2 || style.clipPath !== 'none') continue;
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const label = target.closest('label');
      if (!hit || !(target.contains(hit) || label?.contains(hit)))
        faults.push(`${name} is covered by ${hit?.tagName} ${hit?.className}`);
      // A mark at a corner may stand out a little; what ends in an ellipsis does so on purpose.
      if (
        target.scrollWidth > target.clientWidth + 4 &&
        style.display !== 'inline' &&
        style.textOverflow !== 'ellipsis'
      )
        faults.push(`${name} is cut`);
    }
    scrollTo(0, 0);
    return faults;
  });
}

async function expectWhole(page: Page, addresses: Record<string, string | RegExp>): Promise<void> {
  for (const [address, title] of Object.entries(addresses)) {
    await page.goto(at(address));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectFits(page, address);
    expect(await pressFaults(page), address).toEqual([]);
    await expectAccessible(page);
  }
}

test.use({ viewport: { width: 820, height: 1_180 } });

test('a tablet shows HR’s pages whole, beside a rail of symbols', async ({ page, context }) => {
  await context.addCookies(browserCookies(await adminCookie()));
  await expectWhole(page, pages.hr);
  // The words are there to be read aloud only.
  const rail = page.getByRole('complementary', { name: 'HR Control Panel' });
  expect((await rail.boundingBox())?.width).toBeLessThanOrEqual(64);
  await expect(rail.getByRole('link', { name: /^Candidates/ })).toHaveCSS('width', '44px');
  // A badge takes no line of its own.
  await page.goto(at('/admin?tab=jobs'));
  const trending = page.getByRole('cell').filter({ hasText: 'Trending' }).first().locator('> *');
  await expect(trending).toBeVisible();
  expect((await trending.boundingBox())?.height).toBeLessThan(44);
});

test('a tablet shows the pages of employees, candidates, and visitors whole', async ({ page, context }) => {
  await forgetPeople(worker, hopeful);
  await expectWhole(page, pages.visitor);
  const [hired, shortlisted] = [await employee(worker), await employee(hopeful, 'shortlisted')];
  const task = { title: 'Reply to a customer whose parcel is late', type: 'Email support', grade: 82 };
  await seedWork(hired, [{ startedAt: new Date(Date.now() - DAY_MS), minutes: 60, tasks: [task] }]);
  await signIn(context, hired);
  await expectWhole(page, pages.employee);
  await page.goto(at('/employee/work'));
  const position = page.getByText('Customer Support Representative');
  await expect(position).toBeVisible();
  expect((await position.boundingBox())?.height).toBeLessThan(50);
  await signIn(context, shortlisted);
  await expectWhole(page, pages.candidate);
  await forgetPeople(worker, hopeful);
});
