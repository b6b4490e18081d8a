/** An answer about hours to a posting of 9 AM–5 PM ET, and whether what it offers covers that. */
type HoursAnswer = { text: string; covers: boolean };

const covering = (text: string): HoursAnswer => ({ text, covers: true });
const missing = (text: string): HoursAnswer => ({ text, covers: false });

/** Written before the reading they test. */
export const answersFirst: readonly HoursAnswer[] = [
  covering('I can work 9 AM to 5 PM ET, Monday to Friday, from home.'),
  covering('9-5 ET mon-fri, home office w/ fiber'),
  covering('i am free from 9pm to 5am manila time po, monday to friday, sa bahay lang'),
  covering('The posting says 9 AM to 5 PM ET and that works for me, Monday to Friday, at home.'),
  covering('I study from 6 PM to 9 PM ET, so 9 AM to 5 PM ET is perfect for me, Monday to Friday, at home.'),
  covering('My old shift was 2 PM to 10 PM ET. Now I can do 9 AM to 5 PM ET, weekdays, from my home office.'),
  covering(
    'I said 6 PM to 10 PM ET earlier, sorry. I checked, and I can work 9 AM to 5 PM ET, Monday to Friday.',
  ),
  covering('My husband works 6 PM to 2 AM ET, so my day is open: 9 AM to 5 PM ET on weekdays, at home.'),
  covering('Your hours are 9 AM to 5 PM ET, right? I can do those from Monday to Friday, in my room.'),
  covering('Available 8 AM - 6 PM EST, weekdays. Quiet room at home.'),
  covering(
    'I’m available from 9 AM to 5 PM ET or from 1 PM to 9 PM ET, whichever you need, Monday to Friday.',
  ),
  covering('I would take 9 AM to 5 PM Eastern, five days, and I sleep from 11 PM to 7 AM ET.'),
  covering('Work hours that suit me: 9:00–17:00 ET, Mon–Fri. I bring my son to school before that.'),
  missing(
    'I’m working at a bank from 9 AM to 5 PM ET, so I could start after that: 6 PM to 10 PM ET, from home.',
  ),
  missing('day job 9-5 ET mon-fri, free 7pm to 11pm ET, home'),
  missing('I have classes po from 9 AM to 4 PM ET, so available ako 6 PM to 11 PM ET, sa bahay.'),
  missing('I read that the position is 9 AM to 5 PM ET. I can offer 6 PM to midnight ET, Monday to Friday.'),
  missing('9 AM to 5 PM ET, weekdays. Wait, no, I mean 9 PM to 1 AM ET, since my mornings are taken.'),
  missing('I can’t work 9 AM to 5 PM ET. I can work 8 PM to midnight ET, from my flat.'),
  missing('In my last job I worked 9 AM to 5 PM ET. Now I’m only free from 7 PM to 11 PM ET, at home.'),
  missing('My wife works 9 AM to 5 PM ET and I watch the kids then, so I’d work 6 PM to 10 PM ET.'),
  missing('My present shift ends late: 10 AM to 6 PM ET, and after it I can do 8 PM to 11 PM ET at home.'),
  missing('i sleep 9am to 5pm ET because of my night job, can do 6 pm to 9 pm ET'),
  missing('I’m not available from 9 AM to 5 PM ET; from 6 PM to 10 PM ET I’m at my desk at home, every day.'),
  missing(
    'At first I thought I could do 9 AM to 5 PM ET, but my course changed. I can work 6 PM to 10 PM ET.',
  ),
  missing(
    'I take care of my mother from 8 AM to 4 PM ET. The time I can give is 7 PM to 11 PM ET, weekdays.',
  ),
];

