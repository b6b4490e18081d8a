import type { SafetyLanguage } from '../../../shared/safety/kinds.ts';

/** The words of one language for emergencies that people go on working through; see `rules.ts`. */
export type InjuryWords = Readonly<
  Record<
    // Diabetes without insulin.
    | 'noInsulin'
    | 'failing'
    // Bleeding, or a child that stopped moving, in a pregnancy.
    | 'pregnant'
    | 'bleeds'
    // A limb in a machine.
    | 'crushed'
    | 'limb'
    | 'blood',
    string
  >
>;

/** Not yet read by native speakers. */
export const injuryWords: Readonly<Record<SafetyLanguage, InjuryWords>> = {
  en: {
    noInsulin: 'no_insulin out_of_insulin without_insulin insulin_ran_out without_my_insulin',
    failing: 'throwing_up vomiting puking blurry fruity fruit confused keep_anything_down shaking cant_stand',
    pregnant: 'pregnant wks_along weeks_along months_along',
    bleeds:
      'baby_hasnt_moved baby_stopped_moving baby_isnt_moving baby_has_not_moved baby_not_moving soaking_through bleeding_thru bleeding_through',
    crushed: 'pinned crushed trapped caught_in stuck_in ran_over severed',
    limb: 'leg legs foot feet arm hand hands fingers finger',
    blood: 'so_much_blood blood_everywhere lots_of_blood bleeding_bad bleeding_badly gushing',
  },
  es: {
    noInsulin: 'sin_insulina no_tengo_insulina se_me_acabo_la_insulina',
    failing: 'vomito vomitando borroso confundido temblando',
    pregnant: 'embarazada embarazo meses_de_embarazo',
    bleeds: 'sangrando sangro no_se_mueve no_se_ha_movido dejo_de_moverse',
    crushed: 'prenso aplasto atrapo atorada prensada aplastada',
    limb: 'pierna pie brazo mano dedos pie_de',
    blood: 'mucha_sangre sangre_por_todos chorreando desangra',
  },
  pt: {
    noInsulin: 'sem_insulina acabou_a_insulina',
    failing: 'vomitando vomito embaçada embacada turva confuso tremendo',
    pregnant: 'gravida gestante gravidez',
    bleeds: 'sangrando nao_mexeu nao_mexe parou_de_mexer',
    crushed: 'prensou esmagou prendeu presa esmagada',
    limb: 'perna pe braco mao dedos',
    blood: 'muito_sangue sangue_pra_todo sangrando_muito jorrando',
  },
  fr: {
    noInsulin: 'plus_d_insuline sans_insuline plus_dinsuline',
    failing: 'vomis vomit trouble confus tremble',
    pregnant: 'enceinte grossesse',
    bleeds: 'saigne ne_bouge_plus bouge_plus',
    crushed: 'ecrase coince broye arrache',
    limb: 'jambe pied bras main doigts',
    blood: 'sang_partout plein_de_sang beaucoup_de_sang saigne',
  },
  id: {
    noInsulin: 'insulin_habis tanpa_insulin tidak_ada_insulin',
    failing: 'muntah kabur buram lemas gemetar',
    pregnant: 'hamil kandungan',
    bleeds: 'keluar_darah tidak_gerak gak_gerak berhenti_gerak',
    crushed: 'kejepit terjepit kelindas terlindas',
    limb: 'kaki tangan jari lengan',
    blood: 'darahnya_banyak banyak_darah darah_di_mana',
  },
  tl: {
    noInsulin: 'walang_insulin naubusan_ng_insulin',
    failing: 'suka nagsusuka malabo nanginginig',
    pregnant: 'buntis',
    bleeds: 'dinudugo di_gumagalaw hindi_gumagalaw',
    crushed: 'naipit nadurog nasagasaan',
    limb: 'binti paa kamay braso daliri',
    blood: 'ang_daming_dugo daming_dugo puro_dugo',
  },
  hi_ur: {
    noInsulin: 'insulin_nahi insulin_khatam इंसुलिन_नहीं इंसुलिन_खत्म انسولین_نہیں انسولین_ختم',
    failing: 'ulti dhundhla chakkar उल्टी धुंधला الٹی دھندلا',
    pregnant: 'pregnant garbhvati hamla प्रेग्नेंट गर्भवती حاملہ',
    bleeds: 'khoon_aa hil_nahi hilta_nahi bleeding खून_आ हिल_नहीं خون_آ ہل_نہیں',
    crushed: 'dab_gaya dab_gayi phans_gaya kuchal दब_गया फँस_गया दब_गई دب_گیا پھنس_گیا',
    limb: 'pair haath ungli taang पैर हाथ उंगली پیر ہاتھ ٹانگ',
    blood: 'bahut_khoon khoon_hi_khoon khoon_beh बहुत_खून खून_बह بہت_خون خون_بہہ',
  },
  sw: {
    noInsulin: 'sina_insulini insulini_imeisha bila_insulini',
    failing: 'natapika hayaoni kizunguzungu natetemeka',
    pregnant: 'mimba mjamzito',
    bleeds: 'natoka_damu hachezi',
    crushed: 'umebanwa amebanwa umepondwa kimebanwa',
    limb: 'mguu mkono vidole',
    blood: 'damu_nyingi damu_kila',
  },
  ar: {
    noInsulin: 'بلا_انسولين بدون_انسولين بلا_إنسولين ما_عندي_انسولين من_غير_انسولين',
    failing: 'بستفرغ استفراغ مغبش بتقيأ دوخة برجع',
    pregnant: 'حامل الحمل',
    bleeds: 'بنزف نزيف ما_تحرك ما_بيتحرك مبيتحركش',
    crushed: 'دعست علقت انحشرت دهست سحقت',
    limb: 'رجل رجله إيده ايده يده اصابعه قدمه',
    blood: 'والدم_كتير الدم_كتير دم_كتير بينزف دم_كثير',
  },
  uk_ru: {
    noInsulin: 'без_инсулина без_інсуліну инсулин_закончился інсулін_закінчився',
    failing: 'рвет рвёт тошнит плывет плывёт нудить блює трясет',
    pregnant: 'беременность беременна вагітна вагітність',
    bleeds: 'кровит кровь_идет не_шевелится не_ворушиться',
    crushed: 'придавил придавило зажало затянуло придавило притиснуло',
    limb: 'ногу нога руку рука пальцы ноги',
    blood: 'море_крови много_крови кровь_хлещет багато_крові крови_море',
  },
};
