/** Suicide and self-harm in English; the classes are in `english.ts`. Not yet read by a native speaker. */
export const englishSelfHarm = `
  ?place on|up _ the|my|our|a _ roof|rooftop|ledge|bridge|balcony|overpass
  ?jump <no> _ see _ reason|point _ to _ walk|come|go|climb|step
  ?hope ! <no> _ see|have|find|any _ a|any|the _ reason|point|way
  ?left letters|letter|note|notes _ are|is _ written|sealed|done|desk
  ?gone not|wont|never _ coming|be_coming|come|going_to_be _ back|in_anymore
  <kill_self> _ <self>
  ! <i> _ <kill_self> _ <self>
  <kill_self> _ <them_self>
  <person>|brother|sister __ hang|kill|shoot|hurt himself|herself|themselves
  suicide|suicidal|sucide|suicied|sewerslide|suicidality
  unalive|unaliving
  gonna|wanna|want_to|might|gunna|to|ima|will kms
  <want> __ die|dying|death|dead|unalive
  wish|wished|wishing __ dead|born|wake|woke|exist|existed|disappear|alive|breathing
  i __ wish|hope|pray|prefer|rather __ never_wake|not_wake|never_woke|didnt_wake|dont_wake|never_born|hadnt_woken|wont_wake|wouldnt_wake
  ! <no> _ want|wanna|wana _ wake|wake_up|wakeup|waking
  ! sleep|asleep|bed __ never|not|dont|wont|didnt|wouldnt|without _ wake|waking|woke|up
  ! <no> _ wake|waking _ up __ tomorrow|ever|again|anymore|morning
  disappointed|sad|upset|hate|angry|regret|mad|cry|crying _ that|when|because|i|to? __ woke|wake|waking|alive _ up|alive?
  i __ better|rather|happier be? dead|gone
  better off dead|gone
  ! <no> _ want|wanna|wana|wish|deserve|care|like|supposed __ live|living|alive|exist|existing|breathe|breathing
  ! <no> _ want|wanna|wana _ be|stay here|around
  ! <no> _ want|wanna|feel_like|energy|strength|will _ go|going|keep|carry on|going|living|fighting
  ! i|just|really|honestly|simply|im _ cant|cannot|can_not|couldnt|unable _ live|go|keep|carry on|living|like_this|anymore|any_more|going|no_more
  ! cant|cannot|can_not _ live|go_on|keep_going|carry_on _ like_this|anymore|any_more|longer|living
  ?cant ! cant|cannot|can_not|couldnt _ do|take|handle|bear|stand|cope|fight __ this|it|anymore|any_more|longer|no_more|pain
  ! no|any|single|without|lost|find|lose|have|see|zero|isnt|not|nt _ reason|point|purpose|will|desire|motivation|sense|meaning __ live|living|alive|breathing|existing|life|going_on|go_on|carry_on|keep_going|wake|waking|exist|existing
  ! nothing|anything|no_one|nobody|noone _ left? _ to|worth live|living
  ?nothing nothing left|matters
  ?nothing _ i_have|got nothing|noone|no_one|nobody left?
  over life|living
  tired|sick|exhausted|done|fed|finished|weary of|with|up? _ living|life|existing|alive|breathing|being_here|everything|being_alive
  ! life|living|existence|it|going|carrying _ not|isnt|aint|no_longer|on|never? _ worth|pointless|unbearable|meaningless _ living|it|anymore|going|continuing|living_anymore
  ! life|living __ not|isnt|no _ worth|meaning|point|purpose
  end|ending|ended|take|taking|took|finish|finishing|quit _ my|her|his|their|own|own? _ life|lives|misery|suffering|existence|own_life
  end|ending _ it _ all|tonight|today|now|tomorrow|myself|forever|everything|soon|weekend
  want|wanna|need|ready|wish|going|gonna|plan|plans|decided|mind|time|thinking|way|ways _ of|to|about|for|up|it|i? end|ending|ended it|everything|things|all
  want|wanna|wish|beg|hope __ pain|it|everything|all|suffering|hurting _ to|would? _ stop|end|over|finished
  make|making _ pain|it|hurting _ stop|end|go_away
  world|everyone|everybody|family|kids|they|yall|you|mom|parents|wife|husband|people|team|life|children|boys|girls|daughter|son __ better|easier|happier|relieved|fine|good __ without|if|when|once me|i|im|iam
  better|easier|happier off? _ without me
  ! no_one|nobody|noone|wouldnt|wont|who|dont_think __ miss|notice|care|cry|mind __ if|when|me|that __ i|im|me|died|gone|disappeared|dead|vanished
  ! no_one|nobody|noone _ would|will|even|gonna _ miss|notice|remember me|im|i|if
  if i|im|iam _ disappear|disappeared|vanish|vanished|died|die|gone|dead|wasnt|weren|werent
  want|wanna|wish|need|going|plan|planning|decided|ready|hope|gonna|could|just _ to|just|i? _ disappear|vanish|fade_away|cease|evaporate|be_gone _ forever|completely|earth|all|existing|for_good|permanently|tonight?
  cease to? exist*
  stop|quit exist*|living|breathing|being_alive
  dont|doesnt|not|no_longer|never care|matter|mind|give _ if|whether|about _ i|im|living _ live|die|wake|alive|dead|hit|died
  burden _ on|to|for? __ everyone|family|everybody|mom|parents|people|kids|wife|husband|them|world|all|you
  ?burden burden|dead_weight|waste_of_space|useless|worthless|failure|waste_of_air|waste_of_oxygen
  never been|be|should|was born
  shouldnt|should_not|never|should_never _ have|been|exist|born|be _ born|alive|here
  goodbye|farewell|bye|byebye|goodnight _ cruel|forever|world|everyone|everybody|all|for_good|to_all|life
  ?bye goodbye|good_bye|farewell|byebye|adieu
  ?bye my|the|this|is|our last|final _ message|goodbye|chat|email|text|note|words|conversation|day|night|shift|letter|time|task|thing
  ?bye last|final _ message|goodbye|words|note|conversation __ from|to|you|anyone|i|me|get|send|ever
  ?bye thank|grateful|appreciate|sorry _ you|u|for|all? __ everything|all
  ?bye tell|let __ know|that|them|her|him|mom|kids|wife|family|parents|everyone|daughter|son __ love|loved|sorry|not_her_fault|fault|forgive
  tell|told __ mom|kids|wife|family|parents|daughter|son|husband|mother|brother|sister|them|her _ that|i __ loved|sorry|fault
  ?gone ! wont|will_not|not|never|no _ be|gonna|going|need|needing|see|going_to_be __ here|around|alive|it|anymore|tomorrow|monday|after|longer|exist|need|anything|you_again
  ?gone by the time|morning|tomorrow|monday|then __ read|see|find|get|gone|dead
  by the time _ you|u|someone|anyone _ read|see|find|get
  ill|will|gonna _ be _ gone|dead|in_heaven|with_god|at_peace|no_more _ by|tomorrow|soon|tonight|before|forever|when|after?
  ?decided made_up_my_mind|already_decided|dont_bother|i_decided|ive_decided|i_have_decided|i_mean_it|no_turning_back|its_decided|chosen_the_day|picked_a_day|picked_a_date|set_a_date|have_a_plan|making_a_plan|the_plan_is|nobody_can_stop|no_one_can_stop|dont_try_to_stop|dont_look_for_me|peace_with
  ! dont|do_not|no_one|nobody _ try|look|come|search|call _ stop|looking|for|find|save me
  ?left left|wrote|written|writing|gave|giving|given|prepared|packed|arranged|settled|put __ note|notes|letter|letters|passwords|password|envelope|will|belongings|stuff|things|cat|dog|keys|affairs|everything_ready
  ?care take_care|look_after|feed|adopt|watch_over __ cat|dog|mom|kids|mother|daughter|son|family|brother|sister|pets|them|her
  ?care my|last _ paycheck|pay|salary|money|savings|insurance|laptop|things __ to|go|goes|give|my _ mom|mother|kids|sister|brother|wife|family|daughter|son
  life|death insurance|benefit __ worth|more|pay|better|help|dead|family|kids
  worth _ more dead|gone
  took|take|taken|taking|swallowed|swallow|swallowing|downed|ate|popped|had _ all|whole|entire|bottle|too_many|handful|bunch|many|every|rest|box|fistful|a_lot|pack|20|30|40|50|60|100|two|three|lots __ <means>|bottle|them
  overdos*|oding|odd_on __ <means>|tonight|today|again|i|on|pills
  i|im|ive|to|gonna|might _ overdos*|od|oded
  <going> _ overdos*|od
  counting|counted|staring|stare|looking|lined|saved|saving|stockpil*|hoard*|stash*|collecting|collected|bottle|holding|full|enough|bought|got _ up|at|of|my|the|all|a|out|these|enough? _ <means>|rope|noose|razor|blade
  drank|drink|drinking|drunk|swallowed _ bleach|antifreeze|poison|pesticide|drain_cleaner|rat_poison|detergent|ammonia
  rope|noose|belt|cord __ ready|neck|tied|ceiling|hanging|closet|garage|fan|tree
  gun|pistol|knife|blade|razor|barrel _ to|in|on|at|against _ my|his|her _ head|mouth|throat|wrist|wrists|temple|neck|skin|arm|veins
  slit|slitting|slice|slicing|slash|cut|cutting|open _ my|her|his|the _ wrist|wrists|veins|throat
  cut|cutting|cuts|scratching|slicing|carving|burning _ my _ arm|arms|thigh|thighs|legs|leg|skin|stomach
  started|been|keep|kept|stop|relapsed|relapse|back_to|went_back|again|hide|hiding|urge|urges|fresh|new __ cutting|cut|cuts|self_harm*|selfharm* __ again|myself|deeper|skin|arms|breaks|last|night|sleeves|bathroom|scars|breaks|worse
  self_harm*|selfharm*|self_injur*|self_mutilat*
  jump|jumping|jumped|step|stepping|throw|leap|leaping|walk|walking|lie_down|drive|driving _ off|from|in_front|into|onto|under|out_of|infront _ the|a|my|this|this|of _ bridge|roof|rooftop|building|balcony|ledge|window|cliff|train|traffic|bus|truck|tracks|overpass|floor|wall|tree|river|ocean|sea|car|highway|subway
  ?place standing|sitting|im|on|at|up|here|by|parked|climbed|over|to _ on|at|the|a|here|of|by? _ bridge|rooftop|roof|ledge|tracks|railing|overpass|cliff|balcony|platform
  ?place on|from|at _ roof|rooftop|ledge|bridge
  ?jump jump|jumping|one_step|fall|falling|let_go|step_off|the_water|the_train|the_drop|easy_to|so_easy|looking_down|look_down|way_down
  ! bridge|rooftop|roof|ledge|tracks|railing|overpass|cliff // jump|one_step|let_go|step_off|looking_down|goodbye|over_soon
  hope|wish|pray|want|if|wouldnt_mind __ car|truck|bus|train|something|someone _ hit|hits|kill|kills|run|runs|crash|crushes|kill_me _ me|over?
  give|giving|given|gave _ up on|with? _ life|living|everything|myself|being_alive
  lost|lose|losing _ will|desire|reason _ live|living
  death|dying _ is|seems|feels|sounds|would_be|looks|as _ only|better|peaceful|easier|relief|answer|way|comforting|escape|best
  ! only|no|other|another|easy|way _ way|out|option|escape|choice|solution _ out|left|is|to? _ die|death|dying|gone|end_it|suicide
  ?hope no_way_out|hopeless|no_hope|theres_no_hope|cant_see_a_future|no_future|no_escape|dont_see_a_way|lost_all_hope|empty_inside|dead_inside|numb_inside|hate_myself|hate_my_life|pointless|cant_go_on|everything_is_dark|give_up|giving_up|gave_up|no_one_cares|nobody_cares|done_trying|see_the_point
  ! <no> _ safe|trust _ with|by|around|alone|from <self>
  scared|afraid|terrified|worried _ of|what|that _ i|what? _ might|may|could|will|<self> _ do|hurt|myself? _ to|myself?
  do|doing|did _ something|anything|smth _ stupid|bad|drastic|terrible|to _ <self>
  ?care do something stupid|drastic|permanent
  voices __ tell|telling|say|saying|want|told _ me
  <person> __ took|swallowed __ all|bottle|whole|too_many __ <means>
  <person> __ standing|on|at|sitting|climbed __ bridge|roof|ledge|rooftop|tracks __ jump|goodbye|die|end
  <person> __ wants|want|going|threatening|says|said|gonna|trying|tried|about __ to die|end_it|end_her_life|end_his_life
  goodbye __ <person> __ pills|roof|bridge|rope
  ready|time _ to|for_me_to? go|leave _ forever|this_world|this_earth|this_life|earth|home_to_god|be_with
  leave|leaving|left|exit _ this _ world|earth|life|planet
  be|join|see __ in_heaven|in_the_afterlife|on_the_other_side|in_another_life
  join|be_with|see _ my? _ mom|dad|brother|sister|wife|husband|son|daughter|baby|grandma __ heaven|dead|grave|other_side|passed|afterlife
  thought|thinking|think|thoughts|plan|plans|fantasize|fantasizing|obsessed|googling|researching|searching|googled|ways _ of|about|for|how|to? _ dying|death|killing|painless|die|ending_it|not_being_alive|not_existing|not_being_here|end_it|being_dead
  painless|quick|easiest|fastest|least_painful _ way|death|ways|method _ to|die|go|out`;
