import { type Resource, text } from '../resources/blocks.ts';

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
    teaser: 'What you’ll be asked, what helps, and what doesn’t matter.',
    sections: [
      {
        heading: 'What to expect',
        text: [
          'The interview is a written chat. It starts with how you’re doing, then covers your experience, your tools, one situation from the job, and your hours. At the end, you can ask your own questions.',
          'There’s no timer. Most people need 10–15 minutes. You can close the page and come back later with your account or the same code.',
        ],
      },
      {
        heading: 'What helps',
        text: [
          'Answer with an example: what happened, what you did, and how it turned out. Three or four sentences are plenty.',
          'Be specific: the program you used, how many records or customers a day, which hours.',
          'If you don’t know something, say so, and explain what you’d try first.',
        ],
      },
      {
        heading: 'What doesn’t matter',
        text: [
          'Small language mistakes, your name, your age, where you live, and your family. The ratings are only about the work, and each one comes with a quote from your answers. A person in HR makes the decision.',
        ],
      },
    ],
  },
  {
    id: 'workspace',
    title: 'Set up your workspace',
    teaser: 'Internet, light, a chair, and quiet, without spending much.',
    sections: [
      {
        heading: 'Connection',
        text: [
          'You need a download speed of at least 10 Mbps. Test it at the hours you’d work, because evenings are often slower. A cable to the router helps more than a faster plan.',
          'Have a backup ready for a bad day, such as your phone as a hotspot.',
        ],
      },
      {
        heading: 'Desk and body',
        text: [
          'Keep the top of your screen at eye level, both feet on the floor, and the light coming from the side. A stack of books under a laptop and a separate keyboard will do.',
          'Stand up once an hour.',
        ],
      },
      {
        heading: 'Quiet and privacy',
        text: [
          'You need a door that closes, or an agreement with the people you live with. Lock your screen when you step away, and don’t let anyone else use your work account.',
        ],
      },
    ],
  },
  {
    id: 'hours',
    title: 'Work on U.S. hours',
    teaser: 'Evening and night shifts that don’t wear you out.',
    sections: [
      {
        heading: 'Know the difference',
        text: [
          'Most jobs follow Eastern time. Clocks in the U.S. change in March and November, so your shift may move by an hour twice a year even if your own clocks don’t.',
        ],
      },
      {
        heading: 'Sleep',
        text: [
          'Keep the same hours on your days off as much as you can. Dark curtains and a cool room help more than coffee. Have your last cup six hours before bed.',
        ],
      },
      {
        heading: 'Family and friends',
        text: [
          'Show them your week, not just your day. Plan one regular meal together, and protect it like a shift.',
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
