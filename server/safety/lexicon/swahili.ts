import { swahili as concepts } from '../concepts/sw.ts';
import type { LexiconSource } from '../source.ts';

/** Swahili of Kenya and Tanzania, with some Sheng. Not yet read by a native speaker. */
export const swahili: LexiconSource = {
  language: 'sw',
  concepts,
  classes: {
    neg: 'si hapana bila wala hakuna sio siyo kamwe hamna sijawahi hajawahi hajanifanyia hawaja* haja* sija* hatuja*',
    never: 'sijawahi kamwe hajawahi hakuna_mtu sijafikiria sikuwahi hatujawahi haijawahi kabisa_sijawahi',
    contrast:
      'lakini ila isipokuwa samahani kusema_kweli ukweli kwa_kweli pole honest honestly ingawa walakini shida_ni',
    no: 'sina sioni hakuna sitaki siwezi sijui haina hayana sipati sihitaji siko sitakuwa sijaona bila hamna sistahili sitamani sihisi',
    want: `nataka natamani ninataka ninatamani ningependa ningetamani napenda nimeamua nimefikiria nafikiria ninafikiria
      napanga ninapanga nimepanga naomba najaribu nimejaribu nilijaribu afadhali heri bora nilitaka nafikiri nawaza
      ninawaza nikifikiria kufikiria kutaka kutamani nilifikiria nimeshapanga nahisi niko_tayari tayari naona_bora nikufe
      anataka anasema anatishia nilikua nimeanza_kupanga natamanigi nimekuwa_nikiwaza nimekua_nikiwaza wish nko_tayari nangoja nasubiri`,
    die: `kufa nife nifariki kifo nikufe nimekufa nikafa kufariki ningekufa nimalizike kuaga_dunia niende_zangu
      kuondoka_duniani nitakufa nikifa nitoweke kutoweka nipotee nizikwe kaburini kufaa nideadi`,
    self_kill: `naenda_kufa kudedi_mimi kujitoa_life nataka_kudedi nikifa_leo ningekufa_zamani
      *jiua *jiulia *jinyong* *jitoa_uhai *jitoa_roho *jidhuru *jidhulumu *jikata *jiumiza *jimaliz*
      *jirusha *jitupa *jiteketez* *jichoma *jichanja *jikatakata *jipiga_risasi *jiangamiz* kujitoa_uhai nijiue
      nijinyonge nijitoe *jitoe_uhai *jitia_kitanzi *jiua_tu *jikatia *jimalize *jidhuru_mwenyewe *jitie_kitanzi *jinyonge
      *jiue suicide kukatisha_maisha kuyakatisha_maisha kumaliza_maisha_yangu *katisha_uhai *jidunga *jirushe *jilipua *jiwekea_sumu
      nimalize_maisha kitanzi_shingoni *jitoa_maisha kumaliza_maisha niyamalize_maisha *jipoteza`,
    person: `baba mama mke mume mtoto dada kaka bibi babu rafiki ndugu shangazi mjomba jirani mwenzangu bro mpenzi
      boyfriend girlfriend shosh guka mzee mamangu babangu mkewangu mumewangu mume_wangu mke_wangu mwanangu binamu
      bestie sister brother msee msichana mvulana kijana beshte mathe fathe buda siz mkewe mwanafunzi_mwenzangu housegirl mdogo`,
    kin: `mtoto watoto mwanangu binti kijana dada kaka mdogo wanafunzi mwanafunzi_wangu yeye wao mjukuu mpwa wangu_wa
      kwanza mkubwa pacha anasoma mtoto_wangu binamu ana wana mbwa`,
    unit: `masaa saa miaka_ya dakika siku miezi wiki uzoefu km watu tiketi wateja barua elfu shilingi experience
      miaka_kazini kwa_wiki hours ksh`,
    age: `10 11 12 13 14 15 16 17 kumi_na_moja kumi_na_mbili kumi_na_tatu kumi_na_nne kumi_na_tano kumi_na_sita
      kumi_na_saba sixteen seventeen fifteen`,
    human: `yeye wao wewe ninyi nyinyi bosi meneja manager msimamizi mteja customer mke mume jirani ex mtu watu wote
      hr mshenzi mjinga mwalimu hao huyo huyu yule hawa hawa_watu boss supervisor mwajiri shemeji baba mama dada kaka
      mpenzi wenzangu kila_mtu mpumbavu shetani mkewe yao ofisi recruiter reviewer kazi ninyi_wote wafanyakazi jamaa`,
    harm: `*muua *waua *kuua *taua *mchoma *wachoma *mchinja *wachinja *mkata *wakata *mpiga *wapiga *mlipua *walipua
      *lipua *mpigia_risasi *mvunja *wavunja *mchoma_kisu *mnyonga *mmaliza *wamaliza *mteketeza *mtwanga *mfinya
      *mdunga *wadunga *mtoa_uhai *mtoa_roho *watoa_roho *ua_wote *mfunza_adabu *mpiga_risasi *wapiga_risasi *mpasua *wapasua *kupasua
      *muumiza *waumiza *mwagia_asidi *muangamiza *waangamiza *mshoot *muue *waue *mkatakata *kuchinja *kukata *kuchoma *mumaliza *ntakuua
      *mbaka *mfyeka *mpoteza *watoboa *mtoboa *mwekea_sumu *wawekea_sumu *mwonyesha *wamalizeni *kumaliza *mchape *mchapa *wafyeka`,
    agent: `bosi boss meneja manager msimamizi supervisor recruiter mume baba mjomba shemeji jirani mwalimu wakala
      agent mwajiri ex mpenzi boyfriend baba_wa_kambo kaka mwenzangu jamaa tajiri kiongozi tl team_leader mteja
      husband hr yeye wao mama mama_wa_kambo babu landlord stepdad mchungaji dereva binamu mzee customer mwanaume partner mkufunzi boyfie
      babangu mumewangu aliyenihoji wazazi askari rafiki`,
    hits_me: `*nipiga *nibaka *nishika *nishikashika *nitisha *nitishia *nidhulumu *nitesa *nichapa *nitukana *nigusa
      *ninyanyasa *nilazimisha *nifungia *nifuata *nifuatilia *nistalk *nilawiti *nipigapiga *nichoma *nivua *nipapasa
      *nidhalilisha *ninyonga *nikaba *niumiza *niuza *niblackmail *niharass *nimanga *nishambulia *niwekea_kisu
      *tupiga *tulazimisha *tufungia *tutesa *tudhulumu *nitomasa *nivamia *ninyima *niwinda *niabuse *nirape *nitumikisha *nichezea
      *nibusu *nipigaga *nirushia *nimwagia *niforce *nishurutisha *nipelelez* *tutisha *tubaka *nitouch *nitongoza *nikata *tuchapa *nikimbiza`,
    nude: `uchi utupu picha_chafu picha_za_uchi nudes nude ngono mapenzi kulala_naye nilale_naye sehemu_za_siri matiti
      chupi video_chafu nivue nguo_za_ndani sex kitandani hoteli lodging nimlale kufanya_mapenzi nimpe_mwili tendo_la_ndoa
      makalio uume uke rushwa_ya_ngono ngono_ili kimapenzi nivue_nguo bila_nguo picha_bila titi nilale`,
  },
  rules: {
    mask: `
      kufa|nimekufa|nikafa|nakufa|kufaa|ninakufa|karibu_nife|nikufe|tulikufa|alikufa|nife __ kicheko|njaa|cheko|kwa_kucheka|kucheka|aibu|baridi|usingizi|hamu|joto|kiu|furaha|uchovu|mchoko
      cheka|kucheka|nilicheka|nimecheka|kicheko __ kufa|nife|mbavu|nikafa|karibu
      kufa na_kupona|kuzikana|kupona
      battery|betri|simu|laptop|kompyuta|stima|umeme|internet|wifi|network|akaunti|link|system|server|line|computer|mtandao|programu|charger|charge __ imekufa|kufa|ilikufa|zimekufa|imezima|inakufa|imeisha
      imekufa|ilikufa|imezimika|zimekufa _ battery|betri|simu|laptop|stima|network|internet|kompyuta
      ua|kuua|niliua|nimeua|kill|nimekill|kukill|niue|tuue|kumaliza|nimemaliza|namaliza|kukatisha|kukata _ muda|wakati|process|time|mchakato|kazi|zamu|tickets|tiketi|ndege|boredom|script|session|program|tasks|kiu|njaa|nywele|simu|kucha|gharama|tamaa|barua|batch|mkataba
      joto|deadline|njaa|foleni|jua|kazi __ inaniua|linaniua|inanimaliza|zinaniua|inaua
      inaniua|linaniua|yananiua|inanimaliza __ joto|deadline|foleni|cheko|mgongo|kazi|targets
      karibu|nusura|almanusura|nilikaribia __ kufa|nife|heart_attack|nizimie|presha|stroke|nianguke|roho __ kicheko|nikaona|nilipoona|bill|bei|kuona|risiti|kucheka
      nusura|almanusura|karibu _ nipate|nipatwe|nianguke|moyo heart_attack|presha|na|mshtuko|moyo
      twitter|reviews|google|mtandaoni|facebook|maoni|nyota __ *wamaliza|*tawaua|*taua|*tawachoma|*taharibu
      *wamaliza|*tawaua|*tawachoma|*wavunja __ twitter|reviews|google|mtandaoni|facebook|maoni|nyota
      *jikata|*jichoma|*jiumiza __ kupika|nikipika|jikoni|kitunguu|chai|nikikata|mpira|kazi_ya_jikoni|kiberiti|pasi|kunyoa
      *jiua|*jimaliza kwa|na _ kazi|kusoma|mazoezi
      *jitoa _ kwa|mhanga|kama|kazini|mkataba|kufanya
      *jirusha|*jitupa _ kwenye|kwa|uwanjani _ biashara|kazi|kitanda|kochi|fursa
      nitajitolea|kujitolea
      *jipoteza|*jiua kibiashara
      *piga|kupiga _ simu|picha|deki|kura|makofi|kelele|hatua|chapa|hesabu|pasi|kazi|mbio|story|magoti|mswaki
      *nipiga|*nitumia|*nipigia simu|chenga|story|picha|mtihani|kazi|tafu|jeki|kumbo
      ugomvi_wa|roho_mkononi`,
    frame: `
      nilifanya|nimefanya|nafanya|nilikuwa|nimekuwa|nilitumikia|nilijitolea|mhudumu|volunteer|nimehudumu|uzoefu|miaka|kujitolea|nilihudumia|nilishughulikia|tulishughulikia|nilipokea __ hotline|hospitali|dharura|wagonjwa|ambulance|ambulensi|muuguzi|nesi|polisi|waathiriwa|manusura|wahanga|befrienders|moderator|zima_moto|red_cross|bima|ushauri|daktari|mshauri|kituo_cha|watoto_waliodhulumiwa|helpline|1190|1195|ukatili|icu|emergency|ICU|msalaba_mwekundu|maudhui
      muuguzi|nesi|paramedic|mshauri_nasaha|moderator|daktari|zimamoto|askari_jeshi
      mteja|customer|client|mhusika|mpigaji|mtumiaji __ alisema|aliandika|alinitisha|alitishia|alitisha|alipiga_kelele|alituma|akasema|alisemea|alinitukana|anasema|aliniambia|alidai|akaandika __ mazoezi|mfano|mafunzo|simulation|practice|training|jaribio|radhi|kesi|samahani|refund|twitter|reviews|nilimwomba|nilimtuliza|vocha|roleplay|zoezi|mock|maoni
      mazoezi|mfano|mafunzo|simulation|practice|training|jaribio|roleplay|role_play|mock|zoezi|kuigiza|test_chat|sampuli __ mteja|customer|alisema|aliandika|mhusika|ticket|tiketi|chat|sentensi|client
      makala|kitabu|riwaya|filamu|wimbo|movie|series|mfano|nukuu|sentensi|article|habari|podcast|documentary|utafiti|kozi|warsha|hadithi|shairi|tamthilia|game|tasnifu|tafsiri|mashairi __ kuhusu|ya|inayo|cha|wa|niliandika|niliyo|inaitwa|yenye|niliyokuwa|iliyo|kinachoitwa
      kwenye|katika|nilisoma|nilinukuu|nanukuu|nilikuwa_nasoma|nimenakili|nilitazama|natazama|nilinakili|nimeandika_muhtasari|nilitafsiri|kutoka|nasikiliza|nacheza __ makala|kitabu|filamu|wimbo|mfano|article|documentary|podcast|movie|riwaya|game|sampuli|muhtasari|series
      kuzuia|waathiriwa|manusura|wahanga|kesi|huduma|madai|kampeni|nambari _ wa|ya|za|dhidi_ya? _ kujiua|ukatili|unyanyasaji|ubakaji|dhuluma|dhulma
      kama|ikiwa|endapo|mteja|iwapo _ mteja|customer|akisema _ akisema|atasema|akiandika|akitishia|anasema_anataka
      autocorrect|typo|kosa_la_kuandika`,
    past: `
      nilianza|nimeanza_nikiwa|tangu|nikiwa|alianza __ miaka|umri __ <age>
      miaka __ iliyopita|nyuma|imepita|zamani
      mwaka|mnamo _ wa? _ 197*|198*|199*|2000|2001|2002|2003|2004|2005|2006|2007|2008|2009|2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024
      utotoni|nilipokuwa_mtoto|nilipona|nimepona|alipona|amepona|zamani|nilipata_nafuu|nikiwa_mtoto|nilishapona|niliponea|tulishapita|salama_sasa|yuko_salama|yuko_sawa|nilitibiwa|alitibiwa|hapo_awali`,
    self_harm: `
      ?gone sitarudi|sitarejea|naenda|naondoka|sirudi|hutaniona _ tena|milele|kamwe|na_sitarudi
      ?care kazi|mwenzangu _ __ mpe|mpeni|amalizie
      ?left barua
      <self_kill>
      <want> __ <die>
      tu|bora|afadhali|heri|naomba|ningekuwa|natamani|laiti|mungu __ <die>|nisiamke|nisizaliwe|nisingezaliwa|nisingekuwepo|nisingekuwa|nilale_nisiamke|mungu_anichukue|anichukue|nisiwepo|nisiweko|singezaliwa|nisingekuwa_hai|nichukuliwe
      nisiamke|nisingezaliwa|nisiwepo|nisiwe_hai|singezaliwa|nisiamkege|nisingekuwepo|nisingaliumbwa|nisizaliwe|nisiweko_tena|nisiishi
      ! <no> _ tena|sababu|maana|haja|nguvu|hamu|ya|lengo|faida|matumaini|tumaini|tu? _ kuishi|maisha|kuamka|kuendelea|ya_kuishi|uhai|kuwa_hai|ya_maisha|kuendelea_kuishi|kupumua|dunia|duniani|kuwepo
      nimechoka|nachoka|nimekata_tamaa|nimeshindwa|nimechokeshwa|yamenishinda|imenishinda|nimegive_up|kuchoka|nimenyoosha|siwezi_tena|sitaki_tena|yamenichosha|nimetosheka _ na|kabisa|tena|ya|hii? _ maisha|kuishi|dunia|life|uhai|hii_dunia|kila_kitu|ulimwengu|kupambana
      maisha|life|dunia|uhai _ haya|yangu|yamekuwa|hii|yote? _ yamenishinda|imenishinda|hayana|haina|yamekuwa|hayafai|yamenichosha|hayaniletei|hayastahili|imenichosha|imenilemea|yameisha|yamekwisha|yamenilemea __ maana|thamani|mzigo|kabisa|faida|giza|tena|yamekwisha|mimi|end|sasa|sana
      ?tired nimekata_tamaa|siwezi_tena|sijiwezi|sina_tumaini|sina_matumaini|hakuna_tumaini|sina_mtu|giza_tupu|hakuna_njia|sina_thamani|mimi_si_kitu|najichukia|nimeshindwa_kabisa|nimefika_mwisho|nimefika_end|yamenishinda|sina_faida|hakuna_anayenijali|roho_imekufa|sioni_mbele|sioni_kesho|nimevunjika|imenishinda|yamenifika|naumia_sana_moyoni|nimelemewa
      ?burden mzigo|bure_kabisa|sina_maana|sina_umuhimu|kero|mimi_ni_mzigo|nawasumbua|sifai
      mzigo _ tu|kwa|wa|kwao _ familia|wote|kila_mtu|wazazi|mama|watoto|tu|kwao
      afadhali|bora|heri|nafuu|furaha|raha|amani|watafurahi|watapumua|wataishi|watakuwa|wangekuwa|itakuwa|wangefurahi|wangepumua __ bila_mimi|nisipokuwepo|nikiwa_sipo|kama_sipo|nikifa|nikiondoka|nikitoweka|nisingekuwepo|nikipotea|kama_ningekufa|ningekufa|sitakuwepo
      ! hakuna|hamna|nani _ atakae|atakaye|ambaye|mtu|atanikumbuka|atajali|anayejali|anaejali|anayenipenda|ataenikumbuka _ nikifa|atanikosa|atanililia|atajali|atakayenikumbuka|atanikumbuka|ataniona|nikitoweka|nikipotea|atagundua|nikiondoka|nikienda
      ?bye kwaheri|kwaherini|buriani|ujumbe_wa_mwisho|ujumbe_wangu_wa_mwisho|mara_ya_mwisho|message_ya_mwisho|barua_ya_mwisho|siku_ya_mwisho|usiku_wa_mwisho|naaga|nawaaga|siku_yangu_ya_mwisho|maneno_yangu_ya_mwisho|tutaonana_mbinguni|tutaonana_ahera|neno_la_mwisho|bye_forever|last_message|chat_yangu_ya_mwisho|mwisho_wangu|kuaga
      kwaheri|kwaherini|naaga|nawaaga|nimeaga|buriani|lala|kulala|naondoka|nalala|kupumzika _ kwa|dunia|milele|wote|hii|ya|ulimwengu _ milele|dunia|wote|ulimwengu|maisha|daima
      ?bye asante|asanteni|shukrani|nisameheni|nisamehe|mnisamehe|msamaha|mniombee|unisamehe|samahani_kwa_yote|nawapenda|poleni_kwa
      mwambieni|mwambie|waambie|waambieni|mfikishieni|niambieni|umwambie|mpe_salamu __ mama|watoto|mke|mume|familia|wazazi|baba|dada|mpenzi|mwanangu __ nilimpenda|nampenda|nawapenda|samahani|nisamehe|wanisamehe|niliwapenda|anisamehe
      ?gone kesho|baada_ya|jumatatu|wiki|mtakaposoma|ukisoma|mkisoma|mkipata|ikifika|asubuhi|mwezi __ hamtanipata|sitakuwepo|sitakuwa|sipo|nitakuwa_nimekwenda|hutaniona|hamtaniona|sitakua|nitakuwa_nimeenda|nimeshaondoka|hamnioni|nitakuwa_mbali|hutanipata|sitakuwa_hapa|hutanipata_tena|sitaamka
      hamtanipata|hamtaniona|hutaniona|hutanipata|sitakuwepo|msinitafute|nisitafutwe|hamtanisikia _ tena|milele|kamwe|kesho|hai|duniani|leo
      mtakaposoma|ukisoma|mkisoma|mtakapopata|utakaposoma _ hii|huu|ujumbe|hii_message
      ?decided nimeamua|nishaamua|nimeshaamua|nimeshapanga|nimepanga|kupanga|leo_ndio|leo_ndo|msinitafute|msinizuie|hakuna_wa_kunizuia|niko_serious|nina_mpango|usiku_wa_leo|nimejipanga|nimeshajiandaa|nimejiandaa|kila_kitu_kiko_tayari|nimemaliza_kupanga|sina_mzaha|nimefanya_uamuzi|nimechagua_siku|hakuna_kurudi_nyuma
      ?left nimeandika_barua|barua|nimeacha|nimeandika|nimegawa|wosia|nimeandikia|nimeshaandika|neno_la_siri|nimelipa_madeni|nimeachia|nimewaachia
      ?care tunza|mtunze|mtunzeni|waangalieni|mwangalie|watunzeni|angalia|mwangalieni|uwatunze|nitunzieni|mlinde|mumtunze|nawaachia __ watoto|mama|mtoto|mbwa|paka|familia|mdogo|wangu|binti|bibi|dada
      ?care mshahara|pesa|bima|akiba|malipo|simu __ mpe|mpeni|mtumie|mama|watoto|apewe|mtumieni|mke|wapewe|familia|dada
      *jikata|*jichanja|*jikwaruza|*jichoma|*jiumiza|kujipiga|najikata|nimejikata|wembe|kisu|blade|nyembe __ mikono|mkono|mapaja|mishipa|ngozi|mwili|damu|tena|wrist|miguu|usiku|mwenyewe
      nimemeza|nilimeza|nimekunywa|kumeza|kunywa|nimekula|nikunywe|nimeza|ninywe|kameza|amekunywa|amemeza|nikameza|nitakunywa|nitameza|nimebugia|nakunywa __ vidonge|dawa|sumu|tembe|panadol|chupa_nzima|pilisi|vidonge_vyote|dawa_ya_panya|dawa_za_kulevya|overdose|diazepam|jik|dawa_ya_mende|mbegu|dawa_zote|dawa_nyingi|nyingi|zote|dawa_za_usingizi|dawa_za
      sumu|dawa_ya_panya|triatix|gramoxone|dudu|ratrat __ kunywa|nimenunua|ninayo|mkononi|nimekunywa|tayari|nikunywe|ninywe|mezani|nimeweka|amekunywa
      overdose|kuoverdose|nimeoverdose|niovadoz
      kamba|sumu|kisu|vidonge|wembe|bunduki|kitanzi|dawa|tembe|shuka __ tayari|mkononi|nimenunua|shingo|shingoni|nimefunga|mti|dari|nimekusanya|mbele_yangu|paa|nimeandaa|juu_ya_mti|nimeshika|nimehesabu|nazihesabu|nimejifungia
      nimenunua|nimeandaa|nina|nimekusanya|nimeficha|nimeshika|nimetafuta _ kamba|sumu|wembe|kitanzi|dawa_ya_panya|vidonge_vingi
      *ruka|kuruka|*jirusha|*jitupa|kudandia|kujirusha|nijirushe|nirukie|niingie|kujitupa|kugongwa|nigongwe|nitumbukie|niruke __ daraja|darajani|ghorofa|jengo|treni|reli|mto|ziwa|gari|barabara|bahari|dirisha|maji|balcony|trailer|lori|matatu|juu|chini|hapa
      ?place daraja|darajani|juu_ya_ghorofa|ghorofani|reli|relini|ukingoni|balcony|rooftop|juu_ya_paa|paa|juu_ya_jengo|kilele|ukingo|mwamba
      ?jump kuruka|niruke|naangalia_chini|hatua_moja|kuanguka|najirusha|kujirusha|naruka|kuangalia_chini|chini|kujiachilia|rahisi_kuruka|kujitupa|kujiachia
      <person> __ anataka|amesema|ametishia|anasema|ametuma|amejaribu|amejifungia|amenitumia|anatishia|ametext __ kujiua|kufa|kujinyonga|kwaheri|kujitoa|kujirusha|kujimaliza|atajiua|anajiua|sumu|amekunywa
      <person> __ amekunywa|amemeza|amejinyonga|amejikata|yuko|amejirusha|amesimama|amebugia __ sumu|vidonge|daraja|darajani|paa|kujirusha|ghorofa|kwaheri|tembe|dawa|juu|anaaga
      kifo|kufa|kaburi __ suluhisho|njia|afadhali|bora|amani|pumziko|jibu|pekee|nipumzike|raha|kupumzika|unafuu
      njia|suluhisho|jibu|tumaini|chaguo _ ya|pekee|iliyobaki|lililobaki|bora|iliobaki|moja|ni|tu? _ kufa|kujiua|kuondoka|kifo|pekee_ni_kufa|nife|kutoweka
      nimfuate|kumfuata|nikutane|kuungana|niungane|kuonana|kukutana|nimfuatie|nitamfuata|kuwa _ na|naye|mama|baba|ya? _ mama|baba|mtoto|marehemu|mwanangu|mbinguni|mume|mke|mungu|naye|ahera|dada|huko|kaburini|bibi
      nilale|kulala|usingizi|nikilala|nilalie __ nisiamke|milele|usio|bila_kuamka|nisiamke_tena|mwisho|nisiamkege|daima
      naogopa|nahofia _ mwenyewe|nitajifanyia|nitajidhuru|kile_ninaweza|najiogopa|kujidhuru|nitafanya_kitu_kibaya
      sauti __ zinaniambia|inaniambia|nijiue|kujiua|kichwani_zina
      sijali _ nikifa|kufa|kuishi|nikiwa_hai|kama_nitaishi
      nataka|natamani|natamani_tu|naomba __ maumivu|yote|haya|hii|kila_kitu|mateso __ yaishe|iishe|ikome|yakome|kuisha|yamalizike
      kuondoka|niondoke|nitoke|kutoka|nimeondoka|naondoka _ kwa|katika|kwenye|hii? _ dunia|duniani|ulimwengu|maisha_haya|hii_dunia
      mwisho _ wa _ maisha|uhai _ yangu|wangu`,
    medical: `
      hapumui|sipumui|hawezi_kupumua|siwezi_kupumua|anashindwa_kupumua|nashindwa_kupumua|hapumuwi|ameacha_kupumua|hajibu|haamki|hajitambui|hasemi|hana_fahamu|amezimia|nimezimia|amepoteza_fahamu|kupoteza_fahamu|hapumui|hatikisiki|hamsiki|haamshiki|anazimia|amezirai|amepoteza_nguvu|kupumua_kwa_shida|shida_ya_kupumua|pumzi_inakata|hapati_pumzi|sipati_pumzi|anapumua_kwa_shida|hapumui_vizuri|hashtuki|ameblackout
      pumzi|kupumua|hewa _ hakuna|ngumu|inaisha|shida|hazitoki|hana|sina|inakata|nashindwa|anashindwa|anatatizika|hawezi|siwezi|haiingii|taabu
      <person>|ghafla|sasa_hivi|mtu|nime|mimi __ ameanguka|amekunywa|anatetemeka|anatoka_povu|degedege|kifafa|amepooza|ameumwa|amegongwa|amechomwa|amepigwa_risasi|ameshikwa|anavuja_damu|amekatwa|ametapika_damu|amelegea|amepata_ajali|amenyongwa_na|anakohoa_damu|anafurukuta|amekazana|amekauka|amezama|ameungua __ ghafla|hapumui|saidia|msaada|damu|nifanye|hajibu|sasa|haraka|povu|amka|moto|haamki|fahamu|gari|nyoka|mdomo|kichwa|hawezi|tafadhali|umeme
      degedege|kifafa|stroke|kiharusi|heart_attack|mshtuko_wa_moyo|seizure|pumu|asthma|pressure|kichomi|anafit __ sasa|ameshikwa|imeshika|nimeshikwa|anapata|saidia|ghafla|amepata|napata|msaada|nifanye|sasa_hivi|dakika|haachi|imemshika|inhaler
      mdomo|uso|midomo|mkono|upande|ulimi|sura|vidole _ wake|wangu|wa|yake|ume|wote|mmoja|yangu? _ umepinda|kupinda|imekuwa|buluu|bluu|umepooza|kupooza|ganzi|umevimba|imevimba|amepinda|povu|umekufa_ganzi|inavimba|unavimba|zimekuwa
      amepinda|umepinda|umepooza|amepooza|kupinda|amekufa_ganzi|umekufa_ganzi __ mdomo|uso|mkono|upande|kuongea|kusema
      hawezi|siwezi|hana_uwezo|ameshindwa|nimeshindwa _ kuongea|kusema|kutembea|kusimama|kuona|kuinua|kusogeza|kusikia __ ghafla|mdomo|mkono|upande|miguu|sasa|dakika|uso
      kifua|moyo|kifuani|mkono_wa_kushoto _ changu|unauma|kinauma|kinabana|wangu|chake|inauma|wake|nahisi|cha|kime|maumivu? _ kinauma|unauma|kinabana|maumivu|umebana|kizito|inabana|inadunda|kimebana|kinaniuma|sana
      maumivu|anashika|nashika|uzito|kubanwa|nabanwa|anabanwa|ameshika _ ya|makali|makali_ya|na|kwenye|cha|kama? _ kifua|moyo|kifuani
      damu _ nyingi|haiachi|inatoka|inavuja|inamwagika|haikomi|kichwani|imejaa|kila|haisimami|inamtoka|inanitoka|nyngi|haikatiki|imetapakaa|sikioni|ni_nyingi|haishi|mingi
      anatapika|natapika|anakohoa|nakohoa|anatoka|natoka|kutokwa|anavuja|navuja|anableed|nableed|kuvuja|anatokwa|natokwa|anapoteza|amepoteza|kutapika|anamwaga _ na|nyingi|sana|kwa|puani? _ damu
      anajifungua|najifungua|kujifungua|uchungu_wa_uzazi|chupa_imepasuka|maji_yamevunjika|kuzaa|uchungu|mtoto_anatoka|leba|amekaribia_kuzaa|maji_yamepasuka|chupa __ sasa|nyumbani|damu|peke|gari|mtoto|hospitali|kichwa|umeanza|imepasuka|mkunga|barabarani|hapa|anatoka|dakika|peke_yangu
      ambulance|ambulensi|gari_la_wagonjwa|999|112|msaada|huduma_ya_kwanza|hospitali _ haraka|haiji|hawashiki|tafadhali|ita|iteni|naomba|niitie|haipatikani|hakuna|mbali|nipigieni|imechelewa|hazipatikani|wapi|hawapokei|hawajibu
      ita|iteni|piga|nipigieni|pigieni|tuma|nahitaji|tunahitaji|mniitie|niitieni|tumeni|nisaidieni _ simu|na? _ ambulance|ambulensi|999|112|gari_la_wagonjwa
      amemeza|amekunywa|amekula|nimemeza|kameza|amenusa|alimeza|amebugia __ betri|jik|sumu|mafuta_ya_taa|sabuni|sarafu|dawa|tindikali|petroli|bleach|dawa_ya_panya|kemikali|dawa_ya_mende|battery
      povu|mapovu _ mdomoni|linatoka|inamtoka|mdomo|yanamtoka|linamtoka
      allergy|mzio|karanga|nyuki|nyoka|nge|mbwa|dondora|aleji|siafu __ amevimba|nimevimba|uvimbe|kupumua|ameniuma|amemuuma|koo|ameumwa|nimeumwa|amemng|amegongwa|kavimba|aliyeumwa|nimeumwa
      koo|ulimi|uso|shingo|midomo _ umevimba|limevimba|kuvimba|inaziba|limefunga|linaziba|unavimba|limeziba|limebana|imevimba
      sukari|insulin|kisukari|insulini __ imeshuka|anatetemeka|jasho|imepanda|amezimia|kizunguzungu|chini|anatetemeka|3|2|amelegea|30
      ajali|amegongwa|nimegongwa|amechomwa|amedungwa|amepigwa_risasi|nimepigwa_risasi|nimechomwa_kisu|ameungua|nimeungua|amekatwa|nimejikata|amebanwa|ametumbukia|amezama|nimedungwa|tumegonga|amechomeka|amepigwa_na_umeme|amepigwa_na_stima|amepigwa_stima|amekamatwa_na_umeme|tumepata_ajali __ damu|sasa|saidia|hapa|kichwa|msaada|mguu|gari|boda|pikipiki|maji_moto|hapumui|hasongi|hasogei|umeme|mafuta|kisu|haraka|amenaswa|tumenaswa|fahamu|kwa_gari|anasema|mto|mkono|kidole
      ameanguka|nimeanguka|alianguka|kaanguka|amedondoka _ kutoka|kwenye|chini|ghafla|juu|bafuni|bafu|toka? __ ngazi|paa|mti|damu|kichwa|hapumui|haamki|hajibu|ghorofa|hasogei|pikipiki|fahamu|hasimami|ngazini|povu
      moto|unawaka|moshi|gesi|umeshika|inaungua __ nyumba|ndani|nimenaswa|tumenaswa|kutoka|jikoni|saidia|kizunguzungu|kulipuka|tumefungiwa|mlango|inawaka
      mtoto|mwanangu|kichanga|bebi __ homa_kali|degedege|amenyongwa|hapumui|amezama|amelegea|buluu|kitu_kimekwama|amekabwa|40|anatetemeka|amepaliwa|anarusha
      nahisi|niko_karibu|naona|nasikia _ kuzimia|nitazimia|kuzirai|kizunguzungu|giza _ na|kifua|damu|sasa|sioni|moyo`,
    threat: `
      ?know najua|ninajua _ saa|wakati|anatoka|shule|njia
      ?vow kitu|jambo|ajali _ kitatokea|litatokea|kibaya|itatokea
      nita*|nta*|naenda|nitaenda|nakuja|tuta*|nataka|napanga|naapa|lazima|ninaenda|nimepanga|natamani|wacha|nikimpata|nikimshika|nikimuona|leo|kesho|nimenunua _ nitamtafuta|mpaka|kumpata|na|kwao|yeye|huyo|kwenda|tuta|kwa|nikamu|nikam? _ <harm>
      nitamuua|nitawaua|ntamuua|ntawaua|nitakuua|ntakuua|nitamchinja|nitawachinja|nitamchoma|nitawachoma|nitamkata|nitawakata|ntamkata|ntamchoma|nitamdunga|ntamdunga|nitampiga_risasi|nitamwua|nitawapiga_risasi|nitamuangamiza|nitawaangamiza|nitamlipua|nitailipua|nitalipua|nitamnyonga|ntawachoma|nitamuumiza|nitawamaliza|nitammaliza|ntammaliza|nitamvunja|ntamvunja|namuua|nawaua|nitamwagia|namchinja|nitawavunja|nitamtoa_roho|ntawamaliza|nitamkatakata|nitambaka|nitampasua|ntampasua|nitamtwanga|tutamuua|tutawaua|nimuue|niwaue|nimchinje|nimdunge|nitamfyeka|kumuua|kuwaua|kumchinja|kumdunga|kumwua|nitawaweka_sumu|ntamshoot|nitakuchinja|nitakuchoma|nitakukata|nitamwaga_damu
      nita*|nta*|kuchoma|tutachoma|nachoma|choma|lipua|kulipua|naenda|tutalipua|bomu|nitachoma|ntachoma|nitateketeza|nitalipua|petroli __ ofisi|ofisini|nyumba|jengo|gari|kampuni|duka|kwenu|yenu|yote|mkiwa|office __ ndani|moto|nyote|yenu|wote|bomu|petroli|majivu|yake|wenu|kwenu|hiyo
      bomu|grenade|petroli|guruneti __ ofisi|ofisini|jengo|nitaweka|nimeweka|nitarusha|kutega|nimetega|nitaleta|kwenu
      nitakuja|nakuja|nitaleta|naleta|nimenunua|nina|nimebeba|nitabeba|nimenoa|nitaenda|natembea|nanoa|nitanunua|nimechukua|nitachukua _ na|nayo|kisu|ofisini|hapo|huko|kwake|panga|ya? __ bunduki|panga|kisu|bastola|asidi|petroli|bomu|shoka|rungu|bunduki|mshale|silaha|sime __ ofisi|ofisini|kwenu|bosi|yeye|huyo|yake|mteja|meneja|kwake|nita*|nta*|wote|hapo|mtaona|kazi|kesho|nikimpata|nimsubiri
      nitakuja|nakuja|nitaenda|naja _ na|nikiwa_na|hapo|ofisini|ofisini_na|huko_na? _ bunduki|panga|kisu|bastola|asidi|petroli|bomu|shoka|rungu|silaha
      ?know najua|nimepata|ninajua|tunajua|nimejua|ninayo|naijua|napajua _ anapoishi|unapoishi|mnapoishi|nyumba|anakoishi|address|anwani|anapokaa|kwao|watoto|ofisi|shule|njia|gari|anakaa|kwake|saa
      ?vow atajuta|mtajuta|utajuta|watajuta|atalipa|mtalipa|utalipa|mtaona|ataona|utaona|ataniona|mtanitambua|atanitambua|utanijua|mtanijua|atanijua|hatatembea|hatafika|hatarudi|hataamka|chunga|achunge|jichunge|ajichunge|mjichunge|kisasi|nitalipiza|kulipiza|damu_itamwagika|wakimalizana|wamfunze|somo|adabu|sitanii|siwezi_kusamehe|sio_utani|si_utani|si_mchezo|nimewaonya|hamtaamini|msishangae|atafute_pa|hata_mazishi|aandae_jeneza|ajiandae|mjiandae|atakiona|mtakiona
      nimetuma|nitatuma|nimelipa|nitalipa|nimewatuma|natuma|nitamtumia|nimekodi|nimeongea_na|nitaita _ vijana|watu|majamaa|boys|jamaa|wahuni|genge|kijana|mtu|jambazi|wakora __ wam*|kumuua|kumpiga|wamuue|wampige|adabu|wamfunze|watam*|wavunje|kumaliza|wamalize|amuue|ammalize|kumfunza|wakuvunje
      nitamsubiri|nitamvizia|ntamsubiri|nitamtafuta|ntamtafuta|namsubiri|nitawasubiri|nitamfuata|ntamvizia|nitamwinda|nitawavizia|nitamshukia|nitamfuatilia __ nje|kwao|kwake|ofisini|barabarani|gate|parking|getini|usiku|jioni|akitoka|kisu|panga|hatatembea|kumpiga|adabu|nimpige|nimvunje|hatafika|vijana|rungu
      umwagaji_damu|damu|mauaji|maiti _ itamwagika|inamwagika|kumwagika|itatiririka|mtaokota|zitapatikana
      nitakufanya|nitamfanya|nitawafanya|ntamfanya _ ulie|alie|mjute|ajute|ujute|kilema|asitembee|mlie|alipe
      nahisi|natamani|napata|nina|naogopa|mawazo _ kumuumiza|kuua_mtu|kuumiza|kumdhuru|kuwadhuru|ya_kuua|kuua|kumnyonga|kumuua _ watu|mtu|mke|mtoto|mume|watoto|wengine|wangu`,
    abuse: `
      <agent> __ <hits_me>
      <hits_me> _ kila|usiku|mara|na|nikiwa|hadi|sana|siku|tena|kwa|ofisini|sehemu|matiti|makalio|kwenye|bila|nyumbani|mbele|mpaka|kama|jana|mshahara|akilewa|mapaja
      nimebakwa|nilibakwa|nimepigwa|napigwa|nabakwa|nanyanyaswa|nadhulumiwa|nimedhulumiwa|natishiwa|nimetishiwa|nimefungiwa|tumefungiwa|nalazimishwa|tunalazimishwa|nimetekwa|tumetekwa|nachapwa|nateswa|tunateswa|tunapigwa|nimeuzwa|tumeuzwa|nimelawitiwa|nashikwashikwa|nimeshikwashikwa|nimechomwa_na|tunanyanyaswa|nafuatwa|nastalkiwa|nimenajisiwa|nilinajisiwa|nafungiwa|natumikishwa|nimenyang|nilidhulumiwa|tumezuiliwa|nimezuiliwa|nimezuiwa|nablackmailiwa|ninapigwa|ninateswa|ninanyanyaswa|ninabakwa|ninatishiwa
      unyanyasaji|ukatili|dhuluma|udhalilishaji|ubakaji|harassment|rushwa _ wa|ya|za|kingono? _ kijinsia|kingono|nyumbani|kimapenzi|ngono|sexual|majumbani|familia|mume|boss
      <agent> __ anataka|ananitaka|aliniomba|ananiomba|ananitumia|alinitumia|alinitaka|anadai|alidai|aliniambia|amenitaka|anasisitiza|ananiambia|amenitumia|ananilazimisha|aliniitisha|anaitisha|ananitumiaga|anaomba __ <nude>
      aliniomba|ananiomba|ananitumia|alinitumia|anadai|anataka|alinitaka|ananitaka|ananilazimisha|wananilazimisha|nitume|nimtumie|niende|kunitumia|anipe|nikalale|nilale|kulala|akitaka|anitumie __ <nude>|picha_zangu|naye
      kulala|nilale|kufanya|nikalale|nitoke|kutoka|kwenda|nimpe _ naye|na_yeye|na_bosi|na_meneja|mapenzi|mwili|na|naye_ili __ kazi|nisifutwe|fukuza|ajira|nipate|mkataba|atanifukuza|ili|ama|mshahara|nifutwe|promotion
      atasambaza|anasambaza|kusambaza|watasambaza|atapost|kupost|ataweka|ataposti|anatishia|wanatishia|ataweka|kuanika|ataanika|atazituma|kuzisambaza|anapost|ataleak|kuleak __ picha|video|uchi|mtandaoni|nudes|screenshot|screenshots|zangu
      ananitishia|wananitishia|anatishia|alinitishia|wametishia|ametishia|amenitishia|anatisha|alitishia __ kuniua|kunifuta|kunifukuza|kunipiga|picha|kisu|ataniua|watoto|kifo|watoto_wangu|nikitoroka|nikisema|kunidhuru|bunduki|video|kunichoma|familia
      ataniua|atanipiga|ataniumiza|wataniua|atanichoma|atanichinja|kuniua|kunichinja|watanipiga|watanidhuru|kunipiga|atanifukuza|watanimaliza __ nikisema|nikirudi|nikitoka|akijua|amesema|nikiondoka|alisema|nikiripoti|ananitishia|akinipata|anasema|nikimwacha|mume|baba|ex|nikienda|kama|nikikataa
      ananifuata|ananifuatilia|ananisubiri|anasimama|ananistalk|anakuja|ananipigia|ananitumia|wananifuata|ananipeleleza|anazunguka|anawinda|ananitrack|anasimamanga __ kwangu|nyumbani|nje|kila|daily|gate|nimemblock|kazini|nikimblock|barabarani|simu|nyumba|usiku|shuleni|namba|mlangoni|getini|kanisani|popote|gps|nikitoka
      hawaniruhusu|hanirusu|haniruhusu|hataki|hawataki|haturuhusiwi|siruhusiwi|amenikataza|ananikataza|hawatuachi|haniachi|hatuwezi|wanatukataza|hawatuachilii|hatutoki|hatukubaliwi|wanatuzuia|siwezi|ananizuia|hawatuachi|hawatuachili _ kutoka|kuondoka|nitoke|niondoke|kuacha|kwenda|niende|kulala|kula|kuongea|tutoke|tuondoke|kupiga_simu|nifanye|nyumbani|kurudi
      amechukua|wamechukua|walichukua|alichukua|ameshikilia|wameshikilia|ameficha|walinyakua|wanashikilia|anashikilia|wametunyang|walininyang|wamenyakua|wamekalia|wametunyanganya|amechukulia|amekatalia|walitunyang|wamezuia _ zetu|yangu|zote|na|hati|za? _ pasipoti|passport|passports|kitambulisho|simu|mshahara|hati|vitambulisho|simu_zetu|pesa|hati_zangu|zetu|ID
      amenifungia|wamenifungia|wametufungia|ananifungia|nimefungiwa|tumefungiwa|mateka|mtumwa|watumwa|utumwa|kifungoni|tumenaswa|walitufungia|hufungwa|wanatufungia|wametuficha|wanatulinda|wafungwa __ ndani|chumba|nyumba|nyumbani|hapa|kambi|ufunguo|kutoka|bosi|wakala|nje|godown|saudi|dubai|bweni
      kulazimishwa|analazimisha|wanatulazimisha|wananilazimisha|ananilazimisha|tunalazimishwa|nalazimishwa|alinilazimisha|walitulazimisha|wamenilazimisha|wanalazimisha __ kazi|kulala|kuolewa|kutapeli|ngono|nilale|scam|kuiba|bila_malipo|kuoa|kufanya|niolewe|kuwatapeli|bila_mshahara|kuvua|kuuza|nivue|nifanye|kudanganya
      naogopa|ninaogopa|nahofia|naogopeshwa|hofu|natetemeka _ kurudi|mume|yeye|kwenda|ataniua|kwake|baba|ya|kusema|sana|bosi|mumewangu|kuwa? _ nyumbani|mume|ataniua|atanipiga|ataniumiza|wangu|nitapigwa|mumewangu|atanifukuza|kumwambia|baba|ex|kurudi
      majeraha|michubuko|alama|jicho|makovu|damu|jeraha|nimevimba|mbavu __ mume|baba|alinipiga|amenipiga|camera|kipigo|mpenzi|kunipiga|kuficha|kamera|kupigwa
      mume|baba|mpenzi|mumewangu|boyfriend|ex|mzee|babangu|husband|kaka|mjomba|mke __ anapiga|humpiga|hunipiga|alimpiga|anampiga|akilewa|ananipiga|huwapiga|anawapiga|amempiga|anatupiga|hutupiga|hupiga|anabaka|ananichapa|anambaka|ananipigaga|amewapiga|aliwapiga
      anashika|alishika|ananigusa|anagusa|ameweka|anaweka|ananipapasa|alinishika|aliweka|kushika|kunishika|hunishika|hunigusa|hushika|anapapasa|anafinya|anabonyeza|hunipapasa|kunigusa|ananishika __ matiti|makalio|mapaja|kiuno|sketi|mgongo|sehemu|mwili|nikikataa|bila|mguu|tako|matako|kifua|nyuma
      natoroka|kutoroka|nimetoroka|nijifiche|nimejificha|kukimbia|nimekimbia|nataka_kutoroka|nakimbia|tutoroke|nitoroke _ mume|kutoka|nyumbani|kwa|kwake|bosi|bwana|wa|hapa|huyu? __ mume|bosi|ananipiga|kwake|anani*|bwana|mwajiri|wananitafuta|tajiri|kipigo
      ananiita|wananiita|aliniita|ananitukana|wananitukana|anatuita|alinitukana|huniita|wanatuita _ mimi|kuwa|kila|sisi? _ malaya|nyani|mbwa|takataka|mjinga|mshamba|nugu|kahaba|punda|nguruwe|mtumwa|tumbili|maskini`,
    minor: `
      -<kin> nina|niko_na|nko_na|mimi_ni|niko|nikona|nna|nimefikisha|nimetimiza|nimefika|umri_wangu|nimegonga|mi_niko _ na|miaka|wa|ni|umri_wa|tu|ya|umri|age|tu_na|umri_wa_miaka? _ <age> -<unit>
      -<kin> miaka|umri|age _ yangu|wangu|ni|ya|wa|tu|wa_miaka? _ <age> -<unit>
      -<kin> nitafikisha|nitatimiza|nafikisha|natimiza|sijafikisha|sijatimiza|nitafika|bado|kabla|nakaribia|sijafika|ntafikisha|ntatimiza|nitagonga|ntagonga|natarajia|nangoja|nasubiri|ninatimiza|nikifikisha|nikitimiza|nitahit|sijagonga _ miaka|sijafika|ya|umri|umri_wa|kufikisha|kutimiza|kufika|wa|sija|bado|hata|sijafikisha|kufika_miaka|kugonga? _ 18|kumi_na_nane|mtu_mzima|eighteen
      18|kumi_na_nane _ mwezi|mwaka|desemba|bado|januari|next|wa|sijafikisha|machi|aprili|mei|juni|julai|agosti|septemba|oktoba|novemba|februari|ujao
      chini _ ya _ umri|miaka _ 18|kumi_na_nane|wa_miaka_18|mdogo
      mimi|bado|niko|ni|nko|mi|ningali _ ni|bado|mtoto|mdogo|chini? _ mtoto_mdogo|minor|underage|wa_shule|mwanafunzi_wa|mtoto_wa_shule|chini_ya_umri|under_18|under_age
      form|darasa|kidato|std|gredi|fomu la|cha|ya? one|two|three|four|1|2|3|4|la|cha|saba|nane|pili|tatu|nne|kwanza|sita|tano|7|8|9|10|11|6|seven|eight|nine -<kin>
      niko|nko|nasoma|ninasoma|bado|mwanafunzi|mimi_ni|mimi|niko_bado|nipo _ niko|nasoma|mwanafunzi|wa|ni|katika|bado|kwa|high? _ sekondari|shule_ya_upili|secondary|high_school|shule|shuleni|form|kidato|darasa|highschool|shule_ya_msingi|darasani|primary -mwalimu|nafundisha|chuo
      baada_ya|nikitoka|kutoka|wakati_wa|nikishatoka|nikimaliza|likizo|nikiwa_likizo|jioni_baada|nikifunga|tukifunga|holiday|tukiwa_closed|napotoka _ shule|shuleni|masomo|class|darasa|likizo|prep|shule_zikifungwa|vipindi|boarding|darasani|term
      wazazi|mama|baba|mlezi|dada|kaka|mamangu|guardian|mzazi|brathe|siz|mathe|parents __ sahihi|asaini|kusaini|ruhusa|ameniruhusu|wameniruhusu|id|kitambulisho|akaunti|atasaini|ameruhusu|wamekubali|amekubali|jina_lake|mpesa|sign|permission|wataniruhusu|m_pesa|watasign|atanisainia|anikubalie __ mimi|yangu|niweze|tumia|yake|naweza|kazi|niko|kwa|mkataba|changu|niombe|nianze|nifanye|ili|ya|kutumia
      kutumia|nitumie|tumia|natumia|kuazima|nimeazima|fake|bandia|nitatumia|kudanganya|nimedanganya|niweke|niandike|nidanganye|nifake|nimetumia _ id|kitambulisho|umri|jina|akaunti|ya|cha|kuhusu|tarehe|kwa|la|mpesa _ ya|cha|la|wangu|za|ya_kuzaliwa? _ mama|dada|kaka|brathe|umri|baba|siz|mathe|cousin|mtu_mwingine|binamu|ndugu|umri_wangu|mzazi
      sijapata|sina|bado|sijachukua|bado_sina|sijaapply _ sina|bado|na|pata|hata? _ id|kitambulisho|id_card|kipande`,
  },
};
