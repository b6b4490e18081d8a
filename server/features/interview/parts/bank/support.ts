import type { Bank } from './question.ts';

export const supportBank: Bank = {
  experience: [
    {
      id: 'support-work',
      ask: 'What did a normal day look like when you worked with customers?',
      plain:
        'I mean any work where people came to you with questions or problems: a store, a counter, a phone, or a chat. What did you do for them on a normal day?',
      probe: 'What did customers mostly ask for?',
      parts: [
        { heard: 'kind', probe: 'What did customers mostly ask for?' },
        { heard: 'own', probe: 'What did you do yourself when one of them wrote or called?' },
      ],
      touches: ['problem_solving'],
    },
    {
      id: 'support-people',
      ask: 'Where have you helped people with a question or a problem, at work or elsewhere?',
      plain:
        'It can be a job, a store, a school, or your neighborhood: any place where someone needed help and came to you. Where was that?',
      probe: 'Could you describe one person you helped?',
      parts: [
        { heard: 'case', probe: 'Could you describe one person you helped there?' },
        { heard: 'own', probe: 'What did you do for them, step by step?' },
      ],
      touches: ['problem_solving', 'empathy'],
    },
  ],
  depth: [
    {
      id: 'support-angry',
      ask: 'How did you handle the last customer who was upset?',
      plain:
        'I’d like to hear about one person who was angry or disappointed, what you said to them, and what you did. It doesn’t have to be from a job. Who comes to mind?',
      probe: 'What did you say to them first?',
      parts: [
        { heard: 'case', probe: 'Could you pick one of them and tell me what had happened?' },
        { heard: 'own', probe: 'What did you say to them first?' },
        { heard: 'result', probe: 'How did it end for them?' },
      ],
      touches: ['empathy', 'problem_solving'],
      ifMentioned: {
        of: ['angry', 'upset', 'furious', 'shout', 'yell', 'cry', 'scream', 'complain', 'complaint'],
        instead:
          'You’ve already told me about someone who was upset. What did you take from it that you still do today?',
      },
    },
    {
      id: 'support-hard',
      ask: 'What’s the hardest conversation you’ve had with a customer or a colleague?',
      plain:
        'I mean one conversation that was hard for you because someone was angry, sad, or didn’t agree. What was it about?',
      probe: 'What was that conversation about?',
      parts: [
        { heard: 'case', probe: 'What was that conversation about?' },
        { heard: 'own', probe: 'What did you say or do in it?' },
        { heard: 'result', probe: 'How did it end?' },
      ],
      touches: ['empathy', 'problem_solving'],
      ifMentioned: {
        of: ['angry', 'upset', 'furious', 'shout', 'yell', 'cry', 'scream'],
        instead:
          'You’ve already told me about a difficult conversation. What would you do differently if it happened again?',
      },
    },
  ],
  skills: [
    {
      id: 'support-tools',
      ask: 'Which help desk, chat, or CRM tools have you used?',
      plain:
        'I mean the programs where you read and answer messages or keep notes about customers, including email or WhatsApp. Which ones have you used?',
      probe: 'Which one do you know best?',
      parts: [
        { heard: 'tool', probe: 'What are those programs called?' },
        { heard: 'use', probe: 'What did you do in it on a normal day?' },
      ],
      touches: ['tools'],
    },
  ],
  situation: [
    {
      id: 'support-parcel',
      ask: 'Here’s a situation you might see on the job. A customer writes: “My package says delivered, but I never got it. I need it by Saturday!” How would you answer?',
      plain:
        'Imagine you work in an online store’s chat, and this message comes in. The system says the package is there; the customer says it isn’t. How would you answer them?',
      probe: 'What are the first two sentences you’d send?',
      parts: [
        { heard: 'words', probe: 'What are the first two sentences you’d send?' },
        { heard: 'check', probe: 'What would you check before you promise anything?' },
      ],
      touches: ['empathy', 'problem_solving'],
      later: {
        ask: 'Express shipping would cost the store $24. When would you ask your team lead before offering it?',
        plain:
          'Sending a replacement by express shipping costs the store $24. Sometimes you can decide that yourself, and sometimes you can’t. When would you ask first?',
        probe: 'What would you tell the customer while you wait for your lead?',
        parts: [{ heard: 'limit', probe: 'So would you offer it first, or ask your lead first?' }],
        touches: ['problem_solving'],
      },
    },
    {
      id: 'support-charge',
      ask: 'Here’s a situation you might see on the job. A customer writes in all caps that she was charged twice and will tell everyone never to buy here. How would you answer?',
      plain:
        'Imagine an angry message: she believes the store took her money twice. How would you answer her?',
      probe: 'What are the first two sentences you’d send?',
      parts: [
        { heard: 'words', probe: 'What are the first two sentences you’d send?' },
        { heard: 'check', probe: 'What would you look at before you tell her more?' },
      ],
      touches: ['empathy', 'problem_solving'],
      later: {
        ask: 'You find only one charge in the system. How do you tell her without making her feel accused?',
        plain:
          'She says two payments, and you can see only one. You have to write that to her kindly. What would you write?',
        probe: 'What would you offer to do next?',
        parts: [{ heard: 'words', probe: 'How would you put that to her, in your own words?' }],
        touches: ['empathy'],
      },
    },
  ],
};
