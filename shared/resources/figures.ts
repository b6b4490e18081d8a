import type { Block, Figure, Shape } from './blocks.ts';

const pine = '#174431';
const deep = '#0e2f21';
const leaf = '#94cab0';
const sun = '#fdc842';
const clay = '#e46f3a';
const paper = '#ffffff';
const line = '#bfc4be';
const ink = '#313630';
const blue = '#36809c';

const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0): Shape => ({
  shape: 'rect',
  x,
  y,
  width,
  height,
  radius,
  fill,
});
const circle = (x: number, y: number, radius: number, fill: string): Shape => ({
  shape: 'circle',
  x,
  y,
  radius,
  fill,
});
const stroke = (d: string, colour: string, width = 4): Shape => ({ shape: 'path', d, stroke: colour, width });
const fill = (d: string, colour: string): Shape => ({ shape: 'path', d, fill: colour });

/** The table under every picture. */
const table: Shape[] = [rect(0, 138, 320, 22, pine), rect(0, 155, 320, 5, deep)];
/** Bars that represent lines of text. */
const writing = (x: number, y: number, widths: readonly number[], colour = line): Shape[] =>
  widths.map((width, index) => rect(x, y + index * 13, width, 5, colour, 2));
const bubble = (
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  tail: 'left' | 'right',
): Shape[] => [
  rect(x, y, width, height, colour, 10),
  tail === 'left'
    ? fill(`M${x + 14} ${y + height - 2}l-10 16l26 -16z`, colour)
    : fill(`M${x + width - 14} ${y + height - 2}l10 16l-26 -16z`, colour),
];
const check = (x: number, y: number, colour = paper): Shape => stroke(`M${x} ${y}l6 6l11 -13`, colour, 4);

const figure = (alt: string, sky: string, shapes: readonly Shape[], caption: string): Block => ({
  kind: 'figure',
  figure: { alt, sky, shapes: [...shapes, ...table] } satisfies Figure,
  caption,
});

const dawn = '#fee1d5';
const noon = '#dbefe5';
const day = '#def0f8';
const warm = '#fff0cf';

/** Lesson one: five pictures about an upset customer. */
export const upsetFigures = {
  listen: figure(
    'A long message from the customer on the left, and next to it a small, empty box: you read before you write.',
    dawn,
    [
      ...bubble(28, 18, 150, 84, paper, 'left'),
      ...writing(44, 34, [118, 96, 110, 60]),
      ...bubble(206, 62, 86, 44, leaf, 'right'),
      circle(232, 84, 5, pine),
      circle(249, 84, 5, pine),
      circle(266, 84, 5, pine),
    ],
    'Read to the end before you type the first word.',
  ),
  feeling: figure(
    'Your answer starts with a line about the customer’s day, marked with a heart. The facts come below it.',
    warm,
    [
      ...bubble(76, 16, 168, 98, paper, 'right'),
      fill('M104 42c-5 -9 -18 -5 -15 5c2 6 9 10 15 15c6 -5 13 -9 15 -15c3 -10 -10 -14 -15 -5z', clay),
      rect(134, 42, 92, 8, pine, 3),
      ...writing(94, 74, [132, 104]),
    ],
    'The feeling comes first, in one sentence. It isn’t an admission of guilt.',
  ),
  ask: figure(
    'A question mark above a package: one question that moves things forward.',
    day,
    [
      rect(112, 74, 96, 64, '#f1895e', 4),
      rect(152, 74, 16, 64, '#fec8b3'),
      ...bubble(130, 8, 60, 50, paper, 'left'),
      stroke('M152 26c1 -10 17 -9 16 1c-1 6 -8 6 -8 13', pine, 5),
      circle(160, 48, 3, pine),
    ],
    'One question at a time, and only if you don’t already have the answer.',
  ),
  choose: figure(
    'A signpost with two arms: the customer chooses between two options you can deliver.',
    noon,
    [
      rect(156, 22, 8, 116, ink),
      fill('M168 34h74l14 14l-14 14h-74z', sun),
      fill('M152 72h-74l-14 14l14 14h74z', leaf),
      rect(184, 45, 44, 6, ink, 2),
      rect(92, 83, 44, 6, ink, 2),
    ],
    'Offer two options you can really deliver. Choosing gives back some control.',
  ),
  note: figure(
    'A note with a checked-off date, and a calendar: the promise is written down.',
    dawn,
    [
      rect(60, 24, 96, 114, paper, 6),
      ...writing(76, 44, [64, 50, 58]),
      rect(76, 96, 24, 24, pine, 5),
      check(80, 107),
      rect(184, 46, 84, 76, paper, 6),
      rect(184, 46, 84, 20, clay, 6),
      circle(204, 84, 5, line),
      circle(226, 84, 5, line),
      circle(248, 84, 5, line),
      circle(204, 104, 5, line),
      circle(226, 104, 8, sun),
      circle(248, 104, 5, line),
    ],
    'Say when the customer will hear from you again, and put the same date in the notes.',
  ),
} as const;

