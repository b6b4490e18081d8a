/** What someone adds to an offer of all hours, and whether it limits the offer. */
type Added = { text: string; limits: boolean };

const limiting = (text: string): Added => ({ text, limits: true });
const harmless = (text: string): Added => ({ text, limits: false });

/** Written before the reading they test. */
export const addedFirst: readonly Added[] = [
  limiting('I cannot work after 3 PM because of my kids.'),
  limiting('Friday is not possible for me.'),
  limiting('i cannot on mondays, i have dialysis'),
  limiting('It’s not possible for me to start before 11 ET.'),
  limiting('Late part of the shift I won’t do po, sorry.'),
  limiting('I’m not available on Tuesdays and Thursdays.'),
  limiting('cant do the first two hours though'),
  limiting('I’m afraid the mornings don’t work for me.'),
  limiting('Sometimes I have to leave at 1 PM to pick up my son.'),
  limiting('On Wednesdays it’s impossible, because I have a class until noon.'),
  limiting('I’m not willing to stay until the end of the day, my bus leaves before that.'),
  limiting('Friday po is not possible, may choir practice ako.'),
  limiting('To be honest, I can’t be online every day, it depends on my other client.'),
  harmless('My family knows that I cannot be disturbed during work.'),
  harmless('I cannot wait to start!'),
  harmless('The window is double, so it’s not possible to hear the street.'),
  harmless('i cannot complain about my internet, never went down this year'),
  harmless('Power interruption is not possible here because the building has its own generator.'),
  harmless('At my old job I was not able to work from home, so this is better for me.'),
  harmless('I sometimes worked weekends in my last job.'),
  harmless('It is not possible for anyone to interrupt me there.'),
  harmless('I cannot imagine a better schedule.'),
  harmless('Sometimes the cat walks by, but the room has a door.'),
  harmless('You won’t have any problem with me, I would never miss a shift.'),
  harmless('hindi po maingay, my neighbors cannot come in and I cannot hear them'),
  harmless('In my previous job it depended on the client whether I had a desk.'),
];

/** Written after it, and rated once: 20 of other people. */
export const addedHeldOut: readonly Added[] = [
  limiting('Only thing is I can’t stay past 4 PM ET.'),
  limiting('Thursdays are impossible for me this term.'),
  limiting('hindi ako available on fridays po, may klase'),
  limiting('I’m unable to start before 10 AM ET.'),
  limiting('The last hour I cannot do, I fetch my daughter then.'),
  limiting('The early hours do not suit me, I would be late most days.'),
  limiting('I will not work nights or late shifts.'),
  limiting('Every other Monday I’m not available, that is my hospital day.'),
  limiting('I sometimes have to leave early for my mother’s treatment.'),
  limiting('cannot commit to the full shift yet'),
  harmless('I cannot hear the traffic at all from my room.'),
  harmless('It’s not possible to lose the connection, I have two providers.'),
  harmless('I can’t thank you enough for this chance.'),
  harmless('My roommates are not able to use my room, it has a lock.'),
  harmless('When I was a student I could not work mornings, but that is over.'),
  harmless('the dog sometimes barks but only outside'),
  harmless('My laptop can not be used by anyone else in the family.'),
  harmless('I can’t see any reason why this would not work.'),
  harmless('Before, I was not available on Fridays; now I am.'),
  harmless('You cannot hear my neighbors po, concrete ang wall.'),
];
