import { Unbroken } from '../../ui/text/Unbroken.tsx';

/** An email address inside a sentence. */
const address = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A sentence of the content modules; email addresses in it become links. */
export function Words({ text }: { text: string }) {
  const parts = text.split(address).map((part) =>
    address.test(part) ? (
      <a key={part} href={`mailto:${part}`}>
        {part}
      </a>
    ) : (
      part
    ),
  );
  return <Unbroken>{parts}</Unbroken>;
}
