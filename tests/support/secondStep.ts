import { Secret, TOTP } from 'otpauth';
import { beginSecondFactor, confirmSecondFactor } from '../../server/features/auth/parts/secondFactor.ts';
import { UserId } from '../../shared/ids/schema.ts';
import type { TestApp } from './http.ts';

/**
 * An admin with two-step sign-in, on for two days unless `fresh`; `code` is a new one each time, because the clock moves
 * on.
 */
export async function adminWithCodes(
  app: TestApp,
  { fresh = false }: { fresh?: boolean } = {},
): Promise<{ cookie: string; code(): string }> {
  const cookie = await app.adminCookie();
  const { data } = await app.query('auth.me', undefined, cookie);
  const me = data as { id: string; email: string; fullName: string };
  const { email, fullName } = me;
  const owner = { userId: UserId.parse(me.id), email, fullName, emailConfirmed: true, ip: '192.0.2.1' };
  const { secret } = await beginSecondFactor(app.deps, owner, 'Table-and-chair-7');
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = (): string => {
    app.deps.clock.forward(31_000);
    return totp.generate({ timestamp: app.deps.clock.now().getTime() });
  };
  await confirmSecondFactor(app.deps, owner, { code: code(), idempotencyKey: crypto.randomUUID() });
  if (!fresh)
    await app.deps.database.client`
      update second_factors set confirmed_at = confirmed_at - interval '2 days' where user_id = ${me.id}`;
  return { cookie, code };
}
