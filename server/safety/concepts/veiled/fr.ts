import type { VeiledIdeas } from './rules.ts';

/** Words for veiled danger in French. Not yet read by a native speaker. */
export const french: VeiledIdeas = {
  perched:
    'assis assise debout suis_sur monte_sur montee penche penchee accoude pieds jambes perche depuis grimpe suis_au',
  highPlace:
    'toit bord_du_quai quai rails rail pont balcon rebord fenetre falaise corniche parapet rambarde viaduc passerelle terrasse bord voies 9e_etage 10e_etage 12e_etage dernier_etage',
  belowMe:
    'regarde_en_bas a_regarder_en_bas pieds_dans_le_vide jambes_dans_le_vide le_vide_en_dessous au_dessus_du_vide pieds_qui_pendent regarde_le_vide regarde_l_eau regarde_passer_les',
  brink:
    'le_prochain_sera le_prochain_c_est prochain_sera_le_bon au_prochain le_prochain_je manque_le_courage manque_que_le_courage plus_que_le_courage trouver_le_courage un_pas_et encore_un_pas suffit_de_lacher juste_lacher derniere_question_a je_me_fous_du_poste m_en_fous_du_boulot reste_plus_qu_a_sauter',
  declines:
    'vous_embetez_pas embetez_vous_pas pas_la_peine_de_me ne_me_planifiez pas_besoin_de_me pas_besoin_de_planifier ne_m_appelez_pas ne_me_rappelez_pas pas_la_peine_d_envoyer plus_besoin_du_poste ca_n_a_plus_d_importance pas_la_peine_de_caler',
  whenAlone:
    'ce_soir_les_gosses_sont les_gosses_sont_chez les_enfants_sont_chez quand_les_enfants_dormiront quand_tout_le_monde_dormira ce_soir_je_le_fais ce_soir_je_suis_seul ce_soir_je_suis_seule une_fois_les_enfants_couches quand_ma_mere_sera_partie j_attends_que_ma_mere demain_n_existe pas_de_demain ma_decision_est_prise',
  lastThing:
    'finir_un_truc_bien derniere_chose_que_je_fais finir_proprement tout_laisser_en_ordre terminer_une_derniere_chose',
  ifSilent:
    'si_je_reponds_pas_demain si_je_ne_reponds_pas_demain si_je_reponds_plus si_demain_je_reponds_pas si_vous_n_avez_plus_de_nouvelles si_je_ne_reponds_plus si_je_donne_plus',
  closeKin: 'enfants gosses fils fille filles maman mere papa pere femme mari soeur frere parents petits',
  paidUp: 'paye payes regle reglees prepaye choisi arrange commande',
  funeralMine:
    'mes_obseques mon_enterrement ma_tombe mon_cercueil mes_funerailles ma_cremation mon_caveau mon_incineration',
  policy: 'assurance testament enveloppe contrat_obseques mots_de_passe',
  leftAt:
    'dans_le_tiroir sous_l_oreiller sur_la_table sur_le_frigo sous_le_vase sur_le_lit sur_mon_bureau sur_la_commode dans_l_armoire scotche_sur',
  findsMe:
    'va_me_trouver me_trouvera me_trouve qui_me_trouvera trouveront_mon_corps trouvera_la_lettre me_trouvent me_retrouvera retrouvent_mon_corps',
  worthMore: 'vaux_plus_mort vaux_plus_morte plus_utile_mort plus_utile_morte',
  restWith:
    'reposer_avec reposer_pres rejoindre_mon rejoindre_ma retrouver_mon retrouver_ma serai_avec_mon serai_avec_ma serai_aupres a_cote_de_mon a_cote_de_ma aupres_de_mon aupres_de_ma',
  lateKin:
    'paix_a_son_ame repose_en_paz repose_en_paix defunt defunte feu_mon feue qui_est_mort qui_est_morte decede decedee au_cimetiere la_haut au_ciel qui_est_parti',
  poison: 'poison mort_aux_rats desherbant antigel insecticide pesticide cyanure raticide',
  mixed: 'melange verre tasse prepare pret devant_moi verse dilue',
  medBox: 'boites_de boites boite plaquettes plaquette medocs lexo lexomil ordonnances cachets flacons',
  keptBack:
    'garde gardees gardes mis_de_cote alignes alignees aligne devant_moi accumule range_en stocke economise',
  bought: 'achete achetee prete j_ai coffre sac attachee trouve noue',
  cutSelf:
    'me_suis_coupe me_suis_coupee me_coupe me_couper me_taillade me_scarifie scarifier scarification me_suis_scarifiee me_suis_taillade',
  again: 'recommence recommencee encore a_nouveau rechute replonge repris reprise plus_profond',
  razor: 'cutter rasoir lame lames scalpel lame_de_rasoir',
  bleedsOn: 'coule saigne saigner sang goutte trempe trempee s_arrete_pas serviette clavier',
  sightGone:
    'vois_plus_rien vois_plus_de vois_plus_d vois_plus_du vois_plus_avec perdu_la_vue vois_double vois_flou_d_un vois_noir_d ne_vois_plus_de ne_vois_plus_rien_de oeil_ne_voit',
  handFails:
    'main_lache lache_tout main_droite_lache main_gauche_lache main_engourdie bras_engourdi main_repond_plus bras_repond_plus bouche_de_travers visage_de_travers moitie_du_visage tout_me_tombe_des_mains jambe_repond_plus main_ne_repond bras_ne_repond fais_tout_tomber',
  speechGone:
    'mots_sortent_pas mots_ne_sortent du_mal_a_parler parle_bizarrement bouche_pateuse articule_plus mots_se_melangent dis_n_importe_quoi_depuis',
  blueLips:
    'levres_bleues levres_violettes levres_bleu est_tout_bleu est_toute_bleue devenu_bleu devient_bleu bouche_bleue',
  arm: 'fusil flingue pistolet machette hache essence couteau grenade acide calibre arme carabine barre_de_fer cocktail_molotov kalach bidon_d_essence',
  atHand:
    'bidon avec_le avec_un avec_une avec dans_le_coffre dans_mon_sac charge prete pret sur_moi j_ai dans_le_tiroir photo_du photo_de ont_un a_un une mon_pere',
  hisRoutine: `a_quelle_heure ou_il ou_elle sa_voiture son_immeuble sa_plaque sa_rue quelle_ecole son_bus parking son_adresse ou_habite son_trajet quel_bus son_train`,
  lyingInWait:
    'je_l_attends je_l_attendrai l_attends_a l_attendre_a l_attendre_devant j_attends_devant je_serai_devant_chez je_serai_la_avant a_la_sortie_du je_vais_l_attendre',
  reckoning:
    'on_verra_si on_va_voir_si elle_va_voir il_va_voir plus_de_patience fini_d_etre_gentil a_ma_maniere a_ma_facon mauvaise_personne va_comprendre fait_le_malin fera_moins_le va_regretter faire_des_orphelins',
  foe: 'ex mec mari types hommes ils voisin beau_frere potes bande gars dealers compagnon creancier cousins inconnu bourre copain conjoint huissier',
  atDoor:
    'en_bas devant_chez_moi devant_la_porte derriere_la_porte tape_a_la_porte tambourine defonce_la_porte force_la_porte au_portail frappe_a_la_porte essaie_d_entrer essaye_d_entrer sur_le_palier dans_la_cage',
  hiding: `cachee_dans cache_dans enfermee_dans enferme_dans planquee planque dans_la_salle_de_bain dans_les_toilettes sous_le_lit qu_il_m_entende_pas qu_il_n_entende pour_pas_qu_il_entende armoire_devant_la_porte bloque_la_porte barricade barricadee dans_le_placard`,
  doom: 'cramer_l_immeuble fait_cramer cramer_la_maison bruler_la_maison mettre_le_feu fout_le_feu foutre_le_feu tous_nous_tuer nous_tuer va_nous_tuer je_suis_la_prochaine je_suis_le_prochain buter_tout_le_monde nous_crever prennent_mon_frere emmenent_mon_frere tire_sur_la_porte tue_le_chien',
  controls:
    'fouille_mon_telephone regarde_mon_telephone verifie_mon_telephone controle_mon_telephone fouille_dans_mon_tel garde_ma_carte prend_ma_carte prend_mon_salaire me_laisse_pas_sortir ne_me_laisse_pas_sortir interdit_de_sortir pas_le_droit_de_sortir casse_mon_telephone pete_mon_telephone sait_pas_que_je_postule m_appelez_pas_svp que_par_ecrit',
  wounds:
    'm_a_casse_le m_a_casse_la m_a_pete_le m_a_fracture m_a_etranglee m_a_etrangle etranglee la_tete_contre_le_mur tete_contre_le m_a_jetee_dans m_a_poussee_dans m_a_brulee m_a_brule m_a_fracasse m_a_ouvert_la m_a_cogne_la cocard m_a_balancee',
  returnsAt:
    'il_rentre_a rentre_a_17h rentre_a_18h il_revient_a il_dort il_est_a_cote il_est_dans_le_salon avant_qu_il_rentre avant_qu_il_revienne avant_qu_il_se_reveille il_est_juste_a_cote',
  iAmAged: 'j_ai ai moi mon',
  inTruth: 'en_vrai en_fait en_realite vraiment seulement la_verite que vrai_age',
  borrowed:
    'compte_de_ma_mere compte_a_ma_mere compte_de_ma_soeur compte_de_mon_pere papiers_de_ma carte_de_ma_soeur nom_de_ma_mere compte_c_est_celui',
  ownGoal: 'but_contre_son_camp contre_son_camp csc mort_subite suicide_squad autobut',
  gameThing:
    'pubg cod valorant fortnite partie lol processus serveur jeu ranked terminal process minecraft free_fire',
  gameKill: 'kill kills killer tue tuer kille tues mort suicide mourir crever',
  gentleman: 'un_monsieur une_dame un_homme un_type un_abonne un_mec un_usager une_cliente un_client',
  yearsAgo:
    'il_y_a_deux_ans il_y_a_trois_ans il_y_a_quatre_ans il_y_a_cinq_ans il_y_a_2_ans il_y_a_3_ans il_y_a_5_ans il_y_a_un_an il_y_a_des_annees 2015 2016 2017 2018 2019 2020 2021 2022 2023 ancien_poste ancien_boulot precedent_poste ancienne_boite',
  closedWell:
    'protocole securite signale_a rien_donne s_est_calme s_est_excuse tout_est_rentre resolu regle prevenu_mon_responsable suivi_la_procedure procedure renouvele sans_suite',
  handOr: 'main bras jambe doigts bouche visage mains',
  slack:
    'tient_plus engourdie engourdi lache lâche repond_plus de_travers molle serre_plus ne_tient obeit_plus pend tombante bouge_plus',
  wordsSaid: 'mots mot parole parler langue phrases',
  jumbled:
    'de_travers melanges melangent pateuse sortent_pas embrouilles a_l_envers lourde n_importe_comment',
  bones: 'cote cotes poignet bras nez machoire doigt dent dents clavicule pommette',
  brokeMe: 'm_a_casse m_a_fele m_a_fracture m_a_pete m_a_brise m_a_deboite m_a_arrache',
  readsMy: 'lit fouille verifie surveille controle regarde espionne ecoute',
  myPhone: 'telephone messages portable tel whatsapp appels sms localisation',
  forcing: 'defonce defoncent tape tapent frappe frappent force forcent cogne cognent enfonce',
  doorWord: 'porte portail fenetre serrure volet',
  courage: 'courage cran tripes',
  lacking: 'faut manque juste peu reste trouver plus_que besoin',
};
