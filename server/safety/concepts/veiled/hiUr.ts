import type { VeiledIdeas } from './rules.ts';

/** Words for veiled danger in Hindi and Urdu, in three scripts. Not yet read by a native speaker. */
export const hindiUrdu: VeiledIdeas = {
  perched:
    'khada khadi baitha baithi hu hoon upar chadh pair latkaye खड़ा खड़ी बैठा बैठी ऊपर पैर چڑھا کھڑا کھڑی بیٹھا بیٹھی اوپر پاؤں',
  highPlace:
    'chhat chat pul patri platform kinare kinara mundair munder balcony khidki flyover 9th_floor 10th_floor manzil छत पुल पटरी पटरियों प्लेटफॉर्म किनारे मुंडेर बालकनी खिड़की मंज़िल چھت پل پٹری پلیٹ_فارم کنارے منڈیر بالکونی کھڑکی منزل',
  belowMe:
    'neeche_dekh niche_dekh neeche_dekhe pair_latk pair_bahar pair_latkaye pair_latka_ke नीचे_देख नीचे_झांक पैर_लटका पैर_बाहर نیچے_دیکھ پاؤں_لٹکا پاؤں_باہر نیچے_پانی neeche_pani',
  brink:
    'himmat_chahiye bas_himmat himmat_ki_kami himmat_juta himmat_nahi_ho_rahi agli_train agli_wali ek_kadam bas_ek_kadam bas_chhodna_hai aakhri_sawal_jo ab_job_se_farak naukri_se_farak बस_हिम्मत हिम्मत_जुटा हिम्मत_चाहिए हिम्मत_की_कमी अगली_ट्रेन अगली_वाली एक_कदम आखिरी_सवाल_जो بس_ہمت ہمت_چاہیے ہمت_نہیں_ہو اگلی_ٹرین اگلی_والی ایک_قدم آخری_سوال_جو',
  declines:
    'interview_schedule_mat schedule_mat_karna schedule_mat_kijiye mat_schedule call_mat_karna_ab offer_letter_mat contract_mat_bhejna agla_round_mat ab_zarurat_nahi_padegi naukri_ki_zarurat_nahi koi_matlab_nahi_ab ab_kya_fayda शेड्यूल_मत इंटरव्यू_मत_रख कॉन्ट्रैक्ट_मत_भेज ज़रूरत_नहीं_पड़ेगी नौकरी_की_ज़रूरत_नहीं شیڈول_نہ شیڈول_مت کنٹریکٹ_نہ_بھیج ضرورت_نہیں_پڑے_گی نوکری_کی_ضرورت_نہیں',
  whenAlone:
    'bachche_so_jaye bacche_so_jayen bache_so_jaen bachon_ke_sone bacho_ke_sone sab_so_jaye sab_so_jaenge ammi_ke_jane mummy_ke_jane aaj_raat_kar aaj_raat_akela aaj_raat_akeli kal_nahi_hoga kal_nahi_hogi kal_nahi_aayega faisla_kar_liya बच्चे_सो_जाएं बच्चों_के_सोने सब_सो_जाएंगे मम्मी_के_जाने आज_रात_कर आज_रात_अकेल कल_नहीं_आएगा फैसला_कर_लिया بچے_سو_جائیں بچوں_کے_سونے سب_سو_جائیں امی_کے_جانے آج_رات_کر آج_رات_اکیل کل_نہیں_آئے_گا فیصلہ_کر_لیا',
  lastThing:
    'aakhri_kaam_hai aakhri_kaam_theek_se bas_ye_pura_karna_tha sab_theek_karke_ja आखिरी_काम_है बस_यह_पूरा_करना_था آخری_کام_ہے بس_یہ_پورا_کرنا_تھا',
  ifSilent:
    'kal_reply_na_karu kal_jawab_na_du agar_kal_jawab_na agar_kal_reply_na kal_se_reply_na_aaye agar_main_jawab_na_du अगर_कल_जवाब_न अगर_मैं_जवाब_न कल_रिप्लाई_न اگر_کل_جواب_نہ اگر_میں_جواب_نہ کل_جواب_نہ_دوں',
  closeKin:
    'bachche bacche bache bachon bacho maa ammi papa abbu beti beta biwi pati behen bhai shohar gharwalo बच्चों बच्चे माँ मां पापा बेटी बेटा पत्नी पति बहन भाई घरवालों بچوں بچے امی ماں ابو بیٹی بیٹا بیوی شوہر بہن بھائی گھر_والوں',
  paidUp:
    'de_diya chuka_diye jama chuka de_diye chun_li le_li kharid intezam दे_दिए जमा चुका चुन_ली इंतज़ाम دے_دیے جمع چکا چن_لی انتظام خرید',
  funeralMine:
    'apne_antim_sanskar mere_antim_sanskar apne_kafan mera_kafan apni_qabar apne_janaze mere_janaze apni_chita apna_kafan apni_qabr मेरे_अंतिम_संस्कार अपने_अंतिम_संस्कार अपना_कफ़न मेरा_कफ़न अपनी_चिता اپنا_کفن میرے_جنازے اپنے_جنازے اپنی_قبر اپنے_کفن میری_قبر',
  policy: 'insurance bima policy wasiyat वसीयत बीमा पॉलिसी وصیت بیمہ انشورنس پالیسی',
  leftAt:
    'drawer_me almari_me takiye_ke_neeche takiye_ke_niche mez_par table_par fridge_par bistar_par दराज_में अलमारी_में तकिए_के_नीचे मेज़_पर टेबल_पर دراز_میں الماری_میں تکیے_کے_نیچے میز_پر فریج_پر daraaz_me diary_me',
  findsMe:
    'mujhe_kaun_dhundhega meri_laash meri_lash mujhe_aise_dekhe mujhe_paayega kaun_dekhega_pehle khat_mil_jaye मेरी_लाश मुझे_सबसे_पहले_कौन चिट्ठी_मिल_जाए میری_لاش مجھے_سب_سے_پہلے_کون خط_مل_جائے میرا_جسم',
  worthMore:
    'marke_zyada_kaam mar_ke_zyada_kaam marne_ke_baad_zyada_kaam mere_marne_se_paisa मरकर_ज़्यादा_काम मेरे_मरने_से_पैसा مر_کر_زیادہ_کام میرے_مرنے_سے_پیسے',
  restWith:
    'ke_paas_ja ke_pas_ja ke_paas_chala ke_paas_chali ke_saath_so ke_pehlu ke_saath_aaram ke_paas_jaa के_पास_जा के_पास_चला के_पास_चली के_साथ_सो के_साथ_आराम کے_پاس_جا کے_پاس_چلا کے_پاس_چلی کے_ساتھ_سو کے_پہلو_میں کے_ساتھ_آرام',
  lateKin:
    'swargiya swargwasi marhoom marhuma jannat guzar_gaye guzar_gayi guzar_chuk upar_wale_ke qabristan qabar jo_mar_gaye mar_chuke स्वर्गीय स्वर्गवासी स्वर्ग गुज़र_गए गुज़र_गईं गुज़र_चुक مرحوم مرحومہ جنت گزر_گئے گزر_گئیں قبرستان انتقال',
  poison:
    'zehar zahar chuha_maar chuhe_maar sulphas sulfas keetnashak celphos gehu_ki_goli ज़हर सल्फास कीटनाशक चूहामार زہر چوہے_مار گندم_کی_گولی گولیاں_گندم',
  mixed:
    'mila_diya milaya glass gilas cup taiyar saamne samne ghol मिला_दिया मिलाया गिलास कप तैयार सामने घोल ملا_دیا ملایا گلاس کپ تیار سامنے گھول',
  medBox:
    'dawai dawaiyan dawa goli goliya goliyan patte strip दवाई दवाइयां दवा गोली गोलियां पत्ते دوائی دوائیاں گولیاں گولی پتے ادویات',
  keptBack:
    'jama_kar jama_ki jama_kari ikatthi ikathi bacha_kar bacha_ke line_me line_se laga_ke samne_rakhi saamne_rakhi rakh_li_hai जमा_कर इकट्ठी बचा_कर लाइन_में सामने_रखी जोड़_कर جمع_کر جمع_کی اکٹھی بچا_کر لائن_میں سامنے_رکھی قطار_میں',
  bought:
    'kharid khareed le_aaya le_aayi taiyar bandh baandh bag_me pankhe खरीद ले_आया ले_आई तैयार बांध पंखे خرید لے_آیا لے_آئی تیار باندھ پنکھے',
  cutSelf:
    'haath_kaat hath_kaat kalai_kaat khud_ko_kaat hath_kata haath_kata nas_kaat khud_ko_kata हाथ_काट कलाई_काट खुद_को_काट हाथ_काटा खुद_को_काटा ہاتھ_کاٹ کلائی_کاٹ خود_کو_کاٹ ہاتھ_کاٹا خود_کو_کاٹا',
  again:
    'phir_se fir_se dobara wapas phirse firse फिर_से दोबारा फिर वापस پھر_سے دوبارہ پھر واپس gehra गहरा گہرا',
  razor: 'blade razor cutter chaku ब्लेड रेज़र कटर चाकू بلیڈ ریزر کٹر چاقو ustra استرا',
  bleedsOn:
    'khoon beh tapak ruk_nahi nahi_ruk toliya khun bahe खून बह टपक रुक_नहीं नहीं_रुक तौलिया خون بہہ ٹپک رک_نہیں نہیں_رک تولیہ',
  sightGone:
    'aankh_se_dikhna_band aankh_se_kuch_nahi_dikh aankh_se_dikh_nahi ek_aankh_se_nahi aankh_se_nahi_dikh dikhna_band_ho do_do_dikh double_dikh आंख_से_दिखना_बंद आंख_से_कुछ_नहीं_दिख आँख_से_कुछ_नहीं_दिख दिखना_बंद_हो दो_दो_दिख آنکھ_سے_کچھ_نظر_نہیں آنکھ_سے_نظر_نہیں دکھنا_بند نظر_آنا_بند دو_دو_نظر',
  handFails:
    'haath_sunn hath_sun haath_sun_pad haath_kaam_nahi hath_kaam_nahi muh_tedha munh_tedha haath_se_sab_gir chehra_tedha hath_se_cheezein_gir हाथ_सुन्न हाथ_काम_नहीं मुंह_टेढ़ा मुँह_टेढ़ा हाथ_से_सब_गिर चेहरा_टेढ़ा ہاتھ_سن ہاتھ_کام_نہیں منہ_ٹیڑھا ہاتھ_سے_سب_گر چہرہ_ٹیڑھا بازو_سن aadha_chehra आधा_चेहरा آدھا_چہرہ',
  speechGone:
    'zubaan_ladkhada zuban_ladkhada bol_nahi_paa bola_nahi_ja zubaan_bhari awaz_ladkhada baat_saaf_nahi_nikal ज़ुबान_लड़खड़ा बोला_नहीं_जा ज़ुबान_भारी زبان_لڑکھڑا بولا_نہیں_جا زبان_بھاری tutla तुतला',
  blueLips:
    'honth_neele hoth_neele hont_neele honth_nile neele_pad neela_pad होंठ_नीले होठ_नीले नीला_पड़ नीले_पड़ ہونٹ_نیلے نیلا_پڑ نیلے_پڑ',
  arm: 'katta bandook banduk pistol talwar kulhadi petrol tezab tezaab acid chhura revolver goli_chala कट्टा बंदूक पिस्तौल तलवार कुल्हाड़ी पेट्रोल तेज़ाब तमंचा بندوق پستول تلوار کلہاڑی پٹرول تیزاب چھرا',
  atHand: `botal bottle leke lekar le_kar mere_paas mere_pas rakha rakhi hai_mere gaadi_me dikki_me bag_me photo taiyar haath_me hath_me बोतल लेकर मेरे_पास रखा रखी गाड़ी_में डिक्की_में बैग_में फोटो हाथ_में بوتل لے_کر میرے_پاس رکھا رکھی گاڑی_میں بیگ_میں تصویر ہاتھ_میں دراز_میں rakhi_hai gaadi_me`,
  hisRoutine: `kab_nikalta kab_nikalti kahan_rehta kahan_rehti kitne_baje gaadi_number scooty_number gaadi_ka_number uska_ghar uski_gaadi uske_bachche kis_school ka_ghar कब_निकलता कब_निकलती कहां_रहता कहाँ_रहता कितने_बजे गाड़ी_नंबर उसका_घर उसके_बच्चे کب_نکلتا کب_نکلتی کہاں_رہتا کتنے_بجے گاڑی_کا_نمبر اس_کا_گھر اس_کے_بچے scooty_ka_number bike_number kaunsi_bus bus_leti कौन_सी_बस کون_سی_بس`,
  lyingInWait:
    'uska_intezar_karunga uska_wait_karunga gate_par_milunga bahar_milunga raste_me_milunga usse_pehle_pahunch ghaat_laga उसका_इंतज़ार_करूंगा बाहर_मिलूंगा गेट_पर_मिलूंगा घात_लगा اس_کا_انتظار_کروں_گا باہر_ملوں_گا گیٹ_پر_ملوں_گا گھات_لگا',
  reckoning:
    'thik_nhi_kia theek_nahi_kiya thik_nahi_kiya acha_nahi_kiya dekhte_hain_kitna dekhta_hu_kaise galat_aadmi galat_bande sabr_khatam sabar_khatam apne_tareeke_se hisaab_barabar hisab_barabar pachtaye pachtayega yateem ठीक_नहीं_किया देखते_हैं_कितना गलत_आदमी सब्र_खत्म अपने_तरीके_से हिसाब_बराबर पछताए ٹھیک_نہیں_کیا اچھا_نہیں_کیا غلط_بندے صبر_ختم اپنے_طریقے_سے حساب_برابر یتیم پچھتائے',
  foe: 'ex pati shohar gunde log ladke padosi jija saala wo woh woh_log goonde karz vasooli chacha devar sharabi पति गुंडे लोग लड़के पड़ोसी जीजा वो चाचा شوہر غنڈے لوگ لڑکے پڑوسی وہ چچا سابقہ دیور',
  atDoor:
    'darwaze_par darwaza_tod darwaza_peet darwaza_pit gate_par bahar_khada bahar_khade ghar_ke_bahar neeche_khada neeche_khade darwaza_thok दरवाज़े_पर दरवाज़ा_तोड़ दरवाज़ा_पीट गेट_पर बाहर_खड़ा बाहर_खड़े घर_के_बाहर دروازے_پر دروازہ_توڑ دروازہ_پیٹ گیٹ_پر باہر_کھڑا باہر_کھڑے گھر_کے_باہر نیچے_کھڑے',
  hiding: `chhup_ke chup_kar chhupi_hu chhupa_hu bathroom_me_band bathroom_me_chhup khud_ko_band almari_laga palang_ke_neeche awaz_na_sune sun_na_le छुप_कर छुपी_हूं छुपा_हूं बाथरूम_में_बंद बाथरूम_में_छुप खुद_को_बंद अलमारी_लगा सुन_न_ले چھپ_کر چھپی_ہوں چھپا_ہوں باتھ_روم_میں_بند باتھ_روم_میں_چھپ خود_کو_بند سن_نہ_لے الماری_لگا almari_me_chhup अलमारी_में_छुप الماری_میں_چھپ`,
  doom: 'sabko_maar sab_ko_maar hume_maar_d ghar_jala jala_denge jala_dega agla_main agla_number_mera utha_le_jayenge utha_ke_le bhai_ko_utha goli_chalayi kutte_ko_goli सबको_मार हमें_मार_द घर_जला जला_देंगे अगला_नंबर_मेरा उठा_ले_जाएंगे गोली_चलाई سب_کو_مار ہمیں_مار گھر_جلا جلا_دیں_گے اگلا_نمبر_میرا اٹھا_لے_جائیں گولی_چلائی آگ_لگا_دے_گا',
  controls:
    'phone_check_karta phone_check_karte mera_phone_check tankhwah_le_let salary_le_leta salary_chheen card_rakh_liya bahar_nahi_jane ghar_se_nikalne_nahi phone_tod_diya chat_hi_karna call_mat_karna_please job_ka_pata_chala messages_padhta फोन_चेक_करता मेरा_फोन_चेक तनख्वाह_ले_लेता बाहर_नहीं_जाने फोन_तोड़_दिया घर_से_निकलने_नहीं فون_چیک_کرتا میرا_فون_چیک تنخواہ_لے_لیتا باہر_نہیں_جانے فون_توڑ_دیا گھر_سے_نکلنے_نہیں',
  wounds:
    'haath_tod_diya hath_tod_diya kalai_tod haddi_tod gala_daba gala_dabaya sir_deewar sar_deewar sir_diwar seedhiyon_se_dhakka dant_tod honth_phaad cigarette_se_jala muh_neela pasli_tod हाथ_तोड़_दिया कलाई_तोड़ हड्डी_तोड़ गला_दबा गला_दबाया सिर_दीवार सीढ़ियों_से_धक्का दांत_तोड़ पसली_तोड़ ہاتھ_توڑ_دیا کلائی_توڑ ہڈی_توڑ گلا_دبا گلا_دبایا سر_دیوار سیڑھیوں_سے_دھکا دانت_توڑ پسلی_توڑ',
  returnsAt:
    'baje_aa_jayega baje_aata_hai baje_wapas baje_ghar_aa so_raha_hai_abhi abhi_so_raha bagal_ke_kamre uske_aane_se_pehle uske_uthne_se_pehle बजे_आ_जाएगा बजे_वापस अभी_सो_रहा बगल_के_कमरे उसके_आने_से_पहले بجے_آ_جائے_گا بجے_واپس ابھی_سو_رہا ساتھ_والے_کمرے اس_کے_آنے_سے_پہلے',
  iAmAged: 'meri main mai umar umr hu hoon मेरी मैं उम्र میری میں عمر',
  inTruth:
    'asal asli sach sachi actually asliyat sach_me असल असली सच सच_में असलियत اصل اصلی سچ دراصل sirf सिर्फ صرف',
  borrowed:
    'mummy_ka_account ammi_ka_account maa_ka_account didi_ka_account bhai_ka_account didi_ki_id mummy_ki_id papa_ka_account account_mummy_ka account_ammi_ka मम्मी_का_अकाउंट मां_का_अकाउंट दीदी_का_अकाउंट दीदी_की_आईडी अकाउंट_मम्मी_का امی_کا_اکاؤنٹ باجی_کا_اکاؤنٹ اکاؤنٹ_امی_کا بھائی_کا_شناختی',
  ownGoal: 'own_goal aatmghati_goal suicide_squad sudden_death आत्मघाती_गोल suicide_burn खुदकुश_गोल',
  gameThing:
    'pubg bgmi free_fire game process server match rank ranked valorant cod terminal गेम पबजी सर्वर प्रोसेस گیم پب_جی سرور پروسیس',
  gameKill: 'kill kills mara maara maar mar_gaya mar_diya headshot किल मारा मार مارا مار کل kill_kiya',
  gentleman:
    'ek_sahab ek_aadmi ek_aurat ek_uncle ek_banda ek_bande एक_साहब एक_आदमी एक_महिला एक_सज्जन ایک_صاحب ایک_آدمی ایک_خاتون ایک_بندے',
  yearsAgo:
    'saal_pehle sal_pehle saal_pahle saalo_pehle purani_job purani_naukri pichli_job pichli_company साल_पहले सालों_पहले पुरानी_नौकरी पिछली_नौकरी سال_پہلے پرانی_نوکری پچھلی_نوکری 2015 2016 2017 2018 2019 2020 2021 2022 2023',
  closedWell:
    'manager_ko_bataya security_ko protocol niptaya nipat suljh sulajh shant_ho maafi_maang report_kiya supervisor_ko मैनेजर_को_बताया सुलझ निपट शांत_हो माफी_मांग रिपोर्ट_की مینیجر_کو_بتایا نمٹ سلجھ تحمل معافی_مانگ رپورٹ_کی سیکیورٹی_کو',
  handOr: 'haath hath baazu pair ungli muh chehra हाथ बाज़ू पैर मुंह चेहरा ہاتھ بازو پاؤں منہ چہرہ',
  slack:
    'nahi_pakad pakad_nahi sunn sun_pad tedha latak kaam_nahi_kar dheela nahi_hil नहीं_पकड़ पकड़_नहीं सुन्न टेढ़ा काम_नहीं_कर नहीं_हिल نہیں_پکڑ پکڑ_نہیں سن_ہو ٹیڑھا کام_نہیں_کر نہیں_ہل',
  wordsSaid: 'baat shabd zubaan zuban lafz awaz बात शब्द ज़ुबान बोली الفاظ بات زبان آواز',
  jumbled:
    'ulti ulte galat ladkhada atak saaf_nahi bhari उल्टी उल्टे गलत लड़खड़ा अटक भारी الٹی الٹے غلط لڑکھڑا اٹک بھاری',
  bones:
    'pasli pasliyan haddi kalai haath naak daant jabda ungli पसली पसलियां हड्डी कलाई हाथ नाक दांत پسلی پسلیاں ہڈی کلائی ہاتھ ناک دانت',
  brokeMe: 'tod_di tod_diya tod_de tod_din तोड़_दी तोड़_दिया तोड़_दीं توڑ_دی توڑ_دیا توڑ_دیں توڑا',
  readsMy:
    'padhta padhte check_karta dekhta nazar_rakhta पढ़ता चेक_करता देखता पढ़ते پڑھتا پڑھتے چیک_کرتا دیکھتا نظر_رکھتا',
  myPhone: 'phone message messages mobile whatsapp फोन मैसेज मोबाइल فون میسج موبائل واٹس_ایپ',
  forcing:
    'tod_raha tod_rahe peet_raha peet_rahe laat_maar thok_raha तोड़_रहा तोड़_रहे पीट_रहा लात_मार توڑ_رہا توڑ_رہے پیٹ_رہا لات_مار',
  doorWord: 'darwaza darwaze gate khidki taala दरवाज़ा दरवाज़े गेट खिड़की دروازہ دروازے گیٹ کھڑکی',
  courage: 'himmat hausla हिम्मत हौसला ہمت حوصلہ',
  lacking: 'thodi bas chahiye kam juta kami थोड़ी बस चाहिए जुटा कमी تھوڑی بس چاہیے جمع کمی',
};