/** Lesson two: five pictures of a first shift. */
export const shiftFigures = {
  arrive: figure(
    'A laptop on the long table next to a mug. A clock shows there’s still time.',
    warm,
    [
      circle(258, 48, 30, paper),
      circle(258, 48, 25, noon),
      stroke('M258 48v-16M258 48l12 8', pine, 4),
      rect(96, 62, 112, 70, ink, 6),
      rect(104, 70, 96, 54, day, 2),
      rect(82, 130, 140, 8, line, 3),
      rect(40, 112, 24, 26, sun, 4),
      stroke('M64 118c12 0 12 14 0 14', sun, 5),
    ],
    'Come a few minutes early. A shift that starts in a rush stays in a rush.',
  ),
  task: figure(
    'A message from the supervisor with a task card below it: title, material, and what makes a good answer.',
    noon,
    [
      circle(44, 34, 18, pine),
      fill('M34 36a10 10 0 0 1 20 0z', sun),
      ...bubble(72, 16, 150, 34, paper, 'left'),
      ...writing(86, 27, [120, 84]),
      rect(72, 70, 214, 60, paper, 6),
      rect(72, 70, 6, 60, sun),
      rect(92, 82, 90, 8, pine, 3),
      ...writing(92, 98, [170, 130]),
    ],
    'The supervisor is an AI. It says hello and gives you the first task after a few seconds.',
  ),
  parts: figure(
    'Three cards side by side: a target for the goal, a sheet for the material, a ruler for the format.',
    day,
    [
      rect(28, 40, 80, 84, paper, 6),
      circle(68, 82, 26, clay),
      circle(68, 82, 17, paper),
      circle(68, 82, 8, clay),
      rect(120, 40, 80, 84, paper, 6),
      ...writing(134, 58, [52, 40, 52, 34]),
      rect(212, 40, 80, 84, paper, 6),
      rect(226, 74, 52, 18, sun, 3),
      stroke('M236 74v8M246 74v11M256 74v8M266 74v11', ink, 2),
    ],
    'Break the task down: What’s it for? What do I have? What should it look like?',
  ),
  feedback: figure(
    'A grade made of bars, each with its reasons next to it.',
    warm,
    [
      rect(40, 22, 240, 110, paper, 6),
      rect(58, 42, 120, 10, '#e5e8e4', 3),
      rect(58, 42, 104, 10, pine, 3),
      rect(58, 70, 120, 10, '#e5e8e4', 3),
      rect(58, 70, 72, 10, blue, 3),
      rect(58, 98, 120, 10, '#e5e8e4', 3),
      rect(58, 98, 94, 10, pine, 3),
      ...writing(194, 45, [68]),
      ...writing(194, 73, [56]),
      ...writing(194, 101, [62]),
    ],
    'Every grade comes with its reasons. Below 60 you get a second try.',
  ),
  end: figure(
    'A closed laptop and the sun going down behind the table: the shift has ended.',
    dawn,
    [
      circle(160, 138, 58, sun),
      rect(88, 124, 144, 8, ink, 3),
      rect(82, 131, 156, 7, line, 3),
      rect(248, 110, 28, 28, clay, 4),
      stroke('M276 116c13 0 13 15 0 15', clay, 5),
    ],
    'End Session saves your minutes and your tasks. Then you’re really done.',
  ),
} as const;
