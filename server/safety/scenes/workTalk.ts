import type { SafetyLanguage } from '../../../shared/safety/kinds.ts';

/** The words of one language for talk about work and jobs that only sounds like danger; see `rules.ts`. */
export type WorkTalkWords = Readonly<
  Record<
    // What one would do if something happened, as a course or an employer taught it.
    | 'supposed'
    | 'anyone'
    | 'danger'
    | 'taught'
    // Guards who look after people at risk of suicide, and volunteers who listen to them.
    | 'guard'
    | 'watch'
    | 'volunteer'
    | 'those'
    | 'wantToDie'
    // Leaving for a better place, with thanks.
    | 'resign'
    | 'newPlace'
    | 'thanks'
    // An offer that is declined for the way, the hours, or the pay.
    | 'offer'
    | 'cannot'
    | 'transport',
    string
  >
>;

/** Not yet read by native speakers. */
export const workTalkWords: Readonly<Record<SafetyLanguage, WorkTalkWords>> = {
  en: {
    supposed: 'if suppose supposing',
    anyone:
      'someone somebody anyone anybody robber robbers shooter intruder guest customer visitor patient coworker passenger kid child swimmer',
    danger:
      'gun knife weapon armed chokes choking collapses collapsed drowning faints fainted seizure bleeding robs bomb fire overdoses overdosed',
    taught:
      'trained_us trained_me taught_us taught_me training_said in_training in_the_training in_the_course practiced_it orientation drill drilled_it sop protocol_says what_training',
    guard:
      'co correctional corrections prison_officer prison_guard jail_guard jailer detention_officer psych_ward_security worked_psych custody_officer',
    watch:
      'suicide_watch suicide_watches suicide_precautions suicide_rounds suicide_checks suicide_prevention',
    volunteer: 'volunteer volunteered volunteering',
    those: 'people_who callers_who folks_who those_who anyone_who people_thinking someone_who kids_who',
    wantToDie: 'die kill_themselves end_it end_their suicide taking_their of_suicide',
    resign:
      'my_notice two_weeks resign resigning resignation quitting leaving_the_job last_day leaving_the_company',
    newPlace:
      'got_a_place new_job got_into got_accepted been_accepted hired_me better_offer promotion passed_the got_the_job',
    thanks:
      'thanks_for_everything thank_you_for_everything thank_you_all thanks_everyone thanks_all thank_everyone',
    offer: 'job shift position offer role',
    cannot: 'cant_take cannot_take cant_accept cannot_accept wont_be_able_to_take decline turn_down',
    transport:
      'no_bus no_buses no_night_bus no_cab night_cab no_ride commute transport salary day_shift too_far',
  },
  es: {
    supposed: 'si suponiendo',
    anyone:
      'alguien alguno huesped cliente clienta ladron asaltante compañero compañera visitante paciente niño pasajero',
    danger:
      'pistola arma cuchillo armado atraganta ahoga desmaya convulsiona desploma asalta incendio bomba sangra',
    taught:
      'capacitaron en_el_curso en_la_capacitacion enseñaron nos_dijeron_en instruyeron protocolo simulacro entrenaron en_la_induccion',
    guard: 'custodio custodia celador carcelero agente_penitenciario agente_penitenciaria',
    watch:
      'vigilancia_de_suicidio vigilancia_por_suicidio riesgo_de_suicidio prevencion_del_suicidio prevencion_de_suicidio rondas_de_suicidio',
    volunteer: 'voluntario voluntaria voluntariado',
    those: 'personas_que personas_que_piensan gente_que quien quienes los_que llamadas_de',
    wantToDie: 'morir suicidarse matarse quitarse_la_vida suicidio suicidas',
    resign: 'mi_renuncia renuncio renunciar ultimo_dia dejo_el_trabajo me_voy_de_la_empresa',
    newPlace:
      'me_salio me_contrataron otro_trabajo aceptaron mejor_oferta nuevo_trabajo pase_el entre_a_la universidad',
    thanks: 'gracias_por_todo gracias_a_todos gracias_todos gracias_por_la',
    offer: 'trabajo turno puesto vacante oferta chamba',
    cannot: 'no_puedo no_voy_a_poder no_podre no_me_sirve no_me_conviene no_acepto rechazo',
    transport: 'transporte no_hay_camion no_hay_autobus lejos pasaje sueldo turno_de_dia de_dia',
  },
  pt: {
    supposed: 'se caso',
    anyone: 'alguem hospede cliente assaltante ladrao colega visitante paciente crianca bandido passageiro',
    danger: 'arma faca revolver armado engasgar engasga desmaiar desmaia incendio bomba convulsionar afogar',
    taught:
      'no_treinamento ensinaram no_curso aprendi aprendemos treinaram orientaram simulado protocolo na_integracao',
    guard: 'agente_penitenciario agente_penitenciaria carcereiro carcereira policial_penal',
    watch:
      'risco_de_suicidio vigilancia_de_suicidio prevencao_de_suicidio prevencao_ao_suicidio ronda_de_suicidio',
    volunteer: 'voluntario voluntaria voluntariado',
    those: 'quem quem_ta_pensando quem_esta_pensando quem_pensa_em gente_que pessoas_que os_que alguem_que',
    wantToDie: 'morrer se_matar tirar_a_vida suicidio a_vida suicidar',
    resign:
      'pedir_as_contas pedi_as_contas pedir_demissao carta_de_demissao pedi_demissao ultimo_dia desligamento',
    newPlace:
      'passei_num passei_no concurso consegui_vaga outro_emprego novo_emprego me_chamaram passei_em faculdade',
    thanks:
      'obrigado_por_tudo obrigada_por_tudo obg_por_tudo valeu_por_tudo gratidao_por_tudo agradeco_a_todos',
    offer: 'vaga emprego turno proposta servico trampo',
    cannot:
      'nao_vou_poder nao_posso_aceitar nao_consigo_aceitar nao_da_pra_mim recuso nao_vou_aceitar vou_recusar nao_vai_dar',
    transport: 'tem_onibus longe tem_transporte transporte salario passagem de_dia conducao',
  },
  tl: {
    supposed: 'kung kapag pag sakaling',
    anyone: 'may merong pumasok customer bisita guest kasama pasyente bata holdaper magnanakaw',
    danger: 'baril kutsilyo nabulunan nabilaukan hinimatay nahimatay armas sunog bomba nalunod kinumbulsyon',
    taught: 'sa_training turo itinuro tinuro sa_seminar drill sop protocol',
    guard: 'jail_guard jail_officer bjmp_officer guwardiya gwardya',
    watch: 'suicide_watch suicide_rounds suicide_prevention',
    volunteer: 'volunteer nagvo_volunteer boluntaryo',
    those: 'mga_gustong mga_taong yung_gustong mga_gusto taong_gustong',
    wantToDie: 'magpakamatay mamatay suicide',
    resign: 'magreresign mag-reresign magresign resignation huling_araw aalis_na_sa_trabaho',
    newPlace: 'natanggap bagong_trabaho nakapasa na-hire nahire abroad pumasa',
    thanks: 'salamat_sa_lahat maraming_salamat_sa_inyong salamat_po_sa_lahat',
    offer: 'offer trabaho shift posisyon',
    cannot: 'hindi_ko_po_matatanggap hindi_ko_matatanggap di_ko_kaya di_ko_matatanggap hindi_ko_kukunin',
    transport: 'malayo walang_sasakyan walang_jeep pamasahe sahod byahe',
  },
  hi_ur: {
    supposed: 'agar अगर اگر',
    anyone: 'koi kisi guest customer mehman कोई किसी मेहमान ग्राहक کوئی کسی مہمان گاہک',
    danger:
      'bandook chaku pistol dum_ghut hathiyar behosh aag बंदूक चाकू दम_घुटने बेहोश आग بندوق چاقو دم بے_ہوش آگ',
    taught: 'training_mein training_me sikhaya course_mein drill ट्रेनिंग सिखाया कोर्स ٹریننگ سکھایا کورس',
    guard: 'jail_guard jailer जेल_गार्ड जेलर جیل_گارڈ جیلر',
    watch: 'suicide_watch suicide_rounds suicide_duty सुसाइड_वॉच سوسائیڈ_واچ',
    volunteer: 'volunteer swayamsevak वालंटियर स्वयंसेवक رضاکار والنٹیئر',
    those: 'jo_log logon_se log_jo जो_लोग लोगों_से جو_لوگ لوگوں_سے',
    wantToDie: 'marna mar_jana khudkushi suicide मरना खुदकुशी आत्महत्या مرنا خودکشی',
    resign: 'resign istifa naukri_chhod इस्तीफा नौकरी_छोड़ استعفی نوکری_چھوڑ',
    newPlace: 'sarkari nayi_naukri dusri_naukri lag_gayi सरकारी नई_नौकरी लग_गई سرکاری نئی_نوکری لگ_گئی',
    thanks: 'sab_ke_liye_shukriya shukriya dhanyavad शुक्रिया धन्यवाद شکریہ',
    offer: 'job naukri kaam shift जॉब नौकरी काम शिफ्ट جاب نوکری کام شفٹ',
    cannot:
      'nahi_kar_paunga nahi_kar_paungi nahi_kar_sakta nahi_kar_sakti nahi_le_sakta nahi_le_sakti nahi_aa_paunga नहीं_कर_पाऊँगा नहीं_कर_पाऊंगा नहीं_कर_सकता नहीं_कर_पाऊँगी نہیں_کر_سکتا نہیں_کر_سکتی نہیں_کر_پاؤں',
    transport:
      'cab_nahi bus_nahi gaadi_nahi door salary raat_ko raat_ki din_ki दूर सैलरी रात_को रात_की दिन_की دور تنخواہ رات_کو دن_کی',
  },
  sw: {
    supposed: 'mtu mteja mgeni mwizi mwenzangu kama ikiwa akija',
    anyone: 'akija akiingia akisongwa akianguka akizimia mtu mteja mgeni mwizi mwenzangu',
    danger: 'bunduki kisu silaha amesongwa kusongwa moto bomu kuzimia kuzama akisongwa akizimia',
    taught: 'tulivyofundishwa tulifundishwa nilifundishwa mafunzo mafunzoni kozi walitufundisha',
    guard: 'askari_jela askari_magereza',
    watch: 'kuzuia_wafungwa_kujiua wafungwa_kujiua kuzuia_kujiua',
    volunteer: 'kujitolea mjitoleaji ninajitolea najitolea',
    those: 'watu_wanaotaka wanaotaka watu_wanaofikiria',
    wantToDie: 'kufa kujiua',
    resign: 'ninaacha_kazi naacha_kazi kujiuzulu najiuzulu siku_ya_mwisho',
    newPlace: 'nimepata_nafasi nimepata_kazi kazi_mpya serikalini nimefaulu',
    thanks: 'asanteni_kwa asante_kwa_kila asanteni_kwa_kila_kitu asanteni_nyote',
    offer: 'kazi zamu nafasi',
    cannot: 'siwezi_kuchukua siwezi_kukubali sitaweza sitachukua',
    transport: 'hakuna_gari usafiri mbali mshahara nauli',
  },
  fr: {
    supposed: 'si',
    anyone: 'quelquun un_client client cliente voyageur collegue patient enfant braqueur visiteur resident',
    danger: 'arme couteau pistolet arme_a_feu etouffe malaise evanouit incendie bombe convulse braque noie',
    taught:
      'en_formation la_formation formation la_consigne consigne appris_en au_stage on_nous_a_appris procedure protocole exercice',
    guard: 'surveillant surveillante gardien_de_prison gardienne_de_prison maton matonne',
    watch:
      'anti_suicide antisuicide rondes_suicide risque_suicidaire prevention_suicide prevention_du_suicide',
    volunteer: 'benevole benevolat volontaire',
    those: 'gens_qui personnes_qui ceux_qui celles_qui appelants_qui',
    wantToDie: 'mourir se_tuer suicider en_finir se_suicider suicide',
    resign: 'demissionne demission demissionner je_quitte_la_boite dernier_jour',
    newPlace: 'reprendre_mes_etudes embauche nouveau_poste nouveau_travail concours nouvel_emploi',
    thanks: 'merci_pour_tout merci_a_tous merci_a_toute',
    offer: 'poste emploi travail offre mission',
    cannot: 'peux_pas_prendre peux_pas_accepter pourrai_pas refuse decline dois_refuser',
    transport: 'pas_de_bus pas_de_train trop_loin trajet salaire transport transports',
  },
  ar: {
    supposed: 'لو إذا اذا',
    anyone: 'حدا حد احد حرامي شخص ضيف زبون زميل واحد مريض',
    danger: 'مسدس سلاح سكين اختنق يختنق بيختنق حريق حريقة قنبلة أغمي غمي شرق',
    taught: 'بالدورة الدورة علمونا دربونا بالتدريب التدريب تعلمناها',
    guard: 'سجان سجانة حارس_سجن',
    watch: 'منع_الانتحار لمنع_الانتحار مراقبة_الانتحار دوريات_الانتحار',
    volunteer: 'متطوع متطوعة بتطوع',
    those: 'ناس_بدها ناس_بدهم الناس_اللي ناس_عايزة ناس_يريدون اللي_بدهم',
    wantToDie: 'تنتحر ينتحروا تموت يموتوا الانتحار الموت',
    resign: 'استقالتي استقيل استقلت سأستقيل آخر_يوم',
    newPlace: 'وظيفة_أقرب وظيفة_جديدة شغل_جديد حصلت_على لقيت_شغل قبلوني',
    thanks: 'شكرا_لكم_على شكرا_على_كل شكرا_للجميع شكرا_الكم',
    offer: 'الوظيفة الشغل الدوام العرض الشفت وظيفة',
    cannot: 'ما_بقدر لا_أستطيع مش_هقدر ما_اقدر ما_رح_أقدر مش_قادر_آخد',
    transport: 'مواصلات بعيد الراتب بالنهار نهاري المسافة',
  },
  id: {
    supposed: 'kalau kalo jika misal misalnya seandainya',
    anyone: 'ada orang tamu pelanggan perampok teman pengunjung pasien anak maling',
    danger: 'pisau pistol senjata tersedak pingsan kebakaran bom kejang tenggelam golok',
    taught: 'sop training pelatihan diajari diajarin dilatih simulasi prosedur',
    guard: 'sipir petugas_lapas penjaga_lapas penjaga_penjara',
    watch: 'rawan_bunuh_diri cegah_bunuh_diri pencegahan_bunuh_diri pengawasan_bunuh_diri risiko_bunuh_diri',
    volunteer: 'relawan sukarelawan volunteer',
    those: 'orang_yang yang_mau yang_ingin mereka_yang orang_mau',
    wantToDie: 'bunuh_diri mati mengakhiri_hidup',
    resign: 'resign mengundurkan_diri hari_terakhir keluar_kerja',
    newPlace: 'diterima kerja_baru lolos tempat_baru lulus',
    thanks: 'terima_kasih_untuk_semuanya makasih_semuanya terima_kasih_semua makasih_untuk_semuanya',
    offer: 'lowongan kerjaan shift tawaran posisi kerja',
    cannot: 'tidak_bisa_ambil ga_jadi_ambil gak_bisa_ambil tidak_bisa_terima ga_bisa_terima nolak',
    transport: 'jauh tidak_ada_angkot ongkos gaji kendaraan transport',
  },
  uk_ru: {
    supposed: 'если якщо',
    anyone: 'кто хтось человек людина гость гість клиент клієнт грабитель грабіжник коллега колега пациент',
    danger:
      'пистолетом ножом оружием зброєю пістолетом подавится подавиться вдавиться обморок знепритомніє пожар пожежа бомба',
    taught:
      'инструктаже інструктажі на_курсах учили вчили нас_учили нас_вчили на_обучении на_навчанні инструкции',
    guard: 'надзирателем надзиратель наглядачем конвоиром конвоїром',
    watch:
      'профилактике_суицидов профілактики_суїцидів профилактика_суицидов предотвращению_суицидов профилактике_самоубийств',
    volunteer: 'волонтер волонтёр волонтерка волонтером волонтерю',
    those: 'людьми_которые люди_которые с_теми_кто людьми_які тими_хто',
    wantToDie: 'умереть померти суицид самоубийство покончить вбити_себе',
    resign: 'увольняюсь звільняюсь заявление_на_увольнение последний_день останній_день увольняться',
    newPlace:
      'нашел_работу нашла_работу нашёл_работу новая_работа нову_роботу знайшов_роботу знайшла_роботу поступил поступила взяли',
    thanks: 'спасибо_за_все спасибо_за_всё дякую_за_все спасибо_всем дякую_всім',
    offer: 'работу смену роботу зміну вакансию вакансію предложение',
    cannot: 'не_смогу не_зможу не_могу_взять не_можу_взяти откажусь відмовлюсь',
    transport: 'ходят_автобусы ходять_автобуси далеко зарплата дневная денна',
  },
};
