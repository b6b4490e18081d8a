import type { RuleTexts } from '../../ruleTexts.ts';

/**
 * Rules for what people only hint at, in the notation of `source.ts`: most are hints that count in pairs. Hints with
 * the label `when` are soft: they say nothing together, only beside another one.
 */
export const veiledRules = {
  mask: `
    <ownGoal>
    ~7: <gameThing> <gameKill>`,
  frame: `
    <gentleman> ___ <said> // <handled>|<closedWell>
    <customer> ___ <said> // <closedWell>
    ! <yearsAgo> // <customer>|<gentleman> // <handled>|<closedWell>
    ! <customer>|<gentleman> // <yearsAgo> // <handled>|<closedWell>`,
  self_harm: `
    ?perch ~7: <perched> <height>|<highPlace>
    ?perch <belowMe>
    ! ?brink <brink>
    ! ?brink ~6: <courage> <lacking>
    ! ?when <declines>
    ?when <whenAlone>
    ?when <lastThing>
    ?letters ~8: <written> <letters> <closeKin>
    ?funeral ~7: <paidUp> <funeralMine>
    ?found ~9: <letters>|<policy> <leftAt>
    ?found <findsMe>
    ?poison ~8: <poison> <mixed>
    ?meds ~9: <pills>|<medBox> <keptBack>
    ?rope ~6: <rope> <bought>
    ~5: <cutSelf> <again>
    ~5: <again> <razor>
    ~9: <razor> <bleedsOn>
    ~9: <restWith> <lateKin>
    ! ?silent <ifSilent>
    ?gone <worthMore>`,
  medical: `
    ! ?sight <sightGone>
    ! ?limp <handFails>
    ! ?limp ~6: <handOr> <slack>
    ! ?speech <speechGone>
    ! ?speech ~5: <wordsSaid> <jumbled>
    <blueLips>`,
  threat: `
    ?armed ~8: <arm> <atHand>
    ?know ~8: <iKnow> <hisRoutine>
    ?know <lyingInWait>
    ! ?vow <reckoning>
    ?door ~9: <foe> <atDoor>
    ?door ~5: <forcing> <doorWord>
    ?hide <hiding>
    ?doom <doom>`,
  abuse: `
    ! ?control <controls>
    ?control ~6: <readsMy> <myPhone>
    ?wound <wounds>
    ?back ~6: <brokeMe> <bones>
    ~10: <partner> <wounds>
    ?back <returnsAt>`,
  minor: `
    ~6: <iAmAged> <inTruth> <teenAge>
    ~10: <teenAge> <borrowed>`,
} satisfies RuleTexts;

/** What a language calls each idea of `veiledRules`. Entries as in a class of `source.ts`. */
export type VeiledIdeas = Readonly<
  Record<
    // On the edge of something high, or of the rails.
    | 'perched'
    | 'highPlace'
    | 'belowMe'
    | 'brink'
    | 'courage'
    | 'lacking'
    // Nothing more is planned; a time when no one is around.
    | 'declines'
    | 'whenAlone'
    | 'lastThing'
    | 'ifSilent'
    // What is left for others to find.
    | 'closeKin'
    | 'paidUp'
    | 'funeralMine'
    | 'policy'
    | 'leftAt'
    | 'findsMe'
    | 'worthMore'
    | 'restWith'
    | 'lateKin'
    // Means that lie ready, and fresh cuts.
    | 'poison'
    | 'mixed'
    | 'medBox'
    | 'keptBack'
    | 'bought'
    | 'cutSelf'
    | 'again'
    | 'razor'
    | 'bleedsOn'
    // The body.
    | 'sightGone'
    | 'handFails'
    | 'speechGone'
    | 'blueLips'
    | 'handOr'
    | 'slack'
    | 'wordsSaid'
    | 'jumbled'
    // Armed, lying in wait, at the door.
    | 'arm'
    | 'atHand'
    | 'hisRoutine'
    | 'lyingInWait'
    | 'reckoning'
    | 'foe'
    | 'atDoor'
    | 'hiding'
    | 'doom'
    | 'forcing'
    | 'doorWord'
    // Control and injuries at home; children who say how old they are.
    | 'controls'
    | 'wounds'
    | 'brokeMe'
    | 'bones'
    | 'readsMy'
    | 'myPhone'
    | 'returnsAt'
    | 'iAmAged'
    | 'inTruth'
    | 'borrowed'
    // Told without danger.
    | 'ownGoal'
    | 'gameThing'
    | 'gameKill'
    | 'gentleman'
    | 'yearsAgo'
    | 'closedWell',
    string
  >
>;
