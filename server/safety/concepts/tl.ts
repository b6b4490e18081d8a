import type { Concepts } from './rules.ts';
import { tagalog as veiled } from './veiled/tl.ts';

/** The shared ideas in Tagalog and Taglish. Not yet read by a native speaker. */
export const tagalog: Concepts = {
  ...veiled,
  giveAway:
    'pinamigay ipinamigay pinamimigay binigay ibinigay naipamigay pinaampon ibinenta binenta iniwan ipinaubaya pinamana ipinaampon',
  belongings: 'gamit gamit_ko damit aso pusa alaga mga_gamit cellphone gitara laptop ipon alahas',
  settled: 'binayaran nabayaran bayad_na inayos naayos isinara kinansela',
  debts: 'utang upa libing burol testamento insurance renta bills',
  written: 'sinulatan nagsulat sinulat gumawa nag_iwan iniwan nag_record isinulat sulat',
  letters: 'liham sulat mga_anak letter note video_para paalam_na_sulat',
  notNeeded: `di_na_po_ako_kelangan di_ko_na_kakailanganin hindi_ko_na_kailangan di_na_ako_hahanapin wag_nyo_na_akong_hanapin wag_na_po_ako_hanapin
    di_na_mahalaga wala_nang_halaga di_na_importante kahit_bagsak wala_ng_kwenta_yan di_na_po_ako_kailangan wag_nyo_na_po_akong wag_na_hanapin`,
  thanksAll:
    'salamat_sa_lahat salamat_po_sa_lahat patawad_sa_lahat patawarin_nyo mahal_ko_kayong_lahat patawad_po_sa_lahat mahal_ko_kayo',
  farewell: 'paalam nagpapaalam namaalam goodbye nagpaalam huling_mensahe pamamaalam',
  message: 'chat message msg text liham sulat nag_chat nagtext voice_message post video sabi status daw',
  phoneOff:
    'pinatay_phone pinatay_ang_phone patay_na_phone di_na_sumasagot hindi_na_sumasagot nagkulong cannot_be_reached pinatay_cp di_na_macontact nawala_na_lang ayaw_magpapasok',
  triedBefore:
    'dati_na_po_nyang_sinubukan dati_na_nyang sinubukan_na sinubukan_na_nya nagtangka_na dati_na_syang pangalawang_beses_na dati_na_po',
  chosenDate:
    'napili_na_po_akong_araw may_araw_na ngayon_na_ang_araw may_petsa_na napili_ko_na_ang_araw nakapili_na_ako may_napili_na napili_na',
  wontBe: `di_na_po_ako_aabot di_na_ako_aabot hindi_na_ako_aabot wala_na_ako_sa_mundo di_na_ako_buhay hindi_na_ako_buhay patay_na_ako_nun
    di_ko_na_makikita_ang ayoko_na_magising ayoko_na_abutin ayaw_ko_na_dito_sa_mundo ayoko_na_dito_sa_mundo ayoko_na_sa_mundo di_ko_nakikita_sarili_ko_na_buhay`,
  farFuture: 'years taon limang_taon 5_years future from_now',
  grave: 'sementeryo kabaong libingan ilalim_ng_lupa hukay nitso puntod',
  join: 'sumunod susunod makasama makita samahan sundan magkita',
  beyond: 'langit heaven kabilang_buhay kabila piling_ng',
  pills: 'gamot pills tableta sleeping_pills paracetamol pampatulog biogesic kapsula antidepressant lason',
  gather: `ipunin iipon nag_iipon naipon inipon tinatago itinatago naitabi binibilang`,
  takeAll: 'lahat iinumin_ko_na_lahat inumin_lahat sabay_sabay buong_bote isang_inuman isahan isang_banig',
  rope: 'lubid tali kordon alambre',
  ready: 'nakahanda handa_na bumili leeg nakasabit kisame nakatali inihanda may_hawak',
  cutMe: `hinihiwa_ko hinihiwa hiniwa_ko naglalaslas naglaslas nilalaslas pinapaso_ko pinapaso_ko_sarili sinusugatan_ko sinasaktan_ko_sarili
    sinasaktan_ko_ang_sarili kinakalmot inuuntog_ko nagka_cut nagcu_cut sinusunog_ko_balat pinapaso`,
  blade: 'blade cutter gunting sigarilyo lighter kutsilyo labaha basag_na_baso',
  limb: 'braso hita pulso kamay_ko binti balat tiyan',
  distress:
    'malungkot stress stressed umiiyak may_problema problema galit mag_isa lungkot weakness walang_nakakaalam anxious kagabi_ulit',
  hope: `minsan sana iniisip gusto dasal ipinagdarasal pinagdarasal kung wish naiisip`,
  vehicle: 'truck bus jeep kotse tren mrt lrt sasakyan kidlat',
  hitMe: `masagasaan_na masagasaan masagasaan_na_lang masagasaan_ako sagasaan mabangga_na_lang tamaan masagasaan_nalang mabangga_ako sagasaan_ako`,
  sleep: 'matulog tulog makatulog pagtulog pumikit magpahinga natulog',
  forever: 'habambuhay habang_buhay forever pang_habambuhay magpakailanman',
  notWake:
    'di_na_magising hindi_na_magising di_na_lang_ako_magising wag_na_magising di_na_gumising di_na_ako_magising hindi_na_gumising wag_na_gumising',
  height: 'rooftop bubong tulay balkonahe overpass riles gusali mrt building terrace bintana_ng bangin poste',
  jump: 'tatalon tumalon talon lulundag lumundag magpakahulog nagbabantang_tumalon',
  gun: 'baril kutsilyo lubid blade lason gamot bote_ng balisong gunting',
  barred:
    'nagkulong umiiyak ayaw_lumabas ayaw_magpapasok ayaw_buksan banyo kwarto hawak_nya nakakandado paalam sumisigaw',
  snake: 'ahas alakdan bubuyog putakti alupihan gagamba cobra dikya',
  bitten: 'natuklaw tinuklaw nakagat kinagat natusok kinagat_ako nakagat_ng',
  throat: 'lalamunan dila mukha labi leeg',
  swollen: 'nagsasara namamaga sumasara maga sumisikip namaga',
  bodySide:
    'kaliwang_katawan kanang_katawan kalahati_ng kaliwang_kamay kanang_kamay kaliwang_braso kanang_braso kaliwang_side',
  cantMove: 'di_maigalaw hindi_maigalaw bulol manhid di_makagalaw paralisado di_na_maigalaw di_nya_maigalaw',
  chest: 'dibdib puso',
  seized: 'hinawakan napahawak bumagsak natumba pinagpapawisan sobrang_sakit naninikip putla',
  iKnow: 'alam_ko alam_namin nalaman_ko kilala_ko alam_ko_na',
  school: 'school eskwela nag_aaral eskwelahan daycare paaralan',
  theirKids:
    'anak_nya anak_niya anak_mo mga_anak_nya mga_anak_mo anak_nyo anak_ninyo mga_anak_nyo mga_anak_niya',
  partner: `misis_ko asawa_ko asawa mister jowa bf boyfriend kinakasama ex misis papa tatay stepfather nanay kuya tito`,
  slaps: `binabato_ako tinusok binato_ako kinalmot kinakalmot hinihila_buhok sinasampal sinampal sinusuntok sinuntok tinadyakan tinatadyakan sinisipa binubugbog binugbog sinasakal sinasabunutan sinabunutan tinutulak hinahampas binabato kinukulong nananakit pinapalo pinagbubuhatan_ng_kamay inuntog sinipa`,
  stepfather: 'stepfather amain tito tatay papa kuya pinsan lolo kapitbahay tiyuhin',
  myRoom: 'kwarto_ko higaan_ko kama_ko hinihipo_ako hinihipo ginagapang tinatabihan_ako sinisilipan',
  superior: `may_ari_ng_bahay landlord landlady pastor may_ari boss tl team_leader manager supervisor trainer recruiter sir coach hr interviewer nagtetrain`,
  undress: `hinawakan hita hipo sumiping makipagtalik sumiping_ako matulog_sa_kanya makipag_sex nakahubad hubad walang_damit maghubad naka_bra naka_panty nagchachat_ng_bastos bastos_na_message bastos_na_chat makipag_meet_sa_hotel
    sa_hotel nakipag_meet malalaswa kalaswaan chat_ng_bastos bastos makipagkita_sa`,
  eye: 'mata black_eye blackeye',
  bruised: 'black_eye pasa sinuntok namamaga',
  customer: 'customer client cliente caller kliyente pasahero buyer guest cx kostumer customers mamimili',
  said: `nagkwento kwento kinuwento sabi sabi_ng sinabi sumigaw nag_message sinulat nagtype type nag_chat nagsabi nagbanta sagot reklamo nagmura tanong`,
  handled: `finlag policy account sinunod palitan_address nireport address nag_sorry sorry voucher refund inofferan explain ini_explain ni_explain tracking ticket inescalate escalate supervisor tama coupon
    pinaliwanag in_explain nirefund kinalma bill discount`,
  threatened: 'nagbanta nagbabanta pagbabanta nangholdap holdap nanakot binantaan',
  resolved:
    'tinawag_namin_ang_pulis dumating_ang_pulis dati_kong_trabaho dating_trabaho natapos_naman naayos_naman wala_namang_nangyari security drill dati_kong_work',
  testified: 'witness testigo tapos_na_po_kaso sarado_na_ang_kaso nagtestify natapos_na_ang_kaso',
  kidding: 'charot joke chos char jk biro eme echos charr joke_lang',
  workThing: `form excel sheet customer client quota deadline traffic init internet wifi bill system module quiz training trabaho shift column file
    pivot macro script schedule lunes tickets ticket cp phone computer captcha tanong`,
  laugh: 'haha hahaha hahahaha huhu lol hehe hihi charot hahah bwahaha jusko',
  dieLoose:
    'patay pinatay namatay mamatay nakakamatay pumatay magpakamatay magpapakamatay magbigti patayin pinapatay killing',
  kitchen: 'sibuyas nagluluto naghihiwa luto kusina bawang papel plantsa gulay pag_ahit karton buhok kuko',
  idiom: `patayin_nyo_na_ko patayin_nyo_na_lang_ako ibubuwis_ko_buhay_ko patay_na_patay mamatay_matay mamatay_matay_sa pinatay_ko_na_po_yung_process hala_patay patay_ako_sa_puyat patay_ako_kay nakakamatay_yung_init
    nakakamatay_tong bugbog_sarado_sa bugbog_sa_trabaho patay_na_cp patay_na_phone patay_na_laptop patay_malisya patay_gutom patay_na_oras pamatay_oras
    pamatay_gutom ang_lakas_ng_tama mamatay_sa_kakatawa mamamatay_sa_tawa mamatay_sa_tawa namatay_sa_kakatawa patay_tayo_dyan lagot_patay
    papatayin_nyo_ba papatayin_nyo_ba_kami papatayin_mo_ako_sa papatayin_nyo_ako_sa nakakamatay_ang nakakamatay_na_traffic namatay_ang_wifi namatay_yung_wifi
    namatay_yung_internet mamamatay_ako_sa_gutom mamamatay_sa_gutom killer_smile papatayin_ako_ng_nanay_ko papatayin_ako_ni_mama`,
  iThink: 'gusto_kong iniisip naiisip balak nagtangka magtangka ko naisip',
  crisisNoun: `namatay nakalunok nalason lason pagkalason suicide patayan self_harm rape overdose saksak saksakan pagpatay aksidente barilan stroke atake patay pang_aabuso abuse nagpakamatay
    nalunod heart_attack violence karahasan sinasaktan attempts namatay nasaksak`,
  crisisWork: `clerk icu nag_eencode poison_control poison_hotline night_shift_sa_hotline nurse er moderator nag_moderate content nirereview hotline volunteer ospital hospital ambulansya pulis bumbero claims insurance
    dati_akong social_worker rescue case caregiver_sa red_cross encode records vawc triage transcribe pasyente barangay_desk`,
  controlled:
    'controlled kontrolado stable may_maintenance maintenance since_bata mula_pagkabata okay_na_ngayon nag_iinsulin ',
  recovered: 'nagpagamot magaling_na okay_na_ngayon gumaling naka_recover sampung_taon_na',
  denied:
    'kailanman never_ko hindi_ko_kailanman wala_akong_balak wala_po_akong_balak hindi_ko_iniisip di_ko_iniisip hindi_ko_naisip di_ko_naisip wala_akong_iniisip',
  ifDead: `kahit_mawala_ako kung_mamatay_ako pag_namatay_ako kahit_mamatay_ako kung_mawala_ako pag_wala_na_ako kapag_wala_na_ako kung_wala_ako`,
  nobodyCares: `walang_makakapansin walang_iiyak walang_maghahanap wala_namang_may_pake walang_may_pake wala_silang_pake mas_ok mas_magaan walang_mag_aalala`,
  smallChild: `anak baby bata sanggol pamangkin apo bunso anak_ko`,
  drank: `nakainom nainom nakalunok ininom nalunok nakakain uminom`,
  cleaner: `zonrox muriatic bleach baterya battery gaas kerosene sabon gamot thinner silver_cleaner barya alcohol lason`,
  breath: `di_makahinga hindi_makahinga di_ako_makahinga hindi_ako_makahinga di_na_makahinga hirap_huminga di_humihinga`,
  stuffy: `init haha hahaha tawa kakatawa alinsangan mask amoy traffic siksikan`,
  cameOfAge: `kaka_18_ko kaka18_ko 18_na_po_ako 18_na_ako nag_18_na 18_na_po kaka_18_lang kaka_18`,
  peace: `katahimik tahimik payapa kapayapaan ginhawa gaan`,
  notExist: `wala_na_ako mawala_na_lang di_na_ako_nag_eexist hindi_na_ako_nabubuhay mawala_ako patay_na_ako wala_ako_dito`,
  leave: `aalis aalis_na_ako lilisan iiwan iwan umalis iiwanan`,
  world: `mundong_to mundong_ito mundo buhay_na_to daigdig`,
  nobodyNeeds: `walang_may_kailangan_sakin walang_nagmamahal_sakin wala_namang_may_kailangan walang_may_gusto_sakin walang_nangangailangan`,
  feedPet: `pakainin_nyo_na_lang pakainin_nyo ilalim_ng_basahan yung_susi pakialagaan_yung pakainin_yung diligan`,
  notAround: `wala_na_ako_pag wala_na_ako_nun parang_wala_na_ako di_ko_na_makikita di_ko_na_aabutan hindi_ko_na_aabutan wala_na_po_ako_pag`,
  sharp: `kutsilyo blade cutter gunting basag`,
  wrist: `pulso leeg braso ugat`,
  jaw: `panga balikat kaliwang_braso bigat mabigat parang_dinadaganan`,
  oneEye: `matulog_syang_dilat matulog_ng_dilat isang_mata matulog_kang_dilat`,
  goFor: `pupuntahan aabangan hahanapin hihintayin susugurin`,
  club: `pamalo tubo dos_por_dos itak martilyo bat baril bato kutsilyo`,
  notHere: `wala_ako wala_po_ako absent_po wala_ako_nun`,
  absence: `libing bakasyon kasal check_up palit shift exam flight lamay binyag biyahe burol`,
  fired: `tatanggalin tanggal trabaho shift renta regular sweldo grade tanggalin kontrata mafire bonus bagsak`,
  urge: `gusto_ko_na_lang gusto_ko_na gusto_ko gusto_kong parang_gusto`,
  endAll: `tapusin_lahat tapusin_ang_lahat tapusin_na_lahat wakasan_lahat tapusin_na_ang_lahat matapos_na_lahat`,
  saysHe: `sabi sinabi nagbanta daw nagtext`,
  hangsSelf: `magbibigti magpapakamatay tatalon_daw maglalaslas magbigti papatayin_sarili magpakamatay`,
  machine: `system app page file folder server site headset laptop computer printer mouse keyboard link tool portal browser button excel internet ticket email form screen `,
  notResponding: `di_rin_nagrerespond di_rin_sumasagot hindi_rin_sumasagot di_sumasagot hindi_sumasagot di_nagrerespond hindi_nagrerespond di_ko_magalaw hindi_ko_magalaw ayaw_bumukas walang_sagot di_gumagalaw hindi_gumagalaw di_nagigising nag_hang`,
  roughly: 'sakalin kong_sakalin patayin',
  finishMe: `ikamamatay_ko papatay_sakin tatapos_sakin ikakamatay_ko`,
  youngKin: `pamangkin anak anak_ko bunso kapatid_kong_bunso apo mga_anak estudyante_ko`,
  teenAge: `14 15 16 17 13 12`,
  insulin: `insulin metformin`,
  doubled: `nadoble doble dalawang_beses sobra`,
  scars: `laslas hiwa sugat peklat`,
  fresh: `sariwa bago dumudugo bukas_pa`,
  lots: `marami madami maraming madaming dami sandamakmak`,
  convulsing: `kinukumbulsyon kinukombulsyon nangingisay nagkokombulsyon`,
};
