import type { SafetyWords } from './safetyWords.ts';

// No native speaker has read these sentences yet: machine-assisted translations of en.ts.

/** The safety reply in Arabic. */
export const arabic: SafetyWords = {
  opening: {
    self_harm: 'شكرًا لأنك أخبرتني. يبدو أنك تمر بأمر صعب جدًا.',
    medical: 'يبدو أنك أو شخصًا قريبًا منك قد يحتاج إلى مساعدة طبية.',
    threat: 'يبدو أن أحدًا قد يتعرض للأذى، أو أن أحدًا هددك.',
    abuse: 'شكرًا لأنك أخبرتني. يبدو أن شخصًا ما يؤذيك.',
    minor: 'يبدو أن الأمر يتعلق بشخص دون سن 18 عامًا، وسلامته تأتي أولًا.',
  },
  ai: 'أتوقف هنا عن دوري: أنا ذكاء اصطناعي (AI)، والإنسان الحقيقي أهم من {place}.',
  place: { interview: 'هذه المقابلة', work: 'هذا العمل', practice: 'هذا التدريب' },
  emergency: 'إذا كنت أنت أو أي شخص آخر في خطر الآن، فيرجى الاتصال على {number}.',
  local: 'رقم الطوارئ المحلي',
  police: 'الشرطة',
  ambulance: 'الإسعاف',
  talk: 'يمكنك أيضًا التحدث مع شخص: {lines}.',
  told: 'تم إبلاغ مسؤول السلامة لدينا، وهو شخص في الموارد البشرية، ويمكنه قراءة ما كتبته.',
  choice: 'تتوقف الأسئلة هنا. يمكنك التوقف الآن أو المتابعة في يوم آخر. لن يُحسب ذلك ضدك.',
};
