import { tagalog as concepts } from '../concepts/tl.ts';
import type { LexiconSource } from '../source.ts';

/** Tagalog as it is typed in the Philippines, mixed with English, and some Bisaya. Not yet read by a native speaker. */
export const tagalog: LexiconSource = {
  language: 'tl',
  concepts,
  classes: {
    neg: 'hindi di hinde wala walang huwag wag never not ayaw dili wa',
    never:
      'never kailanman kahit_kelan kahit_kailan hindi_pa_ako_nag di_pa_ko hindi_ako_nag hindi_naman walang_sino hindi_po_ako_nag',
    contrast:
      'pero kaso ngunit subalit kaya_lang pasensya sorry totoo honestly actually but although sa_totoo_lang to_be_honest',
    no: 'hindi di hinde wala walang ayaw ayoko ayokong ayaw_ko dina hnd dko diko ndi',
    i: 'ako ko akong kong kami namin ako_po aq akoy koy',
    want: `gusto gustong gusto_ko gusto_kong nais naiisip naiisipan iniisip naisip naisipan balak binabalak plano
      pinaplano sana ayaw mabuti_pa mas_mabuti mas_okay sinubukan tinangka pagtangka magtangka handa gagawin naisipang
      mas_gusto hiling dasal pinagdadasal planong desidido nagbabalak naiisip_ko gs2 want wanna wish iniisip_ko_na
      nagbalak pinag_iisipan gsto gustu pangarap sumagi gusto_na gusto_nang`,
    die: `mamatay mamatay_na namatay pumanaw patay kamatayan mawala maglaho matapos mawawala matulog_na_lang die_na
      mamatay_nalang mamamatay mategi matigok tigok dedo mamahinga`,
    self_kill: `magbabaril_na_ako_sa_ulo babarilin_ko_ang_sarili pag_patay_nako mag_su_suicide magsusuicide suicidal_thoughts dapat_mamatay_na dapat_mamatay_na_ako tapuson_na_nako dili_na_ko_gusto_mabuhi di_na_ko_gusto_mabuhi
      magpakamatay *pakamatay* *pakamat* *papakamat* magbigti *bigti* *nagbibigti* saktan_ang_sarili sinasaktan_ko_ang_sarili
      saktan_ang_sarili_ko suicide suicidal wakasan_ang_buhay wakasan_ko tapusin_ang_buhay tapusin_ko_na_ang_buhay
      tapusin_na_ang_buhay laslas maglaslas maglalaslas naglaslas naglalaslas nilaslas paglalaslas kitilin_ang kitlin kinitil
      maghihiwa_ng_pulso patayin_ang_sarili patayin_ko_ang_sarili papatayin_ko_sarili sinaktan_ko_sarili
      sinasaktan_sarili sinaktan_sarili sinasaktan_ko_sarili tapusin_ko_na_lahat tapusin_na_lahat tapusin_ang_lahat
      wakasan_ang_lahat tapusin_buhay wakasan_buhay mag_suicide nag_suicide magsu_suicide unalive self_harm hiwain_ang_pulso
      hikog mag_hikog maghikog`,
    person: `kapatid nanay tatay mama papa kuya ate lola lolo anak asawa kaibigan tropa bestfriend kasama kapitbahay
      jowa boyfriend girlfriend tito tita pinsan baby misis mister inay itay ina ama pamangkin bunso roommate boardmate
      katrabaho ermat erpat nanay_ko mommy daddy biyenan syota bespren friend wife husband bata siya sya boardmate dadi mami brother sister`,
    kin: `anak anak_ko panganay bunso kapatid pamangkin apo estudyante siya sya sila niya nya pinsan nila anakko
      kapatid_ko ate kuya aso pusa pangalawa asawa asawa_ko anaku`,
    unit: `oras hours taon_na_akong taon_ng_experience years_of hrs minuto araw buwan linggo km katao tickets emails
      years_exp years_experience taon_sa taong_karanasan taon_nang taong_experience pesos percent kada`,
    age: `10 11 12 13 14 15 16 17 sampu labing_isa labindalawa labintatlo labing_apat labinlima labing_lima labing_anim
      labing_pito labimpito disisais disisiyete kinse katorse trese labinganim`,
    human: `siya sya niya nya kanya sila nila kayo nyo ninyo kita mo boss amo manager supervisor customer kliyente
      asawa kapitbahay jowa ex recruiter tl kasama lahat hayop gago gagong putangina tangina animal yan yun yang yung
      iyan kaibigan tatay nanay tito kuya reviewer hr ate biyenan trainer kanila inyo bisor katrabaho demonyo mong ka
      kabit kaaway taong tao pinsan agent matanda pamilya bumbay`,
    harm: `papatayin patayin pinatay pumatay papatay sasaksakin saksakin babarilin barilin bubugbugin bugbugin
      sasapakin sapakin gugulpihin gulpihin susunugin sunugin pasasabugin pasabugin bobombahin bombahin tatagain tagain
      sasakalin sakalin gigilitan gilitan ipapatumba ipatumba ipapapatay ipapatay lalasunin lasunin tutuluyan tuluyan
      papaslangin paslangin babalian hahantingin ililigpit iligpit dudurugin sasaktan saktan pupugutan babasagin basagin
      bubulagin aabangan bubuntalin rarapido rarapiduhin raratratin ratratin gagahasain tataga wawasakin tutumbahin
      katayin kakatayin susuntukin sasagasaan pipilayan lulumpuhin kikitilin uutasin utasin itutumba resbakan reresbakan
      sasaktan chochop chop_chop kikidnapin pakainin_ng_bala papakainin_ng_bala ihahagis bubuhusan papatayen dedisgrasyahin`,
    agent: `boss amo manager supervisor tl team_lead recruiter asawa ex jowa boyfriend tatay papa stepfather
      tito tiyo kuya pinsan kapitbahay kasama katrabaho trainer teacher ama amain padrasto employer landlord agent agency
      customer kliyente bisor hr lolo live_in partner siya sya sila nanay mama ina mister husband lalaki bayaw
      may_ari interviewer stepdad amo_namin foreigner coach bf daddy kinakasama recruter pastor dati_kong`,
    hit: `sinasaktan sinaktan binubugbog binugbog sinasapak sinapak sinampal sinasampal sinuntok sinusuntok ginulpi
      ginugulpi hinihipuan hinipuan hinahawakan hinawakan hinahaplos ginahasa ginagahasa nirape rinape ni_rape minolestya
      minomolestya pinagsamantalahan inaabuso inabuso binabastos binastos hinaharass hinarass hina_harass tinatakot
      tinakot pinagbabantaan pinagbantaan binantaan binabantaan bina_blackmail binlackmail blina_blackmail
      ini_stalk iniistalk sinusundan sinundan kinukulong ikinulong kinulong ikinukulong pinipilit pinilit pinuwersa
      sinasakal sinakal tinutukan pinapahiya minumura hinalikan hinahalikan niyakap sinisigawan tinutulak tinadyakan
      sinipa sinisipa pinalo pinapalo pinagpapalo hinampas hinahampas sinabunutan sinasabunutan binato pinapaso pinaso
      kinakaladkad dinadakma dinakma nilapastangan blackmail bina-blackmail kinikikilan chinansingan tsinansingan
      minamanyak minanyak namamanyak pinagnanasahan binuhusan ibinenta pinaghuhubad pinahubad nanghihipo nambubugbog
      nananakit nanghaharass nang_haharass sinasamantala nilalait dinuduraan gnagalaw ginalaw ginagalaw ginapang`,
    nude: `hubad nakahubad hubo hubot hubarin maghubad pinaghuhubad pinahubad nudes nude maselan private_parts ari bra panty
      dede suso boobs sexual sex kasex makipagtalik makipag_sex sexy_pics sexy_pic bastos malaswa scandal sex_video
      lingerie underwear titi pekpek dick_pic motel hotel dibdib katawan_ko talik pinapahubad sleep_with sogo
      maghubo makipagsex magpakita_ng`,
  },
  rules: {
    mask: `
      patay na? _ po? _ baterya|battery|cellphone|phone|laptop|ilaw|kuryente|wifi|internet|signal|kami_sa_boss|malisya|gutom|oras|tayo|ako_sa|ang_ilaw|kay_boss|yung_laptop|yung_phone|mic
      baterya|battery|cellphone|phone|laptop|ilaw|kuryente|wifi|internet|pc|server|cp|app|system|linya|unit|monitor|account __ patay|namatay|namatayan|nag_die|mamatay|mamatay_matay
      namatay|namatayan _ ng|ang|yung|po? _ laptop|pc|wifi|internet|kuryente|ilaw|cp|phone|computer|signal|baterya
      patay|pinatay|patayin|papatayin|pinapatay|i_kill|kill _ ko|na|muna|ko_muna|po? _ yung|ang|mga|na|po|lang? _ process|ilaw|computer|tv|script|session|aircon|pc|app|alarm|server|oras|job|kuryente|batch|electric_fan|mic|camera|notification|ipis|lamok
      nakakamatay|nakamamatay|mamatay|mamamatay|namatay|patay|mamatay_matay|ikamamatay __ tawa|kakatawa|katatawa|kilig|gutom|hiya|kahihiyan|inis|antok|init|kaba|excitement|pagod_sa|curious|inggit|sarap|chismis|cute|kakahintay|kakaantay
      tawa|kakatawa|katatawa|kilig|gutom|natatawa|tumatawa|nakakatawa __ mamatay|patay|mamamatay|nakakamatay|namatay
      nakakamatay|nakamamatay na? _ deadline|traffic|tawa|init|ganda|pagod
      deadline|traffic|init|workload|quota __ pumapatay|papatay|nakakamatay|killing
      muntik|halos|parang|kulang|gagawing|ikakaheart __ atakihin|inatake|heart_attack|mamatay|himatayin|na_stroke|maheart|ma_heart|namatay|ma_stroke|nahimatay
      atakihin|inatake|heart_attack|himatayin __ bill|presyo|nakita|nabasa|gulat|resibo|tawa
      patay_tayo|patay_kang|patay_gutom|patay_malisya|buhay_o_patay|patay_sindi|patay_na_patay|bahala_na|kahit_patay
      sa_reviews|review|reviews|rating|google|star|facebook __ papatayin|wawasakin|dudurugin|sisirain
      papatayin|wawasakin|dudurugin|sisirain|susunugin __ reviews|review|rating|google|star|facebook
      patayin|papatayin|pinapatay|pinatay _ ako|mo _ sa|ng _ tawa|kilig|deadline|init|pagod|trabaho|gutom
      nasugatan|nahiwa|napaso|nasunog|naputol __ nagluluto|pagluluto|kusina|sibuyas|kape|luto|plantsa
      magpapakamatay|magpakamatay|pakamatay _ sa|mag|para_sa|na_magtrabaho _ trabaho|work|overtime|pag_aaral|kakatrabaho|matuto
      namatay|pumanaw|yumao _ ang|si|po|yung|na __ lolo|lola|tatay|nanay|asawa_ko|aso|pusa __ taon|noong|last_year|dati|2*
      mamatay|mamamatay man|na_ako_kung
      tapusin|tatapusin|wakasan _ ang|ko|na|muna|yung _ shift|training|module|chat|contract|kontrata|tickets|backlog|gawain|task|usapan|session
      pinatay|papatayin|kill _ time|oras`,
    frame: `
      na_handle|nahandle|hinandle __ lahat|kaso|cases|ko|calls
      hinawakan __ lahat|kaso|cases|calls
      lahat|kaso|cases _ __ na_handle|nahandle|nahawakan|hinandle
      nagtrabaho|nagtatrabaho|volunteer|nag_volunteer|naging|dating|taon|years|experience|nakapagtrabaho|dati|nahandle|na_handle|hinandle|nurse|nag_work|worked|trained|nahawakan|humawak|nag_handle|sanay __ hotline|crisis|ncmh|er|hospital|ospital|emergency|ambulansya|paramedic|rescue|claims|biktima|moderator|moderation|pulis|bfp|bumbero|social_worker|psychologist|counselor|helpline|dswd|vawc|insurance|red_cross|callers|icu|content
      content moderator|moderation
      nurse|paramedic|counselor|social_worker|rescuer|responder|bumbero|caregiver _ po? _ ako|dati|sa|ng
      customer|client|kliyente|caller|character|user __ sabi|sinabi|nagsabi|nagbanta|sumigaw|tinype|nagsend|sinabihan|nag_threat|sinulat|type|nagmura|said|threatened|nagchat __ mock|practice|roleplay|role_play|simulation|training|nag_sorry|voucher|refund|reviews|review|apologize|nag_offer|kalma|replacement|star|demo|exercise
      mock|practice|roleplay|role_play|simulation|sample|simulated|training_chat|scenario|halimbawa|test_chat|demo|dummy __ customer|client|sabi|sinabi|ticket|call|chat|character|caller|kliyente|linya
      sabi|sinabi _ ng|nung|po|sa _ customer|client|kliyente|caller __ mock|practice|sim|training|roleplay|review|reviews|voucher
      article|libro|nobela|pelikula|movie|kanta|song|teleserye|kdrama|lyrics|halimbawa|quote|linya|template|balita|podcast|documentary|thesis|research|course|seminar|training|game|title|kwento|wattpad|tula|vlog __ tungkol|about|yung|na|sa|may|kinopya|kinuha|entitled|pamagat|titled
      galing|mula|binasa|nabasa|pinanood|napanood|quote|kinopya|copy|naglalaro|nilalaro|sinusulat|summarize|isinalin|sina_summarize __ article|libro|nobela|pelikula|movie|kanta|song|kdrama|halimbawa|template|sample|documentary|podcast|text|game|teleserye|ml
      prevention|survivors|biktima|hotline|kaso|claims|cases|awareness _ ng|sa|of? _ suicide|abuse|pang_aabuso|karahasan|rape|violence|vawc
      kung|kapag|pag|if _ may|ang|yung|a _ customer|client|kliyente|caller _ na|po|ay? _ nagsabi|sabihin|magsabi|gustong|nagbanta|magbanta|says
      autocorrect|na_autocorrect|typo|na_typo`,
    past: `
      nagsimula|nag_start|nagumpisa|nag_umpisa|mula|since|simula|noong __ edad|akong|<age> __ <age>
      sa|mula edad na <age>
      <age> _ na|po|yung|pa? _ <kin>
      <age> _ ang <kin>
      taon|years|dekada|taong na|ago|nakalipas|nakaraan|nakararaan|nakakalipas
      noong|nung|nuong|in _ 197*|198*|199*|2000|2001|2002|2003|2004|2005|2006|2007|2008|2009|2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024|bata|elementary|college_pa|highschool_ako
      magaling_na|gumaling|naka_recover|nakarecover|matagal_na_panahon|okay_na_po_ngayon|okay_na_siya|ok_na_siya|noon_pa|recovered|fully_healed|nalampasan|napagtagumpayan|cleared_na|ok_na_ngayon|okay_na_ngayon|fit_to_work`,
    self_harm: `
      <self_kill>
      <want> __ <die>|die|mamatay_na
      <die>|mamatay|mamatay_na|mawala|maglaho _ na|nalang|na_lang|lang _ lang|ako|sana|ko|nalang|akong
      sana|mabuti_pa|mas_mabuti|mas_maganda|mas_ok|buti_pa|mas_okay|mas_gusto|hiling|dasal __ <die>|wala_na_ako|wala_na_ko|hindi_na_ako_magising|di_na_ako_magising|hindi_na_lang_ako|hindi_na_ko|di_na_ko_magising|di_na_ako|di_na_ko|hindi_na_ako|mawala_na|pinanganak|isinilang|kunin_na_ako|kunin_na_ko
      ! <no> _ na|ko|akong|ako|kong|po? _ na|ko|akong|gusto|kaya|kong|po|makita|dahilan|ganang|gana|rason|saysay|silbi|kwenta|pang|nang|makitang|halaga _ mabuhay|mabuhay_pa|gumising|magising|magpatuloy|buhay|mabuhay_pang|huminga_pa|dahilan|rason|saysay|kwenta|silbi|halaga
      wala|walang|nawalan|nawala _ nang|na|na_akong|ng|na_po|akong|pong|akong_nakikitang|na_kong|makita_akong? _ dahilan|rason|saysay|kwenta|silbi|gana|halaga|pag_asa|ganang|patutunguhan|kabuluhan|direksyon _ para|mabuhay|ang|ko|buhay|na|magpatuloy|sa|akong|gumising|pa|lahat __ mabuhay|buhay|magpatuloy|lahat|gumising|bumangon|ito|lumaban
      ! hindi|di|hnd|sana|ayoko|ayaw|wish|ayokong|wag|gusto __ magising|gumising|magigising|pinanganak|isinilang|ipinanganak|gigising|magmulat|imulat _ bukas|pa|ulit|na|na_lang|sana
      pagod|sawa|suko|ayoko|hirap|sumusuko|susuko|sukong|sumuko|surrender|quit|suko_na __ buhay|mabuhay|mundo|magpanggap|lahat|huminga|buhay_ko|lumaban|laban
      ?tired pagod_na_pagod|di_ko_na_kaya|hindi_ko_na_kaya|diko_na_kaya|di_na_kaya|hindi_na_kaya|ayoko_na|ayaw_ko_na|suko_na|sumusuko_na|wala_na_akong|wala_na_kong|hindi_na_talaga|wala_akong_kwenta|wala_akong_silbi|walang_kwenta|walang_pag_asa|wala_nang_pag_asa|mag_isa_na_lang|walang_nagmamahal|walang_pakialam|wala_nang_saysay|wala_na_akong_pag_asa|di_kaya|ayaw_ko_nang|di_ko_kaya|kinamumuhian_ko|galit_ako_sa_sarili|durog_na_durog|manhid|hindi_ko_na_alam
      ?burden pabigat|pampabigat|palamunin|perwisyo|problema_lang|pabigat_lang|dagdag_gastos|burden|kahihiyan
      pabigat _ lang|na|ako|lang_ako|po|sa __ pamilya|lahat|kanila|magulang|kanilang|nanay|asawa|amin|inyo
      mas|masaya|gagaan|giginhawa|mababawasan|maginhawa|mabuti|matutuwa|makakahinga|better|okay|ginhawa|mapapanatag __ kung_wala_ako|wala_na_ako|pag_wala_ako|pag_nawala_ako|kung_mawawala|kung_wala_na_ako|kung_wala_na_ko|kung_mawala_ako|wala_na_ko|pag_wala_na_ako|pag_wala_na_ko|without_me|pag_nawala|kapag_wala|kung_mamatay_ako|kung_wala_ko
      ! walang|wala|sino|walang_sinumang __ maghahanap|makaka_miss|makakamiss|iiyak|makakapansin|mangungulila|makikialam|makakaalala|nakakapansin|manghihinayang __ ako|ko|mawala|mamatay|akin|wala
      ?bye paalam|huling_chat|huling_mensahe|huling_message|huling_sulat|goodbye|last_chat|last_message|huling_usap|huling_araw|huling_gabi|huling_text|huling_beses|pamamaalam|magpapaalam|nagpapaalam|huling_pagkakataon|last_na_to|huling_salita|huling_hiling|bye_na
      paalam _ na|sa|po|to _ inyong|lahat|mundo|sa_inyong|inyo|inyong_lahat
      ?bye salamat|maraming_salamat|patawad|patawarin|sorry_sa_lahat|patawarin_nyo|tnx|sensya_na_sa_lahat|mahal_ko_kayo|mahal_na_mahal
      pakisabi|sabihin|sabihan|paki_sabi|tell|pasabi|kayo_na_magsabi __ nanay|mama|anak|pamilya|asawa|kanila|tatay|kapatid|magulang|mommy|papa|parents|jowa __ mahal|sorry|patawad|love|kasalanan
      ?gone bukas|by|sa|pag|pagbasa|mamaya|next|lunes|linggo|weekend|matapos|monday|friday _ __ wala_na_ako|wala_na_ko|wala_na_po|di_na_ako|hindi_na_ako|di_na_ko|hindi_na_ko|hindi_nyo_na|di_nyo_na_ko|di_nyo_na_ako|hindi_na_po
      wala|mawawala|aalis|lilisan|mawala|iwan|lilisanin|iiwan _ na|ako|ko|ko_na|po? _ sa|dito_sa|ang _ mundo|mundong|buhay|mundong_ito|earth
      pagka|pag|kapag|kung|by_the_time|once _ nabasa|nababasa|mabasa|nareceive|natanggap _ nyo|mo|niyo|ito
      ?decided nakapagdesisyon|napagdesisyunan|desidido|handa_na|buo_na|planado|plinano|huling_desisyon|nakahanda|ready_na|may_plano|alam_ko_na_kung_paano|final_na|hindi_nyo_na_ko_mapipigilan|wag_nyo_na|wag_nyo_kong_hanapin|wag_na_akong_hanapin|matagal_ko_na|pinag_iisipan|seryoso_ako|ngayong_gabi_na|mamayang_gabi|di_na_kailangan|huwag_na_kayong|wala_nang_makakapigil|nakaplano
      ?left sulat|liham|nagsulat|sinulat|iniwan|iiwan|iniwanan|nag_iwan|mag_iwan|bilin|pinamigay|ipinamigay|pamana|last_will
      ?care alagaan|bahala|bantayan|pakibantayan|ingatan|pakialagaan|paki_alagaan|pakainin|pakibigay|paki_bigay|ibigay|ipadala|pakihatid|ikaw_na|kayo_na __ anak|nanay|aso|pusa|mama|kapatid|mga|laptop|kay|sweldo|bunso|lola|pera|gamit|tatay
      hiwa|hinihiwa|hiniwa|ginilit|sugat|sinugatan|sinusugatan|kinakaskas|kaskas|gasgas|paso|pinapaso|cut|cutting|blade|cutter|lalaslasin|laslasin|naghiwa|naghihiwa|saktan|sinasaktan|hiwain|kinudlit|sugatan|sinaksak __ braso|pulso|sarili|hita|balat|kamay|binti|wrist|ko_ulit|sarili_ko|sarili_kong
      saktan|sinasaktan|sinaktan|sasaktan|hiniwa|hinihiwa|parusahan|patayin|papatayin|gulpihin|iuntog|pinarusahan|hurt _ ko|na|ang|ulit|yung|po? _ ang|na_naman|ulit|ko|na|yung|aking? sarili|sarili_ko|self
      ininom|uminom|nilunok|lumunok|iinumin|iinom|nakainom|inumin|nilaklak|lalaklakin|nainom|lulunukin|ubusin|inubos|tinungga __ lahat|isang_bote|gamot|pills|tableta|muriatic|lason|zonrox|sleeping|bote|marami|banig|dakot|paracetamol|daming|silver_cleaner|biogesic|tabs|kapsula|racumin|insecticide
      na_overdose|overdose|nag_overdose|mag_overdose|ma_overdose|oover_dose|o_overdose|od_ako|mag_od
      gamot|lubid|tali|blade|kutsilyo|lason|baril|cutter|muriatic|pills|sleeping_pills|zonrox|silver_cleaner|sinturon|kumot __ kamay|handa|nakahanda|binili|bumili|inipon|nag_ipon|leeg|hawak|harap|naipon|nakatali|kisame|mesa|bulsa|sentido|nakasabit|nakaready|naka_ready|tabi
      bumili|inipon|nag_ipon|naipon|hawak|bibili|may_nakahanda|itinabi|naghanda|iniipon _ ako|ko|na|ng|kong|na_ako? _ lubid|lason|gamot|blade|pills|tali|muriatic|sleeping_pills|baril
      tumalon|talon|tatalon|tumalong|lumundag|lulundag|magpasagasa|pasagasa|magpapasagasa|tatalunin|nagpasagasa|tumilapon|mahulog|magpatihulog|bumitaw|magpabangga|pabangga|ibangga|magpalunod|lunurin __ tulay|bubong|building|tren|lrt|mrt|bintana|bangin|rooftop|sasakyan|palapag|truck|floor|riles|dito|ilog|dagat|condo|jeep|bus|pier|taas
      ?place tulay|rooftop|bubong|riles|gilid_ng_bangin|railing|footbridge|itaas_ng_building|overpass|edge|pasamano|taas_ng|bridge|ledge
      ?jump tumalon|talon|tatalon|isang_hakbang|bumitaw|mahulog|lumundag|dumungaw|nakadungaw|tinitingnan_ko_ang_baba|tinitignan_ko_baba|ang_dali|bumagsak|jump|sa_baba
      <person> __ <want>|nag_text|nagchat|sabi|nagsabi|nagbanta|nagkulong|sinasabi|umiiyak|nag_chat __ magpapakamatay|magpakamatay|mamatay|tatalon|magbibigti|laslas|suicide|tapusin|mawala|wakasan|tumalon
      <person> __ uminom|ininom|naglaslas|nagbigti|nakatayo|nasa|nagkulong|tumalon|lumunok|nilunok __ lason|gamot|tulay|rooftop|bubong|paalam|pulso|muriatic|zonrox|dugo|pills|kisame|tumalon|lubid
      kamatayan|mamatay|death|pagkamatay __ solusyon|sagot|daan|paraan|kapayapaan|pahinga|ginhawa|tatakas|option|natitira
      solusyon|paraan|daan|sagot|option|natitira|labasan|way_out __ mamatay|kamatayan|mawala|magpahinga_habambuhay|tapusin_na|death
      sumunod|susunod|sundan|makasama|kasama|susundan|samahan|makita _ na|ko|kay|sa|si|ako|kina? _ na|ko|si|kay|lang? _ nanay|mama|tatay|papa|lola|anak_ko|asawa_ko|lord|langit|kapatid|kabilang_buhay|papa_jesus
      magpahinga|matulog|pahinga|makatulog __ habambuhay|habang_buhay|forever|panghabambuhay|hindi_na_gumising|di_na_magising|di_na_gumising|tuluyan|hindi_na_magising|for_good|walang_gisingan
      takot|natatakot __ sarili_ko|gawin_ko_sa_sarili|magawa_ko
      boses|bumubulong|voices __ tumalon|mamatay|patayin|saktan|utos|sinasabi|nag_uutos
      wala_na_akong_pake|wala_nang_pakialam|walang_pakialam|wapakels __ mabuhay|mamatay|buhay_ko`,
    medical: `
      ! hindi|di|hirap|nahihirapan|hnd|tumigil|ndi|walang|wala|kapos|hinahabol _ na|sya|siya|ako|po|ko|makahinga? _ makahinga|humihinga|huminga|paghinga|hininga|nagigising|magising|sumasagot|gumagalaw|gumising|malay|malay_tao|hinga|nagrerespond|pulso|makagalaw
      hirap|nahihirapan|di|hindi|kapos|hinahabol makahinga|huminga|hininga
      nawalan|wala|walang|nawala|nawawalan _ na|sya|siya|po|ng|ako|nang? _ ng? malay|malay_tao|ulirat|pulso
      <person>|ako|bigla|biglang|siya|sya|may __ hinimatay|nahimatay|nangingisay|kinokombulsyon|nag_seizure|nagseseizure|inatake|na_stroke|nastroke|nabulunan|nalunod|nakuryente|nakagat|nanghihina_at|nagcollapse|nag_collapse|bumagsak|nangitim|nag_aagaw|nagsusuka|bumula|nangingitim|nagseizure|nasagasaan|nasaksak|nabaril|naaksidente|tumumba|natumba
      hinimatay|nahimatay|nangingisay|kinokombulsyon|nagseseizure|nag_seizure|inaatake|nabulunan|nakuryente|nag_collapse|inatake|kombulsyon __ tulong|ano|ngayon|gising|hinga|gagawin|ambulansya|tulungan|help|bigla|dugo|po
      inaatake|inatake|inaatake_na _ sa|ng|po? _ puso|hika|seizure|epilepsy|highblood|asthma
      dibdib|puso|kaliwang_braso _ ko|nya|niya|po|ng? _ sumasakit|masakit|sakit|naninikip|parang|mabigat|kumikirot|sikip|paninikip|hawak
      hawak|sumasakit|masakit|paninikip|naninikip|pananakit|sakit|sinasapo|kirot|bigat _ nya|niya|ang|yung|ng|ko|po|na? _ dibdib|puso|kaliwang_braso
      bibig|mukha|labi|kamay|katawan|kalahati|dila|mata|braso|lips|face|fingers _ nya|niya|ko|ng|po|nito? _ tabingi|nakangiwi|ngumiwi|nangingitim|kulay_asul|namamanhid|manhid|hindi_maigalaw|maga|namamaga|bumubula|nangitim|violet|bughaw|asul|tumabingi|di_maigalaw|blue|naparalisa|naninigas|putla
      tabingi|ngumiwi|nangingitim|bumubula|namamaga|manhid|tumabingi|namanhid|nangitim __ bibig|mukha|labi|dila|katawan|lalamunan|labi
      nabubulol|bulol|hindi_makapagsalita|di_makapagsalita|di_makasalita|hindi_makasalita|di_na_makapagsalita __ bigla|mukha|kamay|bibig|kalahati|nanay|tatay|lola|lolo|manhid
      dugo|dinudugo|duguan|nagdudugo|pagdurugo|bleeding __ marami|ang_dami|daming|tumitigil|tuloy|ayaw|walang_tigil|hindi|ulo|ilong|sobra|lakas|buntis|di|umaagos|napakarami|sumirit|bigla|malakas|tumigil|panubigan|tenga|tuwalya
      daming|maraming|sumusuka|nagsusuka|umuubo|puro|napakaraming|sobrang_daming _ ng? dugo
      manganganak|nanganganak|manganak|panubigan|naglelabor|nagle_labor|humihilab|lalabas_na|contractions|labor __ na|pumutok|ngayon|mag_isa|dugo|dito|baby|ata|po|ulo|wala|tricycle
      pumutok _ na|po|ang|yung? _ panubigan|water_bag
      ambulansya|ambulance|911|paramedics|rescue|tulong|saklolo _ tumawag|wala|po|please|tawag|padala|padalhan|naman|kailangan|hindi|ngayon|bilis|dalhin|di|ang_tagal|busy
      tumawag|tawag|tawagan|pakitawag|kailangan|padala|pakitawagan|magpadala|tatawag|magtawag __ ambulansya|ambulance|911|paramedics|rescue
      nakalunok|nakainom|nainom|nalunok|nilunok|ininom|nakakain|nasinghot|nakatikim __ zonrox|muriatic|battery|baterya|gasolina|lason|barya|detergent|gamot|kerosene|gaas|watusi|sabon|silica|bleach|thinner
      allergy|hipon|mani|bubuyog|alimango|seafood|nakagat|kinagat|tinuklaw|natuklaw|natusok __ namamaga|hinga|lalamunan|maga|ahas|makahinga|labi|aso|pantal|mukha
      lalamunan|dila|mukha|leeg|labi _ nya|ko|niya|po|ay? _ namamaga|sumasara|naninikip|maga|sarado|nagsasara|lumalaki
      sugar|insulin|diabetes|diabetic|bp _ nya|ko|niya|nanay|tatay|po? __ nanginginig|bumagsak|bumaba|pawis|mababa|nahihilo|200|220|210|40|30|500|walang_malay
      nasagasaan|nabangga|naaksidente|aksidente|nasaksak|nabaril|nabagok|nahulog|nadulas|nasunog|napaso|natagpas|naputol|nahiwa|nadaganan|naipit|nabuhusan|nakuryente|tinamaan __ dugo|malalim|ngayon|tulong|ulo|malay|hagdan|bubong|motor|jeep|kumukulong|mantika|hinga|gumagalaw|hindi|binti|makagalaw|daliri|kamay|katawan|banyo|di|kanina|po_kami|makatayo|gising
      sunog|nasusunog|usok|gas|apoy __ bahay|loob|kwarto|trapped|makalabas|na_trap|nahihilo|kusina|building|tulong|amoy|nakulong|hilo
      anak|baby|sanggol|bata|bunso|pamangkin __ nilalagnat|nangingisay|kombulsyon|nabulunan|nangingitim|nalunod|40|41|hindi_humihinga|di_humihinga|lantang|lupaypay|nahulog|nagkukulay
      ! hindi|di|hnd _ ko|na|niya|nya|na_nya|makagalaw? _ maigalaw|maramdaman|makita|makatayo|magalaw|makalakad|makapagsalita|makakita|madilat _ ang|yung|kalahati|braso|paa|kamay|mata|binti|katawan|kaliwa|kanan|half
      nagdidilim|dumidilim|umiikot|nanghihina|lumalabo|mahihimatay|mawawalan _ ang|ako|na|paningin|po|yung|ko|ata|ng? _ paningin|malay|dugo|dibdib|ulirat
      buto _ nakalabas|labas|lumabas|kita`,
    threat: `
      ?vow may|meron _ mangyayari|mangyayaring|mangyari
      ?vow itaga|tandaan|markahan _ nila|nyo|mo|ninyo
      ?know alam|inaalam _ ko|namin _ anong|kung_anong|oras
      <harm> _ ko|namin|ko_talaga|ko_rin|na|ko_na|talaga|ko_yang|po? _ yang|yung|yan|si|ang|sila|siya|kita|lahat|kayo|talaga|ka|ang_mga|kayong|na|yun|mga|niyo|ito? _ <human>
      <harm> ko|kita|namin|ka|kayo|ko_siya|ko_sya|ko_yan|ko_yun|ko_kayo|ko_talaga -sarili|buhay
      gusto|balak|handa|kaya|plano|nais|gusto_kong|gusto_ko|balak_ko|gigil _ ko|kong|na|ako|talaga|akong|nang? _ patayin|saksakin|barilin|bugbugin|saktan|sunugin|pasabugin|sakalin|pumatay|manakit|tagain|ipapatay|bombahin|gilitan|gulpihin|sapakin|ipatumba|lasunin -sarili
      ipapatumba|ipapapatay|ipapasalvage|ipapabugbog|ipapa_tumba|ipapagulpi|ipapakulam|papatumba|papabugbog|magpapapatay|papapatay|papatirahin
      babasagin|basagin|gigilitan|babalian|puputulin|pupugutan|bubutasin|wawasakin|bubuhusan|hahatiin|duduruin _ ko|mukha|ng? _ ang|yung|leeg|ulo|mukha|ng|sa? _ mukha|bungo|leeg|ulo|paa|buto|tuhod|ngipin|kamay|asido|acido|nguso|binti
      susunugin|sunugin|pasasabugin|pasabugin|bobombahin|lalagyan_ng_bomba|bomba|granada|bombahin|raratratin|tatamnan __ opisina|office|bahay|building|kompanya|company|nyo|ninyo|niyo|lahat|kayo|site|kotse
      may|naglagay|maglalagay|magtatanim|nagtanim|magpapasabog|maghahagis _ na|ako|ng|akong|kami? _ bomba|granada|pampasabog|molotov
      dadalhin|magdadala|dala|may_dala|bitbit|bumili|bibili|kukunin|kinuha|hawak|hinasa|hinahasa|dadala|magdala|dadalhan __ baril|itak|kutsilyo|gulok|asido|granada|bolo|balisong|gasolina|patalim|icepick|ice_pick|panaksak|armalite|shotgun|sumpak __ opisina|office|siya|sya|nya|kayo|inyo|manager|boss|hihintayin|aabangan|gagamitin|bahay|dyan|pagpasok|bukas|kanya|interview|mo|pupunta|abangan|mamaya|site
      pupunta|susugod|darating|pupuntahan|sisugurin|susugurin __ baril|itak|kutsilyo|gulok|granada|bolo|patalim|dala
      ?know alam|kilala|nakuha|may|nahanap|hawak|nalaman _ ko|na|ko_na|namin|kung? _ saan|address|bahay|nakatira|school|plate|kung_saan
      ?vow magbabayad|pagbabayaran|pagsisisihan|magsisisi|makikita_nyo|makikita_mo|makikita_niyo|humanda|maghintay|lagot|mananagot|gaganti|gagantihan|abangan|inaabangan|mag_ingat|ingat_ka|mag_iingat|di_na_makakauwi|hindi_makakauwi|hindi_na_sisikatan|di_na_sisikatan|dadanak|seryoso_ako|di_ako_nagbibiro|hindi_ako_nagbibiro|babalikan|reresbak|resbak|aabangan|bubulagta|tandaan_nyo|tandaan_mo|may_kalalagyan|mawawala_na_lang|last_na_araw|makakatikim|di_na_makakalakad
      aabangan|abangan|hihintayin|susundan|hahantingin|hantingin|pupuntahan|inaabangan __ parking|labas|kanto|bahay|uuwi|paglabas|opisina|gate|mamaya __ saksak*|baril|bugbog*|gulpi|patay*|kutsilyo|tubo|sapak*|itak|bala|tropa|kasama|tumba|batuta
      may|meron|kilala|magbabayad|binayaran|kukuha|umupa|uupahan|kakausap|kausap|inutusan __ hitman|tirador|papatay|riding|gagawa_nun|mamamatay_tao|bubugbog|titira|rider|magtumba
      patay _ ka|kayo|sila|siya|sya|yan _ sa_akin|sakin|sa_kin|ngayon|mamaya|bukas|saken|talaga|lahat|na
      dadanak|aagos|babaha _ ang|ng? dugo
      masaktan|makasakit|manakit|saktan|makapanakit|pumatay _ ng|ko|ako|ang|yung? _ tao|iba|ibang_tao|anak|asawa|baby|kapwa|mga_bata|kanila|nanay`,
    abuse: `
      <agent> __ <hit> _ ako|kami|ko|akin|sa_akin|sakin|kaming|niya|nya
      <hit> _ nya|niya|po|ng|nila|na|rin|talaga|kasi|lagi|palagi? _ nya|niya|ng|na|yung|po|nung|ni? _ ako|kami|akong|ko|sa_akin|sakin|kaming|si_mama|si_nanay|mga_kapatid|anak_ko
      ako|akong|kami|kong|lagi|palagi _ ay|po|lagi|palaging|laging|ng|na|niyang|nyang|talaga? _ <hit> _ ng|ni|nya|niya|nila|sa|tuwing|pag|po|kapag|kagabi
      ako|akong|kami _ ay|po|lagi|palagi|na|raw|ang? _ na_rape|narape|na_molestya|namolestya|nabiktima|na_harass|naharass|inabuso|ginahasa|nabugbog|na_blackmail|na_trap|na_traffic|na_hipuan|nahipuan|naabuso|na_sexually
      nirape|rinape|ginahasa|hinipuan|minolestya|pinagsamantalahan|nahipuan|ginagalaw|minomolestya|hinihipuan|ginapang _ ako|kami|akong|po|ng|niya|nya|nung
      harass|harassment|sexual|minanyak|namboboso|binobosohan|manyak|maniac|manyakis|bastos __ boss|tl|supervisor|ako|recruiter|manager|customer|kasama|trainer|office|sakin
      <agent>|pinapa|hinihingan|pinapasend|nanghihingi|pinipilit|inaaya|niyaya|humihingi|nagsesend|nagpapadala|pinilit|nagsend|pinapakita|pinasend|nanghingi __ nude|nudes|hubad|pics|picture|litrato|video|sex|motel|hotel|maghubad|pinaghuhubad|katawan|private|bra|panty|maselang|titi|matulog|vcs|dede|boobs|ari
      pinaghuhubad|pinapahubad|pinahubad|pinagsesend|pinagsend|hinihingan _ ako|ako_ng|kami|nya|niya|po
      makipagtalik|makipag_sex|makipagsex|matulog|sumama|makipagdate|mag_motel|sumiping|magpagamit|magpahipo _ sa|ng|kanya|sya|siya|ako|sa_kanya|kasama? __ kanya|boss|recruiter|tl|hired|trabaho|matanggap|kontrata|regular
      ikakalat|kinakalat|ipapakalat|ipopost|ipo_post|ikinalat|i_leak|ile_leak|isesend|ilalabas|ibinebenta|i_upload|ipagkakalat|ia_upload|i_post|pino_post|kakalat __ pics|picture|litrato|video|nudes|screenshot|ko|scandal|hubad
      tinatakot|pinagbabantaan|binabantaan|bina_blackmail|nagbabanta|blackmail|binablackmail|tinakot|bina_black_mail|nananakot|nagbanta|pananakot|pagbabanta __ ako|ko|papatayin|ikakalat|tatanggalin|fire|screenshot|pamilya|saktan|video|niya|nila|sasaktan|anak
      papatayin|sasaktan|bubugbugin|ipapapatay|tutuluyan _ nya|niya|daw|nila|raw|na|po|ng_asawa_ko? _ ako|kami|daw|anak
      sinusundan|inaabangan|ini_stalk|iniistalk|ini|minamanmanan|binabantayan|sinusubaybayan|tinatawagan|nag_aabang|naghihintay|stalker|ina_stalk|nakaabang|tinetrack|tumatambay __ ako|bahay|labas|kahit|blinock|araw_araw|ko|pauwi|number|trabaho|gate|gps|location|lagi|boarding|kanto|akin
      ! hindi|di|ayaw|bawal|hnd|pinagbabawalan|never|wala _ ako|kami|nya|niya|kaming|po|nila|na|akong|kong|naman? _ pinapalabas|pinapaalis|palabasin|makalabas|makaalis|pinapauwi|pauwiin|lumabas|umalis|pinapagamit|pakawalan|pinapakain|makauwi|paalisin|pinapatulog|pinapayagang|payagang
      kinuha|hawak|kinumpiska|tinago|itinago|ayaw_ibalik|hino_hold|kinukuha|sinamsam|hinold|inagaw|kinumpiska _ nya|niya|nila|ng|na|yung|ang|po|amo|agency? __ passport|passports|id|cellphone|cp|sweldo|atm|documents|sahod|phone|papeles|phones|dokumento
      kinulong|ikinulong|kinukulong|nakakulong|binihag|ikinukulong|hostage|naka_lock|ni_lock|nakakadena|ikinandado|kinandado|nilock|nila_lock|binenta|ibinenta|ikinadena __ ako|kami|kwarto|bahay|dito|compound|amo|kaming|akong|dorm|labas
      pinipilit|pinilit|pinipwersa|pwersahan|sapilitan|pinagtatrabaho|pinapagawa|pinwersa|napilitan|pinapa_scam|sapilitang _ kami|ako|kaming|na|akong|nila|niya|nya|po|ng __ mag_scam|scam|makipagtalik|sex|mag_trabaho|magtrabaho|walang_sweldo|pakasal|magbenta|magpakasal|manloko|maghubad|matulog|walang_bayad|halikan|video
      takot|natatakot|kinakatakutan|nanginginig _ na|akong|ako|po|kasi|umuwi|sa|ko|kong? _ umuwi|asawa|sa_kanya|tatay|sa_bahay|ex|kanya|tito|amain|stepfather|boss|papa|mister|patayin|saktan
      pasa|mga_pasa|bugbog|black_eye|galos|putok_ang_labi|paso|blackeye|pasa_pasa|bali _ ko|sa|na|ako|ng|po|dahil|mukha|katawan|sarado|mata __ asawa|mister|tatay|jowa|camera|nya|niya|boyfriend|amo|ex|takpan
      hinihipuan|hinipuan|hinawakan|hinahawakan|hinihimas|hinimas|hinahaplos|pinisil|pinipisil|tinatapik|hinaplos|dinadantay|inaakbayan|kinakapa|kinapa|dinakma|niyayakap|inaamoy|hawak|hinihila|pinatong __ hita|dibdib|pwet|puwet|legs|bewang|baywang|likod|suso|katawan|palda|maselang|puwitan|balikat|leeg|binti|buhok
      domestic|vawc|violence|pang_aabuso|karahasan|abuso __ biktima|ako|asawa|nararanasan|bahay|tatay|sa_amin
      asawa|mister|tatay|boyfriend|jowa|papa|stepfather|amain|kinakasama|husband|ex|nanay|kuya|bf __ nananakit|nambubugbog|binubugbog|sinasaktan|lasing|bugbog|nanakit|mapanakit|nambabato|pinalo|sinampal|sinakal|sinuntok|binugbog|nagwawala __ ako|kami|anak|ko|akin|nanay|mama|kanya|kapatid|uli|ulit|sakin
      tumakas|tatakas|makatakas|nagtatago|lumayas|umalis|makaalis|nakatakas|takasan|nagtago|magtago _ ako|na|kami|po|ng_bahay|sa|kaming|akong? _ sa|dahil|sa_amo|mula? _ asawa|amo|bahay|tatay|kanya|compound|agency|mister|ex|nanakit|pananakit|bugbog
      binebenta|ibinebenta|pinagbebenta|binubugaw|bugaw|human_trafficking|ibinubugaw|trafficking|illegal_recruit __ ako|kami|victim|biktima|katawan|scam|compound
      tinatawag|tinawag|tawag|sinasabihan|minumura|nilalait|pinagsasalitaan _ akong|ako_ng|nya_akong|niya_akong|akong|kong|nya|niya|ako|kaming? _ unggoy|pokpok|puta|malandi|aso|bobo|tanga|basura|negro|bakla|inutil|walang_silbi|hayop|kaladkarin`,
    minor: `
      -<kin> <age> _ taong_gulang|anyos|years_old|yrs_old|yo|taon_gulang|y_o|taong|yrs -<unit>
      -<kin> <age> _ palang|pa_lang|lang|plang|po_ako|po_aku|ako|pa_po|na_po|po_palang|lang_po|pa|po|ko|lng|yrs -<unit>
      -<kin> im|edad|edad_ko|ako|age|ako_ay|age_ko _ po|ay|ko|nasa|po_ay|lang|mag|is|turning? <age> -<unit>
      mag|mag_e|going|kaka|magse|turning|mag_18|magdidisiotso|magdi|maglalabing|malapit|kaka17|kaka16 _ 16|17|18|disiotso|labing_walo|17_pa|18_na|seventeen|eighteen -<unit>
      ! wala|hindi|di|bago|before|malapit|ilang_buwan|kulang|hnd|wala_pa|hinihintay _ pa|pong|po|pa_po|akong|ako|pang|na|mag|ako_mag|na_lang|naman? _ 18|disiotso|legal_age|legal|labingwalo|labing_walo|nasa_legal|tamang_edad
      18|disiotso|labingwalo _ na|birthday|pa|ko|ako|po|pa_ako? _ next|sa|this_coming|next_year|december|january|february|march|april|may|june|july|august|september|october|november|susunod|buwan|disyembre|enero|pa
      menor|minor|menor_de|underage|under_age _ de|pa|po|lang|ako|edad|nga? _ edad|ako|pa|po|lang|palang
      grade|g|gr _ 6|7|8|9|10|11|12|six|seven|eight|nine|ten|eleven|twelve _ po|pa|ako|palang|lang|na|student|ngayon|pa_lang|plng|stem|abm|humss|gas|ict|tvl|pero|this -<kin>
      grade7|grade8|grade9|grade10|grade11|grade12|g7|g8|g9|g10|g11|g12|shs|jhs|senior_high|junior_high|high_school|highschool|hs _ pa|student|po|palang|ako|lang|na_ako|pa_lang|plng|pa_po -grad|graduate|graduated
      estudyante|student|nag_aaral|studyante|nagaaral _ pa|po|ako|palang|lang|na|ng|sa? _ ng|sa|lang|po|ako|pa|palang? _ high_school|highschool|senior_high|shs|hs|junior_high|grade|elementary
      pagkatapos|pag_uwi|tuwing_walang|kapag_walang|uwian|pagka|pag|galing _ ng|sa|po|ko|galing|uwi|ang|may|walang|class? _ klase|school|eskwela|pasok_sa_school|skwela|class
      magulang|nanay|mama|tatay|parents|papa|guardian|ate|kuya|lola|mommy __ pirma|pipirma|permiso|payag|pumayag|pinayagan|consent|papayag|id|account|gcash|pangalan|sign|permission|waiver __ ako|ko|kung|para|po|ba|kasi|muna|gamitin|gagamitin|okay|pwede|sa|nya|niya
      gamitin|gagamitin|hiramin|hihiramin|ginamit|pineke|pekein|peke|ipapasa|hiniram|pagamit|lagay|ilalagay|dayain|nagsinungaling|dinaya|ipagamit|gamit|nakapangalan _ ko|po|muna|lang|na|ang|yung|ako|sa|kong|ba? _ id|pangalan|birth_certificate|edad|gcash|account|birthday|birthdate|age|identity|nbi|psa _ ng|ni|ko|po|nya|sa|nila? _ nanay|mama|ate|kuya|tatay|pinsan|ko|kapatid|lola|tita|age|edad`,
  },
};
