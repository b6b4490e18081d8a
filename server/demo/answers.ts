/** What demo applicants answer the AI interviewer, by its questions; golden transcripts hold the same talks. */
export type Answering = (question: { id: string; position: string; turn: number }) => string;

/** Answers of an experienced person, by question. */
const good: Record<string, string> = {
  greeting: 'I am doing well, thank you. I made some tea and I have a quiet hour.',
  'data-work':
    'For two years I entered purchase orders for a hardware wholesaler. They came as scanned PDFs, and I typed about 180 records a day into SAP, with item numbers, quantities and prices.',
  'data-recent':
    'Last month I cleaned a customer list in Excel with 4,000 rows. First I removed duplicates, then I checked the phone numbers against the contracts, and then I wrote a short list of the 35 rows that nobody could explain.',
  'data-error':
    'I noticed that totals did not match, because a colleague had typed the tax twice. I compared the batch with the paper orders, corrected 12 records and told the team lead, so that the template could be changed.',
  'data-quality':
    'I check each record twice. First I compare the total with the original, then I sort the column and look for values that stand out. It takes me about 5 minutes for 60 records.',
  'data-tools':
    'I use Excel every day, mostly filters, VLOOKUP and data validation. In SAP I know order entry and the reports for open items. I learn shortcuts, because they save time.',
  'data-invoices':
    'I put number 14 aside and write to the supplier which lines and which total do not match. Then I continue with the other 46 invoices, because they do not depend on it, and I note it in the list for my team lead.',
  'data-invoices-later':
    'I hand over 59 finished invoices and one marked as open. In the message I say what is wrong, what I asked and when, so that my team lead can decide before noon.',
  'data-duplicates':
    'First I check which phone number is newer by comparing the last order dates. If I cannot see it, I mark the pair and ask the sales team, because a wrong number is worse than a duplicate.',
  'data-duplicates-later':
    'I would say that I can do it, but that about 20 customers ordered with the older number last month. I propose to keep a copy of the list first, so that nothing is lost if it was wrong.',
  'support-work':
    'I worked two years for an online shoe shop. I answered about 45 e-mails and chats a day in Zendesk, mostly about returns and late parcels.',
  'support-people':
    'I helped visitors of a library for three years. They could not find books or use the computers, so I listened first, then I showed them step by step, about 30 people a day.',
  'support-angry':
    'A customer was upset because her wedding shoes came in the wrong size. First I said that I am sorry and that I understand how important that day is. Then I checked the stock, sent the right pair by express shipping and wrote to her when it was on its way. She thanked us in a review.',
  'support-hard':
    'A man shouted because he was charged a fee. I stayed calm and let him finish, then I explained where the fee came from and asked my lead if we could refund it. I learned that people calm down when you repeat what they said in your own words.',
  'support-tools':
    'I know Zendesk best, with macros, tags and views, and I have used Slack and Google Sheets. When three chats come at once, I keep a note with each name and tell people when I will be back, so nobody is forgotten.',
  'support-parcel':
    'I would write: I am so sorry that the parcel is not there, and I understand that you need it by Saturday. First I check the tracking and the address, then I ask if a neighbour took it. If not, I offer a replacement by express and open a claim with the courier.',
  'support-parcel-later':
    'If it costs more than the order itself, or the customer had a refund before, I ask my team lead first. Below that I decide, because Saturday matters to her, and I write a note why. While I wait I tell her when she will hear from me.',
  'support-charge':
    'I would write: I am sorry, being charged twice is frustrating, and I will look into it right now. Then I check both charges in the system and ask for the last four digits of the card, because one may be a reservation that disappears in 3 days.',
  'support-charge-later':
    'I would say: thank you for your patience, I checked carefully and I can see one charge of $42 here. I understand that your bank shows two, so could you send me a picture of it? Then I will ask our payment team and write to you by tomorrow 5 PM.',
  'va-work':
    'For three years I organised the week of a dentist: her calendar, travel to two clinics and about 60 e-mails a day. I planned every Friday for the week that came next.',
  'va-recent':
    'I planned a family trip for 14 people. First I made a list of what everybody needs, then I compared three offers, booked the flights and shared a calendar with all dates. My part was everything but paying.',
  'va-priorities':
    'I look at what has a deadline today and who is waiting for it. First I confirm the urgent meeting, then I tell the others when they will have their answer, because silence is what makes people nervous.',
  'va-ahead':
    'My manager had a flight at 6 AM after a late dinner. I saw it two days before, proposed a later flight and moved one meeting, because otherwise she would have slept 3 hours.',
  'va-tools':
    'I work with Google Calendar, Outlook and Trello. In the morning I open Trello first, move what is due today to the top and put blocks for it into the calendar. I use labels, so that urgent mails are visible at once.',
  'va-conflict':
    'I check which meeting was confirmed first and which one can move. Then I write to both, apologise to the second and offer two other times on the same day, and I leave a note for my manager with what I decided and why.',
  'va-conflict-later':
    'I apologise to the client at once, offer the next free hour and ask if a short call tonight helps. Then I tell my manager what I did, and next time I ask her for a list of people who always come first.',
  'va-inbox':
    'First I search for the names of the people in her first meeting, then for the words urgent and today. I label ten mails that she must see, archive the newsletters and give her a list before the meeting, with one line for each.',
  'va-inbox-later':
    'I do not pay. I call her on the number I know to verify it, because such mails are often a fraud, and I tell the IT contact. If I cannot reach her, it waits.',
  'admin-work':
    'I kept the personnel files of a school with 80 teachers for two years. Every day I scanned forms, updated records in Excel and answered about 25 questions about leave and pay slips.',
  'admin-process':
    'I was responsible for new contracts. First the form arrived, then I checked that nothing was missing, then I made the file, reminded people after 3 days and archived it when both had signed.',
  'admin-private':
    'The files had medical papers inside, so I locked the cabinet and the screen, and only two people had access. When a teacher asked for the address of a colleague, I said that I may not give it, but that I can pass on a message.',
  'admin-better':
    'Forms came back with mistakes every week. I made a checklist with six steps and an example, and after a month only 3 of 40 came back. I tracked it in a sheet.',
  'admin-tools':
    'I use Excel, Word and Outlook every day, and SharePoint for the records. In Excel I make lists with filters and reminders by date. I could show a new colleague how to find any file in under a minute.',
  'admin-onboarding':
    'I write to the person at once and call if there is no answer, because it is Friday. I tell the hiring manager and HR that the contract is not signed, and I prepare everything else, so that Monday works if it comes.',
  'admin-onboarding-later':
    'I do not decide that alone. I ask HR before 9 AM if the person may start with training without access to personal data, because a missing contract is a risk, and I keep a record of the answer.',
  'admin-records':
    'I ask her what she needs them for, because home addresses are personal data. If it is for a card, I offer to send it from HR. I check the privacy policy and ask HR before I send anything.',
  'admin-records-later':
    'I would write: I understand that you need this quickly and I want to help. Our policy does not allow me to send private addresses without a reason that HR approved. I have asked HR for you and will answer by 3 PM.',
  'general-work':
    'I worked two years in a small logistics company. On a normal day I answered about 50 messages from drivers and clients, planned routes in Google Sheets and solved what went wrong.',
  'general-recent':
    'I built a sheet that shows which deliveries are late. My part was the idea and the formulas. It was difficult because the data came in three formats, so I wrote steps to clean it first.',
  'general-problem':
    'Our scanner broke before a big delivery. First I asked who else had one, then I found an app for the phone and tested it with 10 parcels, because we had only two hours. It worked.',
  'general-feedback':
    'My manager said my reports were too long. I asked for an example of a good one, then I made mine one page with a table. Since then I show the draft to a colleague first.',
  'general-tools':
    'I use Google Sheets, Slack and Trello every day. In Sheets I know filters and pivot tables well, I made a weekly report with them for two years.',
  'general-deadline':
    'First I look at what must be done today and what can wait. Then I tell my team lead at once, not at 5 PM, what will be late and propose a new time, because surprises are worse than delays.',
  'general-deadline-later':
    'I tell the client what is finished and what is not, and that I will write again by 3 PM with a time. I do not promise more, because I cannot decide it alone.',
  'general-unclear':
    'I check older messages to see which meaning fits. Then I choose the one that can be changed later, write down why, and ask the question in the same chat, so that the answer is there in the morning.',
  'general-unclear-later':
    'I say sorry for the misunderstanding, tell how long the change takes and do it first. Next time I would ask before the person goes to sleep, because of the time zones.',
  hours:
    'I can work your hours, 9 AM to 6 PM Eastern time, which is 4 PM to 1 AM for me, Monday to Friday. I have a quiet room with a door and a 50 Mbps connection, and a phone as a second one if it fails.',
  'hours-start':
    'I could start in two weeks. Your day from 9 AM to 6 PM Eastern is 5 PM to 2 AM here, and I am free then every weekday. I work in a quiet room with a good desk and a 40 Mbps internet connection.',
  'your-turn': 'How long is the training, and who can I ask during a shift?',
  'your-turn-open': 'What happens after this interview?',
};

