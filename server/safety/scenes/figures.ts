import type { SafetyLanguage } from '../../../shared/safety/kinds.ts';

/** The words of one language for what only sounds like danger; see `rules.ts`. */
export type FigureWords = Readonly<
  Record<
    // A colleague who took the credit, as a knife in the back.
    | 'stabbed'
    | 'inTheBack'
    | 'credit'
    | 'wound'
    // Cases that a work with people in danger consists of.
    | 'ward'
    | 'cases'
    | 'moreCases'
    // Blood and fire that mean zeal and too much work: whole rules.
    | 'sayings'
    | 'device'
    | 'runsOut'
    | 'between'
    // Roles of extras in films.
    | 'acting'
    | 'role'
    | 'prop'
    // A customer's threat to things that was settled.
    | 'wreck'
    | 'solved',
    string
  >
>;

/** Not yet read by native speakers. */
export const figureWords: Readonly<Record<SafetyLanguage, FigureWords>> = {
  en: {
    stabbed: 'stabbed stabbing stabs stab backstabbed backstabber knifed',
    inTheBack: 'in_the_back',
    credit: 'credit my_idea my_ideas my_deck my_slides my_project my_report my_commission my_client my_leads',
    wound: 'blood bleed* hospital knife scissors ambulance wound* stitches',
    ward: 'intensive_care burn_unit death_claims death_benefits life_insurance police_dispatch',
    cases:
      'suicide_attempts suicide_clauses suicide_clause suicide_claims suicides attempted_suicides suicide_cases suicide',
    moreCases:
      'overdoses overdose accidents burns shootings stabbings crashes attempts homicides drownings strokes',
    sayings: `out for blood -were|theyre|they
      blood_sweat_and tears
      burn|burning|burned|burnt|burnout out? _ at work -hand|arm|face|skin|hospital|chemical|myself
      bad|some blood between`,
    device: 'phone battery laptop tablet headset mic',
    runsOut: 'dying die dies died dead',
    between: 'is s about_to almost just gonna going_to to my about on already',
    acting:
      'extra extras background_actor background_work film_set movie_set crime_shows stunt stunts haunted_house theater theatre acting',
    role: 'corpse corpses dead_body dead_bodies hostage victim zombie zombies murderer killer played',
    prop: 'without_moving lying_still gun_to_my_head gun_to_my knife_to_my_throat noose_around corpse corpses dead_body dead_bodies hostage strangled stabbed shot hanged',
    wreck: 'burn smash trash wreck torch blow destroy break set_fire',
    solved:
      'resolved solved left_happy same_day calmed_down went_home_happy thanked apologized refunded_him refunded_her fixed',
  },
  es: {
    stabbed: 'apuñalo apuñalaron apuñalada puñalada apuñalado apuñalar clavo',
    inTheBack: 'por_la_espalda en_la_espalda por_detras',
    credit: 'credito merito mi_idea mis_ideas mi_proyecto mi_reporte mi_informe mi_comision',
    wound: 'sangre sangr* hospital cuchillo ambulancia herida navaja',
    ward: 'cuidados_intensivos terapia_intensiva polizas aseguradora urgencias uci',
    cases: 'intentos_de_suicidio clausulas_de_suicidio clausula_de_suicidio suicidios suicidio',
    moreCases: 'sobredosis accidentes quemados quemaduras baleados choques infartos homicidios apuñalados',
    sayings: `sangre en el ojo -sale|saliendo|veo|dolor|golpe
      sudar|sudo|sudando|sude|sudamos sangre
      sangre fria
      quemado|quemada|quemarme|quemar en|del|de|por el? trabajo|chamba -mano|brazo|cara|hospital`,
    device: 'celular cel telefono movil laptop compu bateria pila',
    runsOut: 'muere muriendo murio morir muerto',
    between: 'se me el mi esta va a casi por ya la',
    acting: 'extra extras figurante rodaje pelicula peliculas serie series doble teatro actuacion',
    role: 'muerto cadaver cadaveres rehen victima zombi zombis asesino',
    prop: 'sin_moverme sin_mover pistola_en_la_cabeza arma_en_la_cabeza cuchillo_en_el_cuello cadaver cadaveres rehen muerto apuntando',
    wreck: 'quemar prender incendiar romper destrozar reventar tirar',
    solved:
      'resuelto resolvio resolvimos mismo_dia se_fue_contento se_fue_contenta se_calmo pidio_perdon dio_las_gracias solucionado soluciono',
  },
  pt: {
    stabbed: 'facada apunhalou apunhalado apunhalada esfaqueou punhalada facadas',
    inTheBack: 'nas_costas pelas_costas',
    credit:
      'credito creditos minha_ideia minhas_ideias meu_projeto meu_relatorio minha_comissao meu_cliente meu_trabalho',
    wound: 'sangue sangr* hospital faca ambulancia ferida samu',
    ward: 'uti cuidados_intensivos seguradora pronto_socorro terapia_intensiva',
    cases: 'tentativas_de_suicidio clausulas_de_suicidio clausula_de_suicidio suicidios suicidio',
    moreCases: 'overdoses overdose acidentes queimados queimaduras baleados infartos homicidios esfaqueados',
    sayings: `-saindo|sai|saiu|escorrendo|vazando|tem|tenho|acordei|bati|batida|levei|caindo|machucou sangue nos|no olhos|olho|zoio -enxergo|vejo|doendo|dor|vermelho|inchado|medico|pingando
      suar|suo|suando|suei|suamos sangue
      sangue frio
      queimado|queimada|queimar|queimo _ no trabalho|servico -mao|braco|rosto|hospital`,
    device: 'celular cel telefone telemovel notebook bateria fone',
    runsOut: 'morrendo morre morreu morrer morto',
    between: 'meu o do ta esta quase vai celular a minha to',
    acting: 'figuracao figurante figurantes filmagem novela novelas filme filmes dublê teatro elenco',
    role: 'cadaver cadaveres morto refem vitima zumbi assassino',
    prop: 'sem_me_mexer sem_mexer arma_na_cabeca revolver_na_cabeca faca_no_pescoco cadaver cadaveres refem morto',
    wreck: 'queimar tacar_fogo botar_fogo por_fogo meter_fogo quebrar quebrava destruir fogo',
    solved:
      'resolvido resolvi resolveu resolvemos mesmo_dia saiu_satisfeito saiu_feliz se_acalmou pediu_desculpa agradeceu deu_tudo_certo',
  },
  fr: {
    stabbed: 'poignarde poignardee poignarder coup_de_poignard coup_de_couteau coups_de_poignard',
    inTheBack: 'dans_le_dos dans_mon_dos',
    credit: 'credit mon_idee mes_idees mon_projet mon_rapport ma_prime merite attribue mon_travail',
    wound: 'sang saign* hopital couteau ambulance samu blessure',
    ward: 'soins_intensifs reanimation urgences assurance_vie',
    cases: 'tentatives_de_suicide clauses_de_suicide clause_de_suicide suicides suicide',
    moreCases: 'overdoses overdose accidents brules brulures infarctus avc fusillades homicides',
    sayings: `suer|sue|suons|sue sang et eau
      sang_d_encre|sang_froid|coup_de_sang
      couteau entre les dents
      brule|bruler|crame|cramer|crame _ au|le travail|boulot|taf -main|bras|visage|hopital`,
    device: 'portable telephone batterie ordi ordinateur pc casque',
    runsOut: 'mourir meurt mort morte mourant',
    between: 'va est mon le de presque ma la bientot',
    acting:
      'figuration figurant figurante figurants tournage tournages cascadeur cascadeuse theatre comedien comedienne',
    role: 'cadavre cadavres otage mort victime zombie assassin',
    prop: 'sans_bouger immobile arme_sur_la_tempe pistolet_sur_la_tempe couteau_sous_la_gorge cadavre cadavres otage',
    wreck: 'tout_casser casser bruler cramer defoncer foutre_le_feu mettre_le_feu saccager',
    solved:
      'regle reglee resolu resolue reparti_content repartie_contente s_est_calme s_est_excuse remercie meme_jour rembourse',
  },
  id: {
    stabbed: 'nusuk menusuk ditusuk tusuk',
    inTheBack: 'dari_belakang punggung di_belakang',
    credit: 'ideku diaku kredit ide_saya ide_gue proyekku laporanku kerjaanku hasil_kerjaku',
    wound: 'darah berdarah rumah_sakit pisau luka ambulans',
    ward: 'icu igd asuransi_jiwa ruang_gawat',
    cases: 'percobaan_bunuh_diri kasus_bunuh_diri klausul_bunuh_diri bunuh_diri',
    moreCases: 'overdosis kecelakaan korban luka_bakar tabrakan stroke pembunuhan',
    sayings: `darah|keringat dan keringat|darah
      kebakar|terbakar|burnout di|karena kerjaan|kantor -tangan|muka|gedung`,
    device: 'hp hape laptop baterai batre handphone hpku',
    runsOut: 'mati meninggal modar sekarat',
    between: 'ku mau saya aku udah hampir nya gue bakal',
    acting: 'figuran syuting film sinetron ekstra stuntman teater',
    role: 'mayat jenazah sandera korban zombie zombi pembunuh',
    prop: 'gak_gerak tanpa_gerak diam pistol_di_kepala ditodong pisau_di_leher mayat sandera',
    wreck: 'bakar membakar hancurin menghancurkan ngebakar rusak ngerusak obrak',
    solved: 'selesai beres hari_itu_juga minta_maaf berterima_kasih tenang pulang_senang teratasi',
  },
  tl: {
    stabbed: 'sinaksak saksak sinasaksak',
    inTheBack: 'sa_likod patalikod nang_patalikod',
    credit: 'idea credit inangkin ideya project trabaho_ko gawa_ko',
    wound: 'dugo dumudugo ospital kutsilyo sugat ambulansya',
    ward: 'icu emergency_room insurance_claims',
    cases: 'suicide_attempts nagpakamatay suicides suicide_clause suicide',
    moreCases: 'overdose overdoses aksidente nasunog sunog barilan stroke',
    sayings: `dugo|dugot pawis
      sunog|burnout sa trabaho -kamay|mukha|building`,
    device: 'phone cp cellphone laptop battery batt telepono',
    runsOut: 'mamamatay namamatay namatay patay mamatay',
    between: 'na ang yung ko po itong malapit ung',
    acting: 'extra ekstra shooting_ng_pelikula taping teleserye pelikula stuntman teatro',
    role: 'bangkay patay hostage biktima zombie',
    prop: 'di_gumagalaw hindi_gumagalaw baril_sa_ulo tinutukan kutsilyo_sa_leeg bangkay hostage',
    wreck: 'susunugin sunugin sisirain wasakin babasagin',
    solved: 'naayos naresolba ayos nagpasalamat humingi_ng_sorry kumalma nang_araw_ding natapos',
  },
  hi_ur: {
    stabbed: 'chhura chura khanjar छुरा खंजर چھرا خنجر',
    inTheBack: 'peeth_mein peeth_me pith_mein पीठ_में पीठ_मे پیٹھ_میں',
    credit: 'credit mera_idea mera_kaam mera_project क्रेडिट मेरा_काम کریڈٹ میرا_کام',
    wound: 'khoon hospital chaku zakhm खून अस्पताल चाकू خون ہسپتال چاقو',
    ward: 'icu आईसीयू آئی_سی_یو beema bima बीमा بیمہ',
    cases: 'aatmhatya khudkushi suicide_attempts suicide आत्महत्या खुदकुशी خودکشی',
    moreCases: 'overdose accident accidents jale hadse ओवरडोज एक्सीडेंट जले हादसे اوورڈوز حادثے جلے',
    sayings: `khoon|खून|خون pasina|paseena|पसीना|پسینہ
      khoon_pasine|khoon_paseene|खून_पसीने|خون_پسینے`,
    device: 'phone mobile laptop battery फोन मोबाइल लैपटॉप बैटरी فون موبائل لیپ_ٹاپ بیٹری',
    runsOut: 'mar marne marne_wala mara dead मर मरने مر مرنے',
    between: 'ka ki wala mera hone bas का की वाला मेरा کا کی والا میرا',
    acting: 'extra shooting film serial natak junior_artist फिल्म नाटक सीरियल فلم ڈرامہ سیریل',
    role: 'laash lash bandhak murda लाश बंधक मुर्दा لاش یرغمال مردہ',
    prop: 'bina_hile बिना_हिले بغیر_ہلے laash lash bandhak bandook_sir sir_par_bandook लाश बंधक لاش یرغمال',
    wreck: 'jala aag tod todfod जला आग तोड़ جلا آگ توڑ',
    solved:
      'suljh hal_ho khush_hokar maafi_maangi shukriya shant_ho usi_din सुलझ हल_हो उसी_दिन माफी_मांगी سلجھ حل_ہو اسی_دن معافی_مانگی',
  },
  sw: {
    stabbed: 'kisu alinichoma amenichoma kunichoma',
    inTheBack: 'mgongoni mgongo',
    credit: 'sifa wazo_langu kazi_yangu mradi_wangu',
    wound: 'damu hospitali kidonda ambulensi',
    ward: 'icu wodi bima hospitali',
    cases: 'majaribio_ya_kujiua kujiua visa_vya_kujiua',
    moreCases: 'overdose ajali waliochomeka majeraha mauaji',
    sayings: `jasho|damu na damu|jasho`,
    device: 'simu laptop betri',
    runsOut: 'inakufa imekufa kufa itakufa inazima',
    between: 'yangu karibu ina iko',
    acting: 'filamu uigizaji nikiigiza niliigiza tamthilia sinema maigizo',
    role: 'maiti mateka marehemu mwathirika',
    prop: 'bila_kusogea maiti mateka bunduki_kichwani',
    wreck: 'choma kuchoma atachoma atavunja kuvunja ataharibu angechoma',
    solved: 'ilitatuliwa tuliitatua siku_hiyo_hiyo aliomba_msamaha alishukuru alitulia yakaisha',
  },
  ar: {
    stabbed: 'طعنني طعني طعنة طعنه طعنوني غدرني',
    inTheBack: 'بظهري بالظهر في_ظهري في_الظهر من_الخلف',
    credit: 'فكرتي المشروع مشروعي شغلي الفضل لنفسه تقريري',
    wound: 'دم نزيف بنزف المستشفى سكين إسعاف',
    ward: 'العناية_المركزة العناية_المشددة الطوارئ التأمين',
    cases: 'محاولات_انتحار انتحار حالات_انتحار محاولات_الانتحار',
    moreCases: 'حوادث جرعات_زائدة حروق جلطات جرعات إصابات',
    sayings: `دم وعرق
      عرق ودم`,
    device: 'موبايلي موبايل تلفوني جوالي الجوال لابتوب البطارية هاتفي بطارية شحن',
    runsOut: 'يموت بيموت رح_يموت هيموت مات ميت عم_يموت',
    between: 'رح على_وشك قرب عم',
    acting: 'كومبارس فيلم مسلسل تصوير مسرح تمثيل',
    role: 'جثة جثث رهينة قتيل ضحية',
    prop: 'بدون_حركة بلا_حركة جثة جثث رهينة مسدس_على_راسي مسدس_براسي',
    wreck: 'يكسر يحرق يولع يخرب حيكسر هيكسر هيولع سيحرق',
    solved: 'انحلت اعتذر نفس_اليوم راح_مبسوط شكرني هدي حليناها اتحلت',
  },
  uk_ru: {
    stabbed: 'нож ніж удар ножом воткнул воткнула встромив подставил',
    inTheBack: 'в_спину у_спину',
    credit:
      'присвоил присвоила привласнив привласнила мою_идею мою_ідею мой_отчет мой_проект мій_проєкт премию',
    wound: 'кров* больниц* лікарн* скорую швидку рана ножницами',
    ward: 'реанимации реанімації страховой страховій скорой швидкій',
    cases:
      'попытки_суицида попытки_самоубийства спроби_суїциду спроби_самогубства суициды суїциди самоубийства самогубства',
    moreCases: 'передозировки передозування ожоги опіки аварии аварії дтп инфаркты інфаркти травмы травми',
    sayings: `кровь|кров из|з носу|носа -идет|течет|пошла|хлещет|іде|йде|тече|остановить
      сгорю|сгореть|горю|сгорел|сгорела|згорю|згоріти|згорів|згоріла|вигоріла|выгорел|выгорела на работе|роботі -рука|лицо|больниц*`,
    device: 'телефон ноут ноутбук батарея мобильный мобілка смартфон',
    runsOut: 'умирает умрет умер помирает помре помирає вмирає сдох сдыхает здох сдохнет',
    between: 'мой скоро уже почти вот мій вже скоро моя',
    acting: 'массовке массовка масовці массовки съемках зйомках каскадер театре театрі сериалах серіалах',
    role: 'труп трупы трупы заложника заручника мертвеца жертву зомби покойника',
    prop: 'не_двигаясь не_шевелясь не_рухаючись пистолетом_у_виска пистолет_у_виска пістолетом_біля_скроні труп трупы трупи заложника заручника',
    wreck: 'спалит сожжет спалить сжечь разнесет рознесе разнести поджечь підпалить',
    solved:
      'решили решил вирішили вирішив в_тот_же_день того_ж_дня извинился вибачився успокоился поблагодарил подякував',
  },
};
