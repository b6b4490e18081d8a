import type { RuleTexts } from '../ruleTexts.ts';
import { type VeiledIdeas, veiledRules } from './veiled/rules.ts';

/**
 * Rules that hold in every language, in the notation of `source.ts`: veiled danger, and what is told without danger.
 * Each language only says which words it has for an idea (`Concepts`), so that a class of sayings can't be
 * taught to one language and forgotten in another.
 */
export const conceptRules: RuleTexts = {
  mask: `
    <idiom>
    ~14: -<iThink> <crisisNoun> <crisisWork>
    ~12: <dieLoose> <workThing> <laugh>
    ~8: <cutMe> <kitchen>
    ~10: <breath> <stuffy>
    ~6: <customer> <farewell>
    -<neg> <cameOfAge>
    ~14: <notHere> <absence>
    ~8: <notResponding> <machine>
    ~8: <notResponding> <customer>
    ~5: <machine> <roughly>
    ~7: <machine> <hangsSelf>
    ~8: <finishMe> <workThing>
    <youngKin> __ <teenAge> __ <school>?
    <youngKin> // 18|eighteen
    ${veiledRules.mask}`,
  accident: `
    ~12: <smallChild> <drank> <cleaner>
    ! <breath>`,
  frame: `
    " <customer>
    <customer> ___ <said> // <handled>
    <threatened> // <resolved>
    <testified>
    ~14: <kidding> <workThing>
    ${veiledRules.frame}`,
  past: `
    <controlled>
    <recovered>`,
  self_harm: `
    ?left ~7: <giveAway> <belongings>
    ?left ~6: <settled> <debts>
    ?left ~6: <written> <letters>
    ?gone <notNeeded>
    ?bye <thanksAll>
    ?bye <farewell>
    ?warn ~7: <farewell> <message>
    <farewell> // <phoneOff>
    <farewell> // <triedBefore>
    <phoneOff> // <triedBefore>
    ! ~5: <urge> <endAll>
    ~9: <scars> <limb> <fresh>
    ~10: <pills> <lots> <drank>
    ~12: <saysHe> <hangsSelf>
    ?date <chosenDate>
    <wontBe>
    ~14: <farFuture> <grave>
    ?grave <grave>
    ~9: <pills> <gather>
    ~10: <pills> <takeAll>
    ~8: <rope> <ready>
    ~8: <cutMe> <blade>
    ~8: <cutMe> <limb>
    ~9: <cutMe> <distress>
    ~10: <hope> <vehicle> <hitMe>
    ! ~8: <sleep> <forever>
    ! ~9: <sleep> <notWake>
    ~14: <height> <jump>
    ~12: <gun> <barred>
    ~10: <join> <beyond>
    ! ~9: <ifDead> <nobodyCares>
    ! ~10: <peace> <notExist>
    ! ~8: <leave> <world>
    ! ?alone <nobodyNeeds>
    ! ?leave ~8: <leave> <forever>
    ?care <feedPet>
    ! ?gone <notAround>
    ~8: <sharp> <wrist>
    ${veiledRules.self_harm}`,
  medical: `
    ~10: <snake> <bitten>
    ! ~9: <throat> <swollen>
    ! ~12: <bodySide> <cantMove>
    ~9: <chest> <seized>
    ~10: <chest> <jaw>
    ~12: <insulin> <doubled>
    <convulsing>
    ~12: <smallChild> <drank> <cleaner>
    ${veiledRules.medical}`,
  threat: `
    ~12: <iKnow> <school> <theirKids>
    <oneEye>
    ~12: <goFor> <club>
    ${veiledRules.threat}`,
  abuse: `
    ~9: <partner> <slaps>
    ~10: <stepfather> <myRoom>
    ! ~14: <superior> <undress>
    ~6: <eye> <bruised>
    ! ~14: <undress> <fired>
    ${veiledRules.abuse}`,
  minor: veiledRules.minor,
};

/** What a language calls each idea that the shared rules are made of. Entries as in a class of `source.ts`. */
export type Concepts = VeiledIdeas &
  Readonly<
    Record<
      // Putting things in order before dying.
      | 'giveAway'
      | 'belongings'
      | 'settled'
      | 'debts'
      | 'written'
      | 'letters'
      | 'notNeeded'
      | 'thanksAll'
      | 'farewell'
      | 'message'
      | 'phoneOff'
      | 'triedBefore'
      | 'chosenDate'
      | 'wontBe'
      | 'farFuture'
      | 'grave'
      | 'join'
      | 'beyond'
      // Means, and wishes for death that don't name it.
      | 'pills'
      | 'gather'
      | 'takeAll'
      | 'rope'
      | 'ready'
      | 'cutMe'
      | 'blade'
      | 'limb'
      | 'distress'
      | 'hope'
      | 'vehicle'
      | 'hitMe'
      | 'sleep'
      | 'forever'
      | 'notWake'
      | 'height'
      | 'jump'
      | 'gun'
      | 'barred'
      | 'ifDead'
      | 'nobodyCares'
      | 'peace'
      | 'notExist'
      | 'leave'
      | 'world'
      | 'nobodyNeeds'
      | 'feedPet'
      | 'notAround'
      | 'sharp'
      | 'wrist'
      | 'urge'
      | 'endAll'
      | 'saysHe'
      | 'hangsSelf'
      | 'scars'
      | 'fresh'
      | 'lots'
      // The body.
      | 'convulsing'
      | 'jaw'
      | 'smallChild'
      | 'drank'
      | 'cleaner'
      | 'breath'
      | 'snake'
      | 'bitten'
      | 'throat'
      | 'swollen'
      | 'bodySide'
      | 'cantMove'
      | 'chest'
      | 'seized'
      | 'insulin'
      | 'doubled'
      // Threats and abuse.
      | 'iKnow'
      | 'school'
      | 'theirKids'
      | 'partner'
      | 'slaps'
      | 'stepfather'
      | 'myRoom'
      | 'superior'
      | 'undress'
      | 'eye'
      | 'bruised'
      | 'oneEye'
      | 'goFor'
      | 'club'
      | 'fired'
      // Told without danger: customers, past work, figures of speech, what is treated or over, denials.
      | 'customer'
      | 'said'
      | 'handled'
      | 'threatened'
      | 'resolved'
      | 'testified'
      | 'kidding'
      | 'workThing'
      | 'laugh'
      | 'dieLoose'
      | 'kitchen'
      | 'stuffy'
      | 'machine'
      | 'notResponding'
      | 'roughly'
      | 'finishMe'
      | 'youngKin'
      | 'teenAge'
      | 'notHere'
      | 'absence'
      | 'cameOfAge'
      | 'idiom'
      | 'iThink'
      | 'crisisNoun'
      | 'crisisWork'
      | 'controlled'
      | 'recovered'
      | 'denied',
      string
    >
  >;
