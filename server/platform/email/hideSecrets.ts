/** An email's text without anything that grants access: links, and whatever looks like a code or a token. */
export function hideSecrets(text: string): string {
  return text
    .replace(/\bhttps?:\/\/\S+/gi, '[link hidden]')
    .replace(/\b[0-9A-Z]{5}-[0-9A-Z]{5}-[0-9A-Z]{5}-[0-9A-Z]{3}\b/gi, '[code hidden]')
    .replace(/\b[\w-]{32,}\b/g, '[code hidden]');
}
