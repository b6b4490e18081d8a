import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commands, problemWith } from '../../scripts/admin/commands.ts';
import { deviceOf } from '../../server/device.ts';
import { readEnv, warningsOf } from '../../server/env.ts';
import { homeOf } from '../../server/features/auth/parts/people.ts';
import { isPhone } from '../../shared/applications/phone.ts';
import { ApplicationForm } from '../../shared/applications/schema.ts';
import { SignInInput, SignUpForm } from '../../shared/auth/schema.ts';
import { changeSentence, employeeNumber, ProfileForm } from '../../shared/profile/schema.ts';

const right = {
  fullName: 'Zoë O’Brien-Smith',
  email: 'zoe@example.com',
  role: 'candidate',
  password: 'Wooden-chair-9',
  confirmPassword: 'Wooden-chair-9',
};
/** The message that is told first, or null. */
const first = (changes: Record<string, string>): string | null => {
  const parsed = SignUpForm.safeParse({ ...right, ...changes });
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? '');
};
const chosen = (password: string) => first({ password, confirmPassword: password });

describe('sign-up rules (specification file 2 §5)', () => {
  it.each([
    ['fullName', 'A', 'Name must be at least 2 characters'],
    ['fullName', '  A  ', 'Name must be at least 2 characters'],
    ['fullName', 'a'.repeat(101), 'Name must be less than 100 characters'],
    ['fullName', 'R2 D2', 'Name can only contain letters, spaces, hyphens, and apostrophes'],
    ['fullName', '<b>Eva</b>', 'Name can only contain letters, spaces, hyphens, and apostrophes'],
    ['email', 'nobody', 'Invalid email address'],
    ['email', `${'a'.repeat(250)}@example.com`, 'Email must be less than 255 characters'],
    ['confirmPassword', 'Wooden-chair-8', 'Passwords do not match'],
  ])('%s %s → %s', (field, value, message) => {
    expect(first({ [field]: value })).toBe(message);
  });

  it.each([
    ['Aa1', 'Password must be at least 8 characters'],
    [`Aa1${'x'.repeat(100)}`, 'Password must be less than 100 characters'],
    ['wooden-chair-9', 'Password must contain at least one uppercase letter'],
    ['WOODEN-CHAIR-9', 'Password must contain at least one lowercase letter'],
    ['Wooden-chair', 'Password must contain at least one number'],
  ])('password %s → %s', (password, message) => {
    expect(chosen(password)).toBe(message);
  });

  it('takes what is within the limits, in every script', () => {
    for (const fullName of ['Al', 'a'.repeat(100), "D'Arcy", 'José Ñuñez', '李小龍', 'अनिता', '  Eva  '])
      expect(first({ fullName }), fullName).toBeNull();
    expect(chosen('Aa345678')).toBeNull();
    expect(chosen(`Aa1${'x'.repeat(97)}`)).toBeNull();
    expect(SignUpForm.parse({ ...right, fullName: '  Eva  ', email: ' eva@example.com ' })).toMatchObject({
      fullName: 'Eva',
      email: 'eva@example.com',
    });
  });

  it('tells the first rule of the first field, and the repetition beside the others', () => {
    const parsed = SignUpForm.safeParse({ ...right, fullName: '', email: 'x', confirmPassword: 'other' });
    const messages = parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
    expect(messages[0]).toBe('Name must be at least 2 characters');
    expect(messages).toContain('Invalid email address');
    expect(messages).toContain('Passwords do not match');
  });

  it('sign-in asks for a password of any shape', () => {
    const message = (input: object) => {
      const parsed = SignInInput.safeParse(input);
      return parsed.success ? null : parsed.error.issues[0]?.message;
    };
    expect(message({ email: 'a@example.com', password: '' })).toBe('Password is required');
    expect(message({ email: 'x', password: 'x' })).toBe('Invalid email address');
    expect(message({ email: 'a@example.com', password: 'x' })).toBeNull();
  });
});

