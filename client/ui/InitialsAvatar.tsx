const colours = [
  ['#bce0cd', '#0e2f21'],
  ['#c1e3f1', '#123542'],
  ['#ffe5ae', '#503606'],
  ['#fec8b3', '#5b260e'],
  ['#beedbe', '#193c1b'],
  ['#d6dad5', '#1b201a'],
] as const;

/** A person's initials on a colour that stays theirs. */
export function InitialsAvatar({ name, size = 36 }: { name: string; size?: number }) {
  const words = name.trim().split(/\s+/);
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
  const sum = [...name].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  const [background, color] = colours[sum % colours.length] ?? colours[0];
  return (
    <span
      className="av"
      style={{ background, color, width: size, height: size, fontSize: size * 0.36 }}
      aria-hidden="true"
    >
      {initials}
    </span>
  );
}
