import type { VeiledIdeas } from './rules.ts';

/** Words for veiled danger in Portuguese. Not yet read by a native speaker. */
export const portuguese: VeiledIdeas = {
  perched:
    'parado parada sentado sentada em_pe de_pe to_na tou_na to_no estou_na estou_no subi trepado trepada debrucado debruçada meia_hora faz_tempo pes pernas em_cima',
  highPlace:
    'passarela ponte viaduto telhado laje terraco cobertura parapeito beirada sacada janela trilho trilhos plataforma linha_do_trem linha_do_comboio 10_andar 12_andar decimo_andar varanda muro_da_ponte caixa_d_agua',
  belowMe:
    'olhando_pra_baixo olhando_para_baixo olhar_para_baixo a_olhar_para_baixo pernas_pra_fora pernas_para_fora pes_pra_fora pernas_penduradas pes_pendurados vendo_os_carros_la_embaixo ca_em_baixo la_embaixo',
  brink:
    'penso_e_agora eu_penso_agora falta_coragem so_falta_coragem so_me_falta_a_coragem falta_a_coragem tomando_coragem criando_coragem o_proximo_e o_proximo_vai e_no_proximo no_proximo_eu um_passo_e mais_um_passo so_soltar e_so_me_largar ultima_pergunta_que nem_ligo_mais_pra_vaga cada_caminhao_que cada_comboio_que',
  declines:
    'nao_precisa_me_mandar nao_precisa_mandar nao_precisa_marcar nao_precisa_me_chamar nao_marca_a nao_marquem nao_me_marquem nao_vale_a_pena_marcar nem_precisa_agendar nao_agenda nao_agendem nao_vou_precisar_do nem_sei_pra_que_respondo tanto_faz_agora ja_nao_importa',
  whenAlone:
    'quando_as_criancas_dormirem depois_que_todo_mundo_dormir as_criancas_tao_com_o_pai as_criancas_estao_com_o os_miudos_estao_com_o quando_minha_mae_sair hoje_a_noite_eu_faco hoje_eu_faco esta_noite_faco amanha_nao_tem hoje_to_sozinha hoje_to_sozinho esperando_minha_mae_sair ja_decidi',
  lastThing:
    'terminar_uma_coisa_direito deixar_tudo_em_ordem ultima_coisa_que_faco ultima_coisa_que_eu fechar_isso_direito deixar_tudo_certinho',
  ifSilent:
    'se_eu_nao_responder_amanha se_amanha_eu_nao_responder se_eu_sumir se_nao_responder_amanha se_eu_nao_aparecer_amanha se_amanha_nao_responder se_deixar_de_responder',
  closeKin: 'filhos filhas filho filha mae pai esposa marido irma irmao meninos familia pais mulher miudos',
  paidUp: 'paguei pago deixei_pago quitado escolhi acertei acertado comprei tratei',
  funeralMine:
    'meu_enterro meu_velorio meu_funeral meu_caixao minha_cremacao meu_tumulo meu_jazigo minha_cova',
  policy: 'seguro testamento apolice senhas envelope',
  leftAt:
    'na_gaveta debaixo_do_travesseiro embaixo_do_travesseiro em_cima_da_mesa na_mesa na_geladeira debaixo_do_vaso embaixo_do_vaso no_criado no_guarda_roupa na_comoda na_mesinha no_frigorifico debaixo_da_almofada',
  findsMe:
    'vai_me_achar vai_me_encontrar me_achar me_encontrar quem_me_encontrar vao_encontrar_o_corpo vai_achar_a_carta encontra_a_carta me_encontrem que_me_encontre',
  worthMore: 'valho_mais_morto valho_mais_morta sirvo_mais_morto sirvo_mais_morta o_seguro_ajuda_mais',
  restWith:
    'descansar_com descansando_com ficar_com_meu estar_com_meu vou_estar_com ao_lado_do_meu junto_do_meu junto_da_minha ao_lado_da_minha encontrar_minha encontrar_meu vou_pra_junto ter_com_o_meu ter_com_a_minha',
  lateKin:
    'que_deus_o_tenha que_deus_a_tenha falecido falecida finado finada que_morreu que_faleceu que_em_paz_descanse descanse_em_paz no_ceu no_cemiterio saudosa saudoso',
  poison: 'veneno chumbinho raticida herbicida agrotoxico pesticida mata_mato roundup paraquat cianeto',
  mixed: 'misturei misturado copo xicara pronto na_minha_frente preparei suco mexido servido',
  medBox: 'caixas_de cartelas cartela frascos medicamentos comprimidos receitas rivotril',
  keptBack:
    'guardei guardado guardados guardadas enfileirados enfileirei em_fila na_minha_frente separei separados juntei alinhados contei espalhei',
  bought: 'comprei comprada pronta tenho amarrada arrumei porta_malas mochila consegui',
  cutSelf: 'me_cortei me_cortar me_cortando cortei_me cortar_me voltei_a_me_cortar me_retalhei',
  again: 'de_novo voltei outra_vez novamente recai recaida mais_fundo',
  razor: 'gilete estilete navalha lamina laminas x_ato bisturi',
  bleedsOn:
    'sangra sangrando sangue pingando escorrendo escorre toalha encharcada nao_para_de_sangrar a_pingar a_escorrer',
  sightGone:
    'nao_enxergo_do_olho nao_enxergo_nada_do nao_vejo_do_olho nao_vejo_nada_do perdi_a_visao visao_sumiu vista_apagou vendo_dobrado vendo_duplo nao_to_enxergando_de_um deixei_de_ver_do',
  handFails:
    'mao_nao_segura mao_larga_tudo derrubo_tudo derrubando_tudo mao_dormente braco_dormente mao_nao_obedece braco_nao_obedece boca_torta rosto_torto cara_torta metade_do_rosto perna_nao_obedece cai_tudo_da_mao nao_consigo_segurar_o_mouse',
  speechGone:
    'fala_enrolada falando_enrolado lingua_enrolada as_palavras_nao_saem nao_consigo_falar_direito falando_embolado trocando_as_palavras palavras_saem_trocadas',
  blueLips:
    'labios_roxos labios_azuis boca_roxa boca_azul ficou_roxo ficou_roxa ta_roxo ta_roxinho ficou_azul',
  arm: 'arma quadrada revolver pistola faca facao oitao fuzil espingarda machado granada gasolina peixeira gasosa acido bala balas tiro tiros cano',
  atHand:
    'levo junto na_mochila no_porta_malas na_cintura no_carro carregada pronta comigo tenho com_um com_uma to_com na_gaveta galao foto_da armado armados levo_a esperar deram',
  hisRoutine: `que_horas onde_mora onde_ela onde_ele carro_dele carro_dela placa estacionamento onde_estaciona casa_dele casa_dela qual_escola que_onibus rua_dele portao_dele predio_dela predio_dele que_onibus qual_onibus`,
  lyingInWait:
    'chego_antes_dele chego_antes_dela espero_ele espero_ela esperar_ele esperar_ela vou_esperar_por esperar_na_saida espero_na_saida pego_ele_na pego_ela_na te_espero a_espera_dele a_espera_dela',
  reckoning:
    'pessoa_errada cara_errado mexeu_com_a mexeu_com_o humilhou_a quero_ver_se vamos_ver_se minha_paciencia_acabou acabou_a_paciencia do_meu_jeito na_marra vai_aprender vai_ver_so perdi_a_paciencia filhos_orfaos a_minha_maneira',
  foe: 'ex caras cara homens eles movimento marido vizinho cunhado agiota cobrador traficantes bandidos policia milicia companheiro namorado gajos bebado primos',
  atDoor:
    'no_portao batendo_no_portao na_porta batendo_na_porta arrombando arrombar chutando_a_porta la_fora aqui_fora na_frente_de_casa tentando_entrar la_embaixo forçando_a a_porta_de_casa a_bater_a_porta embaixo_do_predio',
  hiding: `do_banheiro no_banheiro escondida escondido trancada_no trancado_no tranquei_no casa_de_banho debaixo_da_cama pra_ele_nao_ouvir para_ele_nao_ouvir guarda_roupa_na_porta armario_na_porta segurando_a_porta me_tranquei dentro_do_armario`,
  doom: 'passam_todo_mundo passar_todo_mundo matar_todo_mundo matam_a_gente vao_matar vai_matar_a_gente nos_matar eu_sou_o_proximo sou_a_proxima a_proxima_sou tacar_fogo botar_fogo pegar_fogo queimar_a_casa levam_meu levar_meu_irmao entram_e mataram_o_cachorro entram_atirando',
  controls:
    'mexe_no_meu_celular olha_meu_celular ve_meu_celular revista_meu_celular fica_com_meu_cartao fica_com_o_meu fica_com_meu_salario nao_me_deixa_sair nao_me_deixa_trabalhar nao_posso_sair_de_casa quebrou_meu_celular ele_nao_sabe_que_to por_isso_nem_faco_audio nao_da_para_ligar_a_camara nao_pode_saber_que controla_o_meu',
  wounds:
    'me_enforcou me_estrangulou quebrou_meu quebrou_minha partiu_me_o partiu_me_a me_atira_das me_jogou_da me_jogou_contra me_empurrou_da cara_toda_negra me_deixou_roxa deixou_me_a_cara minha_cabeca_na_parede cabeca_contra_a_parede me_queimou arrancou_meu_dente fio_do_carregador me_esganou apertou_meu_pescoco deixou_me_com_o_olho',
  returnsAt:
    'ele_chega_as chega_as_5 chega_as_6 volta_as ele_ta_dormindo esta_a_dormir esta_na_sala ta_na_sala antes_dele_chegar antes_que_ele_chegue antes_que_ele_acorde ta_no_quarto antes_dele_acordar',
  iAmAged: 'tenho eu minha',
  inTruth: 'na_verdade verdade real realmente so sinceramente idade_real apenas',
  borrowed:
    'conta_e_da_minha_mae conta_da_minha_mae conta_da_minha_irma conta_do_meu_pai cpf_da_minha rg_da_minha nome_da_minha_mae conta_da_mae documento_da_minha',
  ownGoal: 'gol_contra autogolo morte_subita esquadrao_suicida golo_na_propria',
  gameThing:
    'pubg free_fire freefire cod valorant fortnite lol partida processo processos servidor jogo ranked terminal minecraft',
  gameKill: 'kill kills matar matei mato matou morri mortes suicidio matando',
  gentleman: 'um_senhor uma_senhora um_cara um_homem um_usuario um_assinante um_rapaz',
  yearsAgo:
    'anos_atras ha_anos ha_tres_anos ha_dois_anos ha_2_anos ha_3_anos 2015 2016 2017 2018 2019 2020 2021 2022 2023 emprego_anterior antigo_emprego outra_empresa operacao_antiga',
  closedWell:
    'protocolo seguranca nao_deu_em_nada deu_em_nada resolvido se_resolveu reportei acionei registrei avisei_o_supervisor renovou se_acalmou pediu_desculpas ficou_tudo_bem',
  handOr: 'mao braco perna dedos boca rosto maos',
  slack:
    'nao_segura nao_aguenta dormente mole torta nao_obedece caindo nao_pega formigando nao_mexe larga solta',
  wordsSaid: 'palavras palavra fala falar lingua frases',
  jumbled: 'trocadas enroladas enrolada embolada embaralhadas nao_saem erradas pesada ao_contrario',
  bones: 'costela costelas pulso braco nariz dedo dente dentes maxilar clavicula',
  brokeMe: 'quebrou partiu fraturou trincou deslocou arrancou rachou',
  readsMy: 'le olha vasculha mexe vigia rastreia espiona confere ve',
  myPhone: 'celular mensagens telefone whatsapp telemovel conversas ligacoes localizacao',
  forcing: 'chutando arrombando quebrando batendo esmurrando forcando pontapes',
  doorWord: 'porta portao janela fechadura grade',
  courage: 'coragem peito animo',
  lacking: 'falta faltando crio criar so pouco tomar tomando preciso juntar juntando',
};
