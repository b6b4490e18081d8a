import type { Concepts } from './rules.ts';
import { hindiUrdu as veiled } from './veiled/hiUr.ts';

/** The shared ideas in Hindi and Urdu, in three scripts. Not yet read by a native speaker. */
export const hindiUrdu: Concepts = {
  ...veiled,
  giveAway:
    'baant baat_diya de_diya de_di bech daan bant बाँट बांट दे_दिया दे_दी दान बेच بانٹ دے_دیا دے_دی بیچ batwa bate',
  belongings:
    'saman samaan kapde kutta billi cheezein chizen सामान कपड़े कुत्ता बिल्ली चीज़ें चीजें سامان کپڑے کتا بلی چیزیں gehne गहने',
  settled: 'chuka chukaya chuka_diya utaar ada nipta चुका चुका_दिया निपटा अदा چکا چکا_دیا ادا نمٹا',
  debts: 'karza karz udhaar qarz kiraya wasiyat कर्ज कर्ज़ क़र्ज़ उधार वसीयत किराया قرض قرضہ وصیت کرایہ loan',
  written: 'likh likha likhi likhe chhod लिख लिखा लिखी छोड़ لکھ لکھا لکھی چھوڑ',
  letters: 'chitthi khat note chithi letter suicide_note चिट्ठी खत ख़त पत्र خط چٹھی نوٹ chitthiyan',
  notNeeded: `zarurat_nahi_padegi zarurat_nhi_padegi meri_zarurat_nahi mujhe_mat_dhundna mujhe_mat_dhoondna kya_farak ab_koi_matlab_nahi marks_se_kya_farak
    zaroorat_nahi_rahegi ab_kya_farq ज़रूरत_नहीं_पड़ेगी जरूरत_नहीं_पड़ेगी मुझे_मत_ढूंढना मुझे_मत_ढूँढना क्या_फर्क ज़रूरत_नहीं_रहेगी ضرورت_نہیں_پڑے ضرورت_نہیں_رہے مجھے_مت_ڈھونڈنا کیا_فرق`,
  thanksAll:
    'sab_ka_shukriya sabka_shukriya shukriya_sab maaf_kar_dena sabko_maaf mujhe_maaf_kar_dena सब_का_शुक्रिया सबका_धन्यवाद माफ_कर_देना माफ़_कर_देना سب_کا_شکریہ معاف_کر_دینا آپ_سب_کا_شکریہ',
  farewell: 'alvida alwida aakhri_salam आखिरी_सलाम अलविदा الوداع آخری_سلام khuda_hafiz_hamesha goodbye',
  message:
    'message msg sms bheja bheji likha chat मैसेज संदेश भेजा चिट्ठी میسج پیغام بھیجا بھیجی خط voice_note status स्टेटस',
  phoneOff:
    'phone_band phone_off phone_switch_off switch_off फोन_बंद फ़ोन_बंद فون_بند kamra_band darwaza_band कमरा_बंद दरवाजा_बंद दरवाज़ा_बंद دروازہ_بند phone_nahi_utha फोन_नहीं_उठा فون_نہیں_اٹھا gayab',
  triedBefore:
    'pehle_bhi_koshish pehle_bhi_try pehle_bhi_kar पहले_भी_कोशिश پہلے_بھی_کوشش pahle_bhi_koshish पहले_भी_कर پہلے_بھی_کر',
  chosenDate:
    'din_bhi_tay din_tay tareekh_tay din_chun aaj_hi_din aaj_raat_tay दिन_तय तारीख_तय दिन_चुन دن_طے تاریخ_طے دن_چن',
  wontBe: `zinda_nahi_rahunga zinda_nahi_rahungi zinda_nhi_rahunga duniya_me_nahi_rahunga main_nahi_rahunga main_nahi_rahungi nahi_rahunga_is_duniya ज़िंदा_नहीं_रहूँगा ज़िंदा_नहीं_रहूँगी जिंदा_नहीं_रहूंगा जिंदा_नहीं_रहूंगी
    मैं_नहीं_रहूँगा मैं_नहीं_रहूंगी زندہ_نہیں_رہوں اس_دنیا_میں_نہیں_رہنا is_duniya_me_nahi_rehna is_duniya_mein_nahi_rehna इस_दुनिया_में_नहीं_रहना नहीं_जिया_जाता nahi_jiya_jata نہیں_جیا_جاتا और_नहीं_जीना aur_nahi_jeena اور_نہیں_جینا نہیں_جینا`,
  farFuture: 'saal baad paanch_saal future साल बाद भविष्य سال بعد مستقبل',
  grave:
    'kabristan kabr qabr qabristan shamshan chita कब्रिस्तान क़ब्रिस्तान कब्र क़ब्र श्मशान चिता قبرستان قبر kafan कफन कफ़न کفن',
  join: 'paas milna mil jaana jana pass पास मिलना जाना چلی پاس ملنا جانا mil_jau milunga',
  beyond:
    'upar jannat swarg uparwale aasman ऊपर जन्नत स्वर्ग आसमान اوپر جنت آسمان allah_ke_paas bhagwan_ke_paas भगवान_के_पास اللہ_کے_پاس marhoom',
  pills: `paracetamol पैरासिटामोल پیراسیٹامول  goliyan goliya goli neend_ki_goliyan tablet tablets dawai dawa zeher गोलियाँ गोलियां गोली दवाई दवा दवाइयाँ ज़हर زہر گولیاں دوائی دوا sleeping_pills`,
  gather: 'jama ikattha ikatthi bacha_ke gin chupa_ke jod जमा इकट्ठा इकट्ठी गिन छुपा جمع اکٹھی گن چھپا',
  takeAll:
    'sab_kha saari_kha sari_kha ek_saath poori_bottle puri_shishi poora_patta सारी_खा सब_खा एक_साथ पूरी_शीशी पूरा_पत्ता ساری_کھا سب_کھا ایک_ساتھ پوری_شیشی saari kha_lungi kha_lunga',
  rope: 'rassi phanda faanda fanda रस्सी फंदा फँदा رسی پھندا dupatta दुपट्टा دوپٹہ',
  ready: `खरीदी خریدی kharidi taiyar tayyar kharid pankha pankhe gale gardan bandh तैयार खरीद पंखे गले गर्दन बाँध बांध تیار خرید پنکھے گلے گردن باندھ`,
  cutMe: `haath_kaat hath_kaat kaat_leti kaat_leta khud_ko_jalati khud_ko_jalata khud_ko_jala blade_marti blade_maarti blade_marta khud_ko_kaat khud_ko_maarti khud_ko_marti khud_ko_chot khud_ko_nochti
    हाथ_काट काट_लेती काट_लेता खुद_को_जला खुद_को_जलाती खुद_को_जलाता खुद_को_काट खुद_को_चोट ہاتھ_کاٹ کاٹ_لیتی کاٹ_لیتا خود_کو_جلا خود_کو_جلاتی خود_کو_کاٹ خود_کو_چوٹ خود_کو_جلاتا sar_deewar_pe सिर_दीवार`,
  blade:
    'blade cigarette lighter chaku kainchi ब्लेड सिगरेट लाइटर चाकू कैंची بلیڈ سگریٹ لائٹر چاقو قینچی kanch काँच',
  limb: `baahon बाहों बाहें بازوؤں haath hath kalai jaangh bazu हाथ कलाई जांघ जाँघ बाजू ہاتھ کلائی ران بازو taang`,
  distress:
    'tension stress udaas akela akeli dukhi kamzori gussa pareshan टेंशन तनाव उदास अकेला अकेली दुखी कमज़ोरी कमजोरी परेशान ٹینشن اداس اکیلا اکیلی دکھی کمزوری پریشان',
  hope: 'kaash kash lagta dua chahta chahti mann काश लगता दुआ मन चाहता चाहती کاش لگتا دعا دل چاہتا چاہتی socha socha_tha',
  vehicle: 'truck bus car train gaadi gadi ट्रक बस कार ट्रेन गाड़ी ٹرک بس کار ٹرین گاڑی bijli',
  hitMe:
    'kuchal kuchal_de takkar udaa_de chadh_jaye कुचल टक्कर उड़ा_दे چڑھ_جائے کچل ٹکر accident_ho_jaye एक्सीडेंट_हो_जाए مار_دے',
  sleep: 'so sona neend so_jau so_jaun सो सोना नींद सो_जाऊँ सो_जाऊं سو سونا نیند سو_جاؤں soya aankh आँख آنکھ',
  forever: 'hamesha_ke_liye hamesha_keliye hamesha हमेशा_के_लिए हमेशा ہمیشہ_کے_لیے ہمیشہ',
  notWake:
    'aankh_hi_na_khule na_khule kabhi_na_uthu kabhi_na_uthun na_uthu kabhi_na_jagu आँख_ही_न_खुले न_खुले कभी_न_उठूँ कभी_न_उठूं न_उठूं نہ_کھلے کبھی_نہ_اٹھوں نہ_اٹھوں nahi_uthna uthna_hi_nahi',
  height:
    'chhat chat_pe chhat_pe pul building balcony munder khidki_pe tanki छत पुल बिल्डिंग बालकनी मुंडेर टंकी पटरी छज्जे چھت پل عمارت بالکونی منڈیر پٹڑی patri',
  jump: 'kood kud kudna koodna koodne chhalang कूद कूदने कूदना छलांग छलाँग کود کودنے چھلانگ kudne',
  gun: 'bandook chaku rassi zeher blade goliyan katta pistol बंदूक चाकू रस्सी ज़हर ब्लेड गोलियां بندوق چاقو رسی زہر بلیڈ گولیاں',
  barred:
    'band ro_raha ro_rahi bathroom kamre haath_me darwaza darwaja बंद रो_रहा रो_रही बाथरूम कमरे हाथ_में दरवाज़ा दरवाजा بند رو_رہا رو_رہی باتھ کمرے ہاتھ_میں دروازہ khol_nahi',
  snake: 'saanp sanp bichhu madhumakkhi tataiya साँप सांप बिच्छू मधुमक्खी سانپ بچھو بھڑ naag',
  bitten: 'kaat kata kaata das dank dans काट काटा डस डंक کاٹ کاٹا ڈس ڈنک',
  throat: 'gala zubaan chehra honth गला जीभ चेहरा होंठ गले گلا زبان چہرہ ہونٹ',
  swollen: 'sooj suj soojan sujan phool band_ho सूज सूजन बंद_हो फूल سوج سوجن بند_ہو phul',
  bodySide:
    'bayan_hath baya_hath daya_hath dayan_hath ulta_haath seedha_haath bayan_haath बायाँ_हाथ बायां_हाथ दायाँ_हाथ आधा_शरीर بایاں_ہاتھ دایاں_ہاتھ آدھا_جسم left_side right_side left_hand',
  cantMove:
    'hila_nahi nahi_hila nahi_hil ladkhada sunn lakwa zubaan_ladkhada हिला_नहीं नहीं_हिला लड़खड़ा सुन्न लकवा نہیں_ہلا لڑکھڑا سن فالج laqwa',
  chest: 'seena seene chhati dil सीना सीने छाती दिल سینہ سینے چھاتی دل',
  seized:
    'pakad jakad gir tez_dard dabav पकड़ जकड़ गिर तेज_दर्द तेज़_दर्द दबाव पसीना پکڑ جکڑ گر شدید_درد دباؤ پسینہ paseena',
  iKnow: 'pata_hai mujhe_pata malum jaanta maloom पता_है मुझे_पता मालूम जानता پتا_ہے پتہ_ہے مجھے_پتا معلوم جانتا',
  school: 'school स्कूल سکول اسکول college कॉलेज کالج padhte पढ़ते पढ़ती پڑھتے پڑھتی',
  theirKids:
    'uske_bachche uske_bacche uske_bache uski_beti uska_beta tere_bachche tumhare_bachche उसके_बच्चे उसकी_बेटी उसका_बेटा तेरे_बच्चे तुम्हारे_बच्चे اس_کے_بچے اس_کی_بیٹی اس_کا_بیٹا تیرے_بچے unke_bachche',
  partner: `biwi patni meri_biwi बीवी पत्नी بیوی pati shohar husband boyfriend bf mangetar baap papa sasur devar bhai ex पति शौहर मंगेतर बाप पापा ससुर देवर भाई बॉयफ्रेंड شوہر منگیتر باپ ابو سسر دیور بھائی mian`,
  slaps: `plate phenkti phenkta plate_phenkti फेंकती फेंकता پھینکتی پھینکتا kaanta ghusa nochti khamsh thappad thapad mukka ghoonsa laat dhakka belt chappal baal_kheench gala_daba थप्पड़ मुक्का घूँसा घूंसा लात धक्का बेल्ट चप्पल बाल_खींच गला_दबा تھپڑ مکا گھونسا لات دھکا بیلٹ چپل بال_کھینچ گلا_دبا haath_uthata patak`,
  stepfather:
    'sautela sautele chacha mama baap bhai mausa fufa jija सौतेला सौतेले चाचा मामा बाप भाई मौसा फूफा سوتیلا سوتیلے چچا ماموں باپ بھائی پھوپھا padosi पड़ोसी پڑوسی',
  myRoom:
    'mere_kamre mere_bistar mujhe_chhuta mujhe_chhoota mujhe_chuta मेरे_कमरे मेरे_बिस्तर मुझे_छूता मेरे_पास_सोता میرے_کمرے میرے_بستر مجھے_چھوتا',
  superior: ` makan_malik makaan_malik मकान_मालिक مکان_مالک professor ustad malik boss manager supervisor tl team_leader team_lead trainer sir recruiter hr बॉस मैनेजर सुपरवाइजर सुपरवाइज़र टीम_लीडर ट्रेनर सर باس مینیجر سپروائزر ٹیم_لیڈر ٹرینر سر coach कोच`,
  undress: `uske_saath_sou uske_saath_so saath_sone saath_sou उसके_साथ_सो साथ_सोने ساتھ_سوؤں ساتھ_سونے kapde_utaar kapde_utar kapde_utaro kapde_utaaro bina_kapdon gandi_baat gandi_baatein gandi_baten nude nudes nangi कपड़े_उतार कपड़े_उतारो बिना_कपड़ों गंदी_बात गंदी_बातें गन्दी_बातें नंगी کپڑے_اتار کپڑے_اتارو بغیر_کپڑوں گندی_باتیں گندی_بات ننگی ashleel`,
  eye: 'aankh aankhein आँख आंख آنکھ',
  bruised: 'neeli nili kaali_padi soojh suj mukka नीली काली_पड़ नील نیلی سوجی نیل',
  customer: 'customer grahak client ग्राहक कस्टमर क्लाइंट گاہک کسٹمر کلائنٹ caller user यूज़र grahako',
  said: `bataya batayi बताया बताई بتایا بتائی likha bola bole kaha kehta bol likhta chillaya chillaye pucha लिखा बोला बोले कहा चिल्लाया कहता بولا لکھا کہا چلایا کہتا keh dhamki धमकी دھمکی`,
  handled: `policy account flag address पॉलिसी अकाउंट पता پالیسی اکاؤنٹ niyam maafi coupon refund tracking ticket transfer supervisor sahi samjhaya samjhayi escalate माफी माफ़ी कूपन रिफंड ट्रैकिंग टिकट सही समझाया معافی کوپن ریفنڈ ٹریکنگ ٹکٹ صحیح سمجھایا sorry voucher discount shaant close`,
  threatened: 'dhamki धमकी دھمکی loot लूट dakaiti ڈکیتی',
  resolved:
    'police_bulayi purani_job purani_naukri pichli_job pichhli_naukri पुलिस_बुलाई पुरानी_नौकरी पिछली_नौकरी پولیس_بلائی پرانی_نوکری پچھلی_نوکری theek_raha ठीक_रहा ٹھیک_رہا drill purane_office',
  testified: 'gawahi gawah गवाही गवाह گواہی گواہ case_khatam केस_खत्म کیس_ختم',
  kidding: 'mazaak majak mazak मज़ाक मजाक مذاق kidding',
  workThing: `excel sheet form customer deadline garmi traffic internet server system bill target kaam training module test quiz file report script shift process फॉर्म शीट ग्राहक डेडलाइन गर्मी ट्रैफिक बिल काम
    टारगेट फाइल सवाल sawal فارم شیٹ گاہک ڈیڈلائن گرمی ٹریفک بل کام ٹارگٹ فائل سوال`,
  laugh: 'haha hahaha lol hehe hahah हाहा हा_हा ہاہا ہاہاہا lmao hihi हहाहा',
  dieLoose:
    'mar mara maar maut jaan mari मर मरा मार मौत जान मरी مر مرا مار موت جان مری kill killed dead suicide marwa khudkushi',
  kitchen:
    'pyaaz pyaz sabzi khana kitchen प्याज प्याज़ सब्जी सब्ज़ी रसोई پیاز سبزی کچن shave istri cooking nakhun नाखून baal_kaat',
  idiom: `maar_do_mujhe मार_दो_मुझे مار_دو_مجھے jaan_bhi_de_dunga jaan_le_raha jaan_le_li jaan_le_li_aaj jaan_nikal_gayi jaan_kha_gaya jaan_kha_gaye maar_dala_is hanste_hanste_mar marwa_diya mar_gaye_yaar mar_gaye_but mar_gaye maut_aa_gayi maut_aa_gai
    pe_to_main_marta marta_hu_kya mar_mita marte_hain_log pe_marta_hun kaam_ke_liye_jaan khoon_choos khoon_chus khoon_kar_diya_bhasha aate_aate_bacha jaan_laga jaan_lagakar जान_लगा जान_निकल_गई
    जान_खा_गया हँसते_हँसते_मर मार_डाला_इस خون_چوس جان_کھا جان_نکل_گئی ہنستے_ہنستے_مر जान_ले_रहा जान_ले_ली جان_لے_رہا جان_لے_لی battery_mar_gayi phone_mar gaya_bheja maar_daloge maar_doge_kya mummy_maar_degi
    mummy_maar_dalegi papa_maar_denge boss_maar_dalega मार_डालोगे مار_ڈالو_گے dimaag_ki_maut phat_gayi_meri`,
  iThink:
    'sochta sochti soch mujhe mera meri sochti_hu koshish सोचता सोचती मुझे मेरा मेरी कोशिश سوچتا سوچتی مجھے میرا میری کوشش mann',
  crisisNoun: `मौतें स्ट्रोक ओवरडोज़ stroke فالج nigal निगल نگل suicide atmahatya khudkushi overdose murder rape accident आत्महत्या खुदकुशी हत्या ज़हर बलात्कार दुर्घटना हार्ट_अटैक मौत मारपीट हिंसा خودکشی قتل زیادتی حادثاتی حادثہ تشدد زہر موت خود_کو_نقصان
    heart_attack self_harm maut hatya marpeet दंगा`,
  crisisWork: `icu clerk क्लर्क دفتر दर्ज zeher_niyantran ज़हर_नियंत्रण poison_control helpline hotline ambulance hospital moderator nurse volunteer insurance claim police हेल्पलाइन एम्बुलेंस अस्पताल मॉडरेटर नर्स वॉलंटियर इंश्योरेंस बीमा पुलिस क्लेम मरीज ہیلپ_لائن ایمبولینس ہسپتال
    ماڈریٹر نرس رضاکار انشورنس کلیم پولیس کیسز مریض emergency इमरजेंसी ایمرجنسی cases केस ویڈیوز वीडियो content कंटेंट کنٹینٹ aspatal`,
  controlled:
    'control_me control_mein control_hai kantrol stable कंट्रोल नियंत्रण स्थिर bachpan_se बचपन_से کنٹرول بچپن_سے insulin_leta insulin_leti ',
  recovered: 'ilaj_hua ab_theek ab_bilkul_theek इलाज_हुआ अब_ठीक अब_बिल्कुल_ठीक علاج_ہوا اب_ٹھیک ',
  denied:
    'kabhi_nahi_socha kabhi_khud_ko nahi_socha कभी_नहीं_सोचा नहीं_सोचा کبھی_نہیں_سوچا koi_irada_nahi कोई_इरादा_नहीं کوئی_ارادہ_نہیں koi_khayal_nahi aisa_koi_khayal_nahi',
  ifDead: `main_mar_bhi_jau mar_bhi_jaun main_mar_jau agar_main_mar mar_bhi_gaya mar_bhi_gayi main_na_rahu मैं_मर_भी मर_भी_जाऊँ मर_भी_जाऊं मैं_न_रहूँ میں_مر_بھی مر_بھی_جاؤں`,
  nobodyCares: `kisi_ko_fark kisi_ko_farak koi_nahi_royega kisi_ko_kya kisi_ko_koi koi_yaad_nahi किसी_को_फर्क किसी_को_फ़र्क कोई_नहीं_रोएगा किसी_को_क्या کسی_کو_فرق کوئی_نہیں_روئے کسی_کو_کیا`,
  smallChild: `beta beti bachcha bacha bachche bachi bachchi pota बेटा बेटी बेटे बच्चा बच्चे बच्ची بیٹا بیٹی بیٹے بچہ بچے بچی bete munna`,
  drank: `pi nigal kha पी निगल खा پی نگل کھا`,
  cleaner: `phenyl tezab zeher dawai bleach battery cell kerosene detergent फिनाइल तेज़ाब ज़हर दवाई बैटरी साबुन फिनायल فینائل تیزاب زہر دوائی سیل phenyle harpic हार्पिक`,
  breath: `saans_nahi sans_nahi saans_nhi saans_band साँस_नहीं सांस_नहीं سانس_نہیں saans_lene_me dam_ghut दम_घुट دم_گھٹ`,
  stuffy: `garmi haha hahaha hansi humas mask badbu गर्मी हाहा हँसी उमस گرمی ہاہا ہنسی lol hass`,
  cameOfAge: `18_ka_ho_gaya 18_ki_ho_gayi 18_ka_ho_gya 18_ki_ho_gyi 18_का_हो_गया 18_की_हो_गई 18_کا_ہو_گیا 18_کی_ہو_گئی`,
  peace: `sukoon sukun shanti chain सुकून शांति चैन سکون چین rahat राहत`,
  notExist: `na_hone na_hona na_rahu na_rahun न_होने न_रहूँ न_रहूं نہ_ہونے نہ_رہوں gayab_ho mar_jane`,
  leave: `chala_jaunga chali_jaungi chhod chala chali ja_raha ja_rahi चला_जाऊँगा चली_जाऊँगी छोड़ जा_रहा जा_रही چلا_جاؤں چلی_جاؤں چھوڑ جا_رہا جا_رہی`,
  world: `duniya is_duniya दुनिया इस_दुनिया دنیا اس_دنیا zindagi_se`,
  nobodyNeeds: `kisi_ko_meri_zarurat koi_pyar_nahi किसी_को_मेरी_ज़रूरत किसी_को_मेरी_जरूरत کسی_کو_میری_ضرورت koi_mujhe_nahi_chahta meri_zarurat_nahi`,
  feedPet: `machhli_ko_khana machli_ko paydaan_ke_niche chabi billi_ko_khana kutte_ko_khana मछली_को पायदान_के_नीचे चाबी बिल्ली_को مچھلی_کو چابی پائیدان_کے`,
  notAround: `shayad_na_rahu shayad_na_rahun nahi_rahunga_result शायद_न_रहूँ शायद_न_रहूं شاید_نہ_رہوں result_dekhne_ke_liye nahi_rahungi`,
  sharp: `chaku blade chhuri चाकू ब्लेड छुरी چاقو بلیڈ چھری`,
  wrist: `kalai kalaai nabz galay gale कलाई नस गले کلائی نس گلے`,
  jaw: `jabde jabda kandha जबड़े जबड़ा कंधा جبڑے جبڑا کندھا bojh bhari भारी بھاری dabaav`,
  oneEye: `ek_aankh_khol aankh_khol_ke_soye एक_आँख_खोल एक_आंख_खोल ایک_آنکھ_کھول`,
  goFor: `aa_raha uske_liye uske_ghar aa_rha pakdunga आ_रहा उसके_लिए उसके_घर آ_رہا اس_کے_لیے اس_کے_گھر dhoondh`,
  club: `danda danda_leke lathi rod chaku hockey डंडा लाठी रॉड ڈنڈا لاٹھی راڈ hathoda kulhadi`,
  notHere: `nahi_aaunga nahi_aaungi nahi_aa_paunga nahi_rahunga नहीं_आऊँगा नहीं_आऊंगा نہیں_آؤں nahi_rahungi_us`,
  absence: `janaza shaadi chhutti exam shift safar antim_sanskar जनाज़ा शादी छुट्टी परीक्षा शिफ्ट جنازہ شادی چھٹی امتحان شفٹ terahvi`,
  fired: `naukri kaam shift nikal kiraya number contract नौकरी काम शिफ्ट निकाल किराया नंबर نوکری کام شفٹ نکال کرایہ marks`,
  urge: `mann dil chahta chahti मन दिल चाहता चाहती دل چاہتا چاہتی`,
  endAll: `sab_khatam sab_kuch_khatam सब_खत्म सब_ख़त्म सब_कुछ_खत्म سب_ختم سب_کچھ_ختم`,
  saysHe: `keh bol kehta bola dhamki कह बोल कहता बोला کہہ بول کہتا بولا`,
  hangsSelf: `latak_jayega latak_jayegi latak_jaega mar_jayega mar_jayegi kood_jayega kood_jaungi phansi_laga jaan_de_dega लटक_जाएगा मर_जाएगा कूद_जाएगा जान_दे_देगा لٹک_جائے_گا مر_جائے_گا کود_جائے_گا جان_دے_دے_گا`,
  machine: `system app page file folder server site headset laptop computer printer mouse keyboard link tool portal browser button excel internet ticket email form screen सिस्टम ऐप फाइल फोल्डर सर्वर कंप्यूटर سسٹم ایپ فائل فولڈر سرور کمپیوٹر `,
  notResponding: `jawab_nahi respond_nahi reply_nahi hil_nahi khul_nahi nahi_khul जवाब_नहीं हिल_नहीं खुल_नहीं جواب_نہیں ہل_نہیں کھل_نہیں uth_nahi reply_nhi jawab_nhi hang`,
  roughly: 'gala_dabane gala_daba गला_दबाने گلا_دبانے',
  finishMe: `meri_jaan_lega jaan_lega meri_jaan_legi मेरी_जान_लेगा میری_جان_لے`,
  youngKin: `bhanja bhanji bhatija bhatiji beta beti bete bachche mere_bachche chhota_bhai chhoti_behan भांजा भतीजा बेटा बेटी बच्चे छोटा_भाई بھانجا بھتیجا بیٹا بیٹی بچے چھوٹا_بھائی`,
  teenAge: `14 15 16 17 13 12`,
  insulin: `insulin इंसुलिन انسولین metformin`,
  doubled: `double do_baar zyada दो_बार ज़्यादा دو_بار زیادہ डबल`,
  scars: `kat cut zakhm nishan कट ज़ख्म जख्म निशान زخم نشان`,
  fresh: `taaza taza naye ताज़ा ताजा नए تازہ نئے`,
  lots: `dher_saari bahut_saari bohot_saari kaafi ढेर_सारी बहुत_सारी ڈھیر_ساری بہت_ساری dher`,
  convulsing: `mirgi_ka_daura_pad दौरा_पड़_रहा دورہ_پڑ_رہا daura_pad_raha`,
};
