import type { Definition, Nodes } from 'mdast';
import { linkTarget, unlinked } from '../../../../shared/assistant/ownLinks.ts';
import { withoutHidden } from '../../../../shared/text/plainLine.ts';

type Edit = { from: number; to: number; text: string };

/** An address in plain text: people copy those, too. */
const BARE =
  /\b[a-z][a-z0-9+.-]*:[/\\]{2}[^\s<>()[\]"'`*]+|[/\\]{2}[^\s<>()[\]"'`*/\\]+\.[^\s<>()[\]"'`*]+|\bwww\.[^\s<>()[\]"'`*]+/gi;

/**
 * An answer that links only to the product's own pages (quality S29). Other addresses become plain text with only the
 * host, because an address may contain data that the model was tricked into leaking. Images are removed.
 */
export async function ownLinksOnly(text: string, origins: readonly string[]): Promise<string> {
  const { fromMarkdown } = await import('mdast-util-from-markdown');
  const plain = withoutHidden(text);
  const root = fromMarkdown(plain);
  const definitions = new Map<string, string>();
  for (const node of nodesOf(root)) {
    if (node.type === 'definition' && !definitions.has(node.identifier))
      definitions.set(node.identifier, node.url);
  }
  const edits = nodesOf(root).flatMap((node) => editOf(node, definitions, origins));
  const linked = edits
    // From the end, so that the other positions stay valid.
    .sort((a, b) => b.from - a.from)
    .reduce((now, { from, to, text: instead }) => now.slice(0, from) + instead + now.slice(to), plain);
  return linked.replace(BARE, (found) => {
    const url = /^www\./i.test(found) ? `https://${found}` : found;
    const target = linkTarget(url, origins);
    return target.own ? found : target.shown;
  });
}

/** Replacement for a disallowed node. */
function editOf(node: Nodes, definitions: ReadonlyMap<string, string>, origins: readonly string[]): Edit[] {
  const from = node.position?.start.offset;
  const to = node.position?.end.offset;
  if (from === undefined || to === undefined) return [];
  if (node.type === 'image' || node.type === 'imageReference') return [{ from, to, text: '' }];
  if (node.type === 'definition') return isOwn(node, origins) ? [] : [{ from, to, text: '' }];
  if (node.type !== 'link' && node.type !== 'linkReference') return [];
  const url = node.type === 'link' ? node.url : (definitions.get(node.identifier) ?? '');
  const target = linkTarget(url, origins);
  if (target.own) return [];
  // Brackets would turn the words into a link again.
  const label = wordsOf(node).replace(/[[\]]/g, '');
  return [{ from, to, text: unlinked(label, url, target.shown) }];
}

const isOwn = (node: Definition, origins: readonly string[]): boolean => linkTarget(node.url, origins).own;

/** The node and everything inside it; nothing inside a link, because links can't be nested. */
function nodesOf(node: Nodes): Nodes[] {
  const inside = 'children' in node && node.type !== 'link' && node.type !== 'linkReference';
  return [node, ...(inside ? node.children.flatMap(nodesOf) : [])];
}

function wordsOf(node: Nodes): string {
  if ('children' in node) return node.children.map(wordsOf).join('');
  return node.type === 'text' || node.type === 'inlineCode' ? node.value : '';
}
