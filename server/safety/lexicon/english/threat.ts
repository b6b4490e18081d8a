/** Threats in English; the classes are in `english.ts`. Not yet read by a native speaker. */
export const englishThreat = `
  ?know know|knows _ what_time|when|where _ he|she|they|you|his|her|your|u
  ?vow something|accident|accidents|bad_things _ will|might|is_going_to|gonna|happen _ happen|to_him|to_her|to_you
  ?vow wont|will_not|not|never _ make|get|going_to_make _ it_home|home|out_alive|to_monday
  <i>|we|gonna|swear|will|<will> _ <will>? _ <hurt_them> _ <who> -with_kindness
  <will>|coming|i|gonna _ <hurt_them> every|each|all|that|this|these|those|the|my|your|his _ <who>|one_of|single
  <will>|coming|gonna|i __ break|smash|bash|crush|snap|cut|slit|blow|rip|tear|cave|knock|punch|rearrange|split|slice|crack|cave_in|chop|put_a_bullet|put_a_knife|bullet _ <who>|his|her|your|their|that|this|in|open|off|that_guys __ <body>
  <will>|gonna|coming|i|we|about_to|watch|guess __ burn|blow|bomb|shoot|torch|set|blow_up|shoot_up|firebomb|ignite|destroy __ <place>|fire __ down|up|fire|with|inside|everyone|in|blow|ground?
  burn|blow|bomb|shoot|torch _ up|down? _ your|the|this|that|their|his|her _ <place>|<place>
  will|gonna|going|coming|ill|driving|want|swear|over _ to|there|and|just|tonight? __ beat|kick|knock|stomp|whoop|pound __ out_of|ass|shit|hell|crap|unconscious
  ! wont|never|not|will_not _ walk|breathe|talk|see|wake|smile _ again|tomorrow|ever_again|daylight
  driving|drive|going|coming|heading|waiting|show_up _ to|over|outside|at|up? _ his|her|their|your house|place|home|apartment|office __ knife|gun|bat|regret|sorry|pay|walk|tonight|kill|hurt|beat|brick|crowbar|weapon
  bomb _ in|at|under|outside|planted|is|hidden|threat __ <place>
  put|stick|stuck|bury|plant|drive _ a? _ <weapon>|bullet|bullets _ in|through|into _ him|her|them|his|your|you|their|someone
  ! taking|take|bring|bringing|got|have __ <weapon> ___ nobody|no_one|none _ walks|leaves|gets|survives|makes
  planted|plant|put|place|hide|set|build|made|make|making _ a|the? _ bomb|explosive|explosives
  bring|bringing|brought|buy|bought|get|got|have|grab|take|taking|load|loaded|loading|carry|carrying|use|come|coming|grabbing|keep __ <weapon> __ <place>|work|interview|him|her|them|you|hr|meeting|next|shift|boss|face|desk|reviewers|manager|waiting|use_it|tomorrow|tonight|friday|monday|everyone
  come|coming|show|showing|walk|walking|be _ in|there|up|to|over|your|for|the? _ with _ <weapon>
  come|coming|show|walk __ with __ <weapon>
  ?know know|found|have|got|see|saw __ where|address|which|home|live|lives|house|works|route|office|parks
  ?vow pay|pays|regret|sorry|suffer|bleed|watch_your_back|see_what_happens|wait_and_see|youll_see|last_thing|just_wait|dead_man|find_you|find_him|find_her|hunt|coming_for|teach_him|teach_her|lesson|not_joking|im_serious|not_kidding|wont_walk|disappear|beg|finish|get_you|visit|nobody_will_find|never_walk
  ! know|found|have|got _ where|your|her|his|their|home|which|what _ address|live|lives|house|car|kids|family|office|school|work|sleeps|parks __ pay|regret|sorry|visit|see|wait|watch|bleed|night|tonight|careful|knife|gun|kill|hurt|come
  make|made|gonna|going|will|ill _ make? _ him|her|them|you|these|those|that|everyone|u __ pay|suffer|bleed|regret|scream|beg _ for|with|what|ever?
  youre|you_are|ur|hes|shes|he_is|she_is|theyre|you|they _ all|fucking|so|a? _ dead _ man|meat|woman|when|if|tomorrow|tonight|i_swear|wait|bitch
  watch|watching _ your|ur|her|his back|backs
  hire*|paid|pay|paying|know|got|send|sent|found _ someone|guys|guy|people|hitman|boys|friends|cousins|thugs|a_man __ kill|beat|hurt|break|take_care|deal|visit|teach|shoot|handle|lesson|hit_him
  wait|waiting|follow|following|catch|jump|corner|ambush|find|hunt|run _ for|till|until|after|down|over? _ him|her|them|you|outside|my|this|that __ work|shift|parking|home|house|alley|tonight|outside|car|dark|knife|bat|gun|break|beat|kill|hurt
  throw|splash|pour _ acid|gasoline|boiling_water
  run|ran|running _ him|her|them|you|over _ over|with_my_car
  bloodbath|massacre|mass_shooting|body_bags|shooting_spree _ on|will|at|gonna|going|your|everyone|be|at_your
  will|gonna|going|want|there __ bloodbath|massacre|mass_shooting|body_bags|shooting_spree|columbine
  <who>|everyone __ deserve|deserves|gonna|going|about|will|has|needs|has_to _ to? _ die|bleed|burn
  hes|shes|he|she|they|you|youre|theyre|someone|somebody|everyone|boss|manager|neighbor|husband|ex _ is|are|s|will|going|gonna|not|wont|gets? _ gonna|going|to|make|leave|leaving|walk|see|be|get __ die_tonight|get_hurt|alive|killed|tomorrow_alive|out_alive|shot|stabbed
  urge|thoughts|thinking|fantasize|fantasizing|thought|dream|want|wanting|plan|planning|impulse _ about|of|to _ hurting|killing|stabbing|shooting|strangling|hurt|kill|stab|shoot|murder|murdering _ <who>|my|the|a|people|others|other
  hurt|kill|harm|attack|shoot|stab|murder _ other? people|others|everyone|someone|somebody|everybody|innocent`;
