import type { SafetyLanguage } from '../../../shared/safety/kinds.ts';

/** The words of one language for medical emergencies that happen right now; see `rules.ts`. */
export type MedicalWords = Readonly<
  Record<
    // Someone has a seizure, and first aid is called for.
    | 'fit'
    | 'firstAid'
    // An allergic reaction that closes the throat.
    | 'throat'
    | 'tight'
    | 'allergen'
    | 'lips'
    | 'swollen'
    | 'noPen',
    string
  >
>;

/** Not yet read by native speakers. */
export const medicalWords: Readonly<Record<SafetyLanguage, MedicalWords>> = {
  en: {
    fit: 'having_a_seizure having_a_fit having_seizures is_seizing convulsing having_convulsions having_an_epileptic started_seizing starting_to_seize',
    firstAid:
      'who_has_first_aid whos_first_aid who_is_first_aid whos_trained_in_first_aid who_knows_first_aid anyone_know_first_aid anyone_knows_first_aid anyone_with_first_aid anyone_here_with_first anybody_here_with_first anybody_with_first_aid anyone_here_first_aid anyone_first_aid need_first_aid first_aider_now need_a_first_aider whos_the_first_aider who_is_the_first_aider where_is_the_first_aider call_an_ambulance what_do_i_do what_do_we_do',
    throat: 'throat airway tongue',
    tight: 'tight tightening closing closing_up swelling swollen squeezing narrowing',
    allergen:
      'nuts nut peanut peanuts cashew cashews almond almonds walnuts hazelnut sesame shrimp shellfish prawns crab bee wasp stung allergic allergy',
    lips: 'lips lip face tongue eyes',
    swollen: 'huge swollen swelling swelled puffy ballooning balloon twice',
    noPen:
      'epipen epi_pen adrenaline_pen epinephrine allergy_pen dont_have_my_pen my_pen_is_at_home left_my_pen',
  },
  es: {
    fit: 'convulsionando convulsiona convulsionar tiene_convulsiones ataque_epileptico ataque_de_epilepsia crisis_epileptica convulsion convulsiones',
    firstAid:
      'quien_sabe_primeros_auxilios quien_sabe_de_primeros quien_tiene_primeros_auxilios alguien_sabe_primeros alguien_que_sepa_primeros alguien_de_primeros necesitamos_primeros_auxilios que_hago que_hacemos llamen_a_una_ambulancia brigadista',
    throat: 'garganta lengua',
    tight: 'cierra cerrando apretada aprieta apretando cerrada hinchada',
    allergen:
      'nuez nueces cacahuate cacahuates mani cacahuete almendra almendras mariscos camaron camarones gambas abeja avispa alergico alergica alergia',
    lips: 'labios labio cara lengua boca',
    swollen: 'hinchados hinchado hinchada enormes hinchando hinchandose inflamados inflamada gigantes',
    noPen: 'epinefrina epipen adrenalina autoinyector',
  },
  pt: {
    fit: 'convulsionando tendo_uma_convulsao ta_convulsionando crise_convulsiva ataque_epiletico ataque_epileptico convulsao tendo_convulsoes',
    firstAid:
      'quem_sabe_primeiros_socorros quem_tem_primeiros_socorros quem_e_socorrista quem_e_da_brigada alguem_sabe_primeiros alguem_que_saiba_primeiros alguem_da_brigada o_que_eu_faco o_que_fazer chama_o_samu',
    throat: 'garganta lingua glote',
    tight: 'fechando apertando fechou apertada inchando inchada fecha trancando',
    allergen:
      'castanha castanhas amendoim nozes noz camarao marisco mariscos abelha vespa alergico alergica alergia amendoas',
    lips: 'boca labios labio rosto lingua cara',
    swollen: 'inchada inchados inchado inchou enormes inchando gigantes',
    noPen: 'adrenalina epipen epinefrina',
  },
  fr: {
    fit: 'convulse convulsions crise_depilepsie crise_d_epilepsie crise_epileptique crise_de_convulsions epilepsie fait_une_crise',
    firstAid:
      'qui_est_secouriste qui_est_sst un_secouriste_vite qui_connait_les_premiers qui_sait_faire_les_premiers quelquun_est_secouriste quelquun_de_secouriste besoin_dun_secouriste un_secouriste appelez_le_samu appelez_le_15 on_fait_quoi je_fais_quoi',
    throat: 'gorge langue',
    tight: 'serree serre gonfle gonflee ferme retrecit enfle',
    allergen:
      'noix cacahuete cacahuetes arachide noisette noisettes crevette crevettes fruits_de_mer abeille guepe allergique allergie amandes',
    lips: 'levres visage langue bouche',
    swollen: 'gonflees gonflee gonfle enormes enflees enfle gonflent doublent',
    noPen: 'adrenaline epipen stylo_auto_injecteur',
  },
  id: {
    fit: 'kejang kejang_kejang kejang2 lagi_kejang ayan step epilepsinya_kumat epilepsi_kambuh',
    firstAid:
      'siapa_yang_bisa_p3k siapa_bisa_p3k siapa_yang_ngerti_p3k ada_yang_bisa_p3k petugas_p3k siapa_yang_bisa_pertolongan_pertama ada_yang_bisa_pertolongan siapa_bisa_pertolongan gimana_ini harus_gimana panggil_ambulans',
    throat: 'tenggorokan lidah kerongkongan',
    tight: 'sesak menyempit nyempit bengkak ketutup kecekik mencekik seret',
    allergen: 'kacang udang kepiting seafood tawon lebah alergi kerang',
    lips: 'bibir muka wajah lidah',
    swollen: 'bengkak jontor membengkak gede bengkak2 membesar',
    noPen: 'epipen adrenalin epinefrin',
  },
  tl: {
    fit: 'kinukumbulsyon nagkukumbulsyon nagcoconvulsion inaatake_ng_epilepsy nagseseizure nagsi_seizure nangingisay kumbulsyon sineseizure',
    firstAid:
      'sino_marunong_mag_first_aid sino_marunong_ng_first_aid sino_may_first_aid sino_ang_first_aider sinong_marunong may_marunong_ba_ng_first_aid may_marunong_ba anong_gagawin ano_gagawin tumawag_ng_ambulansya kailangan_ng_first_aid',
    throat: 'lalamunan dila',
    tight: 'sumisikip naninikip masikip sumasara namamaga nagsasara',
    allergen: 'mani hipon alimango seafood bubuyog allergic allergy allergies kasoy nuts putakti',
    lips: 'labi mukha dila bibig',
    swollen: 'namamaga maga magang namaga lumalaki lumobo',
    noPen: 'epipen adrenaline epi_pen',
  },
  hi_ur: {
    fit: 'mirgi_ka_daura daura_pad_raha daura_pada fit_aa_raha seizure_aa_raha jhatke_aa_rahe मिर्गी_का_दौरा दौरा_पड़ मिर्गी مرگی_کا_دورہ دورہ_پڑ مرگی mirgi seizure',
    firstAid:
      'first_aid_kisko first_aid_kise first_aid_kisko_aata kisko_first_aid kise_first_aid first_aid_kaun first_aid_koi kisi_ko_first_aid koi_first_aid kya_karu kya_karun kya_karein फर्स्ट_एड_किसको किसी_को_फर्स्ट प्राथमिक_उपचार_किसको क्या_करूं فرسٹ_ایڈ_کس کسی_کو_فرسٹ کیا_کروں ambulance_bulao एंबुलेंस_बुलाओ ایمبولینس_بلاؤ',
    throat: 'gala gale zubaan गला गले जीभ گلا گلے زبان',
    tight: 'band tight jakad sooj suj ghut बंद सूज घुट जकड़ بند سوج گھٹ tang',
    allergen:
      'moongfali mungfali peanut kaju badaam badam jhinga prawn prawns allergy allergic madhumakkhi मूंगफली काजू बादाम झींगा एलर्जी مونگ_پھلی کاجو بادام جھینگا الرجی nuts',
    lips: 'honth hoth chehra muh munh zubaan होंठ चेहरा मुंह ہونٹ چہرہ منہ',
    swollen: 'sooj suj soojan sujan phool mote सूज सूजन फूल سوج سوجن پھول',
    noPen: 'epipen adrenaline एपिपेन ایپی_پین',
  },
  sw: {
    fit: 'ana_kifafa kifafa_kimemshika ameshikwa_na_kifafa degedege anatetemeka_mwili kifafa amepata_kifafa',
    firstAid:
      'nani_anajua_huduma_ya_kwanza nani_ana_huduma_ya_kwanza nani_anajua_first_aid nani_ana_first_aid kuna_anayejua_huduma_ya_kwanza nani_anaweza_huduma nifanye_nini tufanye_nini iteni_ambulensi piga_ambulensi',
    throat: 'koo ulimi',
    tight: 'linabana limebana linaziba limeziba linavimba limevimba unavimba umevimba linafunga',
    allergen: 'karanga korosho kamba nyuki mzio allergy aleji samaki',
    lips: 'midomo uso ulimi mdomo',
    swollen: 'imevimba inavimba umevimba unavimba imefura umefura',
    noPen: 'epipen adrenalini adrenaline',
  },
  ar: {
    fit: 'يتشنج بيتشنج عم_يتشنج تتشنج بتتشنج عم_تتشنج عم_بيتشنج نوبة_صرع نوبة_تشنج جاته_نوبة صرع',
    firstAid:
      'مين_بيعرف_إسعافات مين_يعرف_إسعافات من_يعرف_إسعافات من_يعرف_الإسعافات مين_بيعرف_اسعاف حدا_بيعرف_إسعافات حد_يعرف_إسعافات حد_يعرف_اسعافات مين_عنده_إسعافات شو_اعمل شو_أعمل أعمل_إيه ماذا_أفعل اطلبوا_الإسعاف اتصلوا_بالإسعاف',
    throat: 'زوري حلقي لساني زوره حلقه حلقها',
    tight: 'بيقفل يقفل عم_يسكر يسكر بيسكر يضيق عم_يضيق ضاق يورم عم_يورم',
    allergen: 'فستق مكسرات فول_سوداني لوز كاجو جمبري روبيان قريدس نحلة دبور حساسية',
    lips: 'شفايفي شفتي شفاهي وشي وجهي لساني شفايفه',
    swollen: 'ورمت وارمة متورمة منتفخة انتفخت تورمت ورموا عم_تورم',
    noPen: 'ايبي_بن إبينفرين أدرينالين',
  },
  uk_ru: {
    fit: 'приступ_эпилепсии напад_епілепсії эпилептический_приступ бьется_в_судорогах судороги судоми бється_в_судомах в_судорогах эпилепсия',
    firstAid:
      'кто_умеет_оказывать_первую кто_знает_первую кто_умеет_первую хто_вміє_надавати хто_знає_першу хто_вміє_першу кто_обучен_первой есть_кто_первую что_делать що_робити вызовите_скорую викличте_швидку нужна_первая_помощь потрібна_перша_допомога',
    throat: 'горло язык язик горлі',
    tight:
      'сжимает сжимается стискає сдавило сдавливает опухает опухло набрякає сужается закрывается перехватывает стискується',
    allergen:
      'орехами орехи арахис арахисом горіхами горіхи креветки креветками оса пчела бджола аллергия алергія аллергик кешью миндаль',
    lips: 'губы губи лицо обличчя язык язик',
    swollen: 'раздуло опухли опухло набрякли набрякло распухли распухло огромные роздуло отекли',
    noPen: 'адреналином адреналіном адреналина адреналіну эпипен епіпен',
  },
};
