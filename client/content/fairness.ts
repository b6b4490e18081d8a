/** The adverse-impact report explained, for somebody who is no statistician. */
export const fairness = {
  title: 'Fair chances',
  lead: 'Do groups of applicants have the same chance at each step? The figures come from what applicants chose to say about themselves after applying. You see totals here and never what one person said.',
  asOf: (day: string): string =>
    `Figures of ${day}, the same for everybody. They are not live, so that what HR does with one person cannot be seen in them.`,
  none: {
    title: 'Nothing to compare yet',
    text: 'Applicants are asked three voluntary questions after they apply and in their portal. Figures are made once at least five people have answered, and a group appears once it has five. Answers count from the Monday after they were given.',
  },
  method: [
    {
      title: 'Who is counted',
      text: 'Everybody who applied in the year, once, up to the Monday before the figures were made; the line above the table says which Monday. A position is the one a person applies for now; positions somebody typed in are under Other.',
    },
    {
      title: 'Why it is not live',
      text: 'The figures of a year are counted for all positions at one moment and kept. At the earliest after a week new ones take their place, and only if nobody could be read from the difference: in each position, five or more of those who answered, or none, came to each step since. Until then the old totals stay, also when somebody changed or deleted answers or data; the totals hold no names. A year that is over is looked at once more and then stays.',
    },
    {
      title: 'How far they came',
      text: 'The furthest step a person ever reached, also when the status was changed later. Whoever reached a later step counts as having passed the earlier ones. A change that was taken back within a minute does not count.',
    },
    {
      title: 'Impact ratio',
      text: 'The rate of a group divided by the rate of the group with the highest rate. Below four fifths (0.80), U.S. authorities generally look closer (29 CFR 1607.4(D)). That is a reason to look into it, and no proof of anything.',
    },
    {
      title: 'Score',
      text: 'The share of a group that scored above the median of everybody scored, of this position when one is chosen. New York City asks for it where software scores applicants (Local Law 144; 6 RCNY § 5-301).',
    },
    {
      title: 'Chance',
      text: 'p says how often chance alone would make a difference this large: below 0.05 we call that unlikely. Fisher’s exact test for small numbers, the two-proportion z test for larger ones.',
    },
    {
      title: 'Small groups',
      text: 'Groups of fewer than five people are not shown; they are counted with those who did not say. Where one could still be worked out by subtraction, a further group, position or step is held back. Groups under 2% of the people are shown, but not compared.',
    },
  ],
} as const;
