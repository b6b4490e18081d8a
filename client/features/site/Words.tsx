/** A plain address of ours inside a sentence. */
const address = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A sentence of the content modules; mail addresses in it can be pressed. */
export function Words({ text }: { text: string }) {
  return text.split(address).map((part) =>
    address.test(part) ? (
      <a key={part} href={`mailto:${part}`}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
