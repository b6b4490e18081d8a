/** Medical emergencies in English; the classes are in `english.ts`. Not yet read by a native speaker. */
export const englishMedical = `
  ! <person>|i|hes|shes|they|still|just __ isnt|not|no_longer|stopped|cant|barely|stop|hardly|cannot|aint|wont|struggling|trouble|isn_t|hard_time|difficulty _ breath*
  ! cant|cannot|barely|hardly|stopped|struggling|trouble|difficulty|gasping|fighting _ to? _ breath|breathe|breathing|air
  ! isnt|not|aint|stopped breathing|responding|responsive|conscious|moving|waking
  ! wont|not|doesnt|cant|isnt|didnt wake|waking _ up
  <person>|i|im|hes|shes|ive __ collapsed|unconscious|unresponsive|passed_out|fainted|convulsing|seizing|choking|turning_blue|turned_blue|blacked_out|electrocuted|drowning|foaming|bleeding_out|motionless|overdosed
  collapsed|unconscious|unresponsive|passed_out|convulsing|seizing __ floor|help|breathing|responding|breath|ground|now|kitchen|bathroom|blood
  lips|face|fingers|skin _ are|is|turning|going|turned|went? _ blue|purple|grey|gray
  chest _ pain|pains|hurts|hurting|tight|tightness|pressure|crushing|burning|squeezing|elephant|exploding
  pain|tightness|pressure|hurting|squeezing|clutching|holding|grabbing __ chest|left_arm|jaw|heart
  ! face|mouth|smile|side|arm|half _ of|the|my|her|his|one|right|left|is|just|has|moms|all? __ droop*|dropped|drooping|numb|crooked|paralyzed|fell|slurr*|sagging|lopsided|twisted
  ! cant|cannot|unable|lost _ feel|move|speak|talk|see|lift __ arm|leg|legs|side|properly|face|body|fingers|suddenly|straight|eyes
  slurr*|gibberish __ speech|words|talking|face|suddenly|speaking
  having|has|having_a|got|think|think_im|maybe|is_having|just_had|suffering _ a|an|some|kind|another|severe|of|massive|bad? _ stroke|heart_attack|seizure|seizures|allergic_reaction|anaphyla*|asthma_attack|miscarriage|aneurysm|cardiac_arrest|convulsion*|hemorrhage|diabetic|overdose|contractions|hypo|fit
  heart_attack|stroke|seizure|overdose|anaphylaxis|cardiac_arrest _ right_now|now|help|happening|please
  ! bleeding|bleeds|bleed|blood|hemorrhag* __ lot|heavily|badly|everywhere|out|stop|floor|so_much|all_over|soaked|pooling|gushing|pouring|dripping|head|wont|cant_stop|not_stopping|nonstop|profusely|deep|towel|towels|ears|pregnant|ear|nose_wont
  lots|much|lot|losing|lost|vomiting|puking|coughing|throwing|spitting|full|pool|covered|peeing|pouring|spurting|gushing __ blood
  ! wont|doesnt|cant|not|isnt|didnt _ stop|stopping|stopped _ bleeding|shaking|convulsing|seizing|vomiting
  water|waters|membranes _ just|has? broke|broken|breaking
  in|into|having|going|started|labor|labour|contractions _ labor|labour|contractions _ now|minutes|alone|apart|ambulance|baby|water|started|early|bleeding|hospital|home?
  baby|giving_birth _ is_coming|coming|coming_now|right_now|alone|crowning
  baby _ head _ out|showing|crowning|coming
  im|is|am|shes|wife|sister giving birth
  giving birth now|alone|here|right_now
  choking|choked _ on|to
  swallowed|drank|drunk|ate|ingested|inhaled|chewed __ bleach|detergent|battery|batteries|pills|meds|poison|cleaner|drain|chemical|chemicals|fluid|kerosene|magnet|coin|pesticide|gasoline|tide_pod|medicine|ibuprofen|tablets
  kid|baby|toddler|child|son|daughter|girl|boy|niece|nephew __ fever|limp|blue|swallowed|choking|unresponsive|seizure|seizing|shaking|breathing_funny|fell|drowned|pool
  call|calling|called|need|send|dial|get|someone|waiting|ambulance|wheres|no_one_answers|phoned _ for? _ 911|ambulance|999|112|paramedics|emergency_services|medic
  throat|tongue|face|neck _ is|are|closing|swelling|swollen|swelled|tight|swelling_up? _ closing|swelling|swollen|swelled|shut
  epipen|epi_pen|inhaler _ is? _ empty|help|working|find|dont|cant|gone|where|out
  allergic|bee|wasp|peanut|peanuts|shrimp|stung|sting __ swelling|swollen|throat|breathe|breathing|closing|hives|tongue
  insulin|sugar|glucose|diabetic|hypo __ shaking|passing|low|30|40|faint|unconscious|confused|sweating|out|blurry|600
  hit|run|struck|crushed|trapped|pinned _ by|over|under|in _ a|the? _ car|truck|bus|train|motorcycle|machine|rubble
  car|bike|motorcycle|bus _ accident|crash|crashed|wreck|flipped __ now|just|trapped|bleeding|hurt|help|blood|stuck
  fell|fallen|fall __ stairs|ladder|roof|head|balcony|floor|window|horse|shower|bathroom __ blood|moving|move|unconscious|responding|answering|bleeding|wake|not|head|hip|breathing|help
  been|got|was|is|im|hes|just|someone _ just|been|got? _ shot|stabbed|electrocuted|bitten|poisoned|burned_badly|scalded
  snake|cobra|scorpion|dog _ bit|bite|stung|bitten
  bone _ is|sticking|out|through|showing
  house|apartment|kitchen|building|room|flat|curtains _ is|are|on|s? _ on_fire|burning|full_of_smoke|in_flames
  smell|smelling|leak|carbon|fumes __ gas|monoxide|dizzy __ dizzy|faint|headache|house|alarm|leak|help
  worst|sudden|splitting|thunderclap headache _ of_my_life|ever|cant_see|vision
  losing|lost|passing|blacking|going|about_to|gonna|feel _ consciousness|out|pass_out|faint|black_out|collapse
  vision|everything _ is|going|went|goes|getting? black|blurry|dark _ dizzy|faint|numb|arm|chest
  burned|burnt|scalded|burns|acid __ skin|boiling|face|peeling|hospital|blister*|eyes
  finger|fingers|hand|toe|arm _ got|is|has|was|been|just? _ cut_off|severed|chopped|amputated|crushed|caught
  took|taken|gave|given|injected|used|shot_up __ heroin|fentanyl|wrong_dose|double_dose|too_much|meth|something|insulin|tramadol __ wake|blue|breathing|unconscious|shaking|passed|heart|nodding|cold`;
