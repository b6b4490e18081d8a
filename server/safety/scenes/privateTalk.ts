import type { SafetyLanguage } from '../../../shared/safety/kinds.ts';

/** The words of one language for private talk that only sounds like danger; see `rules.ts`. */
export type PrivateTalkWords = Readonly<
  Record<
    // Violence of a former partner, long over.
    | 'ex'
    | 'hitMe'
    | 'apart'
    | 'long'
    | 'well'
    // An injury from a fall or a sport that has healed.
    | 'injured'
    | 'mishap'
    | 'healed'
    // Someone far away is missed, and called or visited soon.
    | 'miss'
    | 'home'
    | 'inTouch'
    // A film with shots in it, and too little sleep.
    | 'film'
    | 'shots'
    | 'slept'
    // Streets with dark names.
    | 'street'
    | 'grim',
    string
  >
>;

/** Not yet read by native speakers. */
export const privateTalkWords: Readonly<Record<SafetyLanguage, PrivateTalkWords>> = {
  en: {
    ex: 'ex exhusband ex_husband ex_wife former_husband former_wife ex_boyfriend',
    hitMe: 'hit_me beat_me hits_me used_to_hit abused_me was_abusive abusive choked_me',
    apart: 'split divorced separated left_him left_her broke_up',
    long: 'years_ago year_ago decade_ago in_2012 in_2013 in_2014 in_2015 in_2016 in_2017 in_2018 in_2019 in_2020 years_since',
    well: 'happy_now im_happy safe_now at_peace doing_great all_good doing_well im_fine im_good',
    injured:
      'broke_my_arm broke_my_leg broke_my_nose broke_my_wrist broke_my_rib broke_my_ribs broke_my_ankle knocked_out broke_my_collarbone cracked_a_rib',
    mishap:
      'ladder skiing skateboard skateboarding soccer football boxing boxed mma hockey rugby bike gym basketball motocross snowboarding wrestling wrestled',
    healed: 'cleared healed full_duty good_as_new back_to_normal cast_is_off fully_healed coach fine_now',
    miss: 'miss missing homesick',
    home: 'mom moms kids wife husband family cooking home mother dad parents daughter son grandma',
    inTouch:
      'video_call video_calls call_every_night call_every_day facetime months_left weeks_left flying_home days_off holidays',
    film: 'movie film series episode season netflix binged rewatched',
    shots: 'shot shooting shootings killed kills stabbed murdered murders blood',
    slept: 'slept sleep tired yawning sleepy coffee up_late stayed_up',
    street: 'street lane road avenue alley hill',
    grim: 'gallows hangman hangmans slaughter dead_mans murder killing suicide deadman bloody',
  },
  es: {
    ex: 'ex exesposo exmarido ex_esposo ex_marido exnovio expareja',
    hitMe: 'me_pegaba me_pego me_golpeaba me_golpeo me_maltrataba golpeaba',
    apart: 'separe divorcie separamos divorciamos lo_deje',
    long: 'hace_ocho_años hace_diez_años hace_años años en_2012 en_2013 en_2014 en_2015 en_2016 en_2017 en_2018 en_2019',
    well: 'tranquila tranquilo feliz en_paz estoy_bien todo_bien superado superada',
    injured: 'me_rompi me_quebre me_fracture rompi_la_nariz noquee',
    mishap: 'escalera futbol boxeo esquiando moto bici patineta basquet gimnasio boxeaba',
    healed: 'alta recuperado recuperada sano sane ya_estoy_bien dieron_de_alta entreno',
    miss: 'extraño extrañando echo_de_menos nostalgia',
    home: 'hijos hijas mama esposa familia comida casa padres niños tierra pueblo',
    inTouch: 'videollamada videollamadas llamada_cada vacaciones faltan',
    film: 'pelicula serie vi_narcos maraton netflix capitulo temporada',
    shots: 'balacera balaceras tiros disparos matan muertos balazos',
    slept: 'dormi sueño desvelado desvelada cansado cafe',
    street: 'calle avenida callejon barrio cerrada colonia',
    grim: 'ahorcado muerte matanza amargura muerto degollado matamoros',
  },
  pt: {
    ex: 'ex ex_marido exmarido ex_namorado ex_esposo',
    hitMe: 'me_batia me_bateu me_agredia me_agrediu batia_em_mim me_espancava',
    apart: 'separei divorciei separamos larguei terminei',
    long: 'faz_anos anos_atras ha_anos ha_dez_anos faz_dez_anos anos em_2015 em_2016 em_2017 em_2018',
    well: 'estou_bem to_bem feliz tranquila tranquilo em_paz superei tudo_certo',
    injured: 'quebrei_o_braco quebrei_a_perna quebrei_o_nariz fraturei nocauteei quebrei_a_costela',
    mishap: 'escada futebol boxe moto bike skate academia basquete muay_thai jiu_jitsu',
    healed: 'liberado liberada recuperado recuperada curado sarei tive_alta alta_medica',
    miss: 'saudade saudades sinto_falta',
    home: 'filhos mae esposa familia comida casa pais pai filha filho',
    inTouch: 'videochamada chamada_de_video folga ferias natal ligo_todo',
    film: 'filme serie tropa_de_elite netflix temporada episodio maratona',
    shots: 'tiro tiros tiroteio matam mortes sangue',
    slept: 'dormi sono cansado cansada cafe virado',
    street: 'rua avenida travessa ladeira beco largo morro praça',
    grim: 'forca morte enforcado enforcados degolados matança inferno mortos',
  },
  tl: {
    ex: 'ex dating_asawa ex_ko',
    hitMe: 'binubugbog sinasaktan binugbog sinaktan',
    apart: 'hiwalay naghiwalay iniwan_ko annulled',
    long: 'taon sampung_taon taon_na',
    well: 'masaya_na okay_na ok_na payapa maayos_na',
    injured: 'nabali naputol nabalian',
    mishap: 'hagdan basketball boxing motor bisikleta',
    healed: 'magaling_na gumaling cleared okay_na',
    miss: 'miss namimiss namimis nami-miss',
    home: 'anak asawa pamilya nanay luto bahay mama papa',
    inTouch: 'video_call videocall bakasyon tumatawag',
    film: 'pelikula horror kdrama movie serye netflix',
    shots: 'pinatay pinapatay barilan binaril patayan dugo',
    slept: 'puyat napuyat tulog inaantok kape',
    street: 'barangay kalye purok sitio daan',
    grim: 'patay bitay pugot',
  },
  hi_ur: {
    ex: 'ex pehle_pati pehla_pati pehle_shohar sabiq_shohar पूर्व_पति पहले_पति سابق_شوہر پہلے_شوہر',
    hitMe: 'marta_tha maarta_tha peet*_tha मारता_था पीटता_था مارتا_تھا',
    apart: 'talaq alag तलाक अलग طلاق الگ',
    long: 'saal_pehle saal साल_पहले साल سال_پہلے سال',
    well: 'khush theek sukoon खुश ठीक खوش خوش ٹھیک سکون',
    injured: 'haath_toot pair_toot haddi_toot हाथ_टूट हड्डी_टूट ہڈی_ٹوٹ',
    mishap: 'seedhi cricket football bike gym सीढ़ी क्रिकेट سیڑھی کرکٹ',
    healed: 'theek_ho theek_hai ठीक_हो ٹھیک_ہو',
    miss: 'yaad याद یاد',
    home: 'maa ghar bachon bachche khana mummy papa biwi माँ घर बच्चों खाने खाना ماں گھر بچوں کھانا',
    inTouch: 'video_call call_ho chutti chhutti diwali eid वीडियो_कॉल छुट्टी दिवाली ईद ویڈیو_کال چھٹی عید',
    film: 'film mirzapur series web_series netflix phir_se_dekhi फिल्म सीरीज फिर_से_देखी فلم ڈرامہ',
    shots: 'goliyan goli maar_dhad khoon गोलियाँ गोलियां गोली खून گولیاں گولی خون',
    slept: 'neend chai soya नींद चाय نیند چائے',
    street: 'gali mohalla गली मोहल्ला گلی محلہ',
    grim: 'phansi maut qatl khooni फाँसी मौत खूनी پھانسی موت خونی',
  },
  sw: {
    ex: 'mume_wangu_wa_zamani wa_zamani ex',
    hitMe: 'alinipiga alikuwa_akinipiga alinitesa',
    apart: 'tuliachana talaka nilimwacha',
    long: 'miaka iliyopita',
    well: 'niko_salama nina_furaha niko_sawa salama vizuri',
    injured: 'nilivunjika nilivunja',
    mishap: 'ngazi mpira baiskeli pikipiki',
    healed: 'nimepona nilipona',
    miss: 'nawakumbuka namkumbuka ninakumbuka nimewamiss',
    home: 'watoto mama nyumbani familia mke chakula',
    inTouch: 'tunapigiana video_call likizo',
    film: 'filamu sinema tamthilia',
    shots: 'risasi mauaji damu kuua',
    slept: 'nimechoka usingizi kahawa sikulala',
    street: 'mtaa barabara',
    grim: 'mauti kifo wafu',
  },
  fr: {
    ex: 'ex ex_mari ex_copain ex_conjoint',
    hitMe: 'me_frappait me_battait m_a_frappee me_tapait frappait battait',
    apart: 'separee separe divorce divorcee quitte',
    long: 'il_y_a_dix_ans ans annees en_2015 en_2016 en_2017 en_2018',
    well: 'ca_va_tres_bien ca_va heureuse heureux en_paix tout_va_bien sereine',
    injured: 'casse_le_bras casse_la_jambe casse_le_nez fracture casse_une_cote',
    mishap: 'echelle foot ski boxe velo moto rugby judo escalade',
    healed: 'gueri guerie remis remise apte repris',
    miss: 'manque manquent mal_du_pays',
    home: 'mere enfants famille cuisine maison femme mari parents',
    inTouch: 'visio appelons_tous vacances conges',
    film: 'film serie netflix episode saison',
    shots: 'tirs egorger tue fusillade meurtres sang egorges tues',
    slept: 'dormi fatigue fatiguee cafe sommeil',
    street: 'rue avenue impasse place allee',
    grim: 'pendu mort gibet martyrs coupe_gorge morts',
  },
  ar: {
    ex: 'السابق طليقي السابقة',
    hitMe: 'يضربني بيضربني ضربني كان_يضربني',
    apart: 'تطلقت انفصلت انفصلنا تطلقنا',
    long: 'سنين سنوات عشر_سنين من_زمان سنة',
    well: 'مرتاحة مرتاح بخير سعيدة الحمد_لله بسلام',
    injured: 'انكسرت كسرت_ايدي انكسر',
    mishap: 'السلم كرة الدراجة الملاكمة',
    healed: 'شفيت تعافيت رجعت_للشغل',
    miss: 'مشتاق مشتاقة اشتقت وحشني وحشتني',
    home: 'أمي أولادي ولادي البيت أهلي مرتي أكل العيلة',
    inTouch: 'فيديو إجازة اجازة العيد بالعيد مكالمة',
    film: 'فيلم مسلسل حلقة نتفلكس',
    shots: 'رصاص قتل دم إطلاق_نار',
    slept: 'نعسان نعسانة نمت قهوة تعبان سهرت',
    street: 'شارع حارة زقاق حي',
    grim: 'الموت المشنقة القتلى المقتول',
  },
  id: {
    ex: 'mantan mantan_suami mantan_pacar',
    hitMe: 'mukulin memukul mukul menampar nampar kdrt',
    apart: 'cerai bercerai pisah putus',
    long: 'tahun_lalu tahun_yang_lalu tahun',
    well: 'bahagia tenang sudah_baik baik_baik damai sehat',
    injured: 'patah_tangan patah_kaki patah_tulang tangan_patah',
    mishap: 'tangga bola motor futsal sepeda tinju',
    healed: 'sembuh pulih normal_lagi',
    miss: 'kangen rindu',
    home: 'ibu anak istri suami keluarga masakan rumah bapak',
    inTouch: 'video_call vc libur lebaran mudik cuti',
    film: 'film nonton drakor serial netflix',
    shots: 'tembak tembakan bunuh darah dibunuh',
    slept: 'tidur ngantuk kopi begadang',
    street: 'jalan gang jl kampung',
    grim: 'buaya pocong kuburan',
  },
  uk_ru: {
    ex: 'бывший колишній бывшая бывшего',
    hitMe: 'бил бив избивал бил_меня бив_мене',
    apart: 'развелись развелась розлучилися розлучилась ушла_от пішла_від',
    long: 'лет_назад років_тому лет років',
    well: 'все_хорошо всё_хорошо все_добре счастлива щаслива спокойно спокійно',
    injured: 'сломал_руку сломала_руку сломал_ногу зламав_руку сломал_нос зламав_ногу',
    mishap: 'лестницы драбини футбол бокс лыжах велосипед',
    healed: 'зажило срослось выписали зрослося',
    miss: 'скучаю сумую соскучился соскучилась',
    home: 'детям мамой маме дому дітьми мамою дети семье сім',
    inTouch: 'созваниваемся телефонуємо отпуск відпустка видеосвязь',
    film: 'фильм фільм сериал серіал',
    shots: 'стрельба стрілянина убивают вбивають кровь кров',
    slept: 'выспался выспалась виспався виспалась сон кофе кава',
    street: 'улице вулиці улица вулиця переулке провулку',
    grim: 'висельников мертвецов вішальників убийц кладбищенская',
  },
};
