/** Half points; a résumé isn't readable below 3 pt. */
const READABLE_HALF_POINTS = 6;
/** A channel at least this bright is white to a reader. */
const NEARLY_WHITE = 237;

/** What makes text seen or not; undefined where a run or style leaves it to the next one. */
type Look = { vanish?: boolean; colour?: string; size?: number; shaded?: boolean; style?: string };
type Style = Look & { basedOn?: string };
type Frame = { name: string; look: Look; parent: Frame | null; hasHidden: boolean };

const TAG = /<(\/?)([\w:.-]+)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>|<[!?][^>]*>|[^<]+|</g;

/**
 * Removes text from a Word document's XML that Word doesn't show: hidden, white on white paper, or tiny, set
 * on the run itself or by a style (ECMA-376, 17.3.2 and 17.7). White text on a filled cell, paragraph, or
 * shape is visible and kept.
 */
export function splitHidden(xml: string, stylesXml: string): { xml: string; hidden: string } {
  const styles = readStyles(stylesXml);
  let frame: Frame = { name: '', look: {}, parent: null, hasHidden: false };
  let shown = '';
  let hidden = '';
  for (const match of xml.matchAll(TAG)) {
    const [token, closing, name, attributes = '', selfClosing] = match;
    if (name === undefined) {
      if (frame.name === 'w:t' && isUnseen(frame, styles)) {
        if (!isInside(frame, 'mc:Fallback')) {
          hidden += unescapeXml(token);
          mark(frame);
        }
        continue;
      }
    } else if (closing) {
      if (frame.name === 'w:p' && frame.hasHidden) hidden += '\n';
      frame = frame.parent ?? frame;
    } else {
      apply(frame, name, attributes);
      if (!selfClosing) frame = { name, look: ownLook(name, attributes), parent: frame, hasHidden: false };
    }
    shown += token;
  }
  return { xml: shown, hidden: hidden.trim() };
}

/** Applies a property element to its parent: run, paragraph, cell, table, or shape. */
function apply(inside: Frame, name: string, attributes: string): void {
  const owner = inside.parent;
  if (name === 'w:background' && isDark(attribute(attributes, 'w:color'))) inside.look.shaded = true;
  if (!owner) return;
  if (inside.name === 'w:rPr' && owner.name === 'w:r') Object.assign(owner.look, property(name, attributes));
  const isBlock = inside.name === 'w:pPr' || inside.name === 'w:tcPr' || inside.name === 'w:tblPr';
  if (isBlock) {
    if (name === 'w:shd' && isDark(attribute(attributes, 'w:fill'))) owner.look.shaded = true;
    if (name === 'w:pStyle' || name === 'w:tblStyle') owner.look.style = attribute(attributes, 'w:val');
  }
  // A drawn shape: wps:wsp > wps:spPr > a:solidFill > color.
  const shape = owner.name === 'wps:spPr' ? owner.parent : null;
  if (shape && inside.name === 'a:solidFill') {
    const colour = attribute(attributes, 'val');
    shape.look.shaded = name === 'a:schemeClr' ? !['bg1', 'lt1'].includes(colour) : isDark(colour);
  }
}

/** Old drawings carry their fill on themselves. */
function ownLook(name: string, attributes: string): Look {
  return name.startsWith('v:') && isDark(attribute(attributes, 'fillcolor').replace('#', ''))
    ? { shaded: true }
    : {};
}

/** What one element of w:rPr says. */
function property(name: string, attributes: string): Look {
  const value = attribute(attributes, 'w:val');
  if (name === 'w:vanish') return { vanish: !['0', 'false', 'off'].includes(value) };
  if (name === 'w:color') return { colour: value };
  if (name === 'w:sz') return { size: Number(value) };
  if (name === 'w:rStyle') return { style: value };
  if (name === 'w:highlight') return { shaded: !['none', 'white'].includes(value) };
  if (name === 'w:shd') return { shaded: isDark(attribute(attributes, 'w:fill')) };
  return {};
}

function isUnseen(text: Frame, styles: ReadonlyMap<string, Style>): boolean {
  const looks: Look[] = [];
  let shaded = false;
  let outside = false;
  for (let at: Frame | null = text; at; at = at.parent) {
    const styled = chain(styles, at.look.style);
    shaded ||= [at.look, ...styled].some((look) => look.shaded);
    // Text takes its own look, then its style's, then its paragraph's. Around a text box begin those of
    // another paragraph, and a table's says nothing about letters.
    outside ||= at.name === 'w:txbxContent';
    if (!outside && (at.name === 'w:r' || at.name === 'w:p')) looks.push(at.look, ...styled);
  }
  looks.push(...chain(styles, ''));
  const vanish = looks.find((look) => look.vanish !== undefined)?.vanish ?? false;
  const size = looks.find((look) => look.size !== undefined)?.size ?? READABLE_HALF_POINTS;
  const colour = looks.find((look) => look.colour !== undefined)?.colour ?? 'auto';
  return vanish || size < READABLE_HALF_POINTS || (isWhite(colour) && !shaded);
}

/** A style and the styles it's based on; the empty name is the document's defaults. */
function chain(styles: ReadonlyMap<string, Style>, id: string | undefined): Style[] {
  const found: Style[] = [];
  for (let next = id; next !== undefined && found.length < 10; ) {
    const style = styles.get(next);
    if (!style) break;
    found.push(style);
    next = style.basedOn;
  }
  return found;
}

function readStyles(xml: string): Map<string, Style> {
  const styles = new Map<string, Style>();
  const add = (id: string, body: string): void => {
    const style: Style = {};
    for (const [, name = '', attributes = ''] of body.matchAll(/<([\w:]+)([^<>]*?)\/?>/g)) {
      if (name === 'w:basedOn') style.basedOn = attribute(attributes, 'w:val');
      // Conditional parts of a table style are about some rows only; that some are filled is all that counts.
      else if (name === 'w:shd') style.shaded = style.shaded || isDark(attribute(attributes, 'w:fill'));
      else if (name !== 'w:rStyle') Object.assign(style, property(name, attributes));
    }
    styles.set(id, style);
  };
  add('', xml.match(/<w:rPrDefault>[\s\S]*?<\/w:rPrDefault>/)?.[0] ?? '');
  for (const [, attributes = '', body = ''] of xml.matchAll(/<w:style ([^>]*)>([\s\S]*?)<\/w:style>/g)) {
    add(attribute(attributes, 'w:styleId'), body);
  }
  return styles;
}

function attribute(attributes: string, name: string): string {
  return attributes.match(new RegExp(`(?:^|\\s)${name}\\s*=\\s*["']([^"']*)["']`))?.[1] ?? '';
}

function isWhite(colour: string): boolean {
  const channels = colour.match(/^([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i)?.slice(1);
  return channels?.every((channel) => Number.parseInt(channel, 16) >= NEARLY_WHITE) ?? false;
}

/** A fill on which white text is readable. */
function isDark(fill: string): boolean {
  return fill !== '' && !['auto', 'none', 'white'].includes(fill) && !isWhite(fill);
}

function isInside(frame: Frame, name: string): boolean {
  for (let at = frame.parent; at; at = at.parent) if (at.name === name) return true;
  return false;
}

function mark(frame: Frame): void {
  for (let at = frame.parent; at; at = at.parent) {
    if (at.name === 'w:p') {
      at.hasHidden = true;
      return;
    }
  }
}

const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};

function unescapeXml(text: string): string {
  return text.replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => entities[entity] ?? entity);
}
