import type { z } from 'zod';

/** What people, pranksters and attackers type. Each must be kept as it was typed, or refused with a sentence. */
export const corpus: Record<string, string> = {
  plain: 'Rosa keeps records',
  script: '<script>window.hacked=1</script>',
  attribute: '"><img src=x onerror="window.hacked=1">',
  svg: '<svg/onload=window.hacked=1>',
  link: '[click](javascript:window.hacked=1)',
  template: '{{constructor.constructor("window.hacked=1")()}} <%= 7*7 %>',
  formula: '=HYPERLINK("https://evil.example","x")',
  plus: '+1+cmd|calc',
  at: '@SUM(1+1)',
  minus: '-2+3',
  tab: '\t=1+1',
  rightToLeft: 'Аmina \u202Egnp.exe\u202C عبد الله',
  zeroWidth: 'A\u200Bm\u200Di\u2060na\uFEFF',
  emoji: '👩🏽‍💻 🇰🇪 e\u0301 𝒜',
  long: 'W'.repeat(6_000),
  nothing: '\u0000null\u0000',
  control: 'a\u0007b\u001Bc\u009Fd',
  halfPair: 'half \uD800 pair',
  header: 'x@example.com\r\nBcc: y@example.com',
  sql: "'; drop table candidates; --",
  wildcards: '%_\\%',
};

type Filling = {
  /** Put into every field of free text. */
  text: string;
  /** Values of fields by their name, such as ids of things that are there. */
  known: Record<string, unknown>;
};

type Node = z.core.$ZodType;

/** A value that fits the schema, with `text` in every free text of it. */
export function filled(schema: Node, filling: Filling, name = ''): unknown {
  const { def } = schema._zod;
  const inner = (node: Node): unknown => filled(node, filling, name);
  if (Object.hasOwn(filling.known, name)) return filling.known[name];
  if (isDef<z.core.$ZodObjectDef>(def, 'object')) {
    return Object.fromEntries(
      Object.entries(def.shape).map(([key, field]) => [key, filled(field, filling, key)]),
    );
  }
  if (isDef<z.core.$ZodStringDef>(def, 'string')) return textFor(schema, filling);
  if (isDef<z.core.$ZodArrayDef>(def, 'array')) return [inner(def.element)];
  if (isDef<z.core.$ZodUnionDef>(def, 'union')) return def.options[0] && inner(def.options[0]);
  if (isDef<z.core.$ZodPipeDef>(def, 'pipe')) return inner(def.in);
  if (isDef<z.core.$ZodEnumDef>(def, 'enum')) return Object.values(def.entries)[0];
  if (isDef<z.core.$ZodLiteralDef<string>>(def, 'literal')) return def.values[0];
  if (isDef<z.core.$ZodTupleDef>(def, 'tuple')) return def.items.map(inner);
  if ('innerType' in def && def.innerType instanceof Object) return inner(def.innerType as Node);
  return { number: 3, int: 3, boolean: true, record: {}, null: null }[def.type as string];
}

function isDef<D extends { type: string }>(def: { type: string }, type: D['type']): def is D {
  return def.type === type;
}

/** Free text where anything may stand; something fitting where a format is asked for. */
function textFor(schema: Node, { text }: Filling): string {
  const formats = formatsOf(schema);
  if (formats.includes('uuid') || formats.includes('guid')) return crypto.randomUUID();
  if (formats.includes('date')) return '2026-11-20';
  if (formats.includes('datetime')) return '2026-11-20T10:00:00.000Z';
  if (formats.includes('email')) return `someone-${crypto.randomUUID()}@example.com`;
  if (formats.includes('url')) return 'https://example.com/x';
  return text;
}

function formatsOf(schema: Node): string[] {
  const own = 'format' in schema._zod.def ? [String(schema._zod.def.format)] : [];
  const checks = 'checks' in schema._zod.def ? (schema._zod.def.checks ?? []) : [];
  return [
    ...own,
    ...checks.flatMap((check) => ('format' in check._zod.def ? [String(check._zod.def.format)] : [])),
  ];
}

/** Whether there is any free text in it. */
export function takesText(schema: Node): boolean {
  const mark = 'a mark that is nowhere else';
  return JSON.stringify(filled(schema, { text: mark, known: {} }) ?? null).includes(mark);
}
