/** One of these is shown below the greeting of the employee's dashboard. */
export const motivation = [
  'Steady work is good work.',
  'One task at a time gets the day done.',
  'Good questions save more time than fast answers.',
  'Read it twice, write it once.',
  'Someone’s day gets easier because of what you send.',
  'Careful today is quick tomorrow.',
  'You don’t have to know it all. You just have to find out.',
  'A clear sentence is a kind sentence.',
  'Small improvements add up over a week.',
  'Start with the part you understand.',
] as const;
