import { designTones, tonesOf } from '../../../shared/company/accent.ts';
import { brand } from '../../../shared/company/brand.ts';

/**
 * Colors of emails. Light colors are inline, because many clients ignore style sheets; dark ones are classes applied by
 * clients with a dark scheme.
 */
type Paint = { background?: string; color?: string; border?: string };

/** The tones of the current accent, numbered as in the design. */
const tones = (): readonly string[] => (brand.accent === null ? designTones : tonesOf(brand.accent));

const design = (pine: readonly string[]) =>
  ({
    page: { light: { background: '#f8faf8' }, dark: { background: '#0d130f' } },
    card: { light: { background: '#ffffff' }, dark: { background: '#151a16' } },
    ink: { light: { color: pine[9] }, dark: { color: '#e3e7e4' } },
    text: { light: { color: '#1b201a' }, dark: { color: '#e3e7e4' } },
    dim: { light: { color: '#636a62' }, dark: { color: '#a5aba6' } },
    link: { light: { color: pine[7] }, dark: { color: pine[3] } },
    rule: { light: { border: '#e5e8e4' }, dark: { border: '#2a312c' } },
    code: {
      light: { background: pine[0], color: pine[9] },
      dark: { background: '#1e2520', color: '#e3e7e4' },
    },
    note: {
      light: { background: '#fff9ec', color: '#1b201a', border: '#fdc842' },
      dark: { background: '#3b2c0a', color: '#ffe5ae', border: '#fdc842' },
    },
    quote: {
      light: { color: '#1b201a', border: '#d6dad5' },
      dark: { color: '#e3e7e4', border: '#3e4640' },
    },
    button: {
      light: { background: pine[7], color: '#ffffff' },
      dark: { background: pine[4], color: '#070b08' },
    },
    band: {
      light: { background: pine[8], color: '#ffffff' },
      dark: { background: pine[8], color: '#ffffff' },
    },
    edge: { light: { background: pine[9] }, dark: { background: pine[9] } },
    done: {
      light: { background: pine[7], color: '#ffffff', border: pine[7] },
      dark: { background: pine[4], color: '#070b08', border: pine[4] },
    },
    now: {
      light: { background: '#fdc842', color: '#1b201a', border: '#1b201a' },
      dark: { background: '#fdc842', color: '#1b201a', border: '#fff9ec' },
    },
    next: {
      light: { background: '#ffffff', border: '#8a9088' },
      dark: { background: '#151a16', border: '#7b827d' },
    },
    way: { light: { background: '#d6dad5' }, dark: { background: '#3e4640' } },
    gone: { light: { background: pine[7] }, dark: { background: pine[4] } },
  }) as const satisfies Record<string, { light: Paint; dark: Paint }>;

let painted: { accent: string | null; roles: ReturnType<typeof design> } | null = null;
/** Mixed again after a change of the accent only. */
function roles(): ReturnType<typeof design> {
  if (painted && painted.accent === brand.accent) return painted.roles;
  painted = { accent: brand.accent, roles: design(tones()) };
  return painted.roles;
}

export type Role = keyof ReturnType<typeof design>;

/** The class and the inline colors of a role. */
export function paint(role: Role): { className: string; style: Record<string, string> } {
  const { background, color, border }: Paint = roles()[role].light;
  return {
    className: `m-${role}`,
    style: {
      ...(background ? { backgroundColor: background } : {}),
      ...(color ? { color } : {}),
      ...(border ? { borderColor: border } : {}),
    },
  };
}

/** The dark scheme, for programs that ask the system and for Outlook's, which marks what it changed. */
export function schemeCss(): string {
  const rules = Object.entries(roles()).map(([role, { dark }]): string => {
    const { background, color, border }: Paint = dark;
    const parts = [
      ...(background ? [`background-color:${background}!important`] : []),
      ...(color ? [`color:${color}!important`] : []),
      ...(border ? [`border-color:${border}!important`] : []),
    ];
    return `.m-${role}{${parts.join(';')}}`;
  });
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    `body{background-color:${roles().page.light.background}}`,
    '@media (max-width:480px){.m-pad{padding-left:20px!important;padding-right:20px!important}td.m-page{padding:0!important}}',
    `@media (prefers-color-scheme:dark){${rules.join('')}}`,
    ...rules.map((rule) => `[data-ogsc] ${rule}`),
  ].join('\n');
}
