import type { SafetyLanguage } from '../../../shared/safety/kinds.ts';

/** The words of one language for threats and attacks; see `rules.ts`. */
export type ThreatWords = Readonly<
  Record<
    // A killing that is announced in a figure of speech: whole rules, then the parts of one.
    | 'bury'
    | 'iCome'
    | 'notAll'
    | 'walkOut'
    | 'elsewhere'
    // A plan to hurt someone that the writer is afraid of.
    | 'imagine'
    | 'hurt'
    | 'mightDo'
    // An attack that is going on beside the writer.
    | 'myself'
    | 'now'
    | 'struck'
    | 'throws'
    | 'us'
    // Someone with a weapon outside the locked door.
    | 'weapon'
    | 'after'
    | 'lockedIn',
    string
  >
>;

/** Not yet read by native speakers. */
export const threatWords: Readonly<Record<SafetyLanguage, ThreatWords>> = {
  en: {
    bury: `im|ill|id|i_will|ima|imma|gonna|going_to|be _ putting|put _ him|her|them|you in_the_ground|in_the_dirt|in_a_grave|in_a_coffin|six_feet_under -with|to_rest|funeral|cemetery
      i|ill|im|gonna|going_to|will _ send|sends|sending _ him|her|them|you|someone|everyone home|back|out? in a? body_bag|coffin|casket|hearse|pine_box
      i|ill|im|gonna|going_to|will _ digging|dig _ his|her|your|their grave -own`,
    iCome:
      'i_will_visit ill_visit im_coming ill_come i_will_come ill_be_at ill_be_there ill_show_up im_going_to_your ill_drop_by ill_stop_by im_on_my_way see_you_all see_you_on',
    notAll: 'not_everyone not_everybody not_all not_every_one few_of_you some_of_you_wont only_some',
    walkOut:
      'walk_out walk_back_out walk_away come_out make_it_out get_out_alive make_it_home go_home leave_alive walk_out_of_there',
    elsewhere: 'with certificate job offer smiling happy early on_time training late lunch',
    imagine:
      'picturing picture imagining imagine thinking_about fantasizing daydreaming planning images_of thoughts_of thoughts_about urges urge',
    hurt: 'hurting hurt stabbing stab strangling choking killing kill smothering suffocating harming attacking hitting_him poisoning pushing_him pushing_her',
    mightDo:
      'might_do_it might_really_do_it might_actually_do_it going_to_do_it gonna_do_it ill_do_it ill_really_do_it ill_actually_do_it i_will_do_it could_do_it could_really_do_it afraid_of_myself scared_of_myself scares_me_that_i lose_control_and_do',
    myself: 'i_just ive_just i_am_just im_just just_i',
    now: 'just now right_now',
    struck:
      'punched punches punching headbutted slapped stabbed beating beat slashed choking choked bit knocked_out attacked attacking smashed',
    throws:
      'throwing throws swinging swings hurling hurls lunging charging attacking chasing coming waving going_after smashing',
    us: 'us all_of_us rest_of_us the_rest_of everyone everybody customers staff people the_others me',
    weapon: 'axe ax hatchet machete knife cleaver hammer crowbar gun shotgun bat pitchfork rifle',
    after:
      'after_me behind_me chasing_me looking_for_me hunting_me following_me outside_the_door at_the_door coming_for_me running_after_me hitting_the_door coming_after_me',
    lockedIn:
      'locked_myself locked_in_the im_locked_in barricaded hiding hiding_in im_hiding locked_ourselves shut_myself locked_the_door',
  },
  es: {
    bury: `-si_no_fuera voy_a|vamos_a|lo|la|los|te|le _ mando|mandar|meto|meter|echo|mandarlo|mandarla|meterlo|meterla|pongo|dejo|mandare|metere _ al_cementerio|al_hoyo|a_la_tumba|bajo_tierra|tres_metros_bajo_tierra|en_un_cajon|al_panteon|al_otro_barrio -a_su|visitar|limpiar
      le voy_a dar piso`,
    iCome: 'ire voy_a_ir voy_a_su voy_a_tu les_voy_a_caer les_caigo ahi_estare voy_el vuelvo_el nos_vemos_el',
    notAll: 'no_todos no_todas pocos',
    walkOut:
      'van_a_salir saldran salen van_a_volver volveran salir_vivos salir_caminando van_a_salir_caminando',
    elsewhere: 'comer almorzar hora tiempo temprano tarde puente vacaciones con_trabajo',
    imagine: 'imagino imaginando pienso_en pensando_en imagenes_de fantaseo imaginarme pensamientos_de',
    hurt: 'lastimando lastimar lastimarlo lastimarla haciendole_daño hacerle_daño dañar apuñalando apuñalar ahorcando ahorcar matar matando golpeando acuchillando',
    mightDo:
      'miedo_hacerlo miedo_de_hacerlo hacerlo_de_verdad llegar_a_hacerlo puedo_hacerlo voy_a_hacerlo miedo_de_mi miedo_que_lo_haga capaz_de_hacerlo hacerlo_en_serio',
    myself: 'yo acabo',
    now: 'acaba_de ahorita ahora_mismo recien acaba',
    struck:
      'pegar pego golpear golpeo puñetazo cachetada apuñalar acuchillo acuchillar trompada cabezazo bofetada',
    throws:
      'tirando avienta aventando lanzando lanza arrojando arroja tira persiguiendo atacando amenazando blandiendo',
    us: 'nos botellas todos nosotros gente sillas los_demas seguridad',
    weapon: 'machete hacha cuchillo pistola bate navaja martillo escopeta cuchilla',
    after:
      'buscandome tras_de_mi detras_de_mi me_busca me_persigue me_anda_buscando persiguiendome atras_de_mi afuera_de_la_puerta esta_afuera me_viene_siguiendo en_la_puerta',
    lockedIn:
      'encerrada encerrado me_encerre me_encierro escondida escondido me_escondi nos_encerramos atranque tranque',
  },
  pt: {
    bury: `mando|mandar|ponho|por|botar|boto|enfio|meter|meto _ ele|ela|voce|voces|esse|essa|o|a|aquele _ sete_palmos|cemiterio|vala|caixao|cova|debaixo_da_terra -visitar|limpar|meu_pai
      sair|saem _ de? no|num|dentro_do caixao`,
    iCome: 'vou_ai vou_passar_ai vou_na vou_no vou_visitar apareco to_indo vou_aparecer vou_ate irei',
    notAll: 'nem_todo_mundo nem_todos nem_toda_gente poucos',
    walkOut:
      'vai_sair vao_sair sai_andando vai_voltar vao_voltar sair_vivo sair_andando sai_vivo vai_sair_andando',
    elsewhere: 'feriado ferias mais_cedo horario tempo almocar com_diploma com_emprego satisfeito',
    imagine: 'imaginando imagino pensando_em penso_em imagens_de fantasiando pensamentos_de',
    hurt: 'machucar machucando ferir esfaquear esfaqueando matar matando enforcar bater_nela bater_nele magoar ferindo sufocar',
    mightDo:
      'fazer_mesmo fazer_isso acabar_fazendo vou_fazer posso_fazer medo_de_fazer medo_de_mim fazer_de_verdade capaz_de_fazer',
    myself: 'acabei eu',
    now: 'acabou_de agora agorinha acaba_de',
    struck: 'soco bater bateu socar socou esfaquear esfaqueou cabecada tapa tapao agredir agrediu',
    throws: 'jogando joga atirando atira arremessando tacando taca quebrando atacando partindo_pra_cima',
    us: 'gente nos todos todo_mundo garrafa garrafas cadeiras equipe',
    weapon: 'facao machado faca facao revolver arma martelo espingarda taco peixeira',
    after:
      'atras_de_mim me_procurando me_perseguindo correndo_atras na_porta do_lado_de_fora me_cacando vindo_atras atras_da_gente',
    lockedIn: 'trancado trancada me_tranquei escondido escondida me_escondi trancamos fechado_no fechada_no',
  },
  fr: {
    bury: `je|vais|j _ l|le|la|les|te|vous|mettre|envoie|vais _ envoie|envoyer|envoyez|mets|mettre|mettrai|enverrai|foutre|fous _ six_pieds|sous_terre|au_cimetiere|dans_la_tombe|entre_quatre_planches|dans_un_cercueil|dans_le_trou -visiter|cable
      je|vais|j _ lui _ faire|fais|ferai la_peau`,
    iCome:
      'je_passe je_passerai je_viens je_viendrai je_serai_la je_debarque jarrive j_arrive je_vais_passer je_vais_venir',
    notAll: 'tout_le_monde_n pas_tout_le_monde tout_le_monde_ne pas_tous tous_ne vous_ne',
    walkOut:
      'ressortira ressortirez ressortiront sortira_vivant sortira_pas_vivant sortirez_pas en_sortira sortiront_pas rentrera_pas sortira_de',
    elsewhere: 'heure temps tot tard vacances avec_un dejeuner',
    imagine: 'imaginer imagine imaginant images_de pense_a penser_a pensees_de fantasme vois_en_train',
    hurt: 'fais_du_mal faire_du_mal fasse_du_mal blesser frapper poignarder etrangler tuer etouffer poignarde tue',
    mightDo:
      'peur_de_le_faire peur_de_passer passer_a_lacte passer_a_l_acte le_faire_vraiment vraiment_le_faire finir_par_le_faire capable_de_le_faire peur_de_moi je_vais_le_faire',
    myself: 'je_viens',
    now: 'vient_de a_linstant a_l_instant maintenant juste',
    struck:
      'frapper frappe cogner tabasser poignarder gifler gifle boxer coup_de_poing coup_de_tete coup_de_boule coup_de_couteau',
    throws: 'lance lancer jette jeter balance balancer casse fonce menace attaque poursuit',
    us: 'nous on tout_le_monde bouteilles chaises clients collegues gens',
    weapon: 'hache machette couteau fusil marteau batte pistolet hachette sabre',
    after:
      'me_court_apres me_poursuit me_cherche derriere_moi derriere_la_porte apres_moi me_traque devant_la_porte me_suit',
    lockedIn: 'enferme enfermee cache cachee barricade barricadee me_suis_enfermee planque planquee',
  },
  id: {
    bury: `kukirim|kirim|kirimkan|gue_kirim|aku_kirim|kuantar|kumasukin|masukin|anter _ dia|mereka|lo|kamu|kau|lu|bos|nya _ ke|ke_dalam liang_kubur|kuburan|kubur|peti_mati|liang_lahat|akhirat|neraka
      kukubur|akan_kukubur|gue_kubur|aku_kubur _ dia|kamu|lo|hidup_hidup`,
    iCome:
      'aku_datang saya_datang gue_dateng gue_datang aku_dateng saya_akan_datang aku_akan_datang gue_bakal_dateng kudatangi saya_ke_kantor',
    notAll: 'gak_semua tidak_semua ga_semua nggak_semua tak_semua',
    walkOut:
      'keluar_hidup keluar_dari_sana pulang_hidup bakal_keluar akan_keluar bakal_pulang bisa_keluar akan_pulang bisa_pulang keluar_selamat',
    elsewhere: 'waktu cepat cuti makan_siang libur',
    imagine: 'kebayang ngebayangin membayangkan kubayangkan kepikiran terbayang pikiran_untuk bayangin',
    hurt: 'nyakitin menyakiti menyakitin nusuk menusuk bunuh membunuh ngebunuh mencekik nyekik mukulin melukai',
    mightDo:
      'beneran_kulakuin beneran_aku_lakuin takut_kulakukan benar_benar_melakukannya beneran_ngelakuin kelepasan takut_sama_diri takut_aku_lakuin takut_melakukannya',
    myself: 'aku_barusan saya_barusan gue_barusan',
    now: 'barusan baru_saja sekarang tadi_barusan baru_aja',
    struck: 'nonjok menonjok mukul memukul nampar menampar nusuk menusuk gebukin mukulin',
    throws: 'lempar ngelempar melempar lemparin ngelemparin ngejar ngamuk nyerang mengayunkan bacok',
    us: 'kami kita semua orang ke_kami yang_lain',
    weapon: 'kapak golok parang pisau celurit linggis pistol clurit palu',
    after:
      'nyariin_aku nyari_aku ngejar_aku mengejar_aku di_belakangku di_depan_pintu mencari_aku ngejar_saya mencariku mengejarku cari_aku cari_saya',
    lockedIn: 'ngunci_diri mengunci_diri kekunci sembunyi ngumpet terkunci aku_kunci bersembunyi kunci_diri',
  },
  tl: {
    bury: `isusunod|ihuhulog|ilalagay|ibabaon|ililibing|ipapadala|dadalhin|paglalamayan|ihahatid _ ko _ siya|sya|kayo|ka|sila|yan _ sa hukay|kabaong|libingan|lupa|sementeryo|impyerno -lolo|lola|tatay|nanay
      paglalamayan|lalamayan|ipapatumba|itutumba ko|namin|nila siya|sya|kayo|ka`,
    iCome: 'pupunta_ako pupuntahan_ko pupunta_ko dadaan_ako darating_ako susugod_ako pupuntahan_kita',
    notAll: 'hindi_lahat di_lahat hindi_kayong_lahat di_kayo_lahat',
    walkOut:
      'makakalabas makakauwi makakauwing_buhay makakalabas_ng_buhay lalabas_ng_buhay lalabas_na_buhay uuwing_buhay',
    elsewhere: 'maaga oras bakasyon kumain',
    imagine: 'naiisip iniisip naiimagine iniimagine nakikita_ko_sa_isip pumapasok_sa_isip',
    hurt: 'saktan sasaktan saksakin sasaksakin patayin papatayin sakalin bugbugin saksak',
    mightDo:
      'magawa_ko gawin_ko gagawin_ko magawa_ko_talaga magawa_ko_nga natatakot_ako_sa_sarili takot_ako_sa_sarili matuloy_ko',
    myself: 'ako',
    now: 'ngayon_lang kanina_lang ngayon kakasuntok kakasapak',
    struck: 'sinuntok sinapak sinaksak sinampal sinipa binugbog hinampas sinasaktan kakasuntok kakasapak',
    throws: 'binabato nagbabato nambabato naghahagis hinahagisan hinahabol sinusugod nagwawala inaatake',
    us: 'kami kaming amin lahat tao iba kasama',
    weapon: 'itak palakol kutsilyo bolo baril martilyo gulok karit',
    after:
      'hinahabol_ako hinahanap_ako sinusundan_ako nasa_likod_ko nasa_labas_ng_pinto sa_likod_ko nasa_pinto',
    lockedIn:
      'nakakulong_ako nagkulong nakalock nakatago nagtatago nagkukulong nilock_ko nag_lock nakalock_ako kinulong_ko',
  },
  hi_ur: {
    bury: `zameen|jameen|qabar|kabar|mitti|ज़मीन|जमीन|कब्र|मिट्टी|زمین|قبر|مٹی mein|me|main|mai|में|मे|میں _ gaad|gad|daal|dal|utaar|pahuncha|gaar|गाड़|डाल|उतार|पहुंचा|گاڑ|ڈال|اتار|پہنچا _ dunga|doonga|dungi|denge|du|doon|deta|दूंगा|दूँगा|दूंगी|देंगे|دوں|دونگا|دیں -cable|paudha|beej|kisan|pipe`,
    iCome:
      'main_aaunga main_aunga main_aa_raha aaunga aunga main_aaungi main_aa_rahi मैं_आऊंगा मैं_आ_रहा आऊंगा آؤں_گا میں_آ_رہا آؤنگا',
    notAll:
      'sab_log_nahi sab_nahi har_koi_nahi sabhi_nahi sab_zinda_nahi सब_नहीं सब_लोग_नहीं हर_कोई_नहीं سب_نہیں ہر_کوئی_نہیں sab_zinda_wapas_nahi',
    walkOut:
      'niklenge nikal_payenge bachenge wapas_jayenge zinda_niklenge ghar_jayenge zinda_bachenge निकलेंगे बचेंगे जाएंगे نکلیں بچیں_گے جائیں_گے',
    elsewhere: 'time_par jaldi chutti खुशी छुट्टी وقت چھٹی',
    imagine:
      'khayal sochta sochti tasavvur imagine khayaal kalpana ख्याल ख़्याल सोचता सोचती कल्पना خیال سوچتا سوچتی تصور',
    hurt: 'chot maarne marne maar_dalne gala_dabane chaku_maarne nuksan चोट मारने नुकसान चाकू_मारने چوٹ مارنے نقصان',
    mightDo:
      'kar_na_dun kar_na_du sach_mein_kar kar_dunga kar_baithun kar_baithu khud_se_darr khud_se_dar कर_न_दूं कर_बैठूं सच_में_कर खुद_से_डर کر_نہ_دوں کر_بیٹھوں سچ_میں_کر خود_سے_ڈر',
    myself: 'maine मैंने میں_نے',
    now: 'abhi abhi_abhi just अभी अभी_अभी ابھی',
    struck:
      'mukka thappad chaku_mara ghoonsa ghusa laat peeta maar_raha peet_raha मुक्का थप्पड़ घूंसा लात पीट مکا تھپڑ گھونسا لات پیٹ',
    throws: 'phenk phek fenk maar todfod hamla फेंक मार हमला پھینک مار حملہ',
    us: 'hum humpe hum_sab sab_pe sabpe hamare logo हम सब हमारे लोगों ہم سب ہمارے لوگوں',
    weapon:
      'kulhari kulhadi chaku churi talwar bandook gandasa hathoda kulhaadi कुल्हाड़ी चाकू छुरी तलवार बंदूक हथौड़ा کلہاڑی چاقو چھری تلوار بندوق ہتھوڑا',
    after:
      'mere_peeche mere_piche mujhe_dhoond mujhe_dhund darwaze_par darwaze_pe bahar_khada मेरे_पीछे मुझे_ढूंढ दरवाज़े_पर दरवाजे_पर बाहर_खड़ा میرے_پیچھے مجھے_ڈھونڈ دروازے_پر باہر_کھڑا',
    lockedIn:
      'mein_band me_band main_band khud_ko_band chhup_ke chhupa chhupi lock_karke में_बंद मे_बंद खुद_को_बंद छुपा छुपी छिपा छिपी میں_بند خود_کو_بند چھپا چھپی andar_se_band',
  },
  sw: {
    bury: `nitamzika|nitawazika|nitakuzika|namzika|nitamlaza_kaburini|nitampeleka_kaburini|nitampeleka_makaburini|nitawapeleka_kaburini|nitakupeleka_kaburini -babu|bibi|baba|mama|marehemu`,
    iCome: 'nitakuja nakuja nitafika nitatembelea nitapita nitawatembelea',
    notAll: 'si_wote sio_wote si_kila_mtu sio_kila_mtu',
    walkOut: 'mtatoka watatoka atatoka mtarudi watarudi mtatoka_hai watatoka_hai atakayetoka',
    elsewhere: 'mapema wakati likizo kula',
    imagine: 'naona_akilini nawaza nafikiria najiona picha_akilini mawazo_ya',
    hurt: 'nikimdhuru kumdhuru kumuumiza nikimuumiza kumchoma kumuua nikimchoma nikimuua kuwadhuru',
    mightDo:
      'nitafanya_kweli nitalifanya naogopa_nitafanya nitafanya_hivyo kufanya_kweli najiogopa nitamfanyia',
    myself: 'nime*',
    now: 'sasa_hivi sasa hivi_sasa amemaliza',
    struck: 'amempiga ampiga amemchoma anampiga alimpiga amemshambulia ngumi',
    throws: 'anaturushia anarusha anatushambulia anatufukuza anatupiga anawarushia anatupa',
    us: 'sisi sote chupa wote viti watu wateja',
    weapon: 'panga shoka kisu bunduki nyundo rungu upanga',
    after: 'ananitafuta ananifuata ananikimbiza yuko_nyuma_yangu nyuma_yangu yuko_mlangoni mlangoni',
    lockedIn: 'nimejifungia nimejificha nimejifungia_chooni najificha tumejifungia tumejificha',
  },
  ar: {
    bury: `رح|راح|سوف|هـ|حا|والله|بدي أدفنه|أدفنها|أدفنهم|أدفنك|ادفنه|ادفنك -جدي|أبي|ابوي|والدي
      سأدفنه|سأدفنها|سأدفنهم|سأدفنك|بدفنه|بدفنك|هدفنه|هدفنك|حدفنه|لأدفنه|لأدفنك|حادفنه -جدي|أبي|ابوي|والدي
      سأرسله|رح_ابعته|رح_أبعته|هبعته|ببعته|بوديه|سأرسلك|رح_وديه _ للقبر|القبر|المقبرة|عالقبر`,
    iCome: 'سآتي رح_اجي رح_إجي هاجي جاي جاييكم سأزور سأحضر بجيكم رح_زوركم هجيلكم',
    notAll: 'لن_يخرج لن_يعود ولن_يخرج ولن_يعود مش_كلكم مو_كلكم ليس_الجميع ما_كلكم مش_الكل مو_الكل',
    walkOut: 'الجميع كلكم سيخرج رح_تطلعوا هتطلعوا رح_يطلع هيطلع سيعود هترجعوا أحياء أحد حدا',
    elsewhere: 'بدري بكير الغداء إجازة الوقت',
    imagine: 'تخيل أتخيل بتخيل عم_تخيل أفكر بفكر عم_فكر خيالات أفكار',
    hurt: 'أؤذي اؤذي أذي أطعن اطعن أقتل اقتل أخنق اخنق أضرب بأذي بقتل إيذاء',
    mightDo:
      'خايف_أعملها خايفة_أعملها خايف_اعملها خايفة_اعملها أخاف_أن_أفعلها خائف_من_نفسي خايف_من_نفسي أعملها_عنجد أعملها_بجد أن_أفعل_ذلك أعملها',
    myself: 'انا_ضربت ضربته_انا',
    now: 'هلق هلا الآن دلوقتي توه لسه الحين للتو',
    struck: 'ضرب ضربت لكم طعن صفع خبط بيضرب يضرب عم_يضرب هاجم',
    throws: 'يرمي عم_يرمي بيرمي يكسر عم_يكسر بيكسر يهجم عم_يهجم بيهجم يلاحق يلوح',
    us: 'علينا فينا الكل الجميع نحنا احنا الناس زجاجات',
    weapon: 'فأس بالفأس فاس بلطة سكين بالسكين سكينة ساطور بالساطور مسدس شاقوش',
    after:
      'يلاحقني بيلاحقني عم_يلاحقني ورايي ورائي وراي يدور_علي عم_يدور_علي بيدور_عليا برا_الباب عند_الباب يطاردني',
    lockedIn:
      'مقفل_على_نفسي مقفلة_على_نفسي قافل_على_نفسي قافلة_على_نفسي مسكر_على مسكرة_على مستخبي مستخبية متخبي متخبية مختبئ مختبئة حبست_نفسي',
  },
  uk_ru: {
    bury: `-кабель|картошку|семена|дед|деда|дедушку|дерево закопаю|зарою|похороню|поховаю|урою|закопаю_нахрен|зариємо|закопаем _ его|ее|её|їх|их|його|її|тебя|тебе|вас|гада|козла -кабель|во_дворе
      его|ее|её|їх|их|його|її|тебя|тебе|вас закопаю|зарою|урою|уложу_в_землю -кабель|во_дворе
      отправлю|відправлю _ его|ее|їх|их|його|її|тебя|тебе|вас _ на_тот_свет|на_той_світ|в_могилу|на_кладбище|на_цвинтар|в_гроб`,
    iCome: 'я_приеду я_приду я_приїду я_прийду приеду_к_вам приду_к_вам приїду_до_вас зайду_к_вам навещу',
    notAll: 'не_все не_всі не_каждый не_кожен',
    walkOut: 'выйдут выйдете вийдуть вийдете выйдет вийде вернутся повернуться уйдут уйдут_живыми',
    elsewhere: 'смену зміну отпуск відпустку вовремя вчасно обед обід раньше раніше работу роботу',
    imagine: 'представляю уявляю представляется мысли_о думаю_о думки_про думаю_про воображаю',
    hurt: 'причиняю_боль причинить_боль завдаю_болю завдати_болю ударить_ножом зарезать бью убиваю убить душу задушить вдарити_ножем вбити вбиваю зарізати',
    mightDo:
      'боюсь_что_сделаю боюсь_сделать_это что_сделаю_это правда_сделаю сделаю_это зроблю_це боюся_що_зроблю справді_зроблю боюсь_себя боюся_себе',
    myself: 'я',
    now: 'только_что сейчас щойно прямо_сейчас зараз',
    struck:
      'ударил ударила избил бьет пнул пырнул вдарив вдарила побив бє штовхнув ударив набросился накинувся',
    throws: 'кидает бросает швыряет кидается кидає жбурляє бросается нападает замахивается крушит',
    us: 'нас нам всех всіх остальных людей клиентов решту',
    weapon: 'топором топор ножом нож ножем молотком молоток ружьем пистолетом сокирою сокира битой',
    after:
      'ходит_за_мной за_мной_ходит за_мной_гоняется гоняется_за_мной ищет_меня за_мной ходить_за_мною шукає_мене за_дверью за_дверима ганяється_за_мною стоит_под_дверью за_мною',
    lockedIn:
      'заперлась заперся закрылась закрылся замкнулась замкнувся зачинилась зачинився спряталась спрятался сховалась сховався',
  },
};
