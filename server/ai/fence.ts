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
