import type { SafetyLanguage } from '../../../shared/safety/kinds.ts';

/** The words of one language for violence at home and coercion at work, told in passing; see `rules.ts`. */
export type HomeWords = Readonly<
  Record<
    // An old person whom a relative starves or robs, and hurts.
    | 'elder'
    | 'deprives'
    | 'bruised'
    // Someone who must not hear the writer, and what he did before.
    | 'ifHeard'
    | 'sore'
    // A fall that was none, and someone who is asleep, or angry.
    | 'fell'
    | 'noFall'
    | 'dreaded'
    // A partner who waits with a weapon.
    | 'partner'
    | 'waits'
    | 'blade'
    // Pictures without clothes, demanded for a job or a visa.
    | 'bare'
    | 'orElse'
    // A promised job that turns out to be something else.
    | 'lie'
    | 'forced'
    | 'room',
    string
  >
>;

/** Not yet read by native speakers. */
export const homeWords: Readonly<Record<SafetyLanguage, HomeWords>> = {
  en: {
    elder:
      'old_lady old_man elderly grandma grandpa grandmother grandfather 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95',
    deprives:
      'without_food doesnt_feed doesnt_let_her_eat doesnt_let_him_eat hasnt_eaten keeps_her_pills keeps_his_pills hides_her_pills hides_his_pills takes_her_pills takes_her_card took_her_card took_his_card takes_her_pension sleeping_pills ties_her ties_him signs_the_house locks_her locks_him',
    bruised:
      'bruises bruised bruise shoves shoved twisted twists slaps hits_her hits_him fingerprints pushed_her pushed_him',
    ifHeard: 'if_he_hears if_she_hears he_hears_me she_hears_me heard_me if_he_finds_out so_he_wont_hear',
    sore: 'ribs rib black_eye broke_my broke_two bruises bruise split_lip hits_me hit_me hurts_from choke choked',
    fell: 'fell_down fell_off fell_in_the slipped_in slipped_on tripped_on i_slipped i_fell walked_into_a_door',
    noFall: 'didnt_fall did_not_fall didnt_slip did_not_slip didnt_trip wasnt_a_fall there_was_no_door',
    dreaded: 'asleep sleeping wakes mad angry dont_call',
    partner: 'husband boyfriend ex wife girlfriend stalker he_came_back he_is_here hes_here he_was man_from',
    waits: 'waiting waits waited outside standing stood looking_for_me here_now followed',
    blade: 'blade knife gun machete axe pistol',
    bare: 'without_clothes without_clothing no_clothes undressed naked nude nudes in_underwear topless',
    orElse:
      'if_i_dont if_i_refuse dont_send cancel_my cancels_my cancel_it lose_the_job wont_hire wont_get_the_job or_no_job',
    lie: 'its_not it_isnt it_is_not not_true was_a_lie lied_to_us tricked',
    forced: 'make_us makes_us force_us forces_us make_me forces_me made_us',
    room: 'upstairs sleep_with go_with entertain to_their_rooms',
  },
  es: {
    elder:
      'señora_de_8* señor_de_8* abuelita abuelito abuela abuelo anciana anciano 80 82 83 84 85 86 87 88 89 90 91 92',
    deprives:
      'quita_la_comida no_le_da_de_comer sin_comer quita_su_pension quita_la_pension quita_sus_pastillas amarra encierra quita_la_medicina firme_la_casa',
    bruised: 'morados moretones moreton moreteada jalonea empuja empujo golpea le_pega le_pego avienta',
    ifHeard: 'si_me_oye si_me_escucha me_oye me_escucha si_se_entera',
    sore: 'costillas costilla ojo_morado moretones rompio me_duelen me_golpea me_pega labio',
    fell: 'me_cai me_resbale me_tropece que_me_cai',
    noFall: 'no_me_cai no_me_resbale no_fue_caida no_fue_un_accidente no_me_tropece',
    dreaded: 'dormido no_llamen no_llame se_enoja despierte',
    partner: 'marido esposo novio ex pareja',
    waits: 'esperaba espera esperando afuera parado buscandome',
    blade: 'cuchillo pistola navaja machete arma',
    bare: 'sin_ropa desnuda desnudo en_ropa_interior encueradas encuerada',
    orElse: 'si_no_mando si_no_las_mando si_no_le_mando si_me_niego cancela pierdo no_me_contrata me_corre',
    lie: 'no_es_cierto era_mentira mentira nos_engañaron no_era no_es_verdad',
    forced: 'nos_obligan nos_obliga me_obligan obligan nos_hacen',
    room: 'subir acostarnos acompañar coger',
  },
  pt: {
    elder: 'senhor_de idosa idoso vovo avo 80 81 82 83 84 85 86 87 88 89 90 91 92 senhora_de',
    deprives:
      'sem_comida sem_comer nao_da_comida pegou_o_cartao pega_o_cartao tira_a_aposentadoria amarra tranca esconde_os_remedios tira_o_remedio da_remedio_pra_dormir',
    bruised: 'roxo roxa hematoma hematomas torceu empurra empurrou machucada belisca bate_nela bate_nele',
    ifHeard: 'se_me_ouvir se_ele_ouvir me_ouvir ele_ouvir se_ele_descobrir se_escutar',
    sore: 'costela costelas olho_roxo hematoma quebrou doi_a me_bateu me_bate apanhei',
    fell: 'cai_da cai_no cai_na escorreguei tropecei que_cai',
    noFall: 'nao_cai nao_escorreguei nao_foi_queda nao_tropecei eu_nao_cai',
    dreaded: 'dormindo nao_liga nao_liguem bravo acordar',
    partner: 'marido namorado ex companheiro',
    waits: 'esperando esperava parado la_fora me_procurando',
    blade: 'faca revolver arma facao canivete',
    bare: 'sem_roupa pelada pelado nua nudes de_calcinha',
    orElse: 'se_eu_nao_mandar se_nao_mandar se_recusar cancela perco_a_vaga nao_me_contrata',
    lie: 'nao_e era_mentira mentira enganaram nao_era',
    forced: 'obrigam_a obrigam nos_obrigam forcam obriga',
    room: 'subir dormir sair_com transar',
  },
  fr: {
    elder:
      'dame_de monsieur_de vieille_dame mamie papi grand_mere grand_pere 80 81 82 83 84 85 86 87 88 89 90 91 92',
    deprives:
      'prend_sa_carte lui_prend_sa sans_manger ne_lui_donne_pas attache enferme cache_ses_medicaments prive somniferes',
    bruised: 'bleus bleu hematomes bouscule pousse frappe gifle pince',
    ifHeard: 's_il_m_entend sil_mentend si_il_m_entend m_entend si_elle_m_entend s_il_apprend il_m_entend',
    sore: 'cotes cote oeil_au_beurre bleus casse frappe mal_aux hematome coups',
    fell: 'tombee_dans tombe_dans tombee_de glisse_dans glisse suis_tombee etais_tombee etais_tombe',
    noFall: 'suis_pas_tombee suis_pas_tombe pas_glisse pas_une_chute',
    dreaded: 'dort n_appelez appelez_pas en_colere reveille',
    partner: 'mari copain ex conjoint compagnon',
    waits: 'attendait attend attendant devant dehors me_cherche',
    blade: 'couteau arme pistolet marteau fusil',
    bare: 'sans_vetements nue nu denudee en_sous_vetements deshabillee',
    orElse: 'si_je_refuse sinon si_je_n_envoie annule perds_le_poste si_j_envoie_pas',
    lie: 'c_est_faux cest_faux faux mensonge menti trompees',
    forced: 'nous_force nous_forcent nous_oblige nous_obligent on_nous_force',
    room: 'monter coucher',
  },
  id: {
    elder: 'nenek kakek lansia oma opa 80 81 82 83 84 85 86 87 88 89 90 91 92',
    deprives:
      'tidak_kasih_makan tidak_dikasih_makan gak_dikasih_makan diikat dikunci ambil_uang ambil_kartu sembunyikan_obat tidak_kasih_obat',
    bruised: 'lebam memar biru dorong didorong mukul pukul dipukul cubit',
    ifHeard: 'kalau_dengar kalau_dia_dengar kalo_dia_denger kalau_ketahuan kalau_kedengaran',
    sore: 'rusuk lebam memar mata_biru patah dipukul mukul sakit_bekas',
    fell: 'jatuh_di jatuh_dari kepeleset terpeleset jatuh',
    noFall: 'bukan_jatuh tidak_jatuh gak_jatuh ga_jatuh bukan_kepeleset',
    dreaded: 'lagi_tidur jangan_telepon marah bangun',
    partner: 'suami pacar mantan',
    waits: 'nunggu menunggu nungguin di_depan di_luar',
    blade: 'pisau golok pistol parang celurit',
    bare: 'tanpa_baju tanpa_busana bugil telanjang gak_pakai_baju',
    orElse: 'kalau_tidak_kirim kalau_gak_kirim kalau_nolak dibatalkan batal gak_jadi',
    lie: 'ternyata_bukan bukan bohong ditipu dibohongi',
    forced: 'dipaksa kami_dipaksa disuruh dipaksa_nemenin',
    room: 'nemenin ke_kamar melayani tidur_dengan',
  },
  tl: {
    elder: 'lola lolo matanda 80 81 82 83 84 85 86 87 88 89 90 91 92',
    deprives:
      'di_pinapakain hindi_pinapakain ikinukulong tinatali kinukuha_ang_pension tinatago_ang_gamot walang_kain',
    bruised: 'pasa sinasaktan tinutulak binubugbog sinasampal kinukurot',
    ifHeard: 'pag_narinig kapag_narinig kung_marinig pag_nalaman pag_nahuli',
    sore: 'tadyang pasa black_eye binali masakit_pa sinuntok sinaktan',
    fell: 'nadulas nahulog natapilok',
    noFall: 'hindi_totoo di_totoo hindi_ako_nadulas di_ako_nadulas hindi_ako_nahulog',
    dreaded: 'tulog wag_kayong galit magising',
    partner: 'asawa boyfriend ex kinakasama',
    waits: 'inaabangan naghihintay nasa_labas nakaabang',
    blade: 'kutsilyo baril itak balisong',
    bare: 'walang_damit hubad nakahubad nudes',
    orElse: 'pag_di pag_hindi kung_hindi di_matutuloy ikakansela',
    lie: 'hindi_pala di_pala hindi_totoo niloko kasinungalingan',
    forced: 'pinipilit sapilitan pinilit',
    room: 'sumama sumiping sa_taas',
  },
  hi_ur: {
    elder:
      'buzurg amma dadi dada nani nana budhi 80 82 84 85 86 88 90 अम्मा दादी दादा नानी नाना बुज़ुर्ग बुजुर्ग اماں دادی دادا نانی بزرگ',
    deprives:
      'khana_nahi dawa_nahi bhukha pension_chheen bandh_deta kamre_mein_band खाना_नहीं दवा_नहीं भूखा बांध_देता کھانا_نہیں دوا_نہیں بھوکا',
    bruised: 'neel dhakka maarta marta peet* नील धक्का मारता मारते पीटता نیل دھکا مارتا پیٹتا',
    ifHeard: 'sun_liya_to sun_lega_to सुन_लिया_तो سن_لیا_تو',
    sore: 'pasli pasliyan maara_tha neel haddi पसली नील پسلی نیل',
    fell: 'seedhi_se_giri gir_gayi giri phisal सीढ़ी_से_गिरी गिर_गई گر_گئی سیڑھی_سے_گری',
    noFall: 'giri_nahi nahi_giri gira_nahi गिरी_नहीं नहीं_गिरी گری_نہیں نہیں_گری',
    dreaded: 'so_raha phone_mat gussa सो_रहा फोन_मत سو_رہا فون_مت',
    partner: 'shohar pati ex premi पति शौहर شوہر',
    waits: 'intezar khada bahar इंतजार इंतज़ार खड़ा انتظار کھڑا',
    blade: 'chaku bandook katta pistol चाकू बंदूक چاقو بندوق',
    bare: 'bina_kapdon bina_kapde nangi बिना_कपड़ों बिना_कपड़े नंगी بغیر_کپڑوں ننگی',
    orElse: 'nahi_bheji nahi_bheja visa_cancel cancel mana_kiya नहीं_भेजी कैंसिल نہیں_بھیجی کینسل',
    lie: 'jhooth dhoka झूठ धोखा جھوٹ دھوکا',
    forced: 'zabardasti majboor jabardasti जबरदस्ती मजबूर زبردستی مجبور',
    room: 'kamre_mein sone कमरे_में सोने کمرے_میں سونے',
  },
  sw: {
    elder: 'bibi babu mzee ajuza miaka_8* miaka_80 miaka_83 miaka_90',
    deprives: 'kumnyima_chakula anamnyima hampi_chakula anamfungia anachukua_pensheni bila_chakula',
    bruised: 'majeraha anampiga michubuko anamsukuma alimsukuma anamfinya',
    ifHeard: 'akinisikia akisikia akijua akigundua',
    sore: 'mbavu michubuko zinauma alinipiga alinivunja jicho',
    fell: 'nilianguka niliteleza',
    noFall: 'sikuanguka sikuteleza si_kweli',
    dreaded: 'amelala msipige hasira',
    partner: 'mume mpenzi mchumba',
    waits: 'alinisubiri ananisubiri nje amesimama',
    blade: 'kisu panga bunduki',
    bare: 'bila_nguo uchi utupu',
    orElse: 'nisipotuma nikikataa anafuta atafuta ananyima',
    lie: 'si_kweli uongo walitudanganya',
    forced: 'wanatulazimisha wananilazimisha walitulazimisha',
    room: 'kulala',
  },
  ar: {
    elder: 'ختيارة ختيار ست_كبيرة عجوز جدتي جدي ستي 80 82 83 84 85 86 87 88 90 91 92 المسنة المسن',
    deprives:
      'بيحرمها بيشيل_منها_الدوا بياخد_معاشها ياخد_معاشها بدون_أكل ما_بيطعميها يربطها بيحبسها بيشيل_منها تمضيله يحرمها',
    bruised: 'كدمات كدمة بيضربها زقها بيزقها ضربها دفشها بيدفشها',
    ifHeard: 'اذا_سمعني لو_سمعني إذا_سمعني واذا_سمعني لو_عرف',
    sore: 'ضلوعي ضلعي كدمات ضربني كسرلي بتوجعني عيني',
    fell: 'وقعت_عن وقعت_من انزلقت وقعت',
    noFall: 'ما_وقعت لم_أقع ما_انزلقت موقعتش',
    dreaded: 'نايم لا_تتصلوا معصب',
    partner: 'زوجي جوزي طليقي خطيبي',
    waits: 'ناطرني مستنيني واقف ينتظرني بيستناني',
    blade: 'سكينة سكين مسدس ساطور',
    bare: 'بدون_ملابس عارية بلا_ملابس من_غير_هدوم',
    orElse: 'اذا_ما_بعتت لو_ما_بعتت بلغي يلغي هيلغي اذا_رفضت',
    lie: 'كذب طلع_كذب كذبوا خدعونا مش_مطعم',
    forced: 'بيجبرونا يجبرونا بجبرونا أجبرونا غصب',
    room: 'نطلع ننام',
  },
  uk_ru: {
    elder: 'бабушкой бабушка бабуся дедушкой дедушка дідусь 80 82 83 84 85 86 87 88 90 91 92 старушка',
    deprives:
      'не_дает_лекарства не_даёт_лекарства не_дает_есть не_кормит отбирает_пенсию забирает_пенсию привязывает запирает не_дає_ліки не_годує забирає_пенсію',
    bruised: 'синяках синяки синцях синці толкает бьет бьёт штовхає щипает',
    ifHeard: 'если_услышит якщо_почує услышит если_узнает',
    sore: 'ребра рёбра синяк синяки болят избил побил зламав сломал',
    fell: 'упала_с упал_с упала поскользнулась впала',
    noFall: 'не_падала не_падал не_поскользнулась не_впала',
    dreaded: 'спит не_звоните злится спить не_дзвоніть',
    partner: 'муж чоловік бывший парень колишній',
    waits: 'ждал ждёт ждет чекав стоит стоял караулит',
    blade: 'ножом ніж пистолетом топором сокирою',
    bare: 'без_одежды голую голые без_одягу обнаженные',
    orElse: 'если_не_пришлю якщо_не_надішлю отменит скасує если_откажусь',
    lie: 'обманули обман оказалось брехня',
    forced: 'заставляют принуждают змушують',
    room: 'подниматься спать підніматися',
  },
};
