import { french as concepts } from '../concepts/fr.ts';
import type { LexiconSource } from '../source.ts';

/** French of Europe, Africa and Canada, with the short spellings of chats. Not yet read by a native speaker. */
export const french: LexiconSource = {
  language: 'fr',
  concepts,
  classes: {
    neg: 'ne n pas aucun aucune personne rien sans jamais ni non nul',
    never: 'jamais personne aucune_intention pas_du_tout',
    contrast:
      'mais cependant pourtant desole desolee honnetement franchement sincerement pardon sauf par_contre toutefois serieux',
    no: 'ne n pas plus jamais rien aucun aucune ni sans pu',
    want: `veux jveux jveu veu jv jvoudrais voulais voudrais veut vouloir envie envies aimerais souhaite souhaiterais pense penser pensais pensees
      vais va compte prefere prefererais decide essaye essayer essaie tente tenter besoin idee idees espere pret prete
      voulu peux pourrais projet planifie prevu hate reve cherche prie songe j_ai_failli dois devrais prevois veulent pulsion`,
    die: 'mourir mort morte meurs mourrais meure mouru creve crever mourais deces deceder',
    self_kill: `en_finisse_avec_la_vie finir_avec_la_vie autant_crever ma_derniere_nuit_sur_terre
      me_tuer jme_tue je_me_tue jme_pends je_me_pends je_me_bute jme_bute je_me_flingue jme_flingue je_me_suicide jme_suicide jme_tuer suicider suicide suicidaire suicidaires suicides suicid* me_pendre me_foutre_en_l_air me_buter
      me_flinguer m_ouvrir_les_veines m_otter_la_vie tailler_les_veines ouvrir_les_veines autodestruction scarif*
      automutil* auto_mutil* me_noyer me_supprimer m_oter_la_vie me_donner_la_mort me_tailler_les me_faire_sauter_la
      me_jeter_sous me_jeter_du me_jeter_dans me_jeter_par se_pendre se_tuer se_foutre_en_l_air me_jeter_d
      m_empoisonner me_tirer_une_balle me_defenestrer se_flinguer mettre_fin_a_mes_jours fin_a_mes_jours fin_a_ses_jours`,
    person: `frere soeur mere pere maman papa ami amie copain copine mari femme fils fille enfant bebe grand_mere
      grand_pere mamie papi voisin voisine collegue oncle tante cousin cousine pote petit petite gosse neveu niece belle_mere
      colocataire coloc beau_pere epouse epoux conjoint il elle quelqu_un gamin gamine patron mec meuf meilleure_amie`,
    kin: `fille fils enfant enfants soeur frere niece neveu petit petite aine ainee cadet cadette eleve eleves elle il
      ados ado cousine cousin jumeaux benjamin benjamine a ont gamin gamine gosse gosses chien chat ma_grande`,
    unit: `heures heure mois jours minutes semaines km personnes appels mails tickets experience clients euros dollars
      employes commandes ans_d ans_de`,
    age: '10 11 12 13 14 15 16 17 dix onze douze treize quatorze quinze seize dix_sept',
    months: 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre',
    human: `le la les l lui leur te t vous ce cette ces client cliente clients chef cheffe patron patronne manager
      superviseur superviseuse recruteur recruteuse voisin voisine femme mari ex copine copain collegue collegues tous
      connard salope enfoire batard fdp encule evaluateur quelqu_un pere mere frere soeur beau_pere mec type gens mon ma
      tout_le_monde responsable famille pute`,
    harm: `tuer trancher plante tue tuerai tuerais buter bute poignarder poignarde planter frapper cogner casser defoncer defonce exploser
      egorger egorge etrangler abattre abats descendre massacrer bruler crame cramer violer torturer flinguer fumer
      demonter demolir tabasser eclater saigner crever trucider assassiner decapiter ecraser etriper liquider eliminer
      empoisonner kidnapper niquer lyncher faire_du_mal faire_la_peau regler_son_compte regler_leur_compte planter_un_couteau
      faire_mal peter arracher briser tirer_dessus tirer_une_balle mettre_une_balle renverser peter_la_gueule`,
    agent: `chef cheffe patron patronne manager superviseur superviseuse recruteur recruteuse mari compagnon conjoint ex
      pere beau_pere oncle collegue voisin client copain tuteur prof frere cousin responsable directeur formateur mere
      employeur copine femme grand_pere logeur proprietaire il ils elle homme mec type quelqu_un gens mecs madame agence
      grand_frere pasteur entraineur passeur`,
    hit: `frappe frappent frappait frapper frappee tape tapent tapait bat battait battu battue cogne cognait viole
      violait violee violer touche touchait toucher touchent tripote tripotait pelote harcele harcelait harcelent harcelee
      menace menacait menacent menacee agresse agressait agressee agresser abuse abusait force forcait forcent forcee
      oblige obligeait obligent obligee enferme enfermait enferment enfermee enfermer sequestre sequestrent sequestree
      etrangle etranglait etranglee humilie insulte insultent insultait suit suivait poursuit traque espionne embrasse
      gifle giflait brule mord pousse secoue drogue exploite exploitent chantage caresse coince plaque colle crache
      maltraite maltraitait rabaisse surveille controle bloque poignarde enchaine`,
    nude: `nue nu nues nus nudes nude seins poitrine intimes intime deshabiller deshabille sexuel sexuelle sexuelles
      sexuels sexe sous_vetements culotte penis bite coucher lingerie topless denudee denudees partie_intime parties_intimes
      couche fellation cul porno`,
  },
  rules: {
    mask: `
      meurs|mourir|mort|morte|morts|mortes|creve|crever|mourais|morfle de|d|a _ rire|envie|faim|fatigue|soif|chaud|froid|honte|trouille|ennui|curiosite|sommeil|peur|jalousie|impatience
      mdr|ptdr|explose|explosee|ecroule|pliee _ de? rire?
      mort|morte de rire
      tue|tuer|tuent|tuait|tues|tua _ le|la|les|du|un|de|deux|me|m|moi|nous? _ temps|dos|processus|process|ennui|session|job|tache|taches|chaleur|canicule|delai|delais|suspense|trafic|metro|horaires|stress|oeuf|dossier|pieds|script|ambiance|fatigue|curiosite|tableau|reunion|onglet
      deadline|echeance|chaleur|dos|excel|tableau|horaires|stress|delai|trajet|metro|curiosite|talons|wifi|reporting __ tue|tuer|tuent|massacre
      batterie|telephone|portable|ordi|ordinateur|ligne|connexion|pc|lien|compte|internet|wifi|serveur|appli|site|casque|souris|box|chargeur|micro|voiture __ mort|morte|morts|mortes|meurt|mourir|lache|crame|grille|creve
      nature|point|angle|angles|temps|stock|feuilles|langue|poids|compte|heures|heure|bras|arbre|saison|ligne|stocks|lettre|periode|main _ mort|morte|morts|mortes|forte
      date|delai|limite|heure mortel|mortelle|fatidique
      failli|frole|presque|manque|faillit __ infarctus|crise_cardiaque|mourir|avc|attaque|evanouir|crever|etouffer|tomber_dans
      infarctus|crise_cardiaque|attaque|avc __ facture|voyant|vu|quand|blague|surprise
      attaquer|attaque|attaquerais|attaquerai __ retard|dossiers|dossier|backlog|pile|probleme|tickets|file|boulot|taches|mails|urgents
      casser|casse|cassait|casser_la _ les|la|ma|un|l|en|me|des|une? _ prix|tete|croute|pieds|ambiance|glace|code|routine|oeufs|voix|build
      peter|pete|petais|peté _ un|une|les|la|le|des _ cable|plombs|forme|plomb|score|record|feu|durite
      exploser|explose|exploses|explosent|cartonner _ les|nos|mes|de|d|en|tous_les? _ objectifs|ventes|scores|rire|joie|compteurs|records|kpi|quota|vol|couts|chiffres
      demolir|detruire|descendre|tuer|massacrer|flinguer|fumer|demonter|incendier|eclater __ trustpilot|google|avis|etoiles|reseaux|commentaires|note|facebook
      bombe|feu _ de|d? _ peinture|camp|artifice|anniversaire|lacrymo|paille|glacee
      coupe|couper|coupee|coupé|coupure|coupait _ de|le|la|les|un|en|l|du|court|internet|courant|cheveux|poste|wifi|doigt_en|lien|parole|cordons
      coupee|coupe|brule|brulee|coupée|blesse|blessee|fait_mal __ cuisine|cuisinant|four|oignons|cafe|rasant|bricolant|foot|sport|papier|plaque|repassage|fer|jardinant
      peine de_mort
      mise a_mort|en_demeure
      vie ou mort
      mettre|mis|met|mets fin _ au|a _ contrat|chat|conversation|stage|mission|session|entretien|appel|periode|abonnement|cdd|preavis
      mort|morte apres|de _ journee|fatigue
      me_tue_a_la_tache|se_tuer_au_travail|me_tuer_au_travail|se_tue_a_la|me_tuer_a_la_tache|se_tuer_a_la_tache
      tuer|tuerais _ pour _ un|une|ce|cafe|poste|job|sieste|place`,
    frame: `
      travaille|travaillais|bosse|bossais|ete|etais|suis|benevole|benevolat|ans|ecoutante|ecoutant|anime|repondu|formee|forme|ancienne|ancien __ sos_amitie|sos_suicide|3114|3919|15|samu|hopital|urgences|urgentiste|ligne|prevention|victimes|infirmiere|infirmier|pompier|pompiers|policier|policiere|gendarme|moderateur|moderatrice|moderation|assurance|sinistres|psychologue|croix_rouge|secouriste|ambulancier|ambulanciere|aide_soignante|association|reanimation|educatrice|educateur|assistante_sociale|planning_familial
      infirmiere|infirmier|pompier|ambulancier|ambulanciere|secouriste|moderatrice|moderateur|urgentiste|aide_soignante -mere|pere|appel*
      client|cliente|clients|personnage|interlocuteur|appelant|utilisateur|dame|monsieur __ ecrit|dit|disait|hurle|crie|menace|menacait|tape|ecrivait|jurait|promis|lance __ exercice|simulation|formation|entrainement|fictif|fictive|jeu_de_role|excuse|excusee|rembours*|avis|bon|avoir|trustpilot|google|etoiles|calme|desamorce|reformule|geste|remplacement|test|pratique|appel_test
      exercice|simulation|simule|entrainement|fictif|fictive|jeu_de_role|jeu_de_roles|mise_en_situation|cas_pratique|chat_de_pratique|test|demo|faux|fausse|scenario __ client|cliente|ecrit|dit|personnage|menace|chat|ticket|phrase|texte
      article|livre|roman|film|chanson|serie|paroles|exemple|citation|texte|phrase|copie|modele|podcast|documentaire|these|memoire|recherche|cours|atelier|conference|poeme|jeu|titre|groupe|chapitre|reportage|polar __ sur|du|de|des|est|dit|disait|appelle|intitule|parle|ou|qui|que
      dans|d|du|lu|lisais|regarde|cite|citais|citant|copie|resumer|resume|ecoute|jouais|joue|relu __ article|livre|roman|film|chanson|serie|exemple|modele|documentaire|podcast|texte|jeu|video|polar|exercice
      prevention|survivantes|ligne|victimes|association|ong|dossiers|sinistres|plaintes|cas|appels|personnes|contenus|lutte _ du|de|d|des|contre|pour? _ suicide|suicidaires|violence|violences|abus|agression|agressions|harcelement|viol|viols|maltraitance
      si|quand _ un|une|le|la _ client|cliente|utilisateur _ dit|ecrit|menace|parle|mentionne
      correcteur|faute_de_frappe|autocorrect`,
    past: `
      commence|debute|depuis|travaille_depuis|demarre __ <age> _ ans
      avais _ <age>
      des|depuis|a_partir l_age|mes <age>
      il_y_a|y_a|voila _ ans|annees -que
      en _ 197*|198*|199*|2000|2001|2002|2003|2004|2005|2006|2007|2008|2009|2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024
      enfant|enfance|gueri|guerie|remis|remise|retabli|retablie|antecedent|antecedents|soignee|soigne|petite_j|quand_j_etais|a_l_epoque|adolescente|adolescent|suis_sortie_d|derriere_moi|stabilise|stabilisee`,
    self_harm: `
      ! jme_tue|je_me_tue|jme_pends|je_me_pends|je_me_flingue|jme_flingue|je_me_suicide|jme_suicide|je_me_jette
      ?gone serai|suis|sera _ plus _ la|ici|parmi|de_ce_monde
      ?gone avant _ de _ partir|m_en_aller|disparaitre
      ?cant tenir|tiendrai|tiendrais _ pas|jusqu|plus|longtemps
      ?care salaire|paie|solde|argent|assurance|affaires _ __ mere|enfants|femme|fille|fils|soeur|maman|mari
      <self_kill>
      <want> __ <die> -<neg>
      ! <no> _ veux|voulais|envie|merite|peux|arrive|vaut|force|voudrais|supporte|tiens|sers|ai|supporter|souhaite __ vivre|exister|vie|respirer|reveiller|continuer_a_vivre|vivante|vivant|etre_la|etre_ici|faire_partie|de_ce_monde
      ?gone ! <no> _ serai|verrai|reverrez|verrez|serais|reviendrai|aurai|reveillerai|trouverez|besoin|lirai|cherchez|chercher|contacter|recontacter|rappeler|retrouverez|serez __ plus|la|demain|ici|lundi|jamais|recontacter|monde|besoin|me|prochain|longtemps
      ?gone quand|lorsque|d_ici|le_temps _ vous|tu|que|demain|vous_lirez? _ lirez|liras|lisez|trouverez|serai|recevrez|decouvrirez
      quand _ vous|tu _ lirez|liras|lisez|recevrez _ ce|ca|cela|ceci|mon
      ?bye adieu|adieux|dernier_message|derniere_lettre|derniers_mots|derniere_fois|dernier_chat|dernier_mail|dernier_jour|derniere_nuit|ultime_message|dernier_email|derniere_conversation
      ?bye je _ pars|quitte|m_en_vais|disparais|vous_laisse|tire_ma_reverence|m_eteins
      adieu|partir|pars|quitter|disparaitre|dormir|m_endormir|m_en_aller|m_eteindre|en_aller|repos _ pour|a|tout|de|du|le|la|cette? _ toujours|jamais|monde|bon|vie|terre|definitivement
      adieu tous|toutes|monde|mes
      ?bye merci|remercie|remercier _ pour|de|vous|infiniment|sincerement|tout? _ tout|gentillesse|accueil|patience|bonte|aide
      dites|dis|dire|direz _ a|lui|leur|que _ mes|ma|mon|que|leur? _ mere|enfants|femme|mari|fille|fils|famille|soeur|maman|parents|je __ aime|aimais|pardon|faute|aimee|desole
      ?bye pardonnez_moi|pardonne_moi|pardonnez|je_vous_aime|je_vous_aimais|demande_pardon|excusez_moi_de_tout
      ?decided ai_decide|j_ai_pris_ma_decision|decision_est_prise|c_est_pour_ce_soir|pour_ce_soir|j_ai_tout_prepare|tout_prepare|tout_est_pret|tout_prevu|je_sais_comment|je_sais_quand|j_ai_choisi|pas_de_retour|ne_me_cherchez_pas|n_essayez_pas|j_ai_un_plan|c_est_decide|plus_personne_ne_pourra|fixe_la_date|choisi_la_date|ca_ne_sert_plus
      ?left laisse|ecrit|ecris|redige|donne|range|prepare|regle|rempli|vide __ lettre|lettres|mot|mots_de_passe|codes|enveloppe|testament|cles|obseques
      ?care occupez|occupe|prenez_soin|prends_soin|gardez|veillez|soin|veille __ chat|chien|enfants|mere|fille|fils|famille|soeur|elle|lui|frere|eux|petits|maman|animaux
      ?burden suis|etre|qu _ qu|un|une|juste|que? _ fardeau|poids|boulet|bon_a_rien|bonne_a_rien|inutile|rate|ratee|moins_que_rien|echec|charge|parasite|nulle
      fardeau|poids|boulet|charge _ pour|a _ tous|famille|ma|mes|eux|tout_le_monde|les|mon|tous
      mieux|soulages|soulagee|heureux|tranquilles|bien|soulage|heureuse|facile|allegee __ sans_moi|si_je_n|si_je_disparaiss*|si_je_mour*|si_j_etais|quand_je_serai|quand_je_ne|si_je_partais|si_je_meurs|si_je_n_etais
      ! personne _ ne|n|me|va|ne_va? _ manquerai*|regrett*|remarqu*|pleur*|apercevra*|rendra*|regrettera*|s_en __ moi|je|disparais|meurs|rien|disparition|mort|compte|manque
      <want> __ disparaitre|cesser_d_exister|ne_plus_exister|ne_plus_etre|en_finir|m_effacer|m_endormir_pour|dormir_pour_toujours|partir_pour_de_bon|tout_arreter|que_ca_s_arrete|que_tout_s_arrete
      en|d_en|vais|veux _ finir|finis|finirai _ ce|cette|une|avec|pour|definitivement|demain|maintenant|moi|tout|bientot|soir|nuit
      finir|arreter|cesser _ avec|d|de|la _ exister|vivre|souffrir|respirer|la_vie|ma_vie|cette_vie
      mettre|mets|met|mettrai|mis|mettra _ fin|terme _ a|aux _ mes|ma|ses|tout|cette|mon|sa|jours|vie|souffran*|calvaire|existence|ca
      ! endormir|endors|dormir|coucher|couche __ ne|pas|plus|jamais _ reveiller*|reveil|leve
      ! aimerais|voudrais|espere|prie|souhaite|prefere*|reve|veux|supplie __ ne|pas|plus|jamais _ reveiller|exister|ne|nee|naitre|reveille|vivre|etre_la
      prefere*|aimerais|voudrais|souhaite|mieux|espere|devrais __ mort|morte|mourir|creve|ecrase|jamais_existe|percute
      ! jamais|pas _ du|dû|aurais|aurait|etre|existe|devrais _ naitre|ne|nee|exister|existe|etre_ne
      ! plus|pas|aucun|aucune|aucunes|sans|perdu|quel|rien|trouve|perds _ de|aucune|le|d|l|vois|ai|gout|la|pour|ne? _ raison|raisons|sens|gout|envie|but|force|interet|espoir|motif|me _ retient|de|a|pour|d|vivre|retient? _ vivre|vie|continuer|exister|la_vie|rester|lever|rattache
      marre|fatigue|fatiguee|lasse|las|epuise|epuisee|assez|ras_le_bol|degoute|degoutee _ de|d _ vivre|la_vie|vie|exister|tout|lutter|souffrir|me_battre|etre_en_vie|cette_vie
      ?cant ! n|ne|j|peux|arrive|en|tiens _ plus|pas|peux_plus|n_en|tiens|supporte _ plus|supporter|tenir|continuer|peux|tiens|bout|force
      ?cant n_en_peux_plus|en_peux_plus|j_en_peux_plus|a_bout|je_craque|peux_plus_continuer|tiens_plus|supporte_plus|bout_du_rouleau
      ?hope changera_rien|change_rien|plus_d_espoir|sans_espoir|pas_d_issue|aucune_issue|sans_issue|plus_rien|tout_est_fini|rien_n_a|me_deteste|je_me_hais|deteste_ma_vie|vide_a_l_interieur|morte_a_l_interieur|mort_a_l_interieur|mort_dedans|seul_au_monde|seule_au_monde|tout_perdu|plus_personne|idees_noires|pensees_noires|ma_vie_est_foutue|j_abandonne|baisse_les_bras|plus_la_force|idees_sombres
      vie _ n|ne|a|vaut|merite _ plus|pas|aucun|rien _ sens|peine|coup|interet|d_etre
      ! peu|egal|fous|importe|fiche _ de|d|si|que? __ vivre|mourir|vive|meure|vis|meurs|morte|mort|vivant
      me|m|mes|recommence|recommencer|reprends|retombe|continue|envie __ scarif*|coupe|couper|taille|tailler|entaille*|mutil*|faire_du_mal|fais_du_mal|fait_du_mal|blesser|charcut*|taillader|brule_expres __ bras|poignets|cuisses|veines|avant_bras|peau|jambes|encore|nouveau|soir|nuit|lame|moi|cutter|recommence|manches
      me|m|recommence|envie _ de|a? _ me|m? _ couper|faire_du_mal|tailler|mutiler|taillader|fais_du_mal|charcuter|ouvrir
      poignets|veines|avant_bras|cuisses __ coupe|coupes|couper|ouvert|entaill*|lame|rasoir|cutter|cicatri*|sang|ouvrir|taille*|tailler
      faire|ferai|fais|fasse une|des? betise|connerie|conneries|betises _ irreparable|moi|ce_soir|seule|peur|nuit|grosse|avec
      peur __ de_moi|de_ce_que_je|de_passer_a_l_acte|faire_une_betise|moi_meme
      avale|avaler|pris|prendre|bu|prends|ingere|gobe|avalé|ingurgite|prise __ boite|boites|plaquette|plaquettes|tous|toutes|comprimes|cachets|medicaments|pilules|somniferes|doliprane|paracetamol|trente|vingt|poignee|xanax|anxiolytiques|tube|javel|poison|tablette|lexomil
      overdose|surdose
      comprimes|cachets|corde|poison|fusil|arme|lame|rasoir|cutter|boites|flingue|noeud|ceinture|somniferes|insuline|pistolet|medocs __ main|prete|pret|cou|compte|mis_de_cote|cote|devant_moi|table|achete|pres_de_moi|tempe|bouche|tiroir|poutre|arbre|poignet|sous_mon|plafond|economise|accroche|attache
      achete|garde|compte|economise|stocke|mis_de_cote|accumule __ corde|cachets|comprimes|medocs|medicaments|somniferes|lames|rasoir|poison|flingue
      sauter|saute|jeter|jette|lancer|balancer|sauterai|me_jette|me_lance|fonce|foncer|passer|basculer|tomber _ du|de|d|dans|sous|par|le|la|depuis|contre|un|une|devant|l _ le|la|un|l|les? _ pont|toit|fenetre|train|metro|balcon|vide|seine|falaise|rails|voiture|immeuble|etage|eau|camion|rambarde|arbre|rer|quai|mur|fleuve
      ?place suis|debout|assis|assise|monte|montee|la|me_tiens _ sur|au|a|en _ le|un|bord|haut|la|les|toit|du? _ pont|toit|rebord|rails|balcon|parapet|voies|falaise|corniche|vide|rambarde|quai
      ?jump sauter|un_pas|tomber|lacher|me_laisser|regarde_en_bas|en_bas|si_facile|l_eau|le_vide|saute|me_lancer
      <person> __ <want>|dit|menace|ecrit __ suicider|se_tuer|mourir|sauter|se_pendre|en_finir|se_jeter
      <person> __ avale|pris|ouvert|saute|enferme|pendu|coupe __ cachets|comprimes|veines|medicaments|adieu|pont|mourir|en_finir|boite|poignets
      <person> __ adieu|adieux|dit_adieu|derniere __ toit|pont|mourir|repond|message|lettre
      ma_mort|mon_enterrement|mes_obseques|ma_disparition
      la_mort|mourir|disparaitre __ solution|issue|soulag*|delivr*|seule|paix|option|liber*|repos
      seule|unique _ solution|issue|option|facon|maniere|porte _ mourir|mort|partir|en_finir|disparaitre|sortie
      y_pense|pense __ en_finir|ma_mort|mourir|suicide|disparaitre
      ?think y_pense|j_y_pense|ca_me_hante|tous_les_jours|de_pire_en_pire|du_matin_au_soir
      rejoindre|retrouver|retrouverai|rejoins|rejoindrai __ mere|pere|fils|fille|frere|soeur|mari|maman|papa|femme|bebe|dieu __ ciel|la_haut|mort|morte|au_dela|paradis|autre_cote|parti|partie|decede|decedee
      reposer|dormir _ en_paix|pour_toujours|eternellement|a_jamais
      assurance __ deces|vie __ aider*|paie|vaut|dettes|famille|rembourser
      voix _ me|qui|dans_ma_tete _ me? _ disent|dit|ordonnent|poussent`,
    medical: `
      ! ne|n|respire|arrive|peut|peux|plus|mal|sans|arrete|pas|difficulte|peine|cesse __ respire|respirer|respiration|reagit|repond|reveille|souffle|conscience|conscient|consciente|bouge|parler|bouger|reveiller|pouls
      respire _ plus|pas|mal|bizarre|difficilement|vite|fort
      etouffe|etouffer|s_etouffe|m_etouffe|s_etrangle|suffoque|asphyxie
      <person>|je|suis|il|elle|vient|est __ evanoui|evanouie|ecroule|ecroulee|ecrouler|effondre|effondree|inconscient|inconsciente|convulse|convulsions|electrocute|malaise|syncope|connaissance|noye|s_evanouir|evanouir|effondrer|comateux
      inconscient|inconsciente|convulse|convulsionne
      fait|faire|fais|avoir|en_train|crois|suis|pense|ai|avons|a|c_est __ avc|crise_cardiaque|infarctus|crise_d_epilepsie|convulsions|arret_cardiaque|fausse_couche|hemorragie|choc_anaphylactique|embolie|crise_d_asthme|overdose|eclampsie|reaction_allergique|hypoglycemie|oedeme
      avc|infarctus|crise_cardiaque|arret_cardiaque|convulsions __ maintenant|aide|secours|vite|la|quoi|faire
      bouche|visage|levres|lèvre|bras|cote|langue|paupiere|moitie _ est|qui|s|a|toute|sont|du? _ tombee|tombe|deforme|deformee|tordue|bleues|bleue|paralyse|paralysee|engourdi|gonfle|gonflent|pendante|tordu|affaissee|affaisse|violettes|enfle|travers|gonfler|enflee
      ! ne|peut|peux|n|arrive|sens|sent _ peut|plus|pas|sent|sens _ lever|bouger|parler|le|la|mon|son|ma|mes|ses|marcher|articuler|voir|a __ bras|jambe|jambes|cote|parler|lever|doigts|visage
      parle _ bizarre|bizarrement|charabia|mal|n_importe_quoi _ coup|bouche|soudain|bras|d_un_coup|main
      douleur|douleurs|mal|serre|oppression|poids|brule|pression|comprime|etau __ poitrine|bras_gauche|thorax|machoire|coeur
      saigne*|sang|hemorragie|saignement|pisse_le_sang __ beaucoup|partout|arrete|arreter|tete|plein|flaque|oreille|mare|abondamment|enceinte|vomi*|crache|perd|perds|trop|enorm*|pas|imbibe|serviette|profonde|tellement|gicle|coule|fort|litres
      vomi*|perd|perds|crache|tousse|plein|mare|flaque|couvert|couverte|perdu|urine de|du|beaucoup|d _ sang
      poche|perdu|accouche|accoucher|travail|contractions|perdre __ eaux|bebe|contractions|minutes|tete|seule|maintenant|rompue|perce|percee|maison|ambulance|samu|sort|arrive
      perdu|percee|rompu les|eaux|poche
      samu|ambulance|secours|pompiers|15|112|911|urgences|18 _ repond*|n|ne|vite|appelez|appelle|arrive*|occupe|decroche|svp|injoignable|pas
      appelez|appelle|appeler|besoin|envoyez|appel|prevenez|il_faut __ samu|ambulance|secours|pompiers|112|911
      avale|bu|pris|mange|ingere|inhale|injecte|avalé __ javel|produit|pile|comprimes|medicaments|lessive|detergent|poison|cachets|evier|deboucheur|piece|acide|essence|soude|liquide|pesticide|heroine|drogue
      mousse|ecume|bave __ bouche|levres
      allergi*|guepe|abeille|arachide|cacahuete*|piqure|pique|crevette*|noix __ gonfl*|gorge|respir*|enfl*|plaques|levres|visage
      gorge|langue|visage|cou _ gonfl*|enfl*|se_ferme|serre_et|qui
      sucre|glycemie|insuline|diabet*|hypo __ tremble*|basse|malaise|transpire|inconscient*|tombe|0|30|faible|sueur|40|repond
      renverse|accident|percute|voiture|camion|moto|chute|tombe|tombee|poignarde|balle|coup_de_couteau|brule|brulee|mordu|mordue|pique|ebouillant*|electrocut*|ecrase|coincee|coince|taxi|ecroule __ saigne|sang|coince|coincee|bouge|inconscient*|jambe|tete|repond|serpent|peau|huile|bouillante|escalier|toit|echelle|fenetre|reagit|reveille|vient_de|aide|secours|os|doigt|cloques
      feu|incendie|fumee|gaz|flammes|brule __ maison|appartement|cuisine|immeuble|chambre|bloque*|coince*|sortir|tete_qui_tourne|fuite|vertige|etage
      perd|perdre|perds|perdu|perdait _ connaissance|conscience|vue
      bebe|petit|petite|fils|fille|enfant|gamin __ fievre|etouffe|bleu|mou|convuls*|piscine|40|molle|noye|avale|tombe_du
      vais|va|suis|crois _ tourner_de_l_oeil|m_evanouir|faire_un_malaise|s_evanouir
      vois|vision|voit _ double|trouble|flou|noir|plus_rien|plus_d_un
      os _ sort|ressort|dehors|visible`,
    threat: `
      ! attends|attendrai|attend|attendre|trouve|choppe|croise|retrouve ___ je|vais|j _ le|la|les|l|lui _ plante|planter|bute|buter|tue|tuer|creve|crever|egorge|egorger|saigne|saigner|defonce|defoncer|poignarde|flingue|demonte|fume|massacre
      ?know sais|connais _ a|quelle|ses|leurs _ quelle_heure|heure|horaires|trajet|ecole|route
      ?vow il|quelque_chose|malheur|accident _ va|pourrait|arriver|risque _ arriver|lui_arriver|leur_arriver
      ?vow rentrera|arrivera|rentreras|rentrera_pas _ pas|jamais|chez
      vais|va|jure|veux|voudrais|ai_envie|envie|allons|irai|compte|vas|ira|capable|prefere|ce_soir|demain|peux|pourrais|reve|venir|viens|finir_par|vraiment _ que|de|d|le|la|les|l|lui|leur|te|t|vous|a|aller|je|vais|finir_par|tous|par|venir? _ <harm> _ le|la|les|ce|cette|ces|mon|ma|un|une|tout|tous|votre|cet|toute|tete|gueule|cet? _ <human>
      le|la|les|lui|leur|te|t|vous|l|tous _ tuer|buter|poignarder|planter|defoncer|egorger|etrangler|cramer|bruler|saigner|fumer|flinguer|massacrer|tabasser|demonter|tuerai|crever|descendre|abattre|trucider|liquider|tue|frapper|exploser|creverai|buterai|egorge|demolir
      <harm> _ sa|la|ta|leur|votre|les|ses|vos|tes gueule|tete|jambes|dents|crane|os|machoire|nuque|gorge|bras|genoux|face|tronche
      vais|jure|poser|mettre|place|ai|poserai|mets|planque|cache|placer|faire_sauter _ une|la|des? _ bombe|bombes|explosifs|grenade
      bombe|explosifs|cocktail_molotov __ bureau|bureaux|agence|immeuble|locaux|siege|entreprise
      vais|va|jure|veux|foutre|mettre|on_va|faut|irai|mets|fous _ mettre|foutre|tout|le|les|faire? _ feu|cramer|bruler|incendier|sauter|exploser|incendie __ bureau|bureaux|agence|immeuble|locaux|maison|siege|baraque|vous|entrepot|voiture|boite|dedans|avec
      vais|viens|venir|prendre|apporte|apporter|debarque|debarquer|ai|arrive|achete|ramene|prends|irai|sors|sortir|me_pointe|attends|attendre __ couteau|fusil|flingue|arme|hache|machette|acide|essence|calibre|kalach|pistolet|batte|barre_de_fer|marteau|carabine __ bureau|bureaux|agence|lui|elle|chef|manager|vous|recruteur|travail|sortie|locaux|ce_soir|servir|voisin|verrez|chez|faire|la|votre|tirer|demain
      carnage|massacre|tuerie|bain_de_sang|fusillade __ faire|vais|va|y_avoir|agence|bureau|dans|bientot|finir|vos
      ?know sais|connais|ai|trouve|retrouve|j_ai|recupere _ ou|son|votre|leur|sa|ton|l|ta _ habite*|adresse|domicile|maison|ecole|enfants|travaille|gosses|vit|plaque|bureau
      ?know habite*|adresse
      ?vow va_payer|allez_payer|vont_payer|vas_payer|paiera|paieront|regretter|regretterez|va_voir|allez_voir|fais_gaffe|fait_gaffe|attention_a|mefie|comprendre|vous_avez_48h|48h|derniere_chance|plus_marcher|marchera_plus|va_le_sentir|pleurer|supplier|saigner|sang|je_rigole_pas|je_plaisante_pas|pas_une_blague|gare_a|m_en_occuper|avec_mes_cousins|mes_freres|lui_rendre_visite|faire_un_tour|sortira_pas|vengerai|venger
      attendre|attends|suivre|coincer|choper|attraper|retrouver|chercher|croise|croiser _ le|la|lui|les|sortie|parking|a|vous|l|te|dehors? _ sortie|parking|dehors|chez|bas|rue|coin|boulot|travail __ couteau|frapper|defoncer|batte|casser|payer|tuer|planter|gueule|regretter|poings
      paye|engage|envoie|envoyer|contacte|connais|envoye|demande _ un|des|quelqu_un|mecs|gars|types __ tuer|tabasser|casser|buter|visite|defoncer|lecon|regler|s_occuper|descendre
      es|est|etes|sont|t_es|vous_etes _ mort|morte|morts|mortes|un_homme_mort|fini|finie _ si|quand|tu|demain|connard|salope|connasse
      jeter|balancer|lancer|asperger _ de? l? acide|essence
      faire|fais _ du? mal _ a|aux _ quelqu_un|gens|mes|autres|ma|mon|lui|elle|eux|enfants|bebe
      pulsions|envies|idees _ de _ meurtre|tuer|violence|frapper`,
    abuse: `
      <agent> __ me|m|nous _ <hit>
      <agent> __ <hit> _ moi|sur_moi
      je|suis|etre|ete|j_ai_ete|me_suis_fait|me_fais|me_fait|sommes|fait _ me|suis|ete|me_fais|fais|fait|faite|encore|regulierement? _ violee|violer|battue|battu|frappee|frapper|agressee|agresser|harcelee|harceler|menacee|menacer|sequestree|abusee|exploitee|tabasser|tripoter|toucher|viole|agresse|harcele|sequestre|racketter|forcee|insulter|humiliee|enfermee
      m|me|nous _ a|ont|avait|avaient _ viole*|frappe*|touche|agresse*|menace*|force*|embrasse*|drogue*|enferme*|tape|battu*|oblige*|tripote*|etrangle*|abuse|suivie|gifle*
      abuse|abuser|abusait|abusent|attouchement*|attouche _ de|sur _ moi|nous|ma
      harcelement|abus|agression|violences|chantage _ sexuel|sexuelle|sexuelles|moral|conjugales|a_la_webcam|conjugale
      <agent>|me|m|on __ demande|envoie|exige|veut|propose|reclame|insiste|oblige|demandait|envoye|force|montre|demander|envoyait|montrer|filme __ <nude>
      photo|photos|video|videos|webcam|cam|appel_video|visio __ <nude>
      coucher|dormir|sortir|hotel|diner|lit|nuit|rapport|rapports|embrasser _ avec __ lui|chef|patron|manager|recruteur|poste|job|virer|contrat|heures|vire
      publier|diffuser|poster|partager|balancer|montrer|envoyer|mettre _ mes|des|les|ma|nos __ photos|videos|nudes|video|captures|intimes
      menac*|chantage __ me|m|moi|tuer|virer|publier|diffuser|photos|frapper|si|enfants|expulser|renvoyer|denoncer|famille
      il|elle|mari|ex|chef|ils|patron _ dit|menace|jure|va|veut|promis _ que|de|va|me|m|qu_il? _ me|m _ tuer|tuera|frapper|retrouver|virer|brulera|casser|faire_du_mal|crever|bruler|egorger
      me|m|nous _ suit|attend|espionne|surveille|traque|guette|appelle|ecrit|harcele|piste|suivait|suivre|envoie|geolocalise __ partout|maison|travail|sortie|chez|telephone|jour|bloque|nuit|numeros|rue|sans_arret|ecole|bas|gps|boulot|porte|bus|metro|immeuble|messages|refus*
      ! ne|n|pas|plus|interdit _ me|nous|m|laisse|laissent|de _ laisse|laissent|interdit|interdisent|autorise|droit|sortir|parler _ sortir|partir|parler|dormir|manger|quitter|voir|pas|telephoner|appeler|travailler
      pris|confisque|confisquent|garde|gardent|retient|retiennent|prend|prennent|vole|cache|retire|confisqué|detient __ passeport|passeports|papiers|telephone|telephones|salaire|carte|titre_de_sejour|visa|documents|paie
      enferm*|sequestr*|otage|captive|captif|prisonni*|enchain*|cloitr* __ me|nous|m|maison|chambre|ici|cle|suis|immeuble|sortir|compound|oblige*
      force*|oblige*|contrain* _ a|de|nous|me|m|on __ travailler|arnaquer|coucher|marier|prostituer|sexe|faire|mariage|arnaques|deshabiller|embrasser|rapports|envoyer|epouser
      peur|terrifiee|terrorisee|crains|terreur _ de|d|du|que|qu|rentrer? _ lui|mon|mari|ex|rentrer|maison|pere|il|beau_pere|compagnon|conjoint|me_tue|frappe|coups|mon_chef
      main|mains|doigts|touche|caresse|pelote|pose|met|frotte|glisse|touchait|attrape _ la|sa|ses|les|ma|sur|mes|sous|mon|main|me? _ main|sur|sous|ma|mes|mon|les|entre? _ jupe|cuisse|cuisses|fesses|seins|poitrine|taille|hanches|genou|corps|jambe|dos|culotte|cul|chemisier|ventre
      coups|bleus|bleu|ecchymoses|oeil_au_beurre_noir|hematomes|cicatrices|marques|cote_cassee|coquard|traces __ mari|conjoint|lui|pere|copain|compagnon|camera|cacher|cache|il|frappe|ex|femme
      violences conjugales|familiales|domestiques __ subis|vis|victime|suis|chez|moi|foyer
      victime de|d _ violence|violences|viol|abus|harcelement|traite|inceste|agression
      contre|sans mon|ma _ gre|consentement|volonte|accord
      fuir|echapper|enfuie|fui|partir|quitter|cache|cachee|me_sauver|foyer|enfuir _ de|mon|le|un|du|chez|d|loin_de? _ mari|conjoint|violent|ex|agresseur|beau_pere|foyer|compagnon|pere|copain|bourreau
      me|m|nous _ traite|traitent|appelle|appellent|traité|insulte|traiter de|d|sale|singe|negre _ pute|salope|singe|negre|chienne|esclave|sale|bougnoule|arabe|noire|noir|merde|moins_que_rien|grosse|pd|conne|macaque
      bat|frappe|tape|viole|touche|cogne|battait|abuse _ ma|mes|mon|de|sur|nos? _ mere|enfants|soeur|frere|fille|fils|petits|maman|soeurs
      inceste|exciser|excision|mariage_force`,
    minor: `
      -<kin> j_ai|ai|j|g|jai|viens_d_avoir|aurai|vais_avoir|fete|seulement|que|n_ai_que|a_peine _ que|seulement|tout_juste|juste|bientot|encore|presque? <age> ans|piges|balais -<unit>
      -<kin> je|j _ suis|ai|n|n_ai|vais|aurai __ <age> ans|piges
      a <age> ans _ je|on _ peux|peut|tape|sais|suis|ai_le_droit
      agee|age _ de? <age>
      mon age _ <age>
      ! -<kin> j_aurai|aurai|n_aurai|j_ai|fete*|vais_avoir|avoir|atteindre|attends|atteins|en_attendant|feterai|jusqu_a|d_avoir _ mes|d|mes? _ 18|dix_huit|majorite
      ! <no>|pas _ encore|ai|suis|j_ai|18? _ 18|dix_huit|majeur|majeure
      bientot|presque|quasi _ 18|dix_huit|majeur|majeure
      18|dix_huit ans _ en|dans|le|qu|au|que _ <months>|mois|semaines|jours|prochain|ete|printemps|automne
      suis|encore|etant|toujours|comme|reste|statut _ un|une|encore|toujours|de? _ mineur|mineure|mineurs
      suis|en|passe|rentre|entre|vais|finis|ma|actuellement|redouble|termine _ en|classe|ma|au? _ classe|en|au|de|la? _ seconde|premiere|terminale|troisieme|3e|4e|2nde|1ere|quatrieme|cinquieme|sixieme|3eme|4eme|5e|6e|3ieme|tle|bepc|brevet -classe_affaires|position|vie
      -<kin> passe|passer|prepare|revise|aurai|preparant _ mon|le|l|au|du? _ bac|brevet|bepc|bfem|cap|bep|cepe
      suis|encore|toujours|eleve|vais|scolarise|scolarisee|etudie|lyceenne|lyceen|etudiant _ au|une|un|a|le|en|eleve|encore? _ lycee|college|lyceen|lyceenne|collegien|collegienne|ecole_secondaire
      apres|avant|sors|sortie|rentre|finis|libre|fin _ les|des|de|l|le|du|mes|mercredi? _ cours|college|lycee|ecole|classe __ libre|peux|travailler|dispo|disponible|16h|17h|bosser|soir
      mere|pere|parents|maman|papa|mes_parents|tuteur|soeur|frere|tante|grand_mere|cousin|daronne|darons __ sign*|autoris*|autorisation|accord|d_accord|compte|piece_d_identite|carte_d_identite|permission|permet|permettent|rib|nom|identite|laisse __ me|moi|pour|je|mon|si|son|contrat|travailler|utiliser|leur|mineur|a_ma_place|que
      utiliser|prendre|emprunter|mentir|menti|mettre|prete|pretee|donner|mens _ la|le|sur|l|mon|son|une? _ carte|piece|age|identite|papiers|date_de_naissance|rib|nom|compte _ de|d|du|ma|mon|sur|identite? _ mere|soeur|frere|pere|mere|cousine|age|naissance|grande|grand|parents|cousin`,
  },
};
