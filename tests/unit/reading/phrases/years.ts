/** A sentence with more years than the résumé beside it has, and whether they're the person's own. */
type YearsSaid = { text: string; own: boolean };

const own = (text: string): YearsSaid => ({ text, own: true });
const others = (text: string): YearsSaid => ({ text, own: false });

/** Written before the reading they test. */
export const yearsFirst: readonly YearsSaid[] = [
  own('I have 14 years of experience in customer service.'),
  own('14 yrs exp in support, chat and email'),
  own('Customer service rep for 15 years, BPO mostly.'),
  own('i’ve been working as a va for almost 12 years now'),
  own(
    'For the past sixteen years I’ve taken care of the calendars of two directors, and before that I did the reception of a hotel.',
  ),
  own('I am already 13 years po in the BPO industry, voice and non-voice.'),
  own('15 years in data entry, same company until now.'),
  own('My experience in admin work is 14 years.'),
  own('I worked for a hotel that opened in 1990, and I was its receptionist for 17 years.'),
  own('Been in sales 12+ years before moving to support.'),
  own(
    'I handled customers of a telco for twelve years as an agent, sir, and never had a complaint about me.',
  ),
  own('In total I have worked 18 years, first as a cashier, then as an agent.'),
  own('With 14 years in the industry, I know how to calm an angry caller.'),
  own('For 12 years we ran the front desk as a team, my colleague and I, in customer service.'),
  others('My first manager had been a supervisor for 22 years and showed me how to read an invoice.'),
  others('I support a shop which has been selling furniture for more than 40 years.'),
  others('the clinic where i worked as an assistant has served the town 35 years already'),
  others('An account of ours, with us for more than 15 years, wanted to leave, so I called and asked why.'),
  others('Our boss is in the industry for 30 years already, sya po nag-train sa akin.'),
  others('My aunt worked as an agent for 20 years and I grew up hearing about it.'),
  others('I cleaned up the customer data of the past 15 years and put it into one spreadsheet.'),
  others('The longest member of our team has 18 years in customer support; I have two.'),
  others('Sorted records from the last 20 years, scanned and named them.'),
  others('A subscriber working with our telco for 12 years called me because the bill was wrong.'),
  others('Trained by a senior agent with 15 years of experience.'),
  others('I answered a client who said that this was the first mistake in over 17 years.'),
  others('Company is already 28 years in customer service outsourcing, I joined in 2021.'),
  others('I’d like to work here for the next 20 years if I can.'),
];

/** Written after it, and read once: 20 of other people. */
export const yearsHeldOut: readonly YearsSaid[] = [
  own('More than a decade ago I began as a clerk, and by now I have worked 16 years in offices.'),
  own('virtual assistant since college, thats 13 years of working with us clients'),
  own('We are three siblings who have run a call desk together for 15 years, as agents and owners.'),
  own('Honestly ma’am, I have been an encoder for eighteen years already and I still double check.'),
  own('My career in human resources spans 17 years and four companies.'),
  own('Having worked as a supervisor for 14 years, I can tell when a caller is about to hang up.'),
  own('12+ years: data entry, then admin support.'),
  own('I bring 15 years of experience as an executive assistant.'),
  own('Over the past 14 years I have supported customers of two airlines and one bank.'),
  own('Po, 13 years na ako as agent in telco, then three months rest.'),
  others('The hospital had been working with paper forms for 20 years when I typed all of it in.'),
  others('My teammate, an agent for 16 years, sat next to me and I learned from her calls.'),
  others('he was very angry because in 12 years as a customer nobody had ever apologized'),
  others('One of the suppliers has worked with the restaurant for 25 years, so I phoned him before I paid.'),
  others('The founder, 30 years in real estate, dictates and I write.'),
  others('I merged contacts that three assistants had collected over more than 15 years.'),
  others('Our CRM has been in use for over 14 years so the data is messy, I clean it weekly.'),
  others('I would be happy to stay as an agent for 15 years or more.'),
  others('They are a family business, 40 years in customer care po, very strict.'),
  others('I reported to a manager who has 22 years of experience in accounting.'),
];
