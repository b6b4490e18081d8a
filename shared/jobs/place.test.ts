import { expect, it } from 'vitest';
import { demoJobs } from '../../server/demo/jobs.ts';
import { usStates } from '../applications/usStates.ts';
import { isListable, jobPlace } from './place.ts';

const country = (name: string) => ({ '@type': 'Country', name });

it.each([
  ['Remote (U.S.)', ['United States']],
  ['Remote (US only)', ['United States']],
  ['Remote, U.S. residents', ['United States']],
  ['Remote (U.S.-based residents only)', ['United States']],
  ['Remote, anywhere in the United States', ['United States']],
  ['Remote – United States and Canada', ['United States', 'Canada']],
  ['Remote, the Philippines', ['Philippines']],
  ['Remote in Kenya or Côte d’Ivoire', ['Kenya', 'Côte d’Ivoire']],
])('%s: remote, from these countries', (location, names) => {
  expect(jobPlace(location)).toEqual({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: names.map(country),
  });
});

it.each([
  'Remote',
  '100% remote',
  'Remote (Worldwide)',
  'Remote – anywhere',
  'Fully remote, anywhere in the world',
  'Remote (100% home office)',
])('%s: remote, from every country that the application form takes', (location) => {
  const place = jobPlace(location);
  expect(place).toHaveProperty('jobLocationType', 'TELECOMMUTE');
  expect(place).toHaveProperty('applicantLocationRequirements.length', 243);
  for (const name of ['United States', 'Philippines', 'Georgia', 'Kosovo'])
    expect(place).toHaveProperty('applicantLocationRequirements', expect.arrayContaining([country(name)]));
  expect(JSON.stringify(place)).not.toMatch(/Worldwide|Antarctica|"Country"}/);
});

it.each([
  ['Remote (Americas)', 35, 'Canada', 'Philippines'],
  ['Remote (Latin America)', 19, 'Colombia', 'United States'],
  ['Remote (Asia-Pacific)', 24, 'Philippines', 'Kenya'],
  ['Remote, APAC or Kenya', 25, 'Kenya', 'Canada'],
])('lists the countries of %s', (location, count, inside, outside) => {
  const place = jobPlace(location);
  expect(place).toHaveProperty('applicantLocationRequirements.length', count);
  expect(place).toHaveProperty('applicantLocationRequirements', expect.arrayContaining([country(inside)]));
  expect(JSON.stringify(place)).not.toContain(outside);
});

it.each([
  'Remote (Kenya and nearby)',
  'Remote (Europe, Canada)',
  'Remote (Europe, US)',
  'Remote (U.S. hours)',
])('%s: remote, without countries', (location) => {
  expect(jobPlace(location)).toEqual({ jobLocationType: 'TELECOMMUTE' });
});

it.each(demoJobs.map(({ location }) => location).filter((one, index, all) => all.indexOf(one) === index))(
  'tells search engines where applicants to a demo job may live: %s',
  (location) => {
    expect(isListable(location)).toBe(true);
  },
);

const state = (name: string) => ({ '@type': 'State', name: `${name}, USA` });

it.each([
  ['Remote, Texas', [state('Texas')]],
  ['Remote, Texas, USA', [state('Texas')]],
  ['Remote (US: Texas, Ohio)', null],
  ['Remote (California or Texas)', [state('California'), state('Texas')]],
  ['Remote (TX, OH)', [state('Texas'), state('Ohio')]],
  ['Remote, Georgia, USA', [state('Georgia')]],
  ['Remote, CA, USA', [state('California')]],
  ['Remote – Texas or Canada', [state('Texas'), country('Canada')]],
  ['Remote (California, Texas)', [state('California'), state('Texas')]],
  ['Remote, USA, Texas', [state('Texas')]],
  ['Remote, New York, New York', [state('New York')]],
  ['Remote, Lebanon, Ohio', null],
  ['Remote (Lebanon, Ohio)', null],
  ['Remote, Lebanon, Ohio, USA', null],
  ['Remote, Delaware, Ohio', null],
  ['Remote, Georgia', null],
  ['Remote, CA', null],
  ['Remote (Washington)', null],
  ['Remote (Washington, USA)', [state('Washington')]],
])('%s: remote, from these states', (location, homes) => {
  expect(jobPlace(location)).toEqual({
    jobLocationType: 'TELECOMMUTE',
    ...(homes && { applicantLocationRequirements: homes }),
  });
});

it('recognizes every state by its name and by its code', () => {
  for (const name of usStates.filter((one) => one !== 'Georgia')) {
    const place = jobPlace(`Springfield, ${name}, USA`);
    const code = /"addressRegion":"(..)"/.exec(JSON.stringify(place))?.[1];
    expect(jobPlace(`Springfield, ${code}, USA`)).toEqual(place);
  }
});

it('recognizes a town', () => {
  expect(jobPlace('Austin, TX')).toEqual({
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Austin',
        addressRegion: 'TX',
        addressCountry: 'US',
      },
    },
  });
  expect(jobPlace('Remote, Austin, TX')).toEqual({
    jobLocationType: 'TELECOMMUTE',
    ...jobPlace('Austin, TX'),
  });
  expect(jobPlace('Remote – Denver, CO, USA')).toMatchObject(jobPlace('Denver, CO, USA'));
  expect(jobPlace('Denver, CO, USA')).toHaveProperty('jobLocation.address.addressRegion', 'CO');
  expect(jobPlace('Denver, CO, USA')).toHaveProperty('jobLocation.address.addressCountry', 'US');
  expect(jobPlace('Austin, Texas')).toEqual(jobPlace('Austin, TX'));
  expect(jobPlace('Remote, Austin, Texas')).toEqual(jobPlace('Remote, Austin, TX'));
  expect(jobPlace('Lima, Ohio')).toHaveProperty('jobLocation.address.addressCountry', 'US');
  expect(jobPlace('Atlanta, Georgia, USA')).toEqual(jobPlace('Atlanta, GA, USA'));
  expect(jobPlace('Washington, D.C.')).toHaveProperty('jobLocation.address.addressRegion', 'DC');
  for (const town of ['New York, NY', 'Washington, DC'])
    expect(jobPlace(`Remote, ${town}`)).toEqual({ jobLocationType: 'TELECOMMUTE', ...jobPlace(town) });
  expect(jobPlace('Manila, Philippines')).toHaveProperty('jobLocation.address.addressCountry', 'PH');
});

it.each([
  'Hybrid (Austin, TX)',
  'Remote or Austin, TX',
  'Remote, 2 days a week in the office',
  'Austin',
  'Atlanta, Georgia',
  'Berlin, DE',
  'Toronto, CA',
  'Bogotá, CO',
  'Toronto, Ontario, Canada',
  'Work from home, Philippines',
  'WFH - Bogotá, Colombia',
  'Nationwide, US',
  'Anywhere, Canada',
  'Anywhere',
])('adds no location for %s', (location) => {
  expect(jobPlace(location)).toEqual({});
});
