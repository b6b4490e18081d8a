import { type Resource, text } from './resources/blocks.ts';

/** Guides of the candidate portal's Resources tab; nothing in them is about anyone. */
export type Guide = {
  id: string;
  title: string;
  teaser: string;
  sections: { heading: string; text: string[] }[];
};

export const guides: Guide[] = [
  {
    id: 'interview',
    title: 'Prepare for the chat interview',
    teaser: 'What you are asked, what helps, and what does not matter.',
    sections: [
      {
        heading: 'What to expect',
        text: [
          'The interview is a written chat. It begins with how you are and goes on with your experience, your tools, one situation from the job and your hours. At the end you can ask your own questions.',
          'There is no timer. Most people need 10 to 15 minutes. You can close the page and come back later with your account or the same code.',
        ],
      },
      {
        heading: 'What helps',
        text: [
          'Answer with an example: what happened, what you did, how it ended. Three or four sentences are enough.',
          'Name things that can be checked: the program you used, how many records or customers a day, which hours.',
          'When you do not know something, say so and tell what you would try first.',
        ],
      },
      {
        heading: 'What does not matter',
        text: [
          'Small language mistakes, your name, where you live, your age or your family. The ratings are about the work alone, each comes with a quote from your answers, and a person in HR makes the decision.',
        ],
      },
    ],
  },
  {
    id: 'workspace',
    title: 'Set up a place to work',
    teaser: 'Internet, light, chair and quiet, without spending much.',
    sections: [
      {
        heading: 'Connection',
        text: [
          'You need at least 10 Mbps down. Test it at the hour you would work, because evenings are often slower. A cable to the router helps more than a faster contract.',
          'Have a second way ready for the bad day, such as your phone as a hotspot.',
        ],
      },
      {
        heading: 'Desk and body',
        text: [
          'The upper edge of the screen at eye height, both feet on the floor, light from the side. A stack of books under a laptop and a separate keyboard do the job.',
          'Stand up once an hour.',
        ],
      },
      {
        heading: 'Quiet and privacy',
        text: [
          'A door that closes, or an agreement with the people you live with. Lock the screen when you leave it, and let nobody else use your work account.',
        ],
      },
    ],
  },
  {
    id: 'hours',
    title: 'Work on U.S. hours',
    teaser: 'Evening and night shifts that do not wear you out.',
    sections: [
      {
        heading: 'Know the difference',
        text: [
          'Most jobs follow Eastern Time. The clocks in the U.S. change in March and November, so your shift may move by one hour twice a year even when your own clocks do not.',
        ],
      },
      {
        heading: 'Sleep',
        text: [
          'Keep the same hours on days off as far as you can. Dark curtains and a cool room are worth more than coffee. Stop coffee six hours before you go to bed.',
        ],
      },
      {
        heading: 'Family and friends',
        text: [
          'Show them your week, not only your day. Put one fixed meal with them into it, and protect it like a shift.',
        ],
      },
    ],
  },
];

/** The guide as an article that can be printed; undefined for an unknown one. */
export function guideArticle(id: string): Resource | undefined {
  const guide = guides.find((one) => one.id === id);
  return (
    guide && {
      id,
      kind: 'Guide',
      title: guide.title,
      teaser: guide.teaser,
      minutes: 2,
      sections: guide.sections.map((section) => ({
        heading: section.heading,
        blocks: section.text.map((words) => text(words)),
      })),
    }
  );
}
