import type { Concepts } from './rules.ts';
import { english as veiled } from './veiled/en.ts';

/** The shared ideas in English. Not yet read by a native speaker. */
export const english: Concepts = {
  ...veiled,
  giveAway: `gave giving given donated donating cleared cleaned_out emptied got_rid sold handed rehomed rehoming found_a_home
    boxed packed_up left leaving`,
  belongings: `cat dog pets pet belongings stuff things clothes apartment guitar collection furniture everything_i_own possessions
    records jewelry ring passwords car plants bunny hamster`,
  settled: 'paid settled cleared closed cancelled canceled arranged sorted stopped_paying handled',
  debts: 'debts debt rent bills funeral will affairs accounts lease subscriptions loans loose_ends',
  written: 'wrote written writing left leaving recorded typed mailed',
  letters: 'letters letter note notes goodbyes videos_for goodbye_note',
  notNeeded: `wont_need dont_need_it_anymore wont_be_needing no_use_for_it wont_matter wont_be_my_problem not_my_problem_after
    no_longer_need last_form_i_fill wont_have_to_worry nobody_will_have_to_deal wont_need_money wont_need_a_job wont_hear_from_me`,
  thanksAll: `be_good_to_each_other thanks_for_everything thank_you_for_everything thank_you_all take_care_of_each_other
    sorry_for_everything love_you_all forgive_me please_forgive`,
  farewell: 'goodbye goodbyes farewell good_bye byebye last_words final_words suicide_note',
  message: 'message msg text texted note letter voicemail voice_note video post sent wrote group_chat status',
  phoneOff: `turned_her_phone_off turned_his_phone_off phone_off phone_is_off turned_off_her_phone turned_off_his_phone
    turned_her_phone turned_his_phone not_answering isnt_answering wont_answer not_picking_up hung_up voicemail went_silent disappeared locked_the_door locked_herself locked_himself`,
  triedBefore: `tried_before tried_once tried_it_before tried_last attempted_before attempt_before done_this_before did_it_before
    tried_already past_attempt second_attempt`,
  chosenDate: `picked_the_day picked_a_day chosen_a_day chose_the_day chosen_the_day chose_a_date set_the_date picked_the_date
    have_the_day i_have_the_day got_the_date know_the_day know_how_and_when tonight_is_the_night tonight_seems_right todays_the_day`,
  wontBe: `wont_be_alive not_be_alive wont_be_in_this_world not_make_it_to_christmas wont_make_it_to_christmas ill_be_dead
    wont_wake_up_tomorrow doubt_ill_make_it dont_see_myself_alive wont_live_to_see dont_plan_to_be_alive not_planning_to_be_alive wont_be_on_this_earth
    didnt_expect_to_live never_expected_to_live dont_expect_to_be_alive six_feet_under_soon`,
  farFuture: 'years yrs five_years 5_years ten_years future next_year myself_in see_me',
  grave: 'grave graveyard cemetery coffin six_feet_under buried underground morgue urn casket',
  join: 'join joining be_with go_to going_to_her going_to_him see meet reunited reunite follow following',
  beyond: 'heaven afterlife other_side next_life her_grave his_grave the_angels',
  pills: `pills pill tablets meds sleeping_pills painkillers paracetamol tylenol xanax ibuprofen medication antidepressants
    benzos oxy valium insulin`,
  gather: `saving saved hoarding hoarded stockpiling stockpiled collecting collected counting counted lined stash stashed
    piling hiding storing been_keeping`,
  takeAll: `take_them_all take_all taking_them_all swallow_them_all all_of_them whole_bottle entire_bottle take_the_lot
    every_last_one take_the_whole took_the_whole down_them all_at_once`,
  rope: 'rope noose cord belt_around cable_tie exhaust_hose',
  ready: 'ready tied hanging beam ceiling have_the bought prepared neck hook closet waiting i_have',
  cutMe: `i_cut i_burn i_cutting i_scratch i_burned i_sliced i_slice i_carve cutting_my cut_my burn_my burned_my burning_my slicing_my hurt_myself
    burned_myself burn_myself cut_myself cutting_myself scratch_myself hit_myself use_it_on use_a_razor punch_myself bang_my_head bite_myself starve_myself`,
  blade:
    'razor razors blade blades lighter cigarette cigarettes scissors needle glass boxcutter box_cutter iron',
  limb: 'thighs thigh arms arm wrists wrist skin legs stomach hips forearm forearms',
  distress: `stressed stress sad anxious lonely alone upset overwhelmed numb calms_me calm secret nobody_knows weakness panic
    feel_bad depressed relapsed again_last_night angry`,
  hope: 'hope hoping wish wishing pray praying hoped wouldnt_mind wouldnt_care would_be_nice dream if_only',
  vehicle: 'bus car truck train van lorry something subway lightning',
  hitMe:
    'hits_me hit_me run_me_over runs_me_over crashes kills_me takes_me_out ran_me_over would_hit crush_me takes_me flatten_me',
  sleep: 'sleep asleep sleeping go_to_bed fall_asleep nap close_my_eyes',
  forever: 'forever for_good eternally never_again for_ever and_never',
  notWake:
    'not_wake never_wake dont_wake wont_wake not_waking without_waking never_waking didnt_wake wouldnt_wake',
  height:
    'roof rooftop bridge ledge balcony railing overpass parapet cliff tracks platform window_sill parking_garage crane top_floor',
  jump: 'jump jumping jumps jumped leap throw_himself throw_herself let_go step_off',
  gun: 'gun shotgun rifle pistol knife razor rope noose pills revolver blade',
  barred:
    'locked crying sobbing garage bathroom barricaded holding better_off fine_without wont_open wont_come_out screaming goodbye',
  snake: 'snake scorpion viper cobra spider wasp wasps bees bee jellyfish rattlesnake',
  bitten: 'bitten bit bite stung sting swelling',
  throat: 'throat tongue face lips airway neck',
  swollen: 'swelling swollen closing swelled tightening closed_up',
  bodySide:
    'left_side right_side left_arm right_arm left_hand right_hand half_of one_side left_leg right_leg side_of_her side_of_his',
  cantMove: `cant_move wont_move cannot_move doesnt_move isnt_moving numb went_limp limp paralyzed drooping no_feeling
    talking_nonsense slurring dead_all_of_a_sudden cant_feel`,
  chest: 'chest heart',
  seized:
    'grabbed grabbing clutching clutched fell collapsed crushing stabbing sweating grey gray exploding hurts_bad',
  iKnow: 'i_know we_know i_found found_out i_saw ive_seen know_what know_which know_where im_aware',
  school: 'school schools kindergarten daycare nursery college bus_stop',
  theirKids:
    'her_kids his_kids their_kids your_kids her_daughter his_daughter her_son his_son your_daughter your_son your_children their_children his_children her_children',
  partner: `she_throws husband boyfriend wife girlfriend partner fiance bf gf ex dad father stepdad stepfather mother mom hubby spouse brother uncle`,
  slaps: `throws_plates throws_plates_at stabbed_my stabs_me threw_a throws_stuff scratches_me slaps_me slapped_me slams_my slammed_my slams_me slammed_me pushes_me pushed_me shoves_me shoved_me throws_me threw_me
    drags_me dragged_me pulls_my_hair pulled_my_hair kicks_me kicked_me punches_me punched_me spits_on_me chokes_me choked_me burns_me burned_me
    locks_me locked_me beat_me hits_me hit_me grabs_my bit_me twists_my twisted_my broke_my smashed_my throws_things`,
  stepfather:
    'stepfather stepdad dad father uncle brother cousin landlord stepbrother grandfather moms_boyfriend neighbor roommate',
  myRoom:
    'comes_into_my_room comes_in_my_room into_my_bed in_my_bed into_my_room_at touches_me touching_me watches_me_shower gets_in_my_bed',
  superior: `landlord pastor professor boss manager supervisor trainer recruiter team_lead lead hr coach interviewer coordinator owner director`,
  undress: `sleep_with_him sleep_with_her i_sleep_with slept_with_him have_sex_with sex_with touch_him without_clothes no_clothes naked nude nudes take_off_my take_my_clothes undress topless in_my_bra in_underwear
    dirty_messages dirty_pictures sexual_messages dirty_things in_my_underwear strip`,
  eye: 'eye eyes',
  bruised: 'black_eye bruised_eye swollen_eye punched_me my_bruise hit_me_last',
  customer: `customer customers client clients caller shopper buyer guest passenger user cust lady_on_the_phone cx subscriber patient
    cardholder policyholder`,
  said: `mentioned said says wrote writes typed yelled screamed shouted told_me threatened threatens texted joked messaged complained
    asked saying writing emailed put replied goes was_like commented swore`,
  handled: `flagged policy account followed_policy logged reported_it filed_the address apologized apologised apologize refund refunded coupon voucher ticket replacement escalated escalate tracking trace
    stayed_polite stayed_calm calmed supervisor callback discount correct right_way closed offered reassured deescalated template macro explained gave_the
    transferred polite did_i was_that_ok is_that_ok`,
  threatened: 'threatened threatening threat threats robbery robbed shooter',
  resolved: `handled_it security_handled wrote_the_report police_came followed_protocol ended_well worked_out de_escalated
    calmed_down old_job last_job previous_job former_job drill resolved protocol`,
  testified: 'testified witness settled case_closed deposition tribunal whistleblower',
  kidding: 'kidding jk joking just_kidding of_course_not sarcasm figuratively so_to_speak',
  workThing: `spreadsheet sheet excel form deadline queue crm software app tool quiz test task tickets ticket inbox meeting traffic commute
    report schedule monday heat wifi internet laptop macro formula pivot training module customer bill system portal questions shift paperwork
    password captcha printer`,
  laugh: 'haha hahaha hahahaha lol lmao lmfao rofl hehe xd heh lolol',
  dieLoose:
    'killing kill killed kills dying die dead died murder shoot_myself hang_myself jump_out jump_off suicide killin shoot_me',
  kitchen:
    'shaving cooking onion onions kitchen stove oven vegetables cardboard paper knife_while baking iron hair nails toast',
  idiom: `shoot_me_the kill_me_lol ugh_shoot_me shoot_me_now take_a_bullet die_for_this_team dying_to to_die_for killing_it killed_it shoot_myself_in_the_foot i_could_have_died could_have_killed_me dead_serious dead_tired
    knock_them_dead drop_dead_gorgeous kill_two_birds scared_to_death scared_me_to_death die_of_embarrassment die_of_boredom
    bored_to_tears want_to_die_laughing rather_die_than_call rather_die_than_use id_rather_die_than over_my_dead die_hard die_of_old_age
    kill_for_a kill_for_some bled_money kill_switch shotgun_approach rope_in roped_in hang_in_there cut_me_some drives_me_up jump_through
    hurt_my_eyes hurts_my_eyes hurt_my_brain hurts_my_brain burn_myself_out burned_myself_out killing_my_back kill_me_now lol_kill_me
    beat_me_to_it choke_up stab_at_it took_a_stab take_a_stab shot_in_the_dark bite_the_bullet dodged_a_bullet jump_the_gun
    sticking_to_my_guns pull_the_trigger pulled_the_trigger dead_on_arrival blow_up_my_phone blowing_up_my kill_the_mood`,
  iThink:
    'think thinking thought about attempt tried want plan planning commit committing considering contemplating my',
  crisisNoun: `swallowed poison overdosing self_injury suicide* suicidal overdos* self_harm shootings shooting gunshot gunshots stabbing stabbings assault assaults
    rape murders murder murdered killings deaths drowning* beheadings abuse accidents violence stroke strokes heart_attacks heart_attack
    seizures violent injuries poisoning breathe kill_themselves killing_themselves hurt_themselves threats choking miscarriage bleeding emergencies harassment trafficking`,
  crisisWork: `ward_clerk clerk icu_clerk poison_control poison_center call_center_for 988 overnight_line dispatcher paramedic paramedics nurse hotline helpline moderator moderation moderated claims adjuster claim insurer insurance hospital er
    emergency_room icu ambulance volunteer* shelter firefighter emt police social_worker counselor calls_about callers
    took_calls case_files caseworker lifeguard caregiver coroner morgue forensic journalist reporter interpreter transcriber transcribed
    logged wrote_the_call call_logs admissions intake lab records trauma triage hospice clinic patients survivors victims training first_aid certified`,
  controlled: `controlled well_controlled under_control well_managed managed_with stable in_remission
    havent_had_a_seizure havent_had_an_attack no_seizures no_attacks no_complications pregnancy_is_going since_childhood since_birth 
    checkup doctor_cleared cleared_me `,
  recovered: `used_to_be_suicidal used_to_self_harm used_to_cut got_treatment got_help have_been_well been_well recovered treated_and in_recovery years_sober 
     long_over behind_me back_then is_fine_now am_fine_now doing_well_now good_health `,
  denied: `no_thoughts any_thoughts no_thought no_intention not_thinking never_thought never_wanted never_had never_been no_desire no_history
    no_plans not_planning not_going_to dont_have_any dont_have_thoughts havent_had_any not_suicidal wouldnt_ever would_never`,
  ifDead: `if_i_die if_i_died if_i_disappeared when_im_gone once_im_gone if_im_gone without_me_around if_i_was_gone if_i_were_dead if_i_vanish`,
  nobodyCares: `nobody_would no_one_would nobody_will noone_would who_cares finally_be_happy happy happier nobody_cares no_one_cares nobody_notices relieved better_off no_one_notices`,
  smallChild: `baby toddler kid child son daughter 1yo 2yo 3yo 4yo year_old yr_old nephew niece grandson granddaughter`,
  drank: `took taken drank drunk swallowed ate licked chewed got_into ingested`,
  cleaner: `cleaner bleach detergent battery batteries pills medicine meds drain kerosene acid coin magnet perfume sanitizer pods nail_polish`,
  breath: `cant_breathe cannot_breathe couldnt_breathe can_barely_breathe cant_get_air not_breathing hardly_breathe`,
  stuffy: `heat lol haha laughing hahaha laughter humidity mask smell perfume jeans lmao hot`,
  cameOfAge: `turned_18 just_turned_18 i_turned_18_last im_18_now im_18_already am_18_now turned_eighteen`,
  peace: `peaceful peace quiet calm calming relief restful comforting easier beautiful`,
  notExist: `not_exist not_existing stop_existing be_gone being_gone not_be_here not_being_here be_dead being_dead non_existence nothingness disappear not_to_be`,
  leave: `leave leaving quit quitting check_out checking_out depart exit exiting say_goodbye_to done_with going out_of`,
  world: `this_world the_world this_earth this_life this_planet world_forever`,
  nobodyNeeds: `nobody_needs_me no_one_needs_me nobody_wants_me no_one_wants_me nobody_loves_me no_one_loves_me dont_belong_anywhere nobody_here_needs`,
  feedPet: `feed_my under_the_mat spare_key feed_the look_after_my water_my someone_take_my`,
  notAround: `be_around_to_see around_to_see around_for_the_result not_be_around wont_be_around be_here_to_see be_alive_to_see here_for_the_result live_to_see`,
  sharp: `knife blade razor scissors glass scalpel boxcutter`,
  wrist: `wrist wrists veins throat neck forearm`,
  jaw: `jaw shoulder left_arm heavy weight elephant pressure tightness arm_is`,
  oneEye: `one_eye_open eyes_open_at_night sleep_lightly`,
  goFor: `coming_for come_for coming_after going_after come_after waiting_for wait_for find_him find_her go_after gonna_find visit pay_him pay_her catch_him`,
  club: `bat crowbar pipe hammer machete knife axe wrench chain brick baseball_bat gun club`,
  notHere: `wont_be_here wont_be_there not_be_here wont_be_around wont_be_available will_be_gone be_away be_gone`,
  absence: `funeral vacation trip wedding appointment swap holiday leave_request surgery exam burial flight pto day_off church`,
  fired: `fired fire_me job hours shift shifts hired hire contract promotion rent pay report_me bonus score grade kick_me_out`,
  urge: `feel_like want_to wanna urge just_feel need_to`,
  endAll: `ending_things end_things end_it_all ending_it_all end_everything ending_everything finish_everything`,
  saysHe: `says_if says_he says_she says_shes says_hes he_says she_says swears telling_me texted threatening`,
  hangsSelf: `hang_himself hang_herself kill_himself kill_herself hurt_himself hurt_herself shoot_himself shoot_herself end_his_life end_her_life`,
  machine: `system app page file folder server site website headset laptop computer printer mouse keyboard link tool crm portal browser button excel tab internet wifi ticket email form screen mic macro bot`,
  notResponding: `isnt_responding not_responding doesnt_respond wont_respond not_answering isnt_answering doesnt_answer wont_open stopped_responding not_moving wont_move cant_move unresponsive no_response isnt_moving frozen crashed passed_out not_waking`,
  roughly: 'strangle strangling choke murder kill shoot',
  finishMe: `death_of_me finish_me_off end_of_me going_to_kill_me gonna_kill_me will_kill_me`,
  youngKin: `nephew niece son daughter kids my_kid grandson granddaughter little_brother little_sister younger_brother younger_sister students stepson`,
  teenAge: `14 15 16 17 13 12`,
  insulin: `insulin metformin heparin tramadol opioids`,
  doubled: `double twice too_much doubled wrong_dose extra_dose overdose two_doses`,
  scars: `scars cuts wounds marks`,
  fresh: `fresh new still_open recent bleeding healing`,
  lots: `load lot bunch tons loads handful so_many too_many`,
  convulsing: `is_seizing is_convulsing having_a_seizure wont_stop_seizing hes_seizing shes_seizing`,
};
