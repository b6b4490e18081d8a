/** What a new installation asks of its first admin, in this order. */
export const firstSteps = ['company', 'mailbox', 'model', 'job', 'colleague'] as const;
export type FirstStep = (typeof firstSteps)[number];

export type FirstStepState = {
  step: FirstStep;
  /** `later`: put off, and still to do. */
  state: 'open' | 'later' | 'done';
};