describe('where people go after signing in (specification file 2 §6)', () => {
  it.each([
    [['admin'], null, '/admin'],
    [['admin'], { position: 'Applicant', status: 'hired' }, '/admin'],
    [['reviewer'], null, '/admin'],
    [[], null, '/candidate'],
    [[], { position: 'Applicant', status: 'applied' }, '/candidate'],
    [[], { position: 'Applicant', status: 'hired' }, '/employee'],
    [[], { position: 'Data Entry Clerk', status: 'applied' }, '/employee'],
    [[], { position: 'Data Entry Clerk', status: 'rejected' }, '/candidate'],
  ] as const)('%j %j → %s', (roles, employee, home) => {
    expect(homeOf([...roles], employee)).toBe(home);
  });
});

describe('DATABASE_DIRECT_URL', () => {
  it('needs the pooler’s address beside it', () => {
    const direct = 'postgres://u:p@db/longtable';
    expect(() => readEnv({ DATABASE_DIRECT_URL: direct })).toThrow(/DATABASE_URL: is required with/);
    expect(readEnv({ DATABASE_DIRECT_URL: direct, DATABASE_URL: direct }).DATABASE_POOL_SIZE).toBe(15);
  });
});

describe('EMPLOYEE_SIGNUP', () => {
  it('warns at startup when everybody may hire themselves, and only then', () => {
    expect(warningsOf(readEnv({}))).toEqual([]);
    expect(warningsOf(readEnv({ EMPLOYEE_SIGNUP: 'open' }))).toEqual([
      expect.stringContaining('EMPLOYEE_SIGNUP=open hires everyone'),
    ]);
    expect(warningsOf(readEnv({ TRUST_PROXY: 'true' }))).toEqual([
      expect.stringContaining('trusts any address'),
    ]);
  });
});

describe('settings (quality S24)', () => {
  const wrong = (settings: Record<string, string>): string => {
    try {
      readEnv(settings);
      return '';
    } catch (error) {
      return error instanceof Error ? error.message : 'not an error';
    }
  };

  it.each([
    ['PUBLIC_URL', 'jobs.example'],
    ['DATABASE_URL', 'localhost:5432/longtable'],
    ['SMTP_URL', 'mail.example:25'],
    ['SMTP_URL', 'http://mail.example'],
    ['BUS_URL', 'bus'],
    ['OPENAI_BASE_URL', 'models'],
    ['MAIL_FROM', 'Longtable'],
    ['MAIL_FROM', 'Longtable <nobody>'],
    ['HR_EMAIL', 'hr'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1,proxy.example'],
    ['CLAMAV_HOST', 'http://clam'],
    ['METRICS_TOKEN', 'short'],
    ['PORT', '70000'],
    ['PACING_SCALE', 'fast'],
    ['EMPLOYEE_SIGNUP', 'all'],
  ])('%s=%s stops the start and is named', (name, value) => {
    expect(wrong({ [name]: value })).toMatch(new RegExp(`^Invalid settings:\\n  ${name}: .+$`));
  });

  it('that belong together come together', () => {
    expect(wrong({ ADMIN_EMAIL: 'hr@example.com' })).toContain(
      'ADMIN_PASSWORD: is required with ADMIN_EMAIL',
    );
    expect(wrong({ S3_SECRET_ACCESS_KEY: 'x' })).toContain('S3_ACCESS_KEY_ID: is required with');
  });

  it('that are right are taken, and empty ones are none', () => {
    const right = {
      DATABASE_URL: 'postgres://user:p%40ss@db.example:5432/longtable?sslmode=require',
      SMTP_URL: 'smtps://user:pass@mail.example:465',
      S3_ENDPOINT: 'http://127.0.0.1:9000',
      S3_BUCKET: 'papers',
      MAIL_FROM: '"Longtable HR" <hr@example.com>',
      TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::/32',
      CLAMAV_HOST: 'clam:3310',
    };
    expect(readEnv(right)).toMatchObject(right);
    for (const TRUST_PROXY of ['true', 'false', '1', '10.0.0.1']) expect(wrong({ TRUST_PROXY })).toBe('');
    const empty = Object.fromEntries(Object.keys(readEnv({})).map((name) => [name, ' ']));
    expect(readEnv(empty)).toEqual(readEnv({}));
  });
});

describe('commands of the console', () => {
  it.each([
    ['create-admin', ['nobody'], 'nobody isn’t an email address.'],
    ['erase', ['a@example.com', 'b@example.com'], 'This command takes 1 argument, not 2.'],
    ['export', ['a@example.com'], 'This command takes 2 arguments, not 1.'],
    ['retention', ['now'], 'This command takes no arguments, not 1.'],
    ['disable-account', ['a@example.com'], null],
    ['export', ['a@example.com', 'a.zip'], null],
    ['retention', [], null],
  ])('%s %s → %s', (name, args, problem) => {
    const command = commands[name];
    expect(command && problemWith(command, args)).toBe(problem);
  });
});

describe('devices', () => {
  it('are named by words of ours', () => {
    expect(deviceOf('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe(
      'Firefox on Linux',
    );
    expect(
      deviceOf(
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
      ),
    ).toBe('Safari on iPhone');
    expect(
      deviceOf(
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
      ),
    ).toBe('Edge on Windows');
    expect(deviceOf(undefined)).toBe('Unknown browser');
  });

  it('never repeat what was sent', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(deviceOf(header)).toMatch(/^[A-Za-z ]{3,40}$/);
      }),
    );
  });
});

