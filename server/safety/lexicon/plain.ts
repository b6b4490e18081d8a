import type { SafetyLanguage } from '../../../shared/safety/kinds.ts';
import type { RuleTexts } from '../ruleTexts.ts';

/**
 * Dangers in so few and plain words that the learned reading has nothing to weigh: it neither hears of these rules nor takes
 * them back. Negations, accounts of work, and what is over still do. Not yet read by native speakers.
 */
export const plainDangers: Readonly<Record<SafetyLanguage, RuleTexts>> = {
  en: {
    self_harm: `
      i|im feel|feeling|felt? _ hopeless -at|with|in|first|then|until|first_call|second_call|third_call
      life|my_life|my_situation|the_future _ feels|is|seems|looks _ hopeless
      everything _ feels|is _ hopeless
      everything _ seems|looks _ hopeless -right_now_but_i|but_i_kept_the|list|file|sheet|order|orders|ticket|tickets|queue
      i|ive|im _ lost|losing|lose|given_up _ all|any|every? hope -of|for|in|that|to
      ! there|i is|have|see no hope -of|in|that|to
      out of hope
      end|ending|finish ___ and|then then|also? my own? life -back|together|on
      + want|wants|wanted _ to die|be_dead // so_do_i|me_too|i_do_too|i_want_the_same|i_want_it_too`,
    medical: `
      there|theres is? a|an? big|huge|real|small? fire in|inside|at _ my|our|the|this house|home|apartment|flat|building|kitchen|room|bedroom|garage|office|hallway|basement -once|ago|years|the_report|the_reports|the_numbers|deadline
      smoke in|inside|fills|filling? _ my|our|the|this house|home|apartment|flat|building|room|bedroom|hallway|basement ___ door_wont|cant_get_out|cannot_get_out|cant_breathe|cannot_breathe|trapped|cant_leave -once|ago|years`,
    abuse: `
      -customer|client|caller|script|story|passenger|worked_a_man|worked_a_guy threatened|threatens|threatening|threaten _ to _ kill|murder|shoot|stab|strangle|burn me|us|my_family|my_kids|my_children
      passenger __ threatened|threatens|threatening|threaten _ to _ kill|murder|shoot|stab|strangle|burn me|us|my_family|my_kids|my_children -when_i_was_a
      worked_a_man|worked_a_guy __ threatened|threatens|threatening|threaten _ to _ kill|murder|shoot|stab|strangle|burn me|us|my_family|my_kids|my_children -i_kept_calm|i_stayed_calm
      someone|somebody|someones|man|men|guy|guys|stranger|strangers|car|van|ex|husband|boyfriend|neighbor _ is|are|s|been|keeps|was|were? following|stalking|tailing me|us -on|up|closely|linkedin|instagram|facebook|twitter|online|account|page|channel|the_boxes|store_asking|shop_asking
      someone|somebody|someones|man|men|guy|guys|stranger|strangers|ex|husband|boyfriend|neighbor _ is|are|s|been|keeps following|stalking|tailing me|us -on|up|closely|linkedin|instagram|facebook|twitter|online|account|page|channel
      -tour|tours people _ is|are|s|been|keeps|was|were? following|stalking|tailing me|us -on|up|closely|linkedin|instagram|facebook|twitter|online|account|page|channel
      im|we|i|were being? followed|stalked by _ man|men|guy|someone|somebody|stranger|car|ex -on|linkedin|instagram|facebook|online`,
  },
  es: {
    self_harm: `
      me|estoy|vivo _ sin ninguna? esperanza|esperanzas -de|en|para
      me siento _ desesperanzado|desesperanzada
      perdi|perdido|perdiendo|pierdo _ toda|la|las|mi? esperanza|esperanzas -de|en|con
      ! no _ tengo|queda|quedan|veo _ esperanza|esperanzas -de|en|para`,
    medical: `
      hay un? incendio|fuego en mi|nuestra|nuestro|la|el casa|departamento|apartamento|piso|edificio|cocina|cuarto|habitacion|garaje
      quemando|incendiando|quema|incendia _ mi|nuestra|nuestro casa|departamento|apartamento|piso|edificio|cocina
      mi|nuestra|nuestro casa|departamento|apartamento|edificio|cocina se _ quema|quemando|incendia|incendiando`,
    abuse: `
      -cliente|clienta|usuario|personaje|senor me|nos _ amenazo|amenaza|amenazan|amenazaron|amenazado|amenazando _ con|de _ matarme|matarnos|muerte
      senor __ me|nos _ amenazo|amenaza|amenazan|amenazaron|amenazado|amenazando _ con|de _ matarme|matarnos|muerte -cuando_era_cajero|cuando_era_guardia|cuando_era_vigilante
      alguien|hombre|tipo|hombres|tipos|carro|auto|coche|moto|persona|extrano|desconocido|ex __ me|nos esta|estan|viene|vienen|anda|andan siguiendo|persiguiendo|acechando -en|instagram|facebook|linkedin|redes
      me|nos estan|vienen siguiendo|persiguiendo -en|instagram|facebook|linkedin|redes
      me|nos sigue|siguen|persigue|persiguen un|una|unos hombre|tipo|hombres|tipos|auto|carro|coche|moto|desconocido`,
  },
  pt: {
    self_harm: `
      perdi|perdendo|perdido|perco _ toda|a|as|minha? esperanca|esperancas -de|no|na|em
      estou|me|sinto|vivo|to|tou _ sem _ nenhuma|mais? esperanca|esperancas -de|no|na
      ! nao _ tenho|vejo|resta|ha _ mais|nenhuma? esperanca|esperancas -de|no|na`,
    medical: `
      tem|ha um? incendio|fogo na|no|em minha|meu|nossa|nosso? casa|apartamento|predio|cozinha|quarto|garagem
      minha|meu|nossa|nosso casa|apartamento|predio|cozinha|quarto _ pegando_fogo|em_chamas|incendiando`,
    abuse: `
      -cliente|usuario|personagem ameacou|ameacaram|ameaca|ameacam|ameacando|ameacado _ me|nos matar
      -cliente|usuario|personagem me|nos _ ameacou|ameacaram|ameaca|ameacam|ameacando|ameacado _ de|com morte
      alguem|homem|cara|sujeito|carro|pessoa|estranho|homens|moto __ me|nos seguindo|perseguindo|segue|persegue -no|na|instagram|facebook|linkedin|redes
      estao me|nos seguindo|perseguindo -no|na|instagram|facebook|linkedin|redes`,
  },
  fr: {
    self_harm: `
      me sens _ desespere|desesperee|sans_espoir -de|par
      perdu|perds|perdre _ tout|l|mon? espoir -de|dans|que
      ! ai _ plus|aucun d? espoir -de|dans|que`,
    medical: `
      y a un|le|l? incendie|feu dans|chez|a ma|mon|notre|la|le|l? maison|appartement|immeuble|cuisine|chambre|garage|moi|nous
      ma|mon|notre maison|appartement|immeuble|cuisine|chambre _ brule|en_feu|en_flammes|pris_feu`,
    abuse: `
      -client|cliente|usager|personnage menace|menacee|menacait|menacent|menaces _ de _ me|nous _ tuer|buter|egorger|poignarder
      -client|cliente|usager|personnage m|me|nous _ menace|menacee|menaces|menacent _ de mort
      quelquun|homme|type|mec|inconnu|voiture|hommes|gars|ex __ me|nous suit|suivent|poursuit|poursuivent -sur|linkedin|instagram|facebook|yeux
      on me|nous suit|poursuit -sur|linkedin|instagram|facebook|yeux`,
  },
  id: {
    self_harm: `
      saya|aku|gue|gw|merasa|sudah|udah _ putus_asa -dengan|mencari|sama|waktu
      kehilangan|hilang _ semua|segala? harapan -pada|terhadap|untuk
      ! tidak|nggak|gak|ga|tak _ punya|ada _ harapan -untuk|besar|dari`,
    medical: `
      ada kebakaran|api di _ rumah|rumahku|apartemen|kos|kosan|kamar|kamarku|dapur|kontrakan
      rumah|rumahku|apartemen|kos|kosan|dapur|kamar saya|kami|aku|gue? _ kebakaran|terbakar -tahun|dulu`,
    abuse: `
      -pelanggan|klien|customer mengancam|ngancam|ancam|mengancamku _ membunuh|bunuh|ngebunuh|menghabisi _ saya|aku|gue|gw|kami|keluarga_saya
      saya|aku|gue|gw|kami _ diancam _ dibunuh|bunuh|dihabisi
      ada|seseorang|orang|pria|laki|cowok|mobil|motor|mantan __ mengikuti|membuntuti|menguntit|ngikutin|buntutin saya|aku|gue|gw|kami -instagram|facebook|linkedin|twitter|tiktok|akun|ig
      saya|aku|gue|gw|kami _ diikuti|dibuntuti|dikuntit _ orang|seseorang|pria|laki|mobil|mantan -instagram|facebook|linkedin|tiktok|ig`,
  },
  tl: {
    self_harm: `
      ! wala|walang|nawalan|nawawalan|nawala __ pag_asa|pagasa -makuha|sa_job|na_makuha|refund`,
    medical: `
      may sunog sa|dito _ bahay|apartment|kusina|kwarto|building|amin -drill
      nasusunog|nagliliyab _ bahay|kusina|apartment|kwarto|building`,
    abuse: `
      -customer|kliyente|client pinagbantaan|pinagbabantaan|binantaan|nagbanta|nagbabanta __ papatayin|patayin|papatay
      may|meron|laging|palaging __ sumusunod|humahabol|nakasunod sa _ akin|amin|kin -facebook|fb|instagram|ig|linkedin|tiktok|twitter|page
      sinusundan|hinahabol _ ako|kami _ ng|nung|nila -facebook|fb|instagram|ig|linkedin|tiktok`,
  },
  hi_ur: {
    self_harm: `
      ! koi|saari|sari|sab|har|bilkul|कोई|सारी|सब|हर|کوئی|ساری|سب|ہر _ umeed|umid|ummeed|ummid|asha|उम्मीद|आशा|امید __ nahi|nahin|nhi|nai|khatam|khatm|toot|नहीं|खत्म|टूट|نہیں|ختم|ٹوٹ -thi|ki|ke|थी|कि|تھی|کہ`,
    medical: `
      mere|hamare|humare|मेरे|हमारे|میرے|ہمارے ghar|makan|kamre|building|kitchen|flat|घर|मकान|कमरे|گھر|مکان|کمرے|فلیٹ mein|me|main|mai|में|मे|میں _ aag|आग|آگ lag|lagi|lgi|लग|लगी|لگ|لگی -thi|थी|تھی|saal`,
    abuse: `
      ~9: -customer|client|grahak|ग्राहक|گاہک dhamki|dhamkiyan|dhmki|धमकी|धमकियाँ|دھمکی|دھمکیاں mujhe|muje|mujhko|hamein|humein|मुझे|हमें|مجھے|ہمیں maarne|marne|qatal|मारने|قتل|مارنے
      koi|aadmi|admi|ladka|banda|shakhs|log|wo|woh|gaadi|कोई|आदमी|लड़का|वह|वो|लोग|کوئی|آدمی|شخص|لڑکا|وہ|لوگ|گاڑی __ mera|hamara|मेरा|हमारा|میرا|ہمارا _ peecha|picha|pichha|peechha|पीछा|پیچھا kar|karta|karti|kr|karte|कर|करता|करते|کر|کرتا|کرتے`,
  },
  sw: {
    self_harm: `
      nimekata|nakata tamaa -kutafuta|kupata|mteja
      ! sina tumaini|matumaini -la|ya|kupata|kwamba|na
      ! sina|hakuna tumaini|matumaini _ lolote|yoyote|tena|ya_maisha|maishani`,
    medical: `
      kuna moto _ nyumbani|nyumba|jikoni|chumbani|kwangu|kwetu
      nyumba _ yangu|yetu _ inaungua|inawaka|inateketea|imeshika_moto|inachomeka`,
    abuse: `
      -mteja|wateja ametishia|alitishia|anatishia|wametishia|walitishia|amenitishia|alinitishia|ananitishia|wananitishia _ kuniua|kutuua|kunichinja
      kuna|mtu|watu|gari|mwanaume|jamaa __ ananifuata|wananifuata|linanifuata|anatufuata|ananifuatilia|wananifuatilia -instagram|facebook|linkedin|twitter|mtandaoni`,
  },
  uk_ru: {
    self_harm: `
      потерял|потеряла|втратив|втратила|теряю|втрачаю _ всякую|всю|последнюю|останню|будь_яку? надежду|надію -на|в|что|що
      ! нет|немає|нема|нету|осталось|залишилося _ надежды|надії -на|что|що
      чувствую|відчуваю _ безысходность|безнадежность|безнадію|безвихідь`,
    medical: `
      у|в мене|меня|нас|моем|моєму|нашем|нашому|моей|моїй|нашей|нашій в|у? дома|доме|будинку|вдома|квартире|квартирі|домі|хаті|кухне|кухні|подъезде|підїзді пожар|пожежа|горит|горить
      мой|моя|мій|наш|наша дом|квартира|будинок|хата _ горит|горить|в_огне|у_вогні|палає`,
    abuse: `
      ~6: -тренер|клиент|клієнт|покупатель|покупець угрож*|погрож*|грозил*|грозит*|пригроз* меня|мене|мне|мені|нас|нам убить|вбити|убити|зарезать|зарізати|застрелить|застрелити|убийством|вбивством
      за мной|мною _ кто|хтось|мужчина|чоловік|машина|незнакомец __ следит|идет|едет|ходит|стежить|йде|їде|ходить -инстаграм*|instagram|facebook|linkedin
      меня|мене _ кто|хтось|мужчина|чоловік|машина __ преследует|переслідує -инстаграм*|instagram|facebook
      меня|мене|нас преследуют|переслідують`,
  },
  ar: {
    self_harm: `
      اشعر|أحس|حاسس|حاسة|حاس|شعور _ باليأس|بيأس|يائس|يائسة|بالياس
      فقدت|فاقد|فاقدة|خسرت _ الأمل|أملي|أمل -في|ب*
      ! لدي|عندي|لي|يوجد|يعد|باقي|بقى _ أمل -في|أن|ب*`,
    medical: `
      -تدريب|تمرين|محاكاة|كان|كانت حريق|حريقة|نار في|داخل بيتي|بيتنا|منزلي|منزلنا|شقتي|شقتنا|المطبخ|غرفتي|العمارة|عمارتنا|بنايتنا
      بيتي|بيتنا|منزلي|منزلنا|شقتي|شقتنا _ يحترق|تحترق|بيحترق|يشتعل|تشتعل`,
    abuse: `
      -عميل|زبون|لو هددني|يهددني|هددوني|يهددونني|هددتني|تهددني|بيهددني __ بالقتل|بقتلي|بالذبح|يقتلني|بالموت|سيقتلني|هيقتلني
      شخص|أحد|حدا|حد|رجل|واحد|سيارة|ناس|أشخاص|هناك __ يلاحقني|يتبعني|يتعقبني|يطاردني|تلاحقني|تتبعني|بيلحقني|يلحقني|يلاحقونني|يتبعونني -انستغرام|انستقرام|فيسبوك|لينكد*|تويتر|تيك`,
  },
};
