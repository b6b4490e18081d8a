/**
 * Reads the YAML that the files under `deploy` are written in: block maps and lists by indentation, scalars in one line, flow
 * lists of scalars, and documents one after the other. Anything else fails, so nothing is read in another way than it's meant.
 */
export function readYaml(text: string): unknown[] {
  return text
    .split(/^---$/m)
    .map((part) => linesOf(part))
    .filter((lines) => lines.length > 0)
    .map((lines) => {
      const reader = { lines, at: 0 };
      const value = readBlock(reader, lines[0]?.indent ?? 0);
      const left = lines[reader.at];
      if (left) throw new Error(`Not understood: ${left.text}`);
      return value;
    });
}

type Line = { indent: number; text: string };
type Reader = { lines: Line[]; at: number };

function linesOf(text: string): Line[] {
  return text
    .split('\n')
    .filter((line) => !/^\s*(#.*)?$/.test(line))
    .map((line) => ({ indent: line.search(/\S/), text: line.trim() }));
}

const ENTRY = /^("[^"]*"|[^\s"[{][^\s]*?):(?: (.*))?$/;

function readBlock(reader: Reader, indent: number): unknown {
  return reader.lines[reader.at]?.text.startsWith('- ') ? readList(reader, indent) : readMap(reader, indent);
}

function readList(reader: Reader, indent: number): unknown[] {
  const list: unknown[] = [];
  for (let line = reader.lines[reader.at]; line?.indent === indent; line = reader.lines[reader.at]) {
    if (!line.text.startsWith('- ')) break;
    const text = line.text.slice(2);
    if (ENTRY.test(text)) {
      // A map that begins in the line of its dash.
      reader.lines[reader.at] = { indent: indent + 2, text };
      list.push(readMap(reader, indent + 2));
    } else {
      reader.at++;
      list.push(readScalar(text));
    }
  }
  return list;
}

function readMap(reader: Reader, indent: number): Record<string, unknown> {
  const map: Record<string, unknown> = {};
  for (let line = reader.lines[reader.at]; line?.indent === indent; line = reader.lines[reader.at]) {
    const [, key, inline] = ENTRY.exec(line.text) ?? [];
    if (key === undefined) throw new Error(`Not understood: ${line.text}`);
    const name = String(readScalar(key));
    if (Object.hasOwn(map, name)) throw new Error(`${name} stands twice`);
    reader.at++;
    const next = reader.lines[reader.at];
    if (inline !== undefined) map[name] = readScalar(inline);
    else map[name] = next && next.indent > indent ? readBlock(reader, next.indent) : null;
  }
  return map;
}

function readScalar(text: string): unknown {
  if (text.startsWith('[') || text.startsWith('"') || text === '{}') return JSON.parse(text);
  if (/^['&*!|>%@`{]/.test(text) || / #|: /.test(text)) throw new Error(`Not understood: ${text}`);
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}
