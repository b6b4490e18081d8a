import type { SafetyLanguage } from '../../../shared/safety/kinds.ts';

/** The words of one language for self-harm told in passing; see `rules.ts`. */
export type SelfHarmWords = Readonly<
  Record<
    // The thought of steering into something.
    | 'thought'
    | 'steer'
    | 'pillar'
    // All that was left in the cabinet, and sleep.
    | 'took'
    | 'cabinet'
    | 'sleepy'
    // A rope that lies ready, and no one knows.
    | 'secret'
    | 'rope'
    | 'stowed'
    // A vital medicine, stopped on purpose.
    | 'stopped'
    | 'medicine'
    | 'onPurpose',
    string
  >
>;

/** Not yet read by native speakers. */
export const selfHarmWords: Readonly<Record<SafetyLanguage, SelfHarmWords>> = {
  en: {
    thought:
      'reason_i_havent thinking_about thinking_of think_about think_of fantasize_about tempted_to urge_to want_to',
    steer: 'steering steer steered swerving swerve swerved driven_into drive_into driving_into',
    pillar: 'barrier overpass tree pole oncoming median pillar guardrail embankment',
    took: 'took_the_rest took_everything_left took_everything_in took_everything_that took_all_the_pills swallowed_everything swallowed_the_rest swallowed_all took_whatever',
    cabinet: 'cabinet medicine_box pill_box bottle drawer medicine_cabinet',
    sleepy: 'sleepy drowsy falling_asleep nodding_off fading woozy heavy_eyes',
    secret: 'nobody_knew nobody_knows no_one_knows nobody_at_work no_one_knew',
    rope: 'rope noose',
    stowed: 'trunk closet car garage under_my_bed bag backpack',
    stopped: 'stopped stopping quit skipping',
    medicine: 'heart_pills heart_meds heart_medication insulin blood_thinners dialysis chemo seizure_meds',
    onPurpose: 'on_purpose deliberately intentionally and_waiting',
  },
  es: {
    thought: 'pienso_en pensando_en ganas_de pienso',
    steer: 'estrellarme estamparme aventarme_con_el_carro chocar_contra',
    pillar: 'trailer muro poste arbol camion puente barranco',
    took: 'me_tome_todo me_tome_todas me_trague_todo me_tome_lo',
    cabinet: 'botiquin cajon frasco gabinete',
    sleepy: 'sueño durmiendo adormilada mareado',
    secret: 'nadie_sabe nadie_sabia',
    rope: 'soga cuerda',
    stowed: 'cajuela carro maletero closet coche garaje',
    stopped: 'deje_de_tomar deje suspendi',
    medicine: 'insulina pastillas_del_corazon medicina_del_corazon anticoagulante dialisis tratamiento',
    onPurpose: 'a_proposito adrede intencionalmente',
  },
  pt: {
    thought: 'pensando_em penso_em vontade_de fico_pensando',
    steer: 'jogar_o_carro bater_o_carro enfiar_o_carro jogar_a_moto',
    pillar: 'caminhao poste muro arvore ponte carreta barranco',
    took: 'tomei_tudo tomei_todos engoli_tudo tomei_o_que',
    cabinet: 'armario gaveta frasco caixa_de_remedio armario_de_remedio',
    sleepy: 'sono sonolenta sonolento apagando dormindo',
    secret: 'ninguem_sabe ninguem_sabia',
    rope: 'corda',
    stowed: 'porta_malas carro armario mala garagem',
    stopped: 'parei_de_tomar parei larguei',
    medicine: 'remedio_do_coracao insulina anticoagulante dialise remedio_de_pressao',
    onPurpose: 'de_proposito por_querer intencionalmente',
  },
  fr: {
    thought: 'pense_a envie_de pense songe_a',
    steer: 'foncer me_jeter_en_voiture braquer donner_un_coup_de_volant',
    pillar: 'platane mur arbre pilier camion pont poteau ravin',
    took: 'avale_tout pris_tout tout_avale tout_pris avale_ce',
    cabinet: 'armoire pharmacie flacon tiroir armoire_a_pharmacie',
    sleepy: 'm_endors endors sommeil somnole je_pars',
    secret: 'personne_ne_sait personne_sait personne_savait',
    rope: 'corde',
    stowed: 'coffre voiture placard garage',
    stopped: 'arrete stoppe',
    medicine: 'traitement insuline medicaments anticoagulants dialyse coeur',
    onPurpose: 'expres volontairement deliberement',
  },
  id: {
    thought: 'kepikiran kepikir pengen ingin',
    steer: 'nabrakin menabrakkan tabrakin banting_setir',
    pillar: 'truk pohon tembok jurang tiang pembatas',
    took: 'sudah_aku_telan aku_telan_semua minum_semua telan_semua kuminum_semua',
    cabinet: 'kotak_obat lemari_obat laci botol',
    sleepy: 'ngantuk mengantuk lemas pusing',
    secret: 'ga_ada_yang_tau gak_ada_yang_tau tidak_ada_yang_tahu',
    rope: 'tali tambang',
    stowed: 'bagasi mobil lemari kamar',
    stopped: 'stop berhenti setop',
    medicine: 'obat_jantung insulin cuci_darah obat_darah',
    onPurpose: 'sengaja',
  },
  tl: {
    thought: 'naiisip iniisip gusto_kong',
    steer: 'ibangga isalpok ibunggo',
    pillar: 'truck pader poste puno bangin',
    took: 'ininom_ko_lahat ininom_ko_na_lahat nilunok_ko_lahat',
    cabinet: 'cabinet medicine_cabinet lalagyan bote',
    sleepy: 'inaantok antok nahihilo',
    secret: 'walang_nakakaalam walang_may_alam',
    rope: 'lubid tali',
    stowed: 'kotse aparador compartment bag',
    stopped: 'itigil itinigil tinigil hininto',
    medicine: 'gamot_ko gamot_sa_puso insulin dialysis',
    onPurpose: 'sinadya sinadyang sadya',
  },
  hi_ur: {
    thought: 'sochta sochti mann_karta सोचता सोचती मन_करता سوچتا سوچتی',
    steer: 'ghusa_dun thok_dun bhida_dun घुसा_दूँ ठोक_दूँ गाड़ी_ठोक گھسا_دوں ٹھوک_دوں',
    pillar: 'truck deewar ped khai ट्रक दीवार पेड़ खाई ٹرک دیوار کھائی',
    took: 'sab_kha_liya sab_kha_li saari_kha_li सब_खा_लिया सब_खा_ली सारी_खा_ली سب_کھا_لیا سب_کھا_لی',
    cabinet: 'dabbe dabba almari shishi डिब्बे अलमारी शीशी ڈبے الماری شیشی',
    sleepy: 'neend chakkar नींद चक्कर نیند چکر',
    secret: 'kisi_ko_nahi_pata koi_nahi_janta किसी_को_नहीं_पता کسی_کو_نہیں_پتا',
    rope: 'rassi phanda रस्सी फंदा رسی پھندا',
    stowed: 'gaadi almari dikki गाड़ी अलमारी डिक्की گاڑی الماری',
    stopped: 'band_kar chhod_di बंद_कर छोड़_दी بند_کر چھوڑ_دی',
    medicine: 'dawa dawai insulin दवा दवाई इंसुलिन دوا دوائی انسولین',
    onPurpose: 'jaan_boojh jaanbujhkar jaan_bujh जानबूझकर जान_बूझ جان_بوجھ',
  },
  sw: {
    thought: 'nafikiria ninafikiria natamani',
    steer: 'kugonga kuingiza_gari kugongesha',
    pillar: 'lori mti ukuta daraja nguzo',
    took: 'nimemeza_vyote nimemeza_zote nimekunywa_zote nimemeza_dawa_zote',
    cabinet: 'kabati kabati_la_dawa chupa droo',
    sleepy: 'nasinzia usingizi kizunguzungu',
    secret: 'hakuna_anayejua hakuna_ajuaye',
    rope: 'kamba',
    stowed: 'gari gari_langu kabati begi',
    stopped: 'nimeacha niliacha',
    medicine: 'dawa_za_moyo insulini dawa',
    onPurpose: 'makusudi kusudi',
  },
  ar: {
    thought: 'بفكر أفكر عم_فكر نفسي',
    steer: 'أدخل ادخل أصدم اصدم',
    pillar: 'بالشاحنة الشاحنة الحيط بالحيط الجسر العمود بالعمود',
    took: 'بلعت_كل أخدت_كل اخدت_كل شربت_كل',
    cabinet: 'بخزانة_الدوا خزانة_الدوا الخزانة العلبة',
    sleepy: 'نعست نعسان دوخة نعسانة بنام',
    secret: 'ما_حدا_بعرف محدش_يعرف لا_أحد_يعرف',
    rope: 'الحبل حبل',
    stowed: 'بالسيارة السيارة الخزانة بالشنطة شنطة',
    stopped: 'وقفت بطلت قطعت أوقفت',
    medicine: 'دوا_القلب الدوا الانسولين دواء_القلب',
    onPurpose: 'عن_قصد عمدا بالقصد قاصد',
  },
  uk_ru: {
    thought: 'думаю хочется хочу',
    steer: 'направить_машину врезаться въехать врізатися спрямувати_машину вывернуть_руль',
    pillar: 'опору дерево столб стену встречную стовп зустрічну фуру',
    took: 'выпил_все выпил_всё выпила_все выпила_всё випив_усе випила_все проглотил_все',
    cabinet: 'аптечке аптечці шкафу коробке шафі',
    sleepy: 'клонит засыпаю хилить засинаю мутит',
    secret: 'никто_не_знает ніхто_не_знає',
    rope: 'веревка верёвка мотузка',
    stowed: 'багажнике багажнику шкафу машине гараже',
    stopped: 'перестал перестала бросил перестав',
    medicine: 'сердечные_таблетки таблетки инсулин інсулін лекарства',
    onPurpose: 'специально нарочно навмисно',
  },
};
