/** The adverse-impact report explained, for people who aren't statisticians. */
export const fairness = {
  title: 'Adverse impact',
  lead: 'Do groups of applicants have the same chance at each step? The figures come from what applicants chose to say about themselves after applying. You see totals, never one person’s answers.',
  asOf: (day: string): string =>
    `Figures as of ${day}. They don’t update in real time, so no one can work out a person’s answer from a change.`,
  none: {
    title: 'Nothing to compare yet',
    text: 'We ask applicants three voluntary questions after they apply and in their portal. Figures appear once at least five people have answered, and a group appears once it has five. An answer counts from the following Monday.',
  },
  method: [
    {
      title: 'Who’s counted',
      text: 'Everyone who applied in the year, counted once, up to the Monday before we calculated the figures. The line above the table gives the date. A person counts under the position they’re applying for now. Positions typed in by hand count as Other.',
    },
    {
      title: 'Why it doesn’t update right away',
      text: 'We calculate a year’s figures for all positions at the same time and keep them. New figures replace them after a week at the earliest. They also have to protect everyone: of the people who answered, the number who reached a step in the meantime must be zero or at least five in each position. Until then, the old totals stay, even if someone changed or deleted their answers or data. Totals contain no names. We count a past year one last time, and then its figures don’t change.',
    },
    {
      title: 'How far they got',
      text: 'The furthest step a person ever reached, even if their status changed later. Anyone who reached a later step counts as having passed the earlier ones. A change undone within a minute doesn’t count.',
    },
    {
      title: 'Impact ratio',
      text: 'A group’s rate divided by the rate of the group with the highest rate. Below four-fifths (0.80), U.S. authorities generally take a closer look (29 CFR 1607.4(D)). That’s a reason to look into it, not proof of anything.',
    },
    {
      title: 'Score',
      text: 'The share of a group that scored above the median of everyone scored, or of everyone scored for the position you choose. New York City requires this figure where software scores applicants (Local Law 144; 6 RCNY § 5-301).',
    },
    {
      title: 'Chance',
      text: 'p is how often chance alone would produce a difference at least this large. Below 0.05, we call that unlikely. Small numbers use Fisher’s exact test, larger ones the two-proportion z test.',
    },
    {
      title: 'Small groups',
      text: 'Groups of fewer than five people aren’t shown. They’re counted with the people who didn’t say. If subtraction would still reveal a small group, we also hold back another group, position, or step. Groups that make up less than 2% of the people are shown but not compared.',
    },
  ],
} as const;
