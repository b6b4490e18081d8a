import type { Concepts } from './rules.ts';
import { french as veiled } from './veiled/fr.ts';

/** The shared ideas in French. Not yet read by a native speaker. */
export const french: Concepts = {
  ...veiled,
  giveAway: 'donne donnes laisse distribue vendu legue vide confie debarrasse',
  belongings: 'chien chat affaires vetements meubles appart guitare animaux chienne bijoux livres lapin',
  settled: 'paye regle rembourse solde resilie cloture',
  debts: 'dettes loyer obseques testament credits factures enterrement',
  written: 'ecrit ecris redige laisse enregistre poste ecrire',
  letters: 'lettre lettres mot adieux tout_le_monde video',
  notNeeded: `plus_besoin_de_rien plus_besoin aurai_plus_besoin ne_me_cherchez_pas plus_d_importance plus_aucune_importance on_s_en_fout_de_la_note
    peu_importe_la_note la_note_on_s_en_fout ne_m_attendez_pas cherchez_pas souffrirai_plus je_ne_serai_plus_un_probleme`,
  thanksAll:
    'merci_pour_tout pardon_pour_tout pardonnez_moi je_vous_aime prenez_soin_de_vous je_vous_ai_aimes desolee_pour_tout desole_pour_tout',
  farewell: 'adieu adieux message_d_adieu lettre_d_adieu mot_d_adieu dit_adieu',
  message: 'message sms lettre vocal video envoye ecrit texto mot snap post',
  phoneOff:
    'coupe_son_telephone eteint_son_telephone coupe_son_tel telephone_eteint repond_plus repond_pas injoignable enferme enfermee disparu portable_eteint',
  triedBefore: 'deja_essaye deja_tente deja_fait tente_avant essaye_avant pas_la_premiere_fois ta_deja',
  chosenDate:
    'choisi_la_date choisi_le_jour date_est_fixee c_est_ce_soir fixe_le_jour c_est_pour_ce_soir c_est_aujourd_hui',
  wontBe: `plus_de_ce_monde serai_plus_en_vie serai_plus_vivant serai_plus_vivante serai_mort serai_morte passerai_pas_l_hiver
    passerai_pas_noel tiendrai_pas_jusqu ne_compte_pas_etre_la me_vois_pas_vivant ne_me_vois_plus plus_envie_d_etre_la plus_etre_la veux_plus_etre_la`,
  farFuture: 'ans cinq_ans avenir futur me_vois',
  grave: 'cimetiere tombe cercueil sous_terre six_pieds enterre enterree',
  join: 'rejoindre retrouver rejoins revoir etre_avec suivre',
  beyond: 'ciel paradis la_haut au_dela l_autre_cote autre_monde',
  pills:
    'cachets cachet medocs medicaments somniferes comprimes doliprane xanax lexomil plaquette boite anxios antidepresseurs insuline',
  gather: 'garde accumule stocke economise cache compte mis_de_cote amasse collectionne',
  takeAll:
    'prends_tous tous tous_les_prendre toute_la_boite toute_la_plaquette d_un_coup avale_tout les_avaler_tous tout_avaler prendre_tous',
  rope: 'corde noeud_coulant cordelette',
  ready: 'prete achete attache poutre cou plafond noue garage accrochee',
  cutMe: `me_coupe me_taillade coupe_les m_entaille me_brule me_scarifie me_fais_du_mal me_fais_mal me_griffe me_frappe_moi me_blesse
    me_lacere me_mutile me_taille me_faire_du_mal me_cogne_la_tete`,
  blade: 'rasoir lame lames cutter briquet clope clopes cigarette cigarettes ciseaux compas couteau mégot',
  limb: 'cuisses bras cuisse poignets poignet jambes avant_bras peau ventre',
  distress:
    'stresse stress triste angoisse seul seule mal va_pas personne_sait defaut deprime craque angoisses panique faiblesse soulage',
  hope: 'espere aimerais voudrais jespere envie prie souhaite reve si faudrait',
  vehicle: 'camion voiture bus train metro bagnole foudre tram',
  hitMe:
    'm_ecrase me_percute m_ecraserait me_renverse me_fauche me_tue me_rentre_dedans passe_dessus me_roule',
  sleep: 'dormir m_endormir mendormir endormir endorme coucher fermer_les_yeux',
  forever: 'pour_toujours a_jamais eternellement pour_de_bon',
  notWake:
    'plus_jamais_me_reveiller ne_plus_me_reveiller jamais_me_reveiller ne_pas_me_reveiller plus_me_reveiller pas_me_reveiller sans_me_reveiller ne_jamais_me plus_jamais_reveiller',
  height:
    'toit pont balcon fenetre_du falaise rebord voie_ferree rails quai parapet etage viaduc immeuble terrasse',
  jump: 'sauter saute se_jeter me_jeter jeter plonger se_balancer lacher_prise',
  gun: 'fusil pistolet couteau arme corde lame carabine flingue cachets cutter',
  barred:
    'enferme enfermee pleure pleurant salle_de_bain chambre ouvre_pas ouvre_plus main poids garage hurle',
  snake: 'serpent vipere scorpion guepe abeille frelon araignee cobra meduse',
  bitten: 'mordu mordue pique piquee ma_mordu m_a_mordu piqure morsure',
  throat: 'gorge langue visage levres cou',
  swollen: 'gonfle gonfler gonflee gonflent ferme serre enfle enfler bloquee',
  bodySide: 'cote_gauche cote_droit bras_gauche bras_droit moitie_du main_gauche main_droite jambe_gauche',
  cantMove:
    'bouge_plus bouge_pas ne_sent parle_bizarre sent_plus paralyse engourdi peut_pas_bouger peut_plus_bouger n_arrive_plus_a_bouger mou',
  chest: 'poitrine coeur thorax',
  seized: 'attrape serre ecrase ecroule tombe transpire gris oppresse etau palpit*',
  iKnow: 'je_sais jsais on_sait je_connais jai_trouve j_ai_trouve je_sais_ou jconnais',
  school: 'ecole creche college lycee fac maternelle',
  theirKids:
    'ses_gosses ses_enfants sa_fille son_fils vos_enfants tes_gosses tes_enfants votre_fille leurs_enfants vos_gosses votre_fils ses_mômes',
  partner: `ma_femme ma_copine mec mari copain conjoint compagnon ex femme pere beau_pere mere homme cheri frere oncle`,
  slaps: `me_jette_des me_lance_des plante_une plante_un me_griffe me_mord baffes baffe claques claque gifles gifle me_pousse me_jette coups me_cogne me_frappe coups_de_poing coup_de_poing me_tabasse
    m_etrangle me_tape me_bat me_tire_les_cheveux coups_de_pied m_enferme me_secoue me_crache beigne beignes torgnoles m_a_frappee m_a_cogne me_menace`,
  stepfather: 'beau_pere pere oncle frere cousin voisin grand_pere tonton compagnon_de_ma_mere',
  myRoom: 'ma_chambre mon_lit me_touche me_caresse me_tripote sous_la_douche',
  superior: `proprio proprietaire logeur prof pasteur patronne chef cheffe manager superviseur formateur recruteur responsable patron coordinateur coach evaluateur encadrant`,
  undress: `couche_avec_lui coucher_avec couche_avec dormir_avec_lui sexe_avec nue nu sans_vetements deshabille me_deshabiller enleve_mon en_sous_vetements trucs_sales messages_sales cochonneries a_poil en_soutif seins nudes`,
  eye: 'oeil yeux',
  bruised: 'beurre_noir coquard au_beurre cocard gonfle_par',
  customer:
    'client cliente clients utilisateur utilisatrice acheteur acheteuse passager appelant appelante usager',
  said: `raconte confie explique dit a_dit m_a_dit ecrit a_ecrit crie hurle menace balance repondu lache ecrivait disait demande sorti tape`,
  handled: `procedure compte signale suivi_la_procedure note_le adresse politique transmis excuse excuses excusee bon remboursement propose ticket escalade superviseur explique modele calme coupon reclamation avoir
    retard transfere geste c_est_bon bien_fait ferme classe remise reponse_type reformule`,
  threatened: 'menace menacait menaces braquage agression',
  resolved:
    'police_est_venue ancien_poste ancien_boulot poste_precedent bien_fini bien_termine protocole exercice securite s_est_calme dernier_poste ancien_travail',
  testified: 'temoigne temoin affaire_close proces classee prudhommes prud_hommes',
  kidding: 'blague rigole plaisante deconne je_rigole ironie facon_de_parler expression',
  workThing: `tableau excel formulaire fichier client clients tache delai delais chaleur trafic metro internet systeme facture logiciel lundi module
    formation exercice rapport process ordi file reunion mot_de_passe questions macro deadline horaires tuto appli`,
  laugh: 'mdr mdrr ptdr lol haha hahaha hihi xd mddr mdrrr ptdrr jpp hahah',
  dieLoose: 'tue tuer mort morte mourir creve crever meurs tuent flinguer suicide pendre me_tire balle',
  kitchen:
    'oignons oignon cuisinant cuisine epluchant rasant papier four fer bricolant cafe cheveux ongles repassage legumes pain jardin',
  idiom: `tuez_moi donnerais_ma_vie_pour ma_vie_pour_cette pareil_mdr a_se_flinguer a_se_pendre a_se_tirer_une_balle a_mourir_de_rire mort_de_rire morte_de_rire une_tuerie je_me_tue_a me_tue_a_vous mourir_de_vieillesse
    vont_me_tuer_avec_vos vos_delais_vont_me_tuer tue_avec_vos_tarifs morte_de_fatigue mort_de_fatigue se_tuer_a_la_tache ca_me_tue ca_tue c_est_mortel trop_mortel
    a_en_mourir je_meurs_d_envie meurs_d_envie mourir_d_ennui ca_va_me_tuer mortellement point_mort heures_creuses tuer_le_temps tuer_le_process
    mort_de_trouille j_ai_cru_mourir failli_mourir plutot_crever_que plutot_mourir_que me_tue_le_dos jsuis_morte je_suis_mort_mdr me_pendre_avec_cet
    me_tirer_une_balle_dans_le_pied balle_dans_le_pied coupe_l_herbe se_taper_la_tete`,
  iThink: 'pense penser pensais veux mon ma faire tenter commettre envie j_ai_des au',
  crisisNoun: `avale intoxications empoisonnements suicide suicides suicidaires suicidaire overdose overdoses infarctus meurtres meurtre viols viol automutilation agressions
    deces accidents avc noyades violences violence blesses maltraitance attentats detresse tentatives empoisonnement*`,
  crisisWork: `reanimation secretaire saisissais standard archives antipoison centre_antipoison de_nuit_au toxicologie ambulancier ambulanciere infirmiere infirmier urgences hopital samu moderatrice moderateur moderais moderation ecoutante benevole ligne
    sinistres assurance pompier police gendarme dossiers contenus videos standardiste accueil appelants pompes_funebres psychologue foyer croix_rouge
    journaliste traduit sous_titre patients formation secouriste saisissais dossier`,
  controlled: `controle controlee bien_controle bien_controlee stable sous_traitement sous_insuline depuis_l_enfance 
      remission sans_complication equilibre equilibree rqth ventoline`,
  recovered: 'soignee soigne il_y_a_dix_ans gueri guerie derriere_moi retablie retabli a_l_epoque ',
  denied:
    'jamais_pense jamais_eu jamais_voulu aucune_pensee pas_de_pensees aucune_envie aucune_idee n_ai_jamais pas_d_idees pas_l_intention',
  ifDead: `si_je_creve si_je_meurs si_je_mourais si_je_disparais quand_je_serai_mort quand_je_serai_morte si_je_disparaissais si_je_serais_mort si_jetais_mort`,
  nobodyCares: `personne_le personne_ne personne_s_en tout_le_monde_s_en s_en_fout s_en_fiche remarquera personne_remarque personne_pleurera qui_s_en`,
  smallChild: `bebe fils fille enfant petit petite gamin gamine neveu niece petit_fils`,
  drank: `pris bu avale mange ingere leche croque`,
  cleaner: `javel pile lessive produit detergent medicaments cachets acide essence parfum piece deboucheur liquide`,
  breath: `respire_plus respire_pas arrive_plus_a_respirer peux_plus_respirer peut_plus_respirer arrive_pas_a_respirer n_arrive_plus_a_respirer jarrive_plus_a_respirer n_arrive_pas_a_respirer`,
  stuffy: `chaleur lol mdr rire canicule masque odeur ptdr haha jean`,
  cameOfAge: `j_ai_eu_18 jai_eu_18 viens_d_avoir_18 j_ai_18_ans_depuis je_suis_majeur je_suis_majeure ai_fete_mes_18 eu_mes_18`,
  peace: `paisible paix calme tranquille soulagement repos doux`,
  notExist: `plus_exister ne_plus_exister plus_etre_la ne_pas_exister disparaitre etre_mort etre_morte n_avoir_jamais_existe pas_exister`,
  leave: `quitte quitter pars partir m_en_vais sortir laisser m_en_aller`,
  world: `ce_monde cette_vie cette_terre le_monde`,
  nobodyNeeds: `personne_a_besoin_de_moi personne_n_a_besoin_de_moi personne_ne_m_aime personne_m_aime personne_veut_de_moi je_sers_a_rien je_suis_de_trop`,
  feedPet: `nourrissez_mon nourrissez_ma sous_le_paillasson occupez_vous_de_mon nourrir_mon cle_est prenez_mon_chat arrosez_mes`,
  notAround: `pense_pas_etre_la serai_plus_la_pour serai_pas_la_pour_voir verrai_pas_le_resultat verrai_pas serai_surement_plus`,
  sharp: `couteau lame rasoir cutter ciseaux verre`,
  wrist: `poignet poignets veines gorge cou`,
  jaw: `machoire epaule bras_gauche poids etau pression`,
  oneEye: `que_d_un_oeil d_un_oeil un_oeil_ouvert`,
  goFor: `viens_pour_lui viens_pour_elle viens_le_chercher je_l_attends vais_le_trouver vais_la_trouver je_vais_l_attendre je_viens_pour venir_le`,
  club: `batte barre marteau machette couteau chaine hache pied_de_biche`,
  notHere: `ne_serai_pas_la serai_pas_la serai_absente serai_absent ne_serai_pas`,
  absence: `enterrement obseques vacances voyage mariage rendez_vous creneau echanger conge examen operation vol messe`,
  fired: `viree vire poste boulot contrat loyer heures creneaux note prime embauche licencie promotion virer`,
  urge: `envie_d envie veux voudrais besoin_d juste_envie`,
  endAll: `en_finir_avec_tout tout_arreter_pour en_finir_une_bonne tout_finir finir_avec_tout`,
  saysHe: `dit menace jure ecrit hurle crie`,
  hangsSelf: `se_pend se_tue se_suicide se_coupe se_jette va_se_tuer va_se_pendre veut_se_tuer se_flingue se_fout_en_l_air va_se_foutre`,
  machine: `systeme appli application page fichier dossier serveur site casque ordinateur ordi imprimante souris clavier lien portail navigateur bouton excel internet mail formulaire ecran ticket pc micro`,
  notResponding: `ne_repond_pas repond_pas ne_repond_plus repond_plus ne_reagit_pas ne_s_ouvre_pas bouge_pas impossible_de_bouger ne_repond ne_bouge_plus plante bloque`,
  roughly: 'etrangler tuer',
  finishMe: `m_achever me_tuer va_m_achever aura_ma_peau me_finir`,
  youngKin: `neveu niece fils fille mes_enfants petit_frere petite_soeur eleve eleves petit_fils petite_fille`,
  teenAge: `14 15 16 17 13 12 quinze seize`,
  insulin: `insuline metformine`,
  doubled: `double deux_fois trop_de doublee mauvaise_dose`,
  scars: `cicatrices coupures entailles plaies marques`,
  fresh: `fraiches fraiche recentes ouvertes saignent nouvelles`,
  lots: `plein trop beaucoup tas poignee`,
  convulsing: `convulse convulsionne fait_une_convulsion il_convulse elle_convulse`,
};