describe('the profile', () => {
  it('shows the first eight characters of the id, upper-cased', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        const shown = employeeNumber(id);
        expect(shown).toMatch(/^[0-9A-F]{8}$/);
        expect(id.toUpperCase().startsWith(shown)).toBe(true);
      }),
    );
  });

  it.each([
    ['an application', (phone: string) => ApplicationForm.shape.phone.safeParse(phone)],
    ['the profile', (phone: string) => ProfileForm.shape.phone.safeParse(phone)],
  ])('takes phone numbers as people write them for %s, and an empty one', (_where, read) => {
    for (const good of [
      '',
      '+254 20 123 4567',
      '(555) 010-0000',
      '5550100000',
      '+1.555.010.0000',
      '+683 4000',
      '00 49 (0)30 / 123456-78',
      '+1 555 010 0000 ext. 12',
      '+63 917 555 0100 (WhatsApp)',
      '+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧',
      '0917 555 0100 / 0918 555 0101',
    ])
      expect(read(good).success, good).toBe(true);
    for (const bad of [
      'abc',
      'none',
      'call me',
      '+',
      '-',
      '12',
      '12345',
      'call me at noon 123456',
      '<script>',
    ])
      expect(read(bad).error?.issues[0]?.message, bad).toContain('Please enter a phone number');
    expect(read('1'.repeat(41)).success).toBe(false);
    // As an address book hands it over.
    expect(read('\u202a+1 555 010 0000\u202c').data).toBe('+1 555 010 0000');
  });

  it('never refuse a number that can be dialled from abroad', () => {
    const spaced = fc.tuple(
      fc.stringMatching(/^[1-9]\d{6,14}$/),
      fc.array(fc.constantFrom('', '', ' ', '-', '.'), { minLength: 15, maxLength: 15 }),
    );
    fc.assert(
      fc.property(spaced, ([digits, gaps]) => {
        const written = `+${[...digits].map((digit, at) => digit + gaps[at]).join('')}`;
        expect(isPhone(written)).toBe(true);
      }),
    );
  });

  it('tells a change in one sentence', () => {
    expect(changeSentence({ kind: 'phone', before: null, after: '+1' })).toBe('Phone set to +1');
    expect(changeSentence({ kind: 'state', before: 'Ohio', after: null })).toBe('State removed (was Ohio)');
    expect(changeSentence({ kind: 'country', before: 'Kenya', after: 'Peru' })).toBe(
      'Country changed from Kenya to Peru',
    );
    expect(changeSentence({ kind: 'password', before: null, after: null })).toBe('Password changed');
  });
});
