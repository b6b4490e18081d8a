/** Abuse and harassment in English; the classes are in `english.ts`. Not yet read by a native speaker. */
export const englishAbuse = `
  <agent> _ been|keeps|kept|is|has|always|just|again|tried|trying|started|sometimes|who|are|was|really|would|will|to? _ <hits> _ me|us|my|our
  <agent> __ <hits> _ me
  ! <agent> ___ he|she|they _ <hits>|slams|slammed|smashes|throws|shoves|drags|spits|burns _ my|me
  i|im|ive|we|my|us|me|being|were|she _ was|am|been|being|get|got|getting|is|have|keep|keeps|are|regularly _ <hits> _ by|at|again|every|daily|when|last|since|and|here|during|into|repeatedly|to|in|for
  i|im|ive|we|being|was|been _ was|am|been|being|got|getting|have? _ raped|abused|molested|groped|stalked|blackmailed|assaulted|trafficked|sextorted|harassed|kidnapped|enslaved|drugged|beaten|threatened
  sexual*|physically|verbally|emotionally|racially _ harass*|abus*|assault*|coercion|advances|favors|favours|explicit|remarks|comments|threats
  <agent> __ sends|sent|sending|send|asks|asked|asking|wants|wanted|demand*|request*|shows|showed|shares|shared|told|keeps|forced|makes|begging|begs __ <nude>
  ask*|want*|demand*|told|request*|force*|pressur* _ me|us|for|to _ for|to|send|my|take|show|some? __ <nude>
  <nude> __ in_exchange|for_the_job|or_else|if_i|to_get|hired|fired|promotion|hours|interview|wont_pay|contract|shifts
  sleep|go_out|hotel|kiss|date|dinner|sex|bed|night _ with _ him|her|them|me|boss|manager __ job|fired|hours|contract|promotion|hired|pay|shift|or
  leak|leaking|post|posting|publish|spread|release|expose|share|send _ my|our|those|private|intimate _ pics|photos|pictures|nudes|video|videos|images|screenshots|intimate
  threat*|blackmail*|extort* __ me|us|leak|post|fire|kill|hurt|expose|deport|report|send|share|my|if
  <agent> __ kill|hurt|find|shoot|stab|destroy|take|harm|deport me|us|my_kids|my_family|my_children
  follow|follows|following|followed|stalk*|tracking|tracks|tracked|spying|spies|watches|watching _ me|my|us __ home|everywhere|work|phone|location|night|house|around|gps|street|day|bus
  wait|waits|waiting|shows|showed|turns|turned|sits|parks|standing|stands|parked|appears _ up|for|outside|in|at|by|me|out|in_front __ my _ house|apartment|home|door|work|window|building|place|car|street|gate|school
  message*|messaging|call|calls|calling|text|texts|texting|contact*|writes|emails|writing _ me __ blocked|new_numbers|every_day|night|stop|constantly|hundred|fake_accounts|all_day|after_i_said|nonstop|new_number|restraining
  ! -i|ill|we wont|doesnt|dont|not|didnt|never|isnt|refuse*|arent _ let|allow|allowed|letting|allowing|lets _ me|us|to? _ leave|go|out|outside|quit|sleep|eat|call|resign|talk
  took|takes|taken|keep|keeps|kept|hold|holds|holding|confiscat*|hid|hide|hides|locked|seized _ away|all? _ my|our|everyones _ <papers>
  lock|locks|locked|locking|chained|held|trapped|kept|captive|prisoner|hostage _ me|us|in|up|inside|here|against|by __ room|house|compound|basement|will|here|building|dorm|inside|out|leave|bathroom|him|them|my_will
  force|forced|forces|forcing|made|makes|making|sold|trafficked|coerced _ me|us|to|into|by _ work|scam|sex|marry|marriage|strip|unpaid|without_pay|without_sleep|beg|have_sex|send|undress|do_things|sleep_with
  scared|afraid|terrified|fear _ of|to|go|that __ him|husband|boyfriend|home|father|dad|stepdad|ex|uncle|stepfather|he|wife
  hand|hands|fingers|touch|touches|touched|touching|rub|rubs|rubbing|grabs|grabbed|squeezes|squeezed|puts|put _ my|on|his|under|up|me|hand|hands? _ my _ thigh|leg|skirt|breast|breasts|butt|waist|ass|chest|body|bra|knee|shoulders|hips|private|hair|lap
  touch|touches|touched|touching|gropes _ me|us|my __ without|inappropriately|when|under|sexual|alone|night|said_no|there|office|wrong
  <agent> __ call|calls|called|calling _ me|us _ a|an|racial|names|every|the? _ slurs|slur|monkey|n_word|nword|names|slut|whore|bitch|retard|faggot|terrorist|trash|animal|stupid|slave
  slurs|insults|racist|homophobic|sexist|death_threats _ at|against|me|about|every|comments|remarks|jokes|messages|from|daily
  bruises|bruise|black_eye|broken_rib|burns|marks|belt|scars|stitches __ husband|boyfriend|he|from|dad|father|he_gave|because|partner|him|stepdad|hide|hiding|camera|wife
  black_eye|bruised|bruises __ him|husband|partner|boyfriend|hits|hit|beat|beats|fight|camera
  against|without _ my _ will|consent|permission
  he|she|they|husband|boss|someone __ on|in|at|into _ me _ while|when|room|knife|gun|throat|night
  hits|beats|hit|beat|choked|strangled|slaps|raped _ my|our|the _ mom|mother|kids|sister|brother|son|daughter|children|baby|wife
  husband|boyfriend|partner|stepdad|dad|ex|father|wife __ abus*|violent|beats|hits|hurts|controls|controlling|drunk_and|threw|throws|strangl*|chok* _ me|us|my|again|kids|everything?
  domestic|family violence|abuse|situation
  in _ an? abusive relationship|home|marriage|household|husband|boyfriend|workplace|situation
  leave|leaving|escape|escaping|run_away|running|hiding|get_away|flee|away|hide from _ him|husband|abuser|abusive|boyfriend|them|dad|traffickers|stepdad
  abuser|rapist|stalker|trafficker|my_ex_who`;
