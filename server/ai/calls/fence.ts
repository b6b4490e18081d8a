import { escapePattern } from '../../../shared/text/escape.ts';

/**
 * People's text is placed between two marks in a prompt and treated as data (quality S19, LLM01). The mark is derived
 * from the conversation's id, which the person may know, so marks in their text are replaced. They become a blank
 * rather than nothing, because the halves of a mark written around another would otherwise join into a new one.
 */
export function withoutMark(text: string, mark: string): string {
  return text.replaceAll(new RegExp(escapePattern(mark), 'gi'), ' ');
}

/** The text between its marks. */
export function fenced(mark: string, text: string): string {
  return `<${mark}>\n${withoutMark(text, mark)}\n</${mark}>`;
}

type Message = { role: 'user' | 'assistant'; content: string };

/**
 * Appends the turn's task to the last message of the person, after their fence, because many models' templates support
 * neither a second system message nor two consecutive messages of one role.
 */
export function withTask(messages: readonly Message[], task: string): Message[] {
  const last = messages.at(-1);
  if (last?.role !== 'user') return [...messages, { role: 'user', content: task }];
  return [...messages.slice(0, -1), { ...last, content: `${last.content}\n\n${task}` }];
}