/** Honest, brief, second-language English: a person HR should talk to. */
const modest: Record<string, string> = {
  greeting: 'A little nervous, but okay.',
  'data-work': 'I typed orders in a small shop for one year, maybe 40 orders each day.',
  'data-recent': 'I made a list of products for my uncle shop in Excel and I checked the prices.',
  'support-work': 'I answered messages of customers on Facebook for a shop, one year.',
  'support-people': 'I helped old people in my street with their phones, I listen and show it slowly.',
  'va-work': 'I helped my boss with her calendar and her emails for one year.',
  'va-recent': 'I organised a birthday for 20 people, I made a list and called the restaurant.',
  'admin-work': 'I kept the files in a school office and answered the phone for one year.',
  'admin-process': 'When a form came I checked it and then I put it in the right folder.',
  'general-work': 'I worked in a restaurant for two years and did the orders and the cash.',
  'general-recent': 'I learned Google Sheets myself and made a list for our team.',
  'data-tools': 'Excel mostly, I know filters and sum.',
  'support-tools': 'I know WhatsApp and Gmail, I learn new tools fast.',
  'va-tools': 'Google Calendar and Gmail every day.',
  'admin-tools': 'Word and Excel, for letters and lists.',
  'general-tools': 'Google Sheets and Gmail, I use them every week.',
  hours: 'I can work from 3 PM to 11 PM my time. My internet is good.',
  'hours-start': 'I can start next month, from 3 PM to 11 PM my time.',
  'your-turn': 'No, thank you.',
  'your-turn-open': 'Is it paid every week?',
};

const plainly = [
  'I would ask my team lead, because I do not want to make it worse.',
  'I said sorry and I listened, and then we found a way together.',
  'First I look what is wrong, then I write to the person.',
  'I did it every day and nobody complained about it.',
  'I would tell the customer that I check it and write again in the afternoon.',
];

/** A follow-up has its question's id, a tilde and what follows. */
const base = (id: string): string => id.split('~')[0] ?? id;

/** Specific answers with examples. */
export const experienced: Answering = ({ id }) =>
  id.includes('~answer') ? 'No, that is all. Thank you for the talk.' : (good[base(id)] ?? 'Yes, of course.');

/** Short answers that leave much open. */
export const honest: Answering = ({ id, turn }) => {
  if (id.includes('~answer')) return 'Thank you, that is all.';
  const known = id.includes('~') ? undefined : modest[id];
  return known ?? plainly[turn % plainly.length] ?? '';
};
