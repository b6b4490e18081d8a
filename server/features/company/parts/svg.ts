import { isUtf8 } from 'node:buffer';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { escapeHtml } from '../../../../shared/text/escape.ts';
import { DomainError } from '../../../errors.ts';

/**
 * Redraws a logo from what's allowed: shapes with their colors, gradients, and clips. Anything not on these lists is
 * left out, so nothing in the result runs, loads, or repeats other parts. `use` is missing on purpose: nested, a few
 * lines of it become millions of shapes.
 */

const SVG = 'http://www.w3.org/2000/svg';
const ELEMENTS_MAX = 2_000;
const DEPTH_MAX = 32;

const elements = new Set(
  'svg g path rect circle ellipse line polyline polygon defs linearGradient radialGradient stop clipPath title'.split(
    ' ',
  ),
);

/** Drawing attributes, which are also allowed in `style`. */
const painting = new Set(
  'fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity opacity color stop-color stop-opacity clip-path clip-rule'.split(
    ' ',
  ),
);
const measures = new Set(
  'id viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy d points transform gradientTransform gradientUnits spreadMethod offset clipPathUnits preserveAspectRatio pathLength'.split(
    ' ',
  ),
);

/** Numbers, names, colors, functions of numbers, and references to a part of the same file. */
const plain = /^[\w\s.,#%()+*/;:'-]*$/;
const reference = /^url\(\s*['"]?#([\w-]+)['"]?\s*\)$/;

/** The value if it's allowed; null to leave it out. */
function cleanValue(name: string, value: string): string | null {
  const text = value.trim();
  const inside = text.match(reference);
  if (inside) return ['fill', 'stroke', 'clip-path'].includes(name) ? `url(#${inside[1]})` : null;
  return plain.test(text) && !/url|expression|javascript|data:|@/i.test(text) ? text : null;
}

function cleanAttributes(tag: SaxesTagNS): Map<string, string> {
  const allowed = new Map<string, string>();
  const allow = (name: string, value: string): void => {
    const clean = cleanValue(name, value);
    if (clean !== null) allowed.set(name, clean);
  };
  for (const { uri, prefix, local, value } of Object.values(tag.attributes)) {
    if (uri === '' && prefix === '' && (painting.has(local) || measures.has(local))) allow(local, value);
    // A gradient may continue another one of the same file.
    const href = local === 'href' ? value.trim().match(/^#([\w-]+)$/) : null;
    if (href && /Gradient$/.test(tag.local)) allowed.set('href', `#${href[1]}`);
  }
  const style = Object.values(tag.attributes).find(({ uri, local }) => uri === '' && local === 'style');
  for (const rule of style?.value.split(';') ?? []) {
    const [name = '', value = ''] = rule.split(/:(.*)/s).map((part) => part.trim());
    if (painting.has(name)) allow(name, value);
  }
  return allowed;
}

/** The picture's width and height, for programs that ignore the view box. */
function sized(attributes: Map<string, string>): Map<string, string> {
  const box = attributes
    .get('viewBox')
    ?.split(/[\s,]+/)
    .map(Number);
  const [width, height] = ['width', 'height'].map((name) => Number.parseFloat(attributes.get(name) ?? ''));
  const [, , boxWidth = width, boxHeight = height] = box ?? [];
  if (!boxWidth || !boxHeight || boxWidth <= 0 || boxHeight <= 0 || boxWidth / boxHeight > 20)
    throw new DomainError('logo_unreadable');
  const view = box?.length === 4 ? box : [0, 0, boxWidth, boxHeight];
  return new Map([
    ...attributes,
    ['xmlns', SVG],
    ['viewBox', view.join(' ')],
    ['width', String(boxWidth)],
    ['height', String(boxHeight)],
  ]);
}

/** The same picture, made only of allowed parts. @throws DomainError('logo_unreadable') */
export function cleanSvg(bytes: Buffer): string {
  const source = isUtf8(bytes) ? bytes.toString('utf8') : '';
  // A document type can define entities; a logo needs none.
  if (/<!DOCTYPE|<!ENTITY/i.test(source)) throw new DomainError('logo_unreadable');
  const out: string[] = [];
  let [count, depth, drawn] = [0, 0, 0];
  /** The depth at which a part that's left out began. */
  let skipped: number | null = null;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', () => {
    throw new DomainError('logo_unreadable');
  });
  parser.on('opentag', (tag) => {
    count += 1;
    depth += 1;
    if (count > ELEMENTS_MAX || depth > DEPTH_MAX) throw new DomainError('logo_unreadable');
    if (skipped !== null) return;
    const root = depth === 1;
    const allowed = tag.uri === SVG && elements.has(tag.local) && root === (tag.local === 'svg');
    if (!allowed) {
      if (root) throw new DomainError('logo_unreadable');
      skipped = depth;
      return;
    }
    if (/^(path|rect|circle|ellipse|line|poly)/.test(tag.local)) drawn += 1;
    const attributes = cleanAttributes(tag);
    const list = [...(root ? sized(attributes) : attributes)];
    out.push(`<${tag.local}${list.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('')}>`);
  });
  parser.on('closetag', (tag) => {
    if (skipped === null) out.push(`</${tag.local}>`);
    if (skipped === depth) skipped = null;
    depth -= 1;
  });
  parser.on('text', (text) => {
    // Only a title may contain text.
    if (skipped === null && out.at(-1) === '<title>') out.push(escapeHtml(text));
  });
  parser.write(source).close();
  if (drawn === 0) throw new DomainError('logo_unreadable');
  return out.join('');
}
