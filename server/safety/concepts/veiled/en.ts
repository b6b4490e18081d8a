import type { VeiledIdeas } from './rules.ts';

/** Words for veiled danger in English. Not yet read by a native speaker. */
export const english: VeiledIdeas = {
  perched: `standing stood sitting sat been_up_here up_on up_here climbed leaning im_on_the feet legs out_on been_up hour`,
  highPlace: `window_ledge windowsill rails railway train_tracks edge_of_the wrong_side viaduct quay pier
    9th_floor 10th_floor 12th_floor 14th_floor 20th_floor water_tower parking_deck overpass`,
  belowMe: `looking_down feet_dangling legs_dangling feet_hanging legs_hanging feet_over legs_over water_below
    river_below traffic_below long_way_down watching_the_trains watching_the_cars_below`,
  brink: `next_one_is next_one_will next_train_is just_need_the_courage only_courage courage_is_missing just_need_the_guts all_i_need_is_the_nerve
    need_the_nerve one_more_step one_step_and working_up_the_nerve working_up_the_courage every_time_one_passes just_have_to_let_go last_question_ill last_thing_i_answer be_over_in_a_second dont_care_about_the_job`,
  declines: `no_need_to_schedule dont_schedule_me no_need_to_send dont_bother_with dont_bother_scheduling no_point_scheduling no_need_to_call cancel_my_interview
    not_planning_on_needing wont_be_needing_the dont_plan_on_needing no_point_in_a_second doesnt_matter_anymore anyway_doesnt_matter dont_wait_for_my`,
  whenAlone: `when_the_kids_are_asleep once_the_kids_are_asleep kids_are_at_their kids_are_with_their once_everyone_is_asleep when_mom_leaves
    waiting_for_my_mom_to once_shes_asleep house_is_empty_tonight when_they_all_leave tonight_ill_do_it going_to_do_it_tonight then_ill_do_it no_tomorrow by_tomorrow_it`,
  lastThing: `finish_one_last_thing one_last_thing_properly finish_this_properly_before wanted_to_finish_something last_thing_i_do leave_nothing_unfinished last_thing_on_my_list`,
  ifSilent: `if_i_dont_reply_tomorrow if_i_dont_answer_tomorrow if_im_not_here_tomorrow if_you_dont_hear_from_me if_i_stop_replying if_i_dont_log_in_tomorrow`,
  closeKin:
    'kids children son daughter mom mum mother dad wife husband sister brother parents girls boys everyone_i_love',
  paidUp: 'paid prepaid arranged covered sorted booked settled chosen picked',
  funeralMine: 'my_funeral my_own_funeral my_burial my_cremation my_coffin my_grave my_headstone my_plot',
  policy: 'insurance will policy passwords envelope',
  leftAt: `under_the_vase in_the_drawer on_the_table under_my_pillow on_the_fridge on_the_bed on_my_desk in_the_envelope taped_to on_the_counter by_the_door`,
  findsMe: `will_find_me finds_me whoever_finds dont_want_the_kids_to_find who_will_find find_my_body find_the_letter finds_the_letter find_the_note will_find_it_sunday`,
  worthMore: 'worth_more_dead more_use_dead worth_more_gone more_useful_dead better_off_with_the_insurance',
  restWith: `resting_with be_with_my rest_next_to resting_next_to lie_next_to be_beside_my ill_be_with resting_beside join_my joining_my see_my`,
  lateKin: `rest_in_peace late_father late_mother late_dad late_mom god_rest rest_his_soul rest_her_soul dead_mother dead_father buried_mom buried_dad passed_away my_late who_died in_heaven six_feet`,
  poison: 'poison weedkiller weed_killer rat_poison pesticide antifreeze paraquat cyanide insecticide',
  mixed: 'mixed poured stirred glass cup ready_in drink in_front_of_me waiting',
  medBox: 'prescriptions prescription boxes_of blister blisters bottles_of medicines medicine',
  keptBack: `lining_up lined_up laid_out kept_all saved_up set_aside been_keeping counted_out in_front_of_me in_a_row every_box`,
  bought: 'bought ready packed tied got picked_up in_the_trunk in_the_car in_my_bag measured',
  cutSelf: 'cutting_again cut_again cutting_agian started_cutting cut_myself slicing_again i_cut cut_deeper',
  again: 'again agian started relapsed relapse back_to deeper started_again last_nite',
  razor: 'razor cutter blade razorblade boxcutter box_cutter razor_blade blades scalpel',
  bleedsOn: `dripping bleeding blood soaked running_down wont_stop_bleeding all_over_the_keyboard towel red`,
  sightGone: `cant_see_out cant_see_anything_out lost_vision lost_my_vision vision_went vision_is_gone see_nothing_out half_my_vision blind_in_one went_blind
    eye_went_dark double_vision vision_gone cant_see_from`,
  handFails: `hand_keeps_dropping dropping_everything hand_wont_grip hand_went_numb arm_went_numb hand_is_numb arm_is_numb hand_doesnt_work leg_gave_way face_is_drooping
    face_feels_numb mouth_is_drooping hand_drops cant_hold_the_mouse cant_grip half_my_face`,
  speechGone: `words_come_out_wrong slurring_my slurring cant_get_words speech_is_slurred talking_gibberish cant_speak_properly words_are_jumbled tongue_is_heavy`,
  blueLips:
    'lips_are_blue blue_lips lips_turned_blue lips_turning_blue lips_went_blue turning_blue gone_blue',
  arm: 'gun pistol rifle shotgun machete axe grenade crowbar petrol gasoline acid molotov revolver ak bat gas_can glock',
  atHand: `with_me in_my_bag in_the_trunk in_the_boot in_my_trunk in_the_drawer in_the_car loaded i_got got_the i_have ready pic_of picture_of photo_of with_a has_a have_a have_an carrying holding bring bringing with_an can_of my_dads bottle waving showed_me pointed`,
  hisRoutine: `what_time when_he when_she where_he where_she his_car her_car his_house her_house his_route which_bus his_shift her_shift car_park parking license_plate his_plate her_plate scooter his_kids her_kids her_building which_bus bus train_she`,
  lyingInWait: `waiting_for_him waiting_for_her wait_for_him wait_for_her ill_be_waiting be_there_before_him before_he_gets_to meet_him_at_the meet_her_at_the catch_him_at catch_her_at in_the_parking_lot_tomorrow`,
  reckoning: `done_asking done_asking_nicely lets_see_if_he lets_see_if_she we_will_see_if see_how_tough messed_with_the_wrong wrong_person lost_patience patience_is_over ran_out_of_patience my_own_way collect_it_my get_my_money_my no_more_mr_nice wont_be_so_brave make_orphans`,
  foe: 'ex husband boyfriend men guys they he cousins gang collector brother_in_law loan_shark stalker drunk brothers dealers someone',
  atDoor: `outside_the_house outside_my_house outside_my_door at_the_door at_my_door at_the_gate banging_on kicking_the_door breaking_the_door breaking_in trying_the_door
    door_handle downstairs trying_to_get_in outside_again on_the_porch pounding_on outside_my_building outside_my_window`,
  hiding: `hiding_in_the locked_myself_in locked_in_the_bathroom hiding_in_the_bathroom hiding_with_the_kids barricaded blocked_the_door so_he_doesnt_hear so_they_dont_hear dont_make_a_sound
    keeping_my_mic_off wardrobe_against dresser_against under_the_bed typing_from_the_bathroom in_the_closet`,
  doom: `im_next ill_be_next kill_us_all burn_the_house burn_the_building burn_us set_us_on take_my_brother take_my_kids shoot_us come_in_shooting finish_us going_to_kill_us shot_our_dog shot_my_dog fired_at_the bullet_in_the`,
  controls: `checks_my_phone check_my_phone goes_through_my_phone reads_my_messages keeps_my_card takes_my_salary takes_my_card not_allowed_to_leave not_allowed_out wont_let_me_out wont_let_me_work text_only_please
    found_out_i_applied doesnt_know_im_applying broke_my_phone smashed_my_phone dont_call_me counts_my_money locks_the_door_when`,
  wounds: `broke_my_wrist broke_my_arm broke_my_nose broke_my_jaw broke_my_rib broke_my_ribs broke_my_finger cracked_my_rib strangled_me choked_me banged_my_head slammed_my_head smashed_my_head
    head_against_the_wall threw_me_down threw_me_against burned_my_arm knocked_my_teeth knocked_out_my split_my_lip pushed_me_down_the`,
  returnsAt: `hes_back_at back_at_5 back_at_6 gets_home_at comes_home_at home_at_5 home_at_6 hes_asleep_now hes_in_the_next_room hes_in_the_living he_is_sleeping before_he_gets before_he_comes hes_home_in before_he_wakes`,
  iAmAged: 'im i_am i my',
  inTruth: 'actually really truthfully honestly in_reality truth_is real_age to_be_honest tbh only just',
  borrowed: `moms_account mums_account account_is_my_moms dads_account my_moms_id my_sisters_id sisters_account moms_name mothers_name cousins_id brothers_id moms_phone`,
  ownGoal:
    'own_goal own_goals suicide_squad sudden_death killer_feature murder_mystery suicide_drills penalty_shootout shoot_out',
  gameThing:
    'pubg cod valorant fortnite game match ranked lobby mobile_legends dota minecraft process processes server task_manager pid terminal zombie_process fifa freefire',
  gameKill: 'kill kills killed killing died dead suicide die dying headshot headshots',
  gentleman: 'gentleman a_man a_guy a_lady an_old_man a_woman a_caller one_man one_guy subscriber someone',
  yearsAgo: `years_ago year_ago back_in_2018 back_in 2015 2016 2017 2018 2019 2020 2021 2022 2023 old_account previous_account last_job previous_job old_job former_job at_my_first_job`,
  closedWell: `protocol reported_to_security passed_to_security called_security nothing_came_of turned_out_fine it_was_fine_after resolved settled_the_same_day listened_calmly told_my_manager renewed filed_a_report
    he_apologized ended_up_thanking no_one_was_hurt nobody_was_hurt calmed_down`,
  handOr: 'hand arm leg fingers hands mouth face',
  slack:
    'wont_hold cant_hold keeps_dropping numb drooping droops limp wont_grip wont_move not_obeying wont_obey gave_out like_jelly doesnt_obey',
  wordsSaid: 'words word speech talking sentences tongue',
  jumbled: 'jumbled scrambled slurred wrong garbled backwards dont_come_out wont_come_out mixed_up heavy',
  bones: 'rib ribs wrist arm nose jaw finger fingers tooth teeth collarbone cheekbone',
  brokeMe: 'broke cracked fractured snapped dislocated shattered knocked_out',
  readsMy: 'reads checks goes_through searches tracks monitors listens_to reading checking',
  myPhone: 'phone messages calls texts chats location email whatsapp',
  forcing: 'kicking breaking pounding smashing ramming forcing hammering prying',
  doorWord: 'door gate window lock fence',
  courage: 'courage nerve guts bravery',
  lacking: 'need bit little only just missing lack gathering building find waiting enough short',
};
