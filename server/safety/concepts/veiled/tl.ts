import type { VeiledIdeas } from './rules.ts';

/** Words for veiled danger in Tagalog. Not yet read by a native speaker. */
export const tagalog: VeiledIdeas = {
  perched:
    'nakatayo nakaupo nasa nandito andito umakyat nakadungaw paa nakasampa kanina_pa nakabitin naka_upo naka_tayo',
  highPlace:
    'rooftop bubong bubungan tulay overpass footbridge riles platform bintana balkonahe gilid bangin pasimano flyover terrace taas 9th_floor 10th_floor 12th_floor 14th_floor railing mrt_station',
  belowMe:
    'nakatingin_sa_baba tinitingnan_ang_baba tinitingnan_ko_yung_baba tumitingin_sa_baba nakalaylay_ang_paa nakalaylay_paa nakabitin_ang_paa nakatingin_ako_sa_baba nakatanaw_sa_baba',
  brink:
    'lakas_ng_loob_nalang lakas_ng_loob_na_lang lakas_na_lang_ng_loob kulang_na_lang_lakas kulang_nalang_lakas yung_susunod_na susunod_na_tren sa_susunod_na isang_hakbang_na isang_hakbang_nalang bibitaw_nalang bibitaw_na_lang huling_tanong_na wala_na_akong_pake_sa iniipon_ko_yung_lakas',
  declines:
    'wag_nyo_na_po_ako_isched wag_nyo_na_ako_isched wag_na_po_ako_ischedule wag_nyo_na_ako_i_schedule wag_niyo_na_akong_iskedyul huwag_nyo_na_akong_tawagan wag_nyo_na_ako_tawagan di_na_kailangan_ng_final hindi_na_kailangan_ang_final wag_na_kayo_magpadala wag_na_po_ituloy wala_na_rin_namang_saysay di_ko_na_kailangan_ang_trabaho',
  whenAlone:
    'pagtulog_ng_mga_bata pag_tulog_na_mga_bata pagkatulog_ng pag_tulog_ng_mga pag_alis_ni_mama pag_alis_ng_nanay mag_isa_lang_ako_mamaya gagawin_ko_na mamaya_gagawin_ko mamayang_gabi_gagawin wala_nang_bukas walang_bukas buo_na_loob_ko',
  lastThing:
    'tapusin_ko_lang_to huling_bagay_na_gagawin huling_gagawin_ko maayos_ko_lang_lahat gusto_ko_lang_matapos_to_ng_maayos',
  ifSilent:
    'kung_di_na_po_ako_magreply kung_di_na_ako_magreply kung_hindi_na_ako_mag_reply pag_di_na_ako_magreply kapag_hindi_na_ako_sumagot_bukas kung_di_na_ko_sumagot pag_di_na_ako_sumagot kung_wala_na_akong_reply',
  closeKin: 'anak mga_anak nanay tatay mama papa asawa kapatid ate kuya pamilya magulang mister misis',
  paidUp: 'bayad binayaran nabayaran kinuha nakuha pinili naihanda inayos bayad_na',
  funeralMine:
    'libing_ko burol_ko kabaong_ko lamay_ko sarili_kong_libing nitso_ko puntod_ko cremation_ko st_peter_plan_ko',
  policy: 'insurance testamento passwords sobre memorial_plan',
  leftAt:
    'nasa_drawer nasa_aparador sa_ilalim_ng_unan nasa_mesa nasa_ibabaw_ng nasa_ref nasa_ilalim_ng nasa_kama nasa_cabinet nasa_lamesa iniwan_ko_sa',
  findsMe:
    'makakakita_sakin makakakita_sa_akin makakahanap_sakin makakahanap_sa_akin mahanap_katawan mahahanap_nila_ako makikita_nila_ako yung_makakakita',
  worthMore:
    'mapakinabangan_pa_ako_pag_wala mas_mapakinabangan_pa_ako mas_may_silbi_ako_pag_patay mas_may_silbi_pa_ako mas_mahalaga_ako_pag_wala mas_may_pakinabang_ako',
  restWith:
    'magpapahinga_kasama magpahinga_kasama makakasama_ko_na makakasama_na susunod_na_ako_kay susunod_ako_kay sasamahan_ko_na samahan_ko_na tabi_ni tabi_ng magkikita_na_kami magkasama_na_kami susunod_na_ako_sa',
  lateKin: 'yumao yumaong sumalangit_nawa namayapa namayapang patay_na langit sementeryo puntod namatay rip',
  poison: 'lason muriatic racumin pesticide insecticide lannate silver_cleaner silver_cyanide muriatic_acid',
  mixed: 'hinalo hinalo_ko baso nakahanda tinimpla nasa_harap naihalo tasa juice handa',
  medBox: 'gamot reseta banig tableta kapsula bote',
  keptBack:
    'inipon naipon naiipon nakahilera hinilera inihilera nakalatag nilatag tinabi itinabi nakatabi nasa_harap_ko binilang inihanay naipon_ko',
  bought: 'nakabili bumili binili nabili handa meron nakatali naitali nakahanda bag nasa_bag',
  cutSelf:
    'naglaslas laslas hiniwa_ko naghiwa sinugatan_ko nagcut nag_cut nilaslas naglalaslas hinihiwa_ko sugat_ko cutting',
  again: 'ulit na_naman nanaman muli bumalik_ako mas_malalim umulit',
  razor: 'cutter blade kutsilyo labaha gillette blades',
  bleedsOn: 'tumutulo dumudugo dugo tumutulo_ang_dugo basang_basa tuwalya ayaw_tumigil tulo duguan',
  sightGone:
    'wala_akong_makita_sa di_ko_makita_sa_kaliwang nawala_paningin nawalan_ng_paningin dumilim_ang_paningin_sa doble_ang_paningin di_makakita_ang di_na_makakita_ang nawala_yung_paningin walang_makita_ang',
  handFails:
    'nabibitawan_ko_lahat di_ko_maigalaw_kamay manhid_ang_kamay manhid_kamay manhid_ang_braso di_ko_maramdaman_kamay tabingi_ang_mukha ngiwi_ang_bibig tabingi_mukha nalalaglag_sa_kamay kalahati_ng_mukha bumagsak_ang_kamay manhid_kalahati di_makahawak nabibitawan',
  speechGone:
    'nabubulol bulol utal_na_utal di_makapagsalita_ng_maayos hindi_makapagsalita_ng_maayos di_ko_masabi_ng_tama di_ko_mabigkas',
  blueLips:
    'asul_ang_labi asul_na_labi nangingitim_ang_labi maitim_ang_labi nangasul kulay_asul_na nangingitim_na_labi violet_ang_labi blue_na_labi',
  arm: `baril itak gulok palakol shotgun granada gasolina asido sumpak pistola bolo patalim balisong kutsilyo samurai kwarenta_y_singko 45 itak`,
  atHand:
    'may_dalang may_hawak dala naka_ready nakaready nakahanda nasa_bag nasa_compartment nasa_trunk hasa hinasa handa kasama may nasa_kotse nasa_drawer litrato pic_ng may_bitbit dadalhin_ko',
  hisRoutine: `kung_san_sya kung_saan_sya kung_saan_siya anong_oras san_sya_nag_mmotor san_nakatira saan_nakatira bahay_nya motor_nya kotse_nya plaka ruta pauwi san_nag_aaral saan_pumapasok san_nagpapark uuwi daan_nya anong_bus bus_nya`,
  lyingInWait:
    'aabangan_ko hihintayin_ko_sya abangan_ko inaabangan_ko aabangan_kita hihintayin_ko_siya aabangan_namin mag_aabang_ako nag_aabang_ako',
  reckoning:
    'tingnan_natin_kung tignan_natin_kung makita_nya makikita_nya maling_tao ubos_na_pasensya naubos_na_pasensya ubos_na_ang_pasensya sa_sarili_kong_paraan magbabayad_sya pagbabayaran sisingilin_ko matatauhan maulila',
  foe: 'kolektor ex asawa mister lalaki mga_lalaki kapitbahay bayaw sila tambay lasing adik tiyuhin pinsan stepdad sindikato boyfriend live_in',
  atDoor:
    'nasa_labas sa_labas nasa_pinto kumakatok kinakalampag sinisipa_ang_pinto nasa_gate sa_gate sinisira_ang_pinto andito_na_naman andito_na_nman nandito_na_naman nasa_baba binabasag pilit_pumapasok pumapasok binubuksan_ang_pinto hinahampas_ang',
  hiding: `nagtatago nagtago nakatago nasa_cr_ako nasa_banyo_ako nagkulong nakakulong_kami para_di_marinig para_hindi_marinig sa_loob_ng_cr nasa_ilalim_ng_kama hinarangan_namin nilock_ko_pinto hinarangan nasa_aparador_kami nasa_aparador_ako`,
  doom: 'ako_na_daw_isusunod ako_daw_susunod isusunod_ako susunugin_ang_bahay susunugin_kami papatayin_kami uubusin_kami papatayin_nya_kami sunugin_bahay kukunin_ang_kapatid pinutukan_na binaril_ang_aso binaril_aso idadamay',
  controls:
    'chinecheck_nya_phone tinitingnan_nya_cellphone chinicheck_cellphone kinukuha_nya_sahod kinukuha_sahod hawak_nya_atm hawak_nya_ang_atm bawal_akong_lumabas di_ako_pinapalabas hindi_ako_pinapayagang bawal_akong_magtrabaho sinira_cellphone_ko binasag_cp_ko wag_kayong_tatawag chat_lang_po_sana di_nya_alam_na_nag_aapply binabasa_messages_ko chinecheck_nya_cp_ko',
  wounds:
    'binali_nya binali_braso sinakal_ako sinakal_nya inuntog_ulo inuntog_nya iniuntog hinampas_nya_ako tinulak_ako_sa_hagdan tinulak_nya_ako basag_ang_labi binasag_mukha pinaso_nya pinaso_ako tinadyakan_ako binugbog nabali_nya ulo_ko_sa_pader sinabunutan_nya',
  returnsAt:
    'uuwi_sya_ng darating_sya_ng babalik_sya_ng tulog_sya_ngayon tulog_pa_sya nasa_kabilang_kwarto nasa_sala_sya bago_sya_dumating bago_sya_umuwi bago_sya_magising pauwi_na_sya',
  iAmAged: 'ako po ko',
  inTruth: 'totoo totoo_lang sa_totoo talaga actually pa_lang palang',
  borrowed:
    'account_ng_nanay account_ni_mama account_ng_ate id_ng_ate id_ni_ate account_ni_ate account_ng_tatay id_ni_mama pangalan_ni_mama account_ng_mama',
  ownGoal: 'own_goal suicide_squad sudden_death sariling_goal',
  gameThing:
    'ml mobile_legends pubg codm cod valorant dota laro rank ranked proseso process server game terminal roblox',
  gameKill: 'kill kills patay namatay pinatay pinapatay suicide patayin nakapatay kinill kill_ko',
  gentleman: 'isang_lalaki isang_babae may_lalaki may_babae caller tumawag isang_sir isang_maam subscriber',
  yearsAgo:
    'taon_na_ang_nakalipas taon_na ilang_taon_na 2015 2016 2017 2018 2019 2020 2021 2022 2023 dati dating_account dati_kong_account dati_ko_pong_account dating_trabaho previous_account previous_work',
  closedWell:
    'nag_supcall supcall nireport nireport_sa_security okay_naman okay_na okay_naman_na naayos naresolba nag_sorry kumalma security protocol pinasa_sa',
  handOr: 'kamay braso paa daliri bibig mukha',
  slack:
    'di_mahawakan di_makahawak manhid nabibitawan tabingi ngiwi lupaypay ayaw_gumalaw di_maigalaw nanghihina walang_lakas hindi_mahawakan',
  wordsSaid: 'salita pagsasalita dila sinasabi boses',
  jumbled: 'nagkakabuhol buhol magulo baligtad bulol utal di_lumalabas mali_mali mabigat',
  bones: 'tadyang braso ilong panga daliri ngipin pulso buto',
  brokeMe: 'nabali_nya binali nabali pinutol nabasag_nya binasag binali_niya nabali_niya natanggal_nya',
  readsMy: 'binabasa chinecheck tinitingnan hinahalungkat minomonitor chini_check sinisilip',
  myPhone: 'phone cellphone messages cp text chats messenger location',
  forcing: 'sumisipa sinisipa sinisira binabasag kinakalampag hinahampas pinupukpok pilit',
  doorWord: 'pinto gate bintana pintuan kandado tarangkahan',
  courage: 'lakas_ng_loob tapang',
  lacking: 'konti konting kulang nalang na_lang kailangan iniipon kunting',
};
