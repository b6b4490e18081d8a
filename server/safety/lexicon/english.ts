import { english as concepts } from '../concepts/en.ts';
import type { LexiconSource } from '../source.ts';
import { englishAbuse } from './english/abuse.ts';
import { englishMedical } from './english/medical.ts';
import { englishMinor } from './english/minor.ts';
import { englishSelfHarm } from './english/selfHarm.ts';
import { englishSurroundings } from './english/surroundings.ts';
import { englishThreat } from './english/threat.ts';

/** English, with the short spellings of chats. Not yet read by a native speaker. */
export const english: LexiconSource = {
  language: 'en',
  concepts,
  classes: {
    neg: `not no dont doesnt didnt isnt arent wasnt werent aint wont wouldnt cant cannot couldnt havent hasnt
      hadnt nobody none nor without noone nothing neither`,
    never: 'never no_one nobody no_intention no_plans no_thoughts not_a_single haven_t_ever havent_ever',
    contrast: 'but honestly however although yet except anyway actually truthfully tbh lately sorry',
    /** Common words that are one slip away from an entry of another language. */
    common: 'response responses contact practice discount supplied receive invoice problem present suggest',
    no: 'not no dont don_t doesnt didnt never isnt wont wouldnt cant cannot couldnt aint nothing hasnt havent do_not',
    i: 'i im ive ill id imma ima iam i_am u_me me',
    self: 'myself mself my_self meself mysef',
    them_self: 'himself herself themselves themself hisself',
    going: `want wants wanted wanna wana gonna gunna gona going will ill imma ima about_to planning plan plans
      thinking think thought thoughts considering ready decided tempted trying try tried need urge urges might may
      could should feel_like dream dreaming swear wish rather intend let keep keeps better tonight today attempted`,
    want: 'want wanna wana wanted wants wish wished hope hoping hoped pray praying feel_like ready rather beg need',
    person: `brother sister mom mum mother dad father friend bestie husband wife son daughter kid child baby
      roommate flatmate boyfriend girlfriend neighbor neighbour grandma grandpa grandmother grandfather uncle aunt
      cousin bro sis hubby partner toddler coworker colleague nephew niece nana moms dads he she mama papa buddy
      mate man woman guy lady boss customer client caller somebody someone`,
    means: `pills pill tablets meds medication medicine tylenol paracetamol ibuprofen xanax sleeping_pills
      antidepressants painkillers insulin oxy capsules advil aspirin valium fentanyl`,
    kill_self: `kill killing killed killin off offing offed hang hanging hanged hung shoot shooting stab stabbing
      drown drowning hurt hurting harm harming cut cutting burn burning unalive unaliving delete poison gas suffocate
      strangle slit destroy starve punish neck overdose jump kil kll end ending throw`,
    kin: `daughter son kid kids child children sister brother nephew niece cousin girl boy students student teen
      teenager he she hes shes his her oldest eldest youngest twins he_is she_is baby grandson granddaughter my_kid
      they dog cat who`,
    unit: `hours hrs hour years_of year_of yrs_of km kms miles minutes mins months weeks days tickets percent usd
      dollars people employees calls emails rows am pm h wpm years_exp yrs_exp years_experience years_in agents cases
      minute day week items orders clients customers feet inches mbps gb years_as years_working a_month seats weeks_pregnant`,
    age: `10 11 12 13 14 15 16 17 eleven twelve thirteen fourteen fifteen sixteen seventeen 15yo 16yo 17yo 14yo 13yo
      12yo 15yrs 16yrs 17yrs 14yrs 16f 17f 15f 16m 17m 15m 14f 14m`,
    who: `him her them you u ya yall everyone everybody people customer customers client clients boss manager managers
      supervisor coworker coworkers colleague neighbor neighbour neighbors wife husband girlfriend boyfriend ex guy
      bastard bitch recruiter trainer reviewer reviewers hr dude asshole mother father brother sister stepdad
      stepfather landlord he she family kids lady woman man whoever somebody someone idiot moron motherfucker staff
      team lead roommate teammate everyone_there those_people these_people`,
    hurt_them: `kill murder shoot stab strangle choke slaughter hurt beat smash strangling killing shooting stabbing
      murdering burn bomb poison rape shank punch attack behead butcher hunt execute torture slap jump whack gut
      beating unalive drown kidnap destroy end slice skin crush`,
    will: `ill will gonna gunna going_to gona im_going wanna want_to want i_swear swear about_to ima imma planning
      plan_to plans_to let_me i_could could i_might gon finna will_have i_should ready_to ready wish dream_of dreaming_of`,
    body: `face head neck legs leg skull teeth throat arms jaw bones knees nose fingers hands ribs brains`,
    place:
      'office building house place center centre company headquarters hq school apartment floor store car home',
    weapon:
      'gun guns rifle shotgun pistol knife knives machete acid bomb bombs ak47 ar15 axe bat grenade weapon glock gasoline molotov blade hammer',
    agent: `boss manager supervisor recruiter husband boyfriend ex dad father stepdad stepfather uncle coworker
      colleague lead teacher trainer landlord agent client customer interviewer owner brother cousin partner hubby
      wife girlfriend mom mother stepmom he she they teammate hes shes they_re theyre neighbor guy guys man someone
      roommate roomie professor pastor hr reviewer coach handlers traffickers exs employer employers tl
      son grandpa grandfather stepbrother who everyone people kids they_all bf husbands`,
    hits: `hit hits hitting beat beats beating slap slaps slapped slapping punch punches punched punching choke chokes
      choked choking kick kicks kicked kicking rape rapes raped raping molest molests molested touch touches touched
      touching grope gropes groped groping harass harasses harassed harassing stalk stalks stalked stalking threaten
      threatens threatened threatening blackmail blackmails blackmailed blackmailing hurt hurts hurting abuse abuses
      abused abusing assault assaults assaulted assaulting strangle strangled strangles burned bullies bullied
      bullying humiliates humiliated shoved shoves whips whipped fondles fondled drugged bit chokeslammed
      extorting sextorted terrorizes torments tortures tortured grabs grabbed pinned spat spits forced forces forcing`,
    nude: `nudes nude naked topless underwear sexual dick dickpics dick_pic dick_pics genitals privates private_parts penis sex
      sexually lingerie explicit boobs breasts intimate porn body_pics bra sexting sleep_with penises undress strip porno`,
    papers: 'passport passports documents id ids phone papers salary wages visa phones bank_card pay',
  },
  rules: {
    ...englishSurroundings,
    self_harm: englishSelfHarm,
    medical: englishMedical,
    threat: englishThreat,
    abuse: englishAbuse,
    minor: englishMinor,
  },
};
