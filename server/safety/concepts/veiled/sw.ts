import type { VeiledIdeas } from './rules.ts';

/** Words for veiled danger in Swahili and Sheng. Not yet read by a native speaker. */
export const swahili: VeiledIdeas = {
  perched: 'nimesimama nimekaa nimeketi niko nipo nimepanda juu miguu nimekalia naning_inia',
  highPlace:
    'paa daraja ghorofa roof rooftop balcony dirisha reli ukingo ukuta mlima darajani kingo overpass flyover bridge ledge ghorofani ya_9 ya_10 ya_12 juu_ya_ghorofa',
  belowMe:
    'naangalia_chini nikiangalia_chini natazama_chini nikitazama_chini miguu_inaning_inia miguu_iko_nje miguu_nje maji_chini_yangu magari_chini',
  brink:
    'imebaki_ujasiri umebaki_ujasiri ujasiri_tu nakosa_ujasiri tu_ujasiri natafuta_ujasiri inayofuata_ndio ijayo_ndio inayokuja_ndio gari_linalofuata treni_ijayo hatua_moja_tu nibaki_kuruka nijiachie_tu swali_la_mwisho_nitajibu sijali_tena_kazi sijali_hii_kazi',
  declines:
    'msinipangie usinipangie msiniweke_kwa msipange_interview hakuna_haja_ya_kunipangia hakuna_haja_ya_interview msinitumie_contract msinitumie_mkataba msinipigie_tena usinipigie_tena sitahitaji_hii_kazi sitahitaji_kazi haina_maana_tena haijalishi_tena',
  whenAlone:
    'watoto_wakilala wakishalala watoto_wako_kwa mama_akitoka nangoja_mama_atoke nasubiri_mama_atoke usiku_huu_nafanya leo_usiku_nafanya leo_niko_peke_yangu hakuna_kesho hakutakuwa_na_kesho nimeshaamua nimeamua_tayari wote_wakilala',
  lastThing:
    'nimalize_kitu_kimoja jambo_la_mwisho_nafanya kitu_cha_mwisho_nafanya nimalize_hii_vizuri niache_kila_kitu_sawa',
  ifSilent:
    'nisipojibu_kesho kama_sitajibu_kesho nisipojibu_tena kama_sitajibu_tena nisipopatikana_kesho nikikosa_kujibu_kesho msiponisikia',
  closeKin: 'watoto mtoto mama baba mke mume dada kaka wazazi familia ndugu mzee mathe bwana',
  paidUp: 'nimelipa nimelipia nimepanga nimechagua nimeshalipa nimenunua nililipa nimelipia_tayari',
  funeralMine: 'mazishi_yangu jeneza_langu kaburi_langu maziko_yangu matanga_yangu sanduku_langu',
  policy: 'bima wosia insurance bahasha password',
  leftAt:
    'kwenye_droo chini_ya_mto mezani juu_ya_meza kwenye_meza kwa_kabati kwenye_kabati chini_ya_godoro kitandani juu_ya_kitanda kwa_drawer',
  findsMe:
    'atakayenikuta atanikuta watanikuta watanipata nani_atanikuta mwili_wangu wakinikuta atakayenipata ataipata_barua akinikuta',
  worthMore: 'nina_faida_zaidi_nikifa nina_thamani_zaidi_nikifa nikifa_watapata bima_itawasaidia_nikifa',
  restWith:
    'nitapumzika_na kupumzika_na nimfuate namfuata nitamfuata nitakuwa_na kuungana_na niungane_na nitaungana_na nikalale_kando kando_ya nikapumzike_na tutakuwa_pamoja',
  lateKin:
    'marehemu alale_pema mbinguni kaburini kaburi alifariki aliyefariki aliyekufa aliyetutoka roho_yake ilale_pema rip',
  poison: 'sumu sumu_ya_panya dawa_ya_panya dawa_ya_mimea pesticide dawa_ya_wadudu asidi triatix rat_and_rat',
  mixed:
    'nimechanganya imechanganywa glasi kikombe iko_tayari mbele_yangu nimeweka chai soda tayari nimekoroga',
  medBox: 'dawa vidonge tembe chupa_za panadol',
  keptBack:
    'nimeweka_akiba nimezipanga nimepanga nimekusanya nimehifadhi zimepangwa mstari mbele_yangu nimezihesabu nimezikusanya nimeziweka nimezilimbikiza',
  bought: 'nimenunua nilinunua iko_tayari ninayo tayari nimefunga nimeifunga begi gari nimepata',
  cutSelf: 'nimejikata nilijikata najikata kujikata nikajikata kujichanja nimejichanja najichanja',
  again: 'tena nimerudia nimerudi upya zaidi nimeanza_tena ndani_zaidi',
  razor: 'wembe kiwembe cutter blade kisu nyembe',
  bleedsOn: 'damu inatoka inatiririka inavuja inadondoka taulo haikomi haiachi keyboard imelowa',
  sightGone:
    'sioni_na_jicho jicho_moja_halioni sioni_kwa_jicho jicho_la_kushoto_halioni jicho_la_kulia_halioni naona_giza_jicho macho_yamepotea naona_mbili_mbili naona_vitu_viwili siwezi_kuona_na_jicho jicho_limeingia_giza',
  handFails:
    'mkono_umekufa_ganzi mkono_hauna_nguvu mkono_haushiki mkono_haufanyi_kazi mdomo_umepinda uso_umepinda mkono_umelegea vitu_vinaniponyoka vinaanguka_mkononi mguu_hauna_nguvu nusu_ya_uso siwezi_kushika mkono_unaachia mkono_una_ganzi',
  speechGone:
    'maneno_hayatoki siwezi_kuongea_vizuri naongea_kama_mlevi ulimi_mzito ulimi_umekuwa_mzito maneno_yanachanganyika anaongea_vibaya_ghafla',
  blueLips:
    'midomo_ya_bluu midomo_imekuwa_bluu midomo_bluu lips_blue amekuwa_bluu lips_za_blue midomo_imegeuka midomo_meusi_ghafla',
  arm: 'bunduki panga bastola shoka petroli kisu rungu bomu asidi gun mkuki upanga mapanga',
  atHand:
    'ninayo nimeficha kwenye_begi kwa_begi kwa_boot kwenye_boot tayari iko wana ana na_panga na_bunduki na_kisu ameshika wameshika picha_ya wakiwa nimenoa nimeinoa nakuja_na ndani_ya_gari kwa_gari mtungi jerikeni',
  hisRoutine: `saa_ngapi anapoishi anakoishi anapopark anapopaki gari_lake nyumba_yake nyumbani_kwake shule njia_anayopita anapopita anatoka_saa watoto_wake namba_ya_gari wapi anakaa_wapi basi matatu_anayo`,
  lyingInWait:
    'nitamngoja nitamsubiri namngojea namsubiri_nje nitamvizia nitakuwa_pale_kabla nitafika_kabla_yake namvizia nitangoja_nje',
  reckoning:
    'tutaona_kama tuone_kama mtu_mbaya amekosea_mtu amechezea_mtu uvumilivu_umeisha uvumilivu_wangu_umeisha subira_imeisha kwa_njia_yangu ataona atajua_mimi_ni watoto_wake_mayatima atalipa atajuta',
  foe: 'ex mume bwana wanaume watu vijana jirani shemeji wezi majambazi wao genge mlevi amelewa mpenzi wadai mwenye_deni mzee',
  atDoor:
    'nje mlangoni getini kwa_gate kwa_mlango wanabisha anagonga wanagonga wanavunja anavunja_mlango wanapiga_mlango nje_ya_nyumba anapiga_mlango kuvunja_mlango wamezunguka_nyumba wako_nje',
  hiding: `nimejificha nimejifungia tumejificha tumejifungia bafuni chooni asinisikie wasinisikie wasitusikie chini_ya_kitanda tumeziba_mlango nimefunga_mlango_na_kabati kabatini`,
  doom: 'mimi_ndio_nafuata nitafuata_mimi watachoma_nyumba atachoma_nyumba kuchoma_nyumba watatuua atatuua kutuua_wote watamchukua_kaka watamchukua_ndugu wamemuua_mbwa amempiga_risasi_mbwa watatumaliza atatumaliza wamepiga_risasi',
  controls:
    'anacheki_simu_yangu anakagua_simu anasoma_meseji_zangu anachukua_mshahara_wangu anachukua_kadi haniruhusu_kutoka hanikubalii_kutoka hanikubali_nitoke hataki_nifanye_kazi amevunja_simu_yangu alivunja_simu_yangu msinipigie_simu chat_tu_tafadhali hajui_natafuta_kazi anakaa_na_atm_yangu anashika_kadi ananifungia',
  wounds:
    'alinivunja_mkono amenivunja alinivunja alininyonga amenikaba alinikaba kichwa_ukutani alinigonga_kichwa alinichoma amenichoma alinisukuma_ngazi alinisukuma aliniumiza_uso jino_langu alinitupa mbavu_zangu alinipasua',
  returnsAt:
    'anarudi_saa atarudi_saa anafika_saa amelala_sasa yuko_chumba_cha yuko_sebuleni kabla_arudi kabla_hajarudi kabla_aamke kabla_hajaamka anarudi_jioni yuko_karibu_kurudi',
  iAmAged: 'nina niko mimi miaka umri',
  inTruth: 'ukweli kusema_kweli kweli kwa_kweli kwa_ukweli actually tu',
  borrowed:
    'account_ya_mama akaunti_ya_mama account_ya_dada akaunti_ya_dada id_ya_dada id_ya_mama kitambulisho_cha_dada kitambulisho_cha_mama akaunti_ya_baba jina_la_mama',
  ownGoal: 'goli_la_kujifunga bao_la_kujifunga own_goal kujifunga_goli alijifunga suicide_squad',
  gameThing: 'pubg cod fifa game mchezo process server free_fire efootball terminal ranked',
  gameKill: 'kill kills kuua nimeua naua nikaua niliua aliua kufa imekufa nime_kill',
  gentleman: 'bwana_mmoja mama_mmoja mzee_mmoja jamaa_mmoja mtu_mmoja caller mpigaji',
  yearsAgo:
    'miaka_iliyopita mwaka_uliopita miaka_miwili_iliyopita miaka_mitatu_iliyopita 2015 2016 2017 2018 2019 2020 2021 2022 2023 kazi_ya_zamani kazi_yangu_ya_zamani kazi_ya_awali zamani',
  closedWell:
    'niliripoti nikaripoti security protocol nilimweleza_meneja nikamwambia_supervisor ikaisha_vizuri iliisha_vizuri aliomba_msamaha akatulia ilitatuliwa tukasuluhisha yakaisha',
  handOr: 'mkono mguu vidole mdomo uso mikono',
  slack: 'haushiki ganzi hauna_nguvu umelegea umepinda haufanyi unaachia hausogei umekufa hauwezi_kushika',
  wordsSaid: 'maneno ulimi kuongea sauti maongezi',
  jumbled: 'vibaya yananitoka yanachanganyika mzito hayatoki kinyume yamechanganyika',
  bones: 'mbavu mkono pua taya kidole jino meno kifundo mfupa',
  brokeMe: 'alinivunja amenivunja kanivunja alinitoa alinipasua ameniteguza',
  readsMy: 'anasoma anakagua anacheki anafuatilia anapekua anaangalia',
  myPhone: 'simu meseji whatsapp messages jumbe location',
  forcing: 'anapiga wanapiga anavunja wanavunja anagonga wanagonga anapiga_teke wanabomoa',
  doorWord: 'mlango geti dirisha kufuli lango',
  courage: 'ujasiri moyo_wa',
  lacking: 'kidogo tu nahitaji imebaki natafuta nakosa umebaki',
};
