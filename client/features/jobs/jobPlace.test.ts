import { expect, it } from 'vitest';
import { jobPlace } from './jobPlace.ts';

const country = (name: string) => ({ '@type': 'Country', name });

it.each([
  ['Remote (U.S.)', ['United States']],
  ['Remote – United States and Canada', ['United States', 'Canada']],
  ['Remote, the Philippines', ['Philippines']],
  ['Remote in Kenya or Côte d’Ivoire', ['Kenya', 'Côte d’Ivoire']],
])('%s: remote, from these countries', (location, names) => {
  expect(jobPlace(location)).toEqual({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: names.map(country),
  });
});

it('lists the countries of the Americas', () => {
  const place = jobPlace('Remote (Americas)');
  expect(place).toHaveProperty('applicantLocationRequirements.length', 35);
  expect(JSON.stringify(place)).not.toContain('Worldwide');
});

it.each(['Remote', 'Remote (Asia-Pacific)', 'Remote (Worldwide)', 'Remote (Kenya and nearby)'])(
  '%s: remote, and no word on countries',
  (location) => {
    expect(jobPlace(location)).toEqual({ jobLocationType: 'TELECOMMUTE' });
  },
);

it('takes a place for a place', () => {
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
  expect(jobPlace('Manila, Philippines')).toHaveProperty('jobLocation.address.addressCountry', 'PH');
});

it.each([
  'Hybrid (Austin, TX)',
  'Remote or Austin, TX',
  'Remote, 2 days a week in the office',
  'Austin',
  'Atlanta, Georgia',
  'Anywhere',
])('says nothing about %s', (location) => {
  expect(jobPlace(location)).toEqual({});
});
