/** What takes a finding back in English: idioms, accounts of work, what is over. Not yet read by a native speaker. */
export const englishSurroundings = {
  mask: `
    bye|goodbye|goodnight all set|good|done
    die|died|dying|dead|dies __ laughing|laughter|embarrassment|boredom|cringe|curiosity|lol|lmao
    laughed|laughing|laugh __ die|died|dying|dead
    dying|die|dies to|for _ join|start|know|work|see|try|hear|get|meet|learn|find|read|help|coffee|a|this|that|have|be|do|tell
    killing|kills|killed|kill me|us _ with|softly|lol|haha|lmao|but|today|here
    deadline|deadlines|heat|commute|traffic|suspense|back|feet|headache|heels|schedule|inbox|wifi|internet|lag|allergies|sheet|spreadsheet|curiosity|monday|mondays|week|wait|waiting|bugs|bug|numbers|workload|shoes|knees|caffeine|diet|audio|font|formatting|jokes __ killing|kills|killed|kill me?
    kill|killed|killing|kills _ the|a|that|it|this|some|two|hung|stuck|zombie|every|all|any|those|these? _ process|processes|job|jobs|task|tasks|script|batch|server|import|time|session|sessions|app|tab|bug|bugs|light|lights|engine|deal|feature|thread|project|switch|birds|joke|vibe|mood|backlog|queue|hours|hour|weeds|bill|program|connection|feed|order|campaign|subscription|macro|query|upload|momentum|motivation|sales|conversion|productivity|interview|presentation|demo
    kill|killed|killing|killin it|time|bill
    kill for _ coffee|nap|job|chance|vacation|burger|sleep|schedule|pizza|beer|a
    kill|killed|killing|kills _ them|him|her|customers|people|everyone with kindness
    dead stock|line|lines|end|weight|air|account|accounts|link|links|letter|battery|zone|lock|pixel|leads|inventory|code|url|urls|simple|serious|on|set|heat|lift|man_switch|phone|laptop|tired|right|wrong|quiet
    battery|phone|laptop|line|link|links|account|server|internet|wifi|pc|computer|router|car|mic|headset|mouse|app|site|website|system|connection|keyboard|modem|charger|thread|chat|process|import|power|signal|economy|market|job_market _ die|died|dying|dead|dies
    shoot|shot|shooting|shoots _ you|me|him|her|them|us|over|out|off _ a|an|email|emails|message|dm|text|note|mail|line
    shoot|shot|shooting|shoots _ the|a|some|my|videos|photos|product|wedding? _ video|videos|photo|photos|film|footage|breeze|weddings|wedding|documentary|scene|trailer|ad|ads|commercial|reel|reels|vlog|series|picture|pictures|portraits|campaign|shoot|clip
    shot|shoot myself|ourselves _ foot
    attack|attacking|attacked|tackle _ the|this|my? _ backlog|queue|problem|tickets|inbox|pile|issue|task|list|work|root|oldest|biggest|hardest|spreadsheet
    beat|beats|beating|crush|crushed|smash|smashed _ the|my|our|his|her|their? _ deadline|deadlines|clock|target|targets|goal|goals|quota|record|competition|sla|odds|traffic|numbers|kpi|kpis|heat|average|rush
    beat|beats _ me|him|her|them|you|us to|at|by
    beat|beating|beats _ myself|yourself|himself|herself up
    hit|hits|hitting me|you|us|them|him|her up|back|that
    customer|client|customers|clients|he|she|it hit|hits me|us with
    hit|hits|hitting _ my|the|our|a _ target|targets|goal|goals|kpi|kpis|wall|deadline|quota|numbers|milestone|ground
    drop dead|gorgeous
    bomb|bombed|bombing _ the|my|an? _ interview|test|exam|quiz|presentation|demo
    heart attack|attacks _ when|seeing|at|over|after|reading|opening
    almost|nearly|practically|gave|about _ a? heart attack|attacks|stroke|seizure
    almost|nearly|practically|literally? died|die|dead|killed _ when|of|from|reading|laughing|at|inside|trying|me
    heart attack|stroke|overdose|asthma _ risk|awareness|guidelines|prevention
    bleeding edge|heart|money|color|cash
    burn|burned|burning|burnt out|down|rate|chart|through|calories|cds|midnight|bridges
    cut|cuts|cutting|cutted myself|my _ shaving|short|cooking|slack|off|some|chopping|hair|costs|losses|hours|teeth|rate
    cut|burned|burnt|hurt|hurting|harm myself|finger|hand|my|arm|wrist|back|knee __ shaving|cooking|stove|oven|coffee|soccer|gym|football|basketball|iron|tea|playing|chopping|running|toaster|moving|skiing|kitchen|onions
    cutting|cut costs|corners|edge|board|off|back|down
    career|political|social|brand|commercial|reputational suicide
    suicide squad|doors|mission|sprint|sprints|drills|burnout|prevention|rates|statistics|awareness
    hang|hanging|hung out|on|up|in|around|there
    die|dies|died hard|out|down|cut|cast
    over my dead body|bodies
    dead or alive|tired
    wouldnt|wont|couldnt hurt
    hurt|hurts _ sales|revenue|business|numbers|feelings|customers|customer|score|scores|reputation|conversion|rating
    murder|murdering|butcher|butchered|butchering|slaughter|slaughtered|murdered __ name|language|english|french|spanish|song|pronunciation|grammar|accent|karaoke|backlog|queue|level|game|quiz
    choke|choked|choking _ under|up|pressure|interviews|on_the_words
    execute|executed|executing|terminate|abort|aborted __ batch|query|script|plan|process|contract|contracts|task|tasks|transaction|program|command|order
    poison pill|ivy
    jump|jumping|jumped in|into|on|right|ship|at|to|straight|between|over
    shoot|shot|shooting for|basketball|hoops|ducks|straight|up|down|me|questions
    give up smoking|coffee|meat
    end it|this|things _ here|there|on_a|with_a|by|call|chat|interview|session
    end|ending my|the|this _ shift|chat|session|interview|contract|call|day|week|message|email|letter|lease|subscription|sentence|answer|practice|task
    out of breath|control
    takes|take|took _ my|your breath away
    breath|breathing|breathe _ exercise|exercises|technique|techniques|room|easy|new_life
    blood|sweat|tears _ sweat|tears
    blood pressure|type|test|sugar|drive|bank|donor|orange|work|donation
    stroke of|order
    bring|brings|brought out_the_best
    sick|killer to_death|app|feature|instinct|deal|whale
    loved|love|bored|scared|worried|sick|tired|starved|worked|annoyed|freezing|starving|talked _ to death
    done to death
    life or death|hack|hacks|insurance
    matter of life
    crash|crashed|crashing _ course|site|page|app|browser|laptop`,
  frame: `
    volunteer*|volunteered __ hotline|hotlines|helpline|line|crisis|shelter|lifeline|samaritans|suicide|988|abuse
    work|worked|working|served|years|job|staffed|staffing|answered|shifts __ hotline|helpline|lifeline|crisis|988|shelter|er|emergency|icu|ambulance|911|dispatcher|prison
    er|icu|emergency|trauma|psychiatric|hospice|triage|registered _ nurse|nurses|doctor|room|tech|medic
    was|as|am|im|former|ex|trained|retired|certified|licensed|experienced _ a|an|er|icu? _ nurse|paramedic|emt|firefighter|dispatcher|therapist|counselor|psychologist|soldier|officer|detective|moderator|medic|social_worker|investigator|veteran|lifeguard|caregiver|translator|interpreter|transcriber
    handled|handle|handling|processed|processing|investigated|investigate|reviewed|reviewing|documented|transcribed|translated|moderate|moderated|moderating|flagged|labeled|labelled|tagged|annotated|removed|screened|escalated|triaged __ claims|claim|cases|case|reports|content|survivors|victims|posts|comments|calls|threats|videos|images|complaints|suicide|self_harm|abuse|incidents|records
    content|trust|safety|moderation|moderator|moderators _ moderation|moderator|safety|queue|policy|team|job
    article|articles|essay|thesis|dissertation|study|research|paper|course|training_module|workshop|certificate|certification|webinar|book|novel|movie|film|song|lyrics|game|podcast|documentary|series|episode|play|poem|headline|chapter|band|album|show __ about|on|called|titled|named|says|said|mentions|mentioned|where|has|had|with
    in|from|copied|quoting|quoted|quote|read|watched|watching|reading|wrote|summarize|summarized|listening|playing __ article|articles|essay|thesis|book|novel|movie|film|song|lyrics|game|podcast|documentary|series|episode|sample|template|script|headline|story|example|poem|mystery|thriller
    sample|example|mock|fake|fictional|fictitious|practice|training|simulated|test|demo|role|roleplay|roleplaying|pretend|scripted|simulation __ ticket|tickets|text|message|chat|customer|client|caller|play|scenario|call|email|case|line|sentence|conversation|character|persona
    customer|client|caller|user|character|persona|reviewer __ said|says|wrote|typed|yelled|screamed|claimed|told|threatened|threatens|was_going|texted|shouted|joked|messaged __ in|during __ practice|mock|training|simulation|roleplay|role_play|scenario|exercise|test|demo
    customer|client|caller|user|shopper|buyer|guest|passenger|commenter __ said|says|wrote|typed|yelled|screamed|told|threatened|threatens|shouted|joked|once|left __ reviews|review|stars|refund|discount|voucher|apologized|apologised|calm|calmed|deescalated|escalated|stayed|supervisor|replacement|offered
    angry|furious|upset|irate|rude|difficult _ customer|customers|client|caller|callers|clients|guest
    suicide|abuse|violence|rape|assault|overdose|trafficking|bullying _ prevention|awareness|survivors|hotline|helpline|intervention|claims|cases|charity|ngo|nonprofit|research
    domestic|sexual|gun|workplace|child _ violence|assault|abuse _ survivors|cases|claims|victims|charity|ngo|advocate|unit|prevention|hotline|shelter|nonprofit
    first aid|responder|responders _ course|training|certified|certificate|certificates?
    quote|quoting|quoted|copy_pasted|pasted|not_my_words|not_me|typo|autocorrect|auto_correct
    how|what _ should|would|do|to|i __ customer|client|caller|user __ says|said|writes|mentions|threatens|tells|wants
    if _ a|the|any _ customer|client|caller|user __ says|said|writes|mentions|threatens|tells|wants|threatened|told`,
  past: `
    began|begin|started|starting|start|work|worked|working|first_job|since_i|when_i|moved|graduated __ at|was|turned|age|since _ <age>
    when i was
    since|from _ i_was|age|the_age <age>?
    years|yrs|decade|decades ago
    as a|an _ kid|child|teenager|teen
    in _ 197*|198*|199*|2000|2001|2002|2003|2004|2005|2006|2007|2008|2009|2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024
    fully|completely|since|long|well recovered|healed|better_now|healthy
    recovered|healed|cured|in_remission
    back_in|back_when|used_to|survived|medical_history|years_before|no_longer|not_anymore|long_ago|in_the_past|ancient_history|cleared_by`,
};
