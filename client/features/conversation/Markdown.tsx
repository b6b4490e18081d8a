import type { Link, ListItem, Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { Fragment, type ReactNode } from 'react';
import { linkTarget, unlinked } from '../../../shared/assistant/ownLinks.ts';
import { withoutHidden } from '../../../shared/text/plainLine.ts';
import { Unbroken } from '../../ui/text/Unbroken.tsx';

/** AI text with its light formatting. Loaded only where it's needed. */
export function Markdown({ text }: { text: string }) {
  return shown(fromMarkdown(withoutHidden(text)));
}

/**
 * The formatting an AI may use: text, and links to our own pages (quality S17, S29). Everything else, such as
 * HTML and images, is dropped; headings, quotes, and tables are reduced to their text, other links to text
 * and host.
 */
function shown(node: Nodes): ReactNode {
  switch (node.type) {
    case 'text':
      return <Unbroken>{node.value}</Unbroken>;
    case 'paragraph':
    // On its own line; otherwise its words would run into the next block.
    case 'heading':
      // Each with its own direction: a reply can have Arabic text with English below it.
      return <p dir="auto">{inside(node)}</p>;
    case 'strong':
      return <strong>{inside(node)}</strong>;
    case 'emphasis':
      return <em>{inside(node)}</em>;
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'code':
      return (
        <p>
          <code>{node.value}</code>
        </p>
      );
    case 'break':
      return <br />;
    case 'list':
      return node.ordered ? <ol start={node.start ?? 1}>{inside(node)}</ol> : <ul>{inside(node)}</ul>;
    case 'listItem':
      return <li>{node.spread ? inside(node) : tight(node)}</li>;
    case 'link':
      return <OwnLink link={node} />;
    case 'html':
    case 'image':
      return null;
    default:
      return inside(node);
  }
}

function OwnLink({ link }: { link: Link }) {
  const target = linkTarget(link.url, [window.location.origin]);
  if (target.own) {
    return (
      <a href={target.href} rel="noopener noreferrer nofollow" target="_blank">
        {inside(link)}
      </a>
    );
  }
  const [first] = link.children;
  const bare = link.children.length === 1 && first?.type === 'text';
  if (bare) return unlinked(first.value, link.url, target.shown);
  return (
    <>
      {inside(link)}
      {target.shown && ` (${target.shown})`}
    </>
  );
}

function inside(node: Nodes): ReactNode {
  if (!('children' in node)) return null;
  return node.children.map((child) => <Fragment key={child.position?.start.offset}>{shown(child)}</Fragment>);
}

/** The items of a tight list render without paragraphs. */
function tight(item: ListItem): ReactNode {
  return item.children.map((child) => (
    <Fragment key={child.position?.start.offset}>
      {child.type === 'paragraph' ? inside(child) : shown(child)}
    </Fragment>
  ));
}
