import { describe, expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import { addressOf, tlsProblem } from './address.ts';

const address = 'postgres://user:secret@db.example/longtable';

describe("TLS parameters of a database's address", () => {
  it('are taken out of it: no driver reads them in its own way, and none reaches the server', () => {
    expect(addressOf(`${address}?sslmode=require&application_name=x`)).toEqual({
      url: `${address}?application_name=x`,
      ssl: { rejectUnauthorized: false, checkServerIdentity: expect.any(Function) },
    });
    expect(addressOf(`${address}?sslmode=verify-full`)).toEqual({
      url: address,
      ssl: { rejectUnauthorized: true },
    });
    expect(addressOf(`${address}?sslmode=disable`)).toEqual({ url: address, ssl: false });
    expect(addressOf(address)).toEqual({ url: address, ssl: false });
  });

  it('compare a certificate with an IP address where that is the host', () => {
    const { ssl } = addressOf('postgres://user@[::1]:5432/longtable?sslmode=verify-full');
    expect(ssl).toMatchObject({ host: '::1' });
  });

  it.each([
    ['sslmode=prefer', /unknown sslmode/],
    ['sslrootcert=/ca.pem', /no sslmode/],
    ['sslmode=verify-ca', /needs sslrootcert/],
    ['sslmode=verify-full&sslcert=/me.pem', /sslcert and sslkey together/],
  ])('%s is refused at the start', (parameters, problem) => {
    expect(tlsProblem(`${address}?${parameters}`)).toMatch(problem);
    expect(() => readEnv({ DATABASE_URL: `${address}?${parameters}` })).toThrow(/DATABASE_URL: /);
  });
});
