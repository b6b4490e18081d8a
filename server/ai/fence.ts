/**
 * What people wrote stands between two marks in a prompt and is data there (quality S19, LLM01). A mark is made from the
 * id of the talk, which the person may know, so none may come through in what they wrote. A blank takes its place: taken
 * out without one, the halves of a mark written around another would close up to a new one.
 */
export function withoutMark(text: string, mark: string): string {
  return text.replaceAll(new RegExp(mark.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi'), ' ');
}

/** The text between its marks. */
export function fenced(mark: string, text: string): string {
  return `<${mark}>\n${withoutMark(text, mark)}\n</${mark}>`;
}

type Message = { role: 'user' | 'assistant'; content: string };

/**
 * The talk with the turn's task at its very end. It goes into the last message of the person, after their fence, since many
 * models' templates know neither a second system message nor two messages of one side in a row.
 */
export function withTask(messages: readonly Message[], task: string): Message[] {
  const last = messages.at(-1);
  if (last?.role !== 'user') return [...messages, { role: 'user', content: task }];
  return [...messages.slice(0, -1), { ...last, content: `${last.content}\n\n${task}` }];
}
