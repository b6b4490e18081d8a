import type { SafetyWords } from './safetyWords.ts';

// No native speaker has read these sentences yet: machine-assisted translations of en.ts.

/** The safety reply in Hindi, in Devanagari. */
export const hindi: SafetyWords = {
  opening: {
    self_harm: 'बताने के लिए धन्यवाद। लगता है कि आप बहुत कठिन समय से गुज़र रहे हैं।',
    medical: 'लगता है कि आपको या आपके पास किसी को चिकित्सा सहायता की ज़रूरत हो सकती है।',
    threat: 'लगता है कि किसी को चोट पहुँच सकती है, या किसी ने आपको धमकी दी है।',
    abuse: 'बताने के लिए धन्यवाद। लगता है कि कोई आपको तकलीफ़ पहुँचा रहा है।',
    minor: 'लगता है कि यह 18 साल से कम उम्र के किसी व्यक्ति के बारे में है, और उसकी सुरक्षा सबसे पहले है।',
  },
  ai: 'यहाँ मेरी भूमिका रुकती है: मैं एक AI हूँ, और एक असली इंसान {place} से ज़्यादा मायने रखता है।',
  place: { interview: 'इस इंटरव्यू', work: 'इस काम', practice: 'इस अभ्यास' },
  emergency: 'अगर आप या कोई और अभी ख़तरे में है, तो कृपया {number} पर कॉल करें।',
  local: 'अपने इलाके के आपातकालीन नंबर',
  police: 'पुलिस',
  ambulance: 'एम्बुलेंस',
  talk: 'आप किसी इंसान से बात भी कर सकते हैं: {lines}.',
  told: 'हमारे सुरक्षा संपर्क, HR के एक व्यक्ति, को बता दिया गया है और वे आपका लिखा पढ़ सकते हैं।',
  choice: 'सवाल यहीं रुकते हैं। आप अभी रुक सकते हैं या किसी और दिन जारी रख सकते हैं। इसे आपके ख़िलाफ़ नहीं गिना जाएगा।',
};

/** The safety reply in Urdu, in Arabic script. */
export const urdu: SafetyWords = {
  opening: {
    self_harm: 'بتانے کا شکریہ۔ لگتا ہے کہ آپ بہت مشکل وقت سے گزر رہے ہیں۔',
    medical: 'لگتا ہے کہ آپ کو یا آپ کے پاس کسی کو طبی مدد کی ضرورت ہو سکتی ہے۔',
    threat: 'لگتا ہے کہ کسی کو نقصان پہنچ سکتا ہے، یا کسی نے آپ کو دھمکی دی ہے۔',
    abuse: 'بتانے کا شکریہ۔ لگتا ہے کہ کوئی آپ کو تکلیف پہنچا رہا ہے۔',
    minor: 'لگتا ہے کہ یہ 18 سال سے کم عمر کسی فرد کے بارے میں ہے، اور اس کی حفاظت سب سے پہلے ہے۔',
  },
  ai: 'یہاں میرا کردار رکتا ہے: میں ایک AI ہوں، اور ایک حقیقی انسان {place} سے زیادہ اہم ہے۔',
  place: { interview: 'اس انٹرویو', work: 'اس کام', practice: 'اس مشق' },
  emergency: 'اگر آپ یا کوئی اور ابھی خطرے میں ہے تو براہِ کرم {number} پر کال کریں۔',
  local: 'اپنے علاقے کے ایمرجنسی نمبر',
  police: 'پولیس',
  ambulance: 'ایمبولینس',
  talk: 'آپ کسی انسان سے بات بھی کر سکتے ہیں: {lines}.',
  told: 'ہمارے حفاظتی رابطے، HR کے ایک فرد، کو بتا دیا گیا ہے اور وہ آپ کا لکھا پڑھ سکتے ہیں۔',
  choice:
    'سوالات یہیں رکتے ہیں۔ آپ ابھی رک سکتے ہیں یا کسی اور دن جاری رکھ سکتے ہیں۔ یہ آپ کے خلاف شمار نہیں ہوگا۔',
};

/** The safety reply in Hindi and Urdu, in Latin script. */
export const romanHindustani: SafetyWords = {
  opening: {
    self_harm: 'Batane ka shukriya. Lagta hai aap bahut mushkil waqt se guzar rahe hain.',
    medical: 'Lagta hai aap ko ya aap ke paas kisi ko medical madad ki zaroorat ho sakti hai.',
    threat: 'Lagta hai kisi ko nuqsan pahunch sakta hai, ya kisi ne aap ko dhamki di hai.',
    abuse: 'Batane ka shukriya. Lagta hai koi aap ko takleef pahuncha raha hai.',
    minor:
      'Lagta hai yeh 18 saal se kam umar ke kisi insaan ke baare mein hai, aur us ki hifazat sab se pehle hai.',
  },
  ai: 'Yahan mera role rukta hai: main ek AI hoon, aur ek asli insaan {place} se zyada aham hai.',
  place: { interview: 'is interview', work: 'is kaam', practice: 'is practice' },
  emergency: 'Agar aap ya koi aur abhi khatre mein hai to meharbani karke {number} par call karein.',
  local: 'apne ilaqe ke emergency number',
  police: 'police',
  ambulance: 'ambulance',
  talk: 'Aap kisi insaan se baat bhi kar sakte hain: {lines}.',
  told: 'Hamare safety contact, HR ke ek insaan, ko bata diya gaya hai aur woh aap ka likha parh sakte hain.',
  choice:
    'Sawal yahin rukte hain. Aap abhi ruk sakte hain ya kisi aur din jaari rakh sakte hain. Yeh aap ke khilaf nahin gina jayega.',
};
