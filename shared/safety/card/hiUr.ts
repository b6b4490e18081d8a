import type { SafetyCardWords } from './words.ts';

// No native speaker has read these sentences yet: machine-assisted translations of the English card in notice.ts.

/** The card in Hindi, in Devanagari. */
export const hindi: SafetyCardWords = {
  title: {
    self_harm: 'आप इस फ़ॉर्म से ज़्यादा मायने रखते हैं',
    medical: 'आपकी सेहत सबसे पहले',
    threat: 'सुरक्षा सबसे पहले',
    abuse: 'आपकी सुरक्षा सबसे पहले',
    minor: 'आपकी सुरक्षा सबसे पहले',
  },
  text: {
    self_harm:
      'लगता है कि आप बहुत कठिन समय से गुज़र रहे हैं। अगर आप ख़ुद को चोट पहुँचा सकते हैं, तो कृपया अभी किसी से बात करें। कॉल करने के लिए पक्का होना ज़रूरी नहीं है।',
    medical: 'अगर यह मेडिकल इमरजेंसी है, तो कृपया अभी मदद के लिए कॉल करें। यहाँ का सब कुछ रुक सकता है।',
    threat: 'अगर आप या कोई और ख़तरे में है, तो कृपया अभी मदद के लिए कॉल करें। यहाँ का सब कुछ रुक सकता है।',
    abuse: 'अगर आप ख़तरे में हैं, तो कृपया अभी मदद के लिए कॉल करें। आप किसी से गोपनीय रूप से बात भी कर सकते हैं।',
    minor: 'अगर आपकी उम्र 18 से कम है, तो किसी भरोसेमंद बड़े से बात करें। अगर आप ख़तरे में हैं, तो अभी मदद के लिए कॉल करें।',
  },
  emergency: 'आपातकाल में कॉल करें',
  local: 'अपने इलाके का आपातकालीन नंबर',
  police: 'पुलिस',
  ambulance: 'एम्बुलेंस',
  lines: {
    lifeline: 'दिन-रात कॉल या मैसेज करें',
    lifelineThere: 'दिन-रात कॉल या मैसेज करें (अमेरिका और कनाडा)',
    near: 'आपके पास की मुफ़्त हेल्पलाइन',
    elsewhere: 'दूसरे देशों की मुफ़्त हेल्पलाइन',
  },
  told: 'हमने अपने सुरक्षा संपर्क, HR के एक व्यक्ति, को बता दिया है, ताकि एक असली इंसान आपका लिखा पढ़ सके। इसे आपके ख़िलाफ़ नहीं गिना जाएगा, और कोई AI इसे अंक नहीं देता।',
};

/** The card in Urdu, in Arabic script. */
export const urdu: SafetyCardWords = {
  title: {
    self_harm: 'آپ اس فارم سے زیادہ اہم ہیں',
    medical: 'آپ کی صحت سب سے پہلے',
    threat: 'حفاظت سب سے پہلے',
    abuse: 'آپ کی حفاظت سب سے پہلے',
    minor: 'آپ کی حفاظت سب سے پہلے',
  },
  text: {
    self_harm:
      'لگتا ہے کہ آپ بہت مشکل وقت سے گزر رہے ہیں۔ اگر آپ خود کو نقصان پہنچا سکتے ہیں تو براہِ کرم ابھی کسی سے بات کریں۔ کال کرنے کے لیے یقین ہونا ضروری نہیں۔',
    medical: 'اگر یہ طبی ایمرجنسی ہے تو براہِ کرم ابھی مدد کے لیے کال کریں۔ یہاں سب کچھ رک سکتا ہے۔',
    threat: 'اگر آپ یا کوئی اور خطرے میں ہے تو براہِ کرم ابھی مدد کے لیے کال کریں۔ یہاں سب کچھ رک سکتا ہے۔',
    abuse:
      'اگر آپ خطرے میں ہیں تو براہِ کرم ابھی مدد کے لیے کال کریں۔ آپ کسی سے رازداری میں بات بھی کر سکتے ہیں۔',
    minor:
      'اگر آپ کی عمر 18 سال سے کم ہے تو کسی قابلِ اعتماد بڑے سے بات کریں۔ اگر آپ خطرے میں ہیں تو ابھی مدد کے لیے کال کریں۔',
  },
  emergency: 'ایمرجنسی میں کال کریں',
  local: 'اپنے علاقے کا ایمرجنسی نمبر',
  police: 'پولیس',
  ambulance: 'ایمبولینس',
  lines: {
    lifeline: 'دن رات کال یا میسج کریں',
    lifelineThere: 'دن رات کال یا میسج کریں (امریکا اور کینیڈا)',
    near: 'آپ کے قریب مفت ہیلپ لائنیں',
    elsewhere: 'دوسرے ملکوں میں مفت ہیلپ لائنیں',
  },
  told: 'ہم نے اپنے حفاظتی رابطے، HR کے ایک فرد، کو بتا دیا ہے تاکہ ایک حقیقی انسان آپ کا لکھا پڑھ سکے۔ یہ آپ کے خلاف نہیں گنا جائے گا، اور کوئی AI اسے نمبر نہیں دیتا۔',
};

/** The card in Hindi and Urdu, in Latin letters. */
export const romanHindustani: SafetyCardWords = {
  title: {
    self_harm: 'Aap is form se zyada ahem hain',
    medical: 'Aapki sehat sabse pehle',
    threat: 'Suraksha sabse pehle',
    abuse: 'Aapki suraksha sabse pehle',
    minor: 'Aapki suraksha sabse pehle',
  },
  text: {
    self_harm:
      'Lagta hai ki aap bahut mushkil waqt se guzar rahe hain. Agar aap khud ko chot pahuncha sakte hain, to please abhi kisi se baat karein. Call karne ke liye pakka hona zaroori nahi hai.',
    medical:
      'Agar yeh medical emergency hai, to please abhi madad ke liye call karein. Yahan ka sab kuch ruk sakta hai.',
    threat:
      'Agar aap ya koi aur khatre mein hai, to please abhi madad ke liye call karein. Yahan ka sab kuch ruk sakta hai.',
    abuse:
      'Agar aap khatre mein hain, to please abhi madad ke liye call karein. Aap kisi se private mein baat bhi kar sakte hain.',
    minor:
      'Agar aapki umar 18 se kam hai, to kisi bharosemand bade se baat karein. Agar aap khatre mein hain, to abhi madad ke liye call karein.',
  },
  emergency: 'Emergency mein call karein',
  local: 'apne ilaake ka emergency number',
  police: 'police',
  ambulance: 'ambulance',
  lines: {
    lifeline: 'Din-raat call ya message karein',
    lifelineThere: 'Din-raat call ya message karein (U.S. aur Canada)',
    near: 'Aapke paas ki muft help lines',
    elsewhere: 'Doosre deshon ki muft help lines',
  },
  told: 'Humne apne safety contact, HR ke ek vyakti, ko bata diya hai, taaki ek asli insaan aapka likha padh sake. Yeh aapke khilaaf nahi gina jaayega, aur koi AI ise number nahi deta.',
};
