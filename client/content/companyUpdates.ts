/** Short news beside the jobs. A company that runs this product writes its own. */
export const companyUpdates = [
  { title: 'Training is paid', text: 'One to two weeks, from day one.' },
  {
    title: 'Weekly payments available',
    text: 'Every two weeks is the default. You can choose weekly when you start.',
  },
  { title: 'Shift times in your time zone', text: 'We convert U.S. hours where we can.' },
] as const;
