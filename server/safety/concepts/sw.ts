import type { Concepts } from './rules.ts';
import { swahili as veiled } from './veiled/sw.ts';

/** The shared ideas in Swahili and Sheng. Not yet read by a native speaker. */
export const swahili: Concepts = {
  ...veiled,
  giveAway:
    'nimegawa nimegawia nimempa nimewapa nimepeana nimepeana nimeuza nimeacha niligawa nagawa nimegawanya',
  belongings: 'vitu mali nguo mbwa paka vitu_vyangu vyombo simu_yangu mifugo kuku',
  settled: 'nimelipa kulipa nimemaliza_kulipa nimemalizana nimelipia nimepanga',
  debts: 'madeni deni kodi mazishi wosia rent mkopo',
  written: 'nimeandika nimewaandikia nimeandikia nimeacha naandika nimerekodi nimemwandikia',
  letters: 'barua ujumbe_wa_mwisho note wosia meseji_ya_mwisho',
  notNeeded:
    'sitahitaji sihitaji_tena sitahitaji_chochote haijalishi msinitafute usinitafute sitawasumbua_tena sitakuwa_mzigo_tena haina_maana_tena',
  thanksAll:
    'asanteni_kwa_kila_kitu asante_kwa_yote asanteni_kwa_yote asanteni nisameheni mnisamehe nawapenda_wote asante_kwa_kila_kitu',
  farewell: 'kwaheri kwaherini buriani ujumbe_wa_kwaheri ameniaga kuaga ameaga nawaaga',
  message: 'ujumbe meseji text barua sms amenitumia ametuma ameandika voice_note status video',
  phoneOff:
    'akazima_simu amezima_simu simu_imezimwa hashiki_simu hapatikani amejifungia hashiki hajibu_simu mteja_wa_nambari amepotea',
  triedBefore:
    'alishajaribu alijaribu_hapo alishawahi ameshawahi_kujaribu alijaribu_kitambo sio_mara_ya_kwanza alishawahi_kujaribu',
  chosenDate:
    'nimeshachagua_siku nimechagua_siku nimepanga_siku leo_ndio_siku siku_nimeshapanga nishachagua_siku nimechagua_tarehe',
  wontBe: `sitakuwa_hai sitakuwepo_tena sitakuwa_duniani sitaki_kuwa_duniani sitaki_kuwa_hapa_duniani sitafika_desemba sitaamka_kesho
    nitakuwa_nimekufa sitakuwa_nimeishi sioni_nikifika sitaona_mwaka`,
  farFuture: 'miaka mitano_ijayo ijayo baadaye years future',
  grave: 'kaburi kaburini jeneza mochwari makaburini sandukuni udongoni',
  join: 'kumfuata kuungana nimfuate kwenda_kwa kuonana nikamwone kujiunga nitamfuata namfuata',
  beyond: 'mbinguni peponi ahera upande_wa_pili heaven kuzimu',
  pills: 'vidonge dawa tembe dawa_za_usingizi panadol sumu piriton dawa_ya_panya',
  gather: 'nimekusanya nakusanya nimeweka nimehesabu nahesabu nimeficha nimejikusanyia',
  takeAll: 'nameza_vyote nimeze_zote nameza_zote nitameza_zote zote_mara chupa_nzima vyote nitavimeza zote',
  rope: 'kamba waya kitanzi',
  ready: 'tayari nimenunua shingo shingoni paa dari nimefunga nimeandaa iko',
  cutMe:
    'najikata nimejikata najichoma nimejichoma najiumiza najidhuru najichanja kujikata najigonga_kichwa hujikata hujichoma najichana',
  blade: 'wembe sigara kisu mkasi kiberiti chupa_iliyovunjika sindano pini',
  limb: 'mikono mapaja mkono_wangu ngozi miguu kifundo paja',
  distress:
    'stress huzuni wasiwasi peke_yangu nikiwa_na_stress udhaifu upweke hakuna_anayejua msongo hasira nikilia',
  hope: 'naomba natamani heri afadhali nikifikiria natumai laiti naombea ningependa wakati_mwingine',
  vehicle: 'gari lori basi treni matatu trela radi boda',
  hitMe:
    'linigonge lingenigonga inigonge ingenigonga anigonge iniue lingeniua linikanyage inikanyage nigongwe',
  sleep: 'nilale kulala nikilala usingizi nalala kusinzia',
  forever: 'milele daima milele_na_milele moja_kwa_moja',
  notWake: 'nisiamke nisiamke_tena bila_kuamka sitaamka nisingeamka nisiamshwe nikose_kuamka',
  height: 'ghorofa ghorofani juu_ya_paa daraja darajani mnara dirisha_la balcony roof reli rooftop bridge',
  jump: 'ataruka anaruka kuruka kujirusha ajirushe anataka_kuruka atajirusha niruke nijirushe',
  gun: 'bunduki kisu kamba sumu bastola wembe dawa panga',
  barred:
    'amejifungia analia chumbani bafuni mkononi hafungui hataki_kutoka anapiga_kelele anatishia_kujiua choo',
  snake: 'nyoka nge nyuki buibui swira dondora',
  bitten:
    'nimeumwa ameumwa nimengatwa amengatwa nimegongwa_na_nyoka amegongwa_na_nyoka ameuma ameniuma kangatwa kaumwa ng_atwa nimeng ameng aliyeumwa nimeumwa_na',
  throat: 'koo ulimi uso midomo shingo',
  swollen: 'linafunga limefunga umevimba unavimba limevimba linavimba inavimba linabana linaziba',
  bodySide:
    'mkono_wa_kushoto mkono_wa_kulia upande_mmoja upande_wa_kushoto nusu_ya_mwili mguu_wa_kushoto upande_wa_kulia',
  cantMove: `hasongi hawezi_kusogeza hausogei umekufa_ganzi ganzi hawezi_kuinua anaongea_vibaya umepooza amepooza hawezi_kusema siwezi_kuinua`,
  chest: `kifuani kifua moyo kifuani`,
  seized: 'ameshika anashika ameanguka kinabana jasho kinauma kinaniuma umebana amejishika',
  iKnow: 'najua ninajua tunajua nimejua nafahamu',
  school: 'shule shuleni wanasoma anasoma nursery',
  theirKids: 'watoto_wake watoto_wako mtoto_wake mtoto_wako watoto_wenu watoto_wao binti_yake mwanawe',
  partner: `mke_wangu bibi_yangu mume mpenzi boyfriend ex mchumba baba mke mzee bwana mama_mkwe kaka mjomba husband`,
  slaps: `hunirushia ananirushia alinichoma_mkono alinidunga ananikwaruza hunichapa alinichoma ananizaba anizaba makofi kofi ngumi alinipiga_ngumi mateke ananipiga_teke alinizaba hunizaba ananinyonga alininyonga ananisukuma alinisukuma
    ananikaba ananichapa hunichapa ananivuta_nywele kipigo viboko mikanda ananiburuta aliniburuta`,
  stepfather: 'baba_wa_kambo baba mjomba kaka binamu babu jirani shemeji kambo',
  myRoom: 'chumbani_kwangu kitandani_kwangu ananishika ananigusa ananipapasa kwenye_chumba_changu',
  superior: `landlord mwenye_nyumba pasta mwalimu mchungaji bosi boss meneja supervisor team_leader tl msimamizi mkufunzi trainer hr mwajiri`,
  undress: `nikilala_naye kulala_naye nilale_naye kufanya_mapenzi_naye nikifanya_mapenzi uchi nivue nguo_za_ndani bila_nguo kuvua_nguo meseji_chafu mambo_machafu nude nudes anataka_mapenzi hotelini video_ya_uchi picha_chafu`,
  eye: 'jicho macho',
  bruised: 'limevimba alinipiga jicho_jeusi amenipiga kuvilia limevilia',
  customer: 'mteja wateja customer client mnunuzi mpigaji abiria mtumiaji kastoma',
  said: `aliniambia alieleza anasimulia aliandika ameandika alisema amesema alipiga_kelele anasema alitukana ametukana alitishia kasema aliuliza alilalamika anaandika alifoka`,
  handled: `sera akaunti nilifuata_sera anwani kuripoti nilirekodi nikampa nikaomba samahani kuponi refund tracking ticket supervisor sawa nimemjibu nikamjibu pole statement nikamweleza nikampeleka kwa_upole nimefanya_vizuri voucher nilimtuliza`,
  threatened: 'alitishia ametishia vitisho wizi majambazi',
  resolved:
    'tuliita_polisi polisi_walikuja kazi_ya_zamani kazi_yangu_ya_zamani yakaisha ilitatuliwa mazoezi_ya',
  testified: 'ushahidi shahidi kesi_iliisha kesi_imeisha nilitoa_ushahidi',
  kidding: 'utani natania nacheka mzaha najoke',
  workThing:
    'excel form fomu customer mteja simulation target deadline joto internet server system bill shift sheet kazi job test maswali trafiki jam faili ripoti mafunzo moduli process',
  laugh: 'haha hahaha lol hehe hihi lmao kicheko mbavu',
  dieLoose: 'inaniua imeniua nimekufa imekufa kufa ananiua nitajiua nitakufa naua najinyonga tutamuua nakufa',
  kitchen:
    'kitunguu nikikata_kitunguu kupika nikipika jikoni mboga nyama kunyoa karatasi kucha nywele nikikata',
  idiom: `niue_tu niueni_tu nitakufa_na_hii_team naipenda_kufa kufa_kupona inaniua_mbavu imeniua_mbavu nimekufa_na_kicheko nimekufa_kicheko kufa_kwa_kicheko njaa_inaniua nitakufa_na_njaa nakufa_njaa
    usingizi_unaniua nitajiua_na_kazi najiua_na_kazi napenda_kufa nampenda_kufa anaipenda_kufa simu_imekufa simu_yangu_ilikufa laptop_imekufa charge_imekufa
    imekufa_charge kuua_process nimeua_process joto_linaniua baridi_inaniua ilikufa_jana server_imekufa unaniua_na_kicheko nimekufa_hoi hoi_kwa_kicheko
    penda_kufa tamu_kufa nzuri_kufa kali_kufa nakufa_kwa nitakufa_kwa_kicheko kuua_nyoka kuua_ndege_wawili tunyonga_na mnatunyonga mtatuua_na_bei tutamuua_na_presha`,
  iThink: 'nawaza nataka nafikiria najaribu mawazo_yangu natamani nilijaribu mawazo',
  crisisNoun: `waliofariki wamemeza kumeza walimeza waliomeza kujiua sumu ajali mauaji ubakaji kujikata overdose infarction kiharusi majeraha ukatili vifo kifo risasi unyanyasaji moyo waliojaribu wizi_wa_mabavu`,
  crisisWork: `karani icu niliandika hotline_ya_sumu kituo_cha_sumu paramedic nesi muuguzi hospitali casualty moderator hotline bima volunteer kujitolea polisi ambulance faili wagonjwa madai zimamoto mapokezi rekodi nikiandikisha video kituo_cha daktari redcross`,
  controlled:
    'inadhibitiwa imedhibitiwa natumia_insulin naendelea_vizuri tangu_utotoni tangu_nikiwa_mdogo natumia_dawa imetulia haina_shida',
  recovered: 'nilipona nimepona miaka_kumi_iliyopita zamani_sana nilitibiwa niko_sawa_sasa ',
  denied:
    'sijawahi sijawahi_kufikiria sina_mawazo sina_nia sina_mpango sifikirii siwezi_kamwe sijawahi_kuwaza',
  ifDead: `hata_nikifa nikifa nikipotea nisipokuwepo hata_nikipotea nikishakufa hata_kama_nitakufa`,
  nobodyCares: `hakuna_atakayejali hakuna_atakayenikumbuka hakuna_atakayelia hakuna_mtu_atajali hawatajali nani_atajali hakuna_anayejali watafurahi watapumzika hakuna_wa_kulia`,
  smallChild: `mtoto mwanangu kichanga mjukuu bebi mtoi katoto`,
  drank: `amekunywa amemeza amekula kameza alikunywa amebugia`,
  cleaner: `jik sumu mafuta_ya_taa sabuni betri dawa omo petroli tindikali sarafu`,
  breath: `siwezi_kupumua hawezi_kupumua hapumui sipumui nashindwa_kupumua anashindwa_kupumua nakosa_pumzi`,
  stuffy: `joto haha hahaha kicheko lol vumbi harufu mask moshi_wa_jiko`,
  cameOfAge: `nilifikisha_18 nimefikisha_18 nimeshafikisha_18 nilitimiza_18 nina_18_tayari nimetimiza_18 nishafikisha_18`,
  peace: `amani utulivu raha tulia kupumzika shwari`,
  notExist: `kutokuwepo nisingekuwepo kutoweka nisiwepo kutokuwa_hai nikiwa_sipo nisipokuwa`,
  leave: `naondoka kuondoka nitaondoka nitoke naenda_zangu kuaga nakwenda`,
  world: `duniani dunia dunia_hii maisha_haya`,
  nobodyNeeds: `hakuna_anayenihitaji hakuna_anayenipenda hakuna_anayenitaka sina_maana_kwa_mtu`,
  feedPet: `alishe_samaki alishe_mbwa alishe_paka chini_ya_mkeka ufunguo_uko mlishe_paka mlishe_mbwa`,
  notAround: `sidhani_nitakuwepo sitakuwepo_kuona sitaona_matokeo sitakuwepo_wakati`,
  sharp: `kisu wembe panga mkasi`,
  wrist: `mkono mkononi shingo mishipa kifundo`,
  jaw: `taya bega mkono_wa_kushoto uzito mzito`,
  oneEye: `jicho_moja_wazi`,
  goFor: `nakuja nitamfuata namfuata nitamtafuta namtafuta nitamngoja nitamngojea naenda_kwake`,
  club: `rungu panga kisu nyundo fimbo chuma mti bakora shoka`,
  notHere: `sitakuwepo sitapatikana sitakuwa`,
  absence: `mazishi likizo harusi safari mtihani shift hospitali_kliniki msiba matanga kanisani ibada`,
  fired: `nafutwa kufutwa kazi shift mkataba kodi marks kufukuzwa nifutwe mshahara bonus promotion`,
  urge: `nahisi nataka natamani ningependa`,
  endAll: `kumaliza_kila_kitu kumaliza_yote nimalize_yote kumaliza_kila nimalize_kila_kitu`,
  saysHe: `anasema amesema alisema anatishia`,
  hangsSelf: `atajinyonga atajiua anajiua anajinyonga atajirusha atajikata ajiue`,
  machine: `system app ukurasa faili folder server site headset laptop kompyuta printer mouse keyboard link portal browser kitufe excel internet tiketi fomu skrini `,
  notResponding: `hajibu haijibu hafungui haifunguki siwezi_kusogeza hajanijibu hashiki haiitikii hajapokea hawajibu imehang hapokei`,
  roughly: 'kunyonga kuua',
  finishMe: `itanimaliza itaniua inanimaliza`,
  youngKin: `mdogo mpwa mwanangu wanangu watoto_wangu mdogo_wangu mjukuu wanafunzi_wangu mtoto_wangu`,
  teenAge: `14 15 16 17 13 12`,
  insulin: `insulin insulini metformin`,
  doubled: `mara_mbili nyingi_kupita zaidi`,
  scars: `makovu majeraha alama vidonda`,
  fresh: `mapya mpya hayajapona yanatoka_damu`,
  lots: `nyingi mingi vingi sana`,
  convulsing: `ana_degedege anatupa_degedege degedege_haiishi`,
};
