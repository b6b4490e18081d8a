import type { EmailBlock } from './blocks.ts';
import { emailStages } from './kinds.ts';

type PlainEmail = {
  company: string;
  heading: string;
  stagesDone: number | null;
  blocks: readonly EmailBlock[];
  /** Below the line, each a paragraph. */
  foot: readonly string[];
};

/**
 * The plain-text part, for clients without HTML and for screen readers. Each paragraph is one line, so clients wrap it
 * to their width.
 */
export function plainEmail({ company, heading, stagesDone, blocks, foot }: PlainEmail): string {
  const parts = [
    company,
    heading,
    ...(stagesDone === null ? [] : [stagesText(stagesDone)]),
    ...blocks.map(blockText),
    ['--', ...foot].join('\n'),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** A line for each stage, such as "Interview: Your turn". */
function stagesText(done: number): string {
  const state = (index: number, now: string): string =>
    index < done ? 'Done' : index === done ? now : 'Coming up';
  return emailStages.map(({ name, now }, index) => `${name}: ${state(index, now)}`).join('\n');
}

function blockText(block: EmailBlock): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return block.text;
    case 'quote':
      return block.text.replace(/^/gm, '> ');
    case 'code':
      return `    ${block.value}`;
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'button':
      return `${block.label}:\n${block.url}`;
  }
}