/** Written after it, and rated once: 20 of other people. */
export const answersHeldOut: readonly HoursAnswer[] = [
  covering(
    'Every weekday 9 in the morning until 5 in the afternoon Eastern is okay for me, I have my own office.',
  ),
  covering('My availability is 8 AM to 5 PM EST Monday through Friday, home based.'),
  covering('kaya ko po ang 9am to 5pm ET, monday to friday, dito lang sa house'),
  covering(
    'I left my previous company, where I worked 7 PM to 3 AM ET, so I can do 9 AM to 5 PM ET on weekdays at home.',
  ),
  covering(
    'My kids are in school from 8 AM to 2 PM ET and with their grandmother after, so I can work 9 AM to 5 PM ET, Mon-Fri, at home.',
  ),
  covering('What you wrote in the ad, 9 AM to 5 PM ET, is what I am looking for. Weekdays, from my room.'),
  covering(
    'I’d prefer 9 to 5 Eastern, Monday to Friday. I also have a church meeting on Sunday from 8 AM to 12 PM ET.',
  ),
  covering('Not 6 PM to 10 PM ET any more, I’m free 9 AM to 5 PM ET now, weekdays, home office.'),
  covering('9 PM - 5 AM PHT which is 9 AM - 5 PM ET, Mon to Fri, WFH setup ready'),
  covering(
    'I usually wake up at 7 and could be online from 8:30 AM to 5:30 PM ET, Monday to Friday, at my desk at home.',
  ),
  missing(
    'I’m employed by a school until June, 8 AM to 4 PM ET. Until then I can give you 6 PM to 10 PM ET, at home.',
  ),
  missing(
    'Since the gym opens 9 AM to 5 PM ET and I coach there, evenings remain: 6 PM to 11 PM ET, from home.',
  ),
  missing('current work 9am-5pm ET, after that 630pm-1030pm ET is ok for me'),
  missing('Your listing asks for 9 AM to 5 PM ET. Mine would be 5 PM to 11 PM ET, Monday to Friday.'),
  missing('I can do 9 AM to 5 PM ET, no wait, that is my class time. I can do 7 PM to 11 PM ET.'),
  missing('I won’t be free between 9 AM and 5 PM ET, but I will be between 6 PM and 10 PM ET, at home.'),
  missing(
    'My brother uses the computer from 9 AM to 5 PM ET. It’s mine from 6 PM to 10 PM ET, so that’s when I can work.',
  ),
  missing('before i worked 9am to 5pm ET, now because of the baby i can work 8pm to 11pm ET only'),
  missing('I have duty po sa hospital 8 AM to 4 PM ET, pero free ako 6 PM to 10 PM ET.'),
  missing(
    'Two years ago I would have said 9 AM to 5 PM ET. Today it’s 7 PM to 11 PM ET, from home, every weekday.',
  ),
];

/** Offers of all hours in many forms, with past, busy, and other people's hours around them: nobody may lose by how it's put. */
export const offersInManyForms: readonly string[] = [
  'I work 9 AM to 5 PM ET without any problem, Monday to Friday, from home.',
  'I have no problem with 9 AM to 5 PM ET, Monday to Friday.',
  'My shift could be 9 AM to 5 PM ET, weekdays.',
  'I’ve always worked 9 AM to 5 PM ET for US clients and would continue, Monday to Friday.',
  'I have been doing 9 AM to 5 PM ET for three years, so the same hours are okay, Monday to Friday.',
  'Monday thru Friday, 9 AM to 5 PM ET, home office, no kids at home.',
  '9 AM to 5 PM ET. I don’t have another job. Weekdays, at home.',
  'I don’t have any other job so 9 AM to 5 PM ET is no issue, Monday to Friday.',
  'Since I quit my job I’m free from 9 AM to 5 PM ET, Monday to Friday.',
  'I’m currently available from 9 AM to 5 PM ET, Monday to Friday, at home.',
  'As my kids are at school, I can do 9 AM to 5 PM ET, weekdays.',
  'My husband takes the kids to school so I can start 9 AM and work 9 AM to 5 PM ET, Mon-Fri.',
  'My schedule is open from 9 AM to 5 PM ET, Monday to Friday.',
  'My schedule is 9 AM to 5 PM ET Monday to Friday.',
  'I commit to working 9 AM to 5 PM ET, five days a week, from my room.',
  'I was thinking 9 AM to 5 PM ET, Monday to Friday, from my room.',
  'Working hours 9 AM to 5 PM ET are what I’m used to, Monday to Friday.',
  'I am looking for 9 AM to 5 PM ET, Monday to Friday.',
  'Full time, 9 AM to 5 PM ET, Monday to Friday, work from home.',
  'Work 9am-5pm ET mon-fri ok',
  '9 to 5 your time is 9pm to 5am here, I did that shift for two years, Monday to Friday at home',
  'I live alone, so 9 PM to 5 AM in Manila, your 9 AM to 5 PM, is what I do anyway, Monday to Friday.',
  'I can be at my desk at home 9 AM to 5 PM ET on weekdays, and my church is on Sunday from 9 AM to noon.',
  'I sleep in the morning here and work in the evening: 9 PM to 5 AM Manila time, Monday to Friday, from home.',
  'My time is flexible; 9 AM to 5 PM ET or whatever you need, Monday to Friday.',
  'I used to do 9 AM to 5 PM ET at my last job and I want the same, Monday to Friday.',
  'Night shift here, 9pm to 5am manila, i got used to it, mon to fri, from home',
  'Yes ma’am, my availability po is from 9pm until 5am Philippine time, Monday to Friday, at home.',
  'I would like to keep 9 AM to 5 PM ET, it’s what I work now for my other client who is leaving, Mon-Fri.',
  'The 9 AM to 5 PM ET schedule is exactly what I want, Monday to Friday, at home.',
  'From Monday to Friday I am able to be online between 9 AM and 5 PM ET.',
  'I go online 9 AM to 5 PM ET daily, from my home office.',
];
