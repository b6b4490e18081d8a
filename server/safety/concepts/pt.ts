import type { Concepts } from './rules.ts';
import { portuguese as veiled } from './veiled/pt.ts';

/** The shared ideas in Portuguese of Brazil and Europe. Not yet read by a native speaker. */
export const portuguese: Concepts = {
  ...veiled,
  giveAway: 'dei doei doando dando deixei vendi reparti entreguei distribui larguei_com esvaziei',
  belongings:
    'coisas cachorro cachorra gato gata roupas pertences bicho violao moveis cadela gatinha cao livros minhas_coisas',
  settled: 'quitei paguei paga pagas acertei resolvi encerrei saldei deixei_pago quitado quitadas',
  debts: 'tudo dividas divida aluguel contas enterro funeral testamento renda velorio',
  written: 'escrevi escrito escrevendo deixei deixo gravei mandei',
  letters: 'carta cartas bilhete bilhetes recado despedida',
  notNeeded: `nao_preciso_de_mais_nada nao_vou_precisar nao_precisarei nao_me_procurem nao_vou_fazer_falta tanto_faz_a_nota nao_importa_mais
    nao_vai_fazer_diferenca nao_vai_mais_importar deixo_de_ser_um_peso ja_nao_preciso ja_nao_vou_precisar`,
  thanksAll:
    'obrigado_por_tudo obrigada_por_tudo fiquem_com_deus desculpa_por_tudo me_perdoem me_perdoa amo_todos_voces perdao_por_tudo valeu_por_tudo',
  farewell: 'adeus despedindo despedida despediu me_despeço carta_de_despedida despedir ultimas_palavras',
  message: 'mensagem msg audio carta bilhete zap whatsapp texto video mandou escreveu recado postou status',
  phoneOff:
    'desligou_o_telefone desligou_o_celular celular_desligado nao_atende ta_desligado se_trancou sumiu nao_responde_mais desligou desapareceu',
  triedBefore: 'ja_tentou tentou_antes ja_tentou_uma_vez nao_e_a_primeira_vez tentou_ano_passado',
  chosenDate:
    'ja_escolhi_o_dia escolhi_o_dia marquei_a_data ja_tenho_a_data ja_sei_o_dia hoje_e_o_dia e_hoje hj_e_o_dia escolhi_a_data',
  wontBe: `nao_quero_mais_tar nao_quero_mais_estar nao_quero_tar_aqui nao_quero_mais_ficar_aqui nao_vou_estar_viva nao_vou_estar_vivo nao_vou_ta_vivo nao_vou_ta_viva n_vou_ta_vivo n_vou_ta_viva nao_chego_ao_natal nao_chego_no_fim
    nao_quero_amanhecer nao_vou_acordar_amanha nao_estarei_viva nao_estarei_vivo nao_me_vejo_viva nao_me_vejo_vivo`,
  farFuture: 'anos cinco_anos futuro ano_que_vem me_vejo',
  grave: 'debaixo_da_terra cemiterio tumulo caixao cova sete_palmos enterrada enterrado',
  join: 'encontrar ir_pra_junto ficar_com estar_com reencontrar ver juntar_a ir_ter_com',
  beyond: 'ceu outro_lado outra_vida alem',
  pills:
    'remedio remedios comprimidos comprimido calmante calmantes rivotril cartela tarja clonazepam paracetamol dipirona antidepressivo veneno',
  gather: 'juntando guardando acumulando juntei guardei contando contei escondendo estoquei',
  takeAll:
    'todos tomo_tudo tomar_tudo cartela_inteira de_uma_vez vidro_inteiro de_vez tudo_de_uma tomar_todos',
  rope: 'corda forca laco cordao',
  ready: 'pronta tenho_a comprei pescoco viga teto amarrada amarrei preparada ja_tenho pendurada',
  cutMe: `me_corto me_cortei me_cortar me_queimo me_queimei me_queimar me_machuco me_machuquei me_arranho me_furo corto-me
    me_mutilo me_automutilo me_firo me_bato bato_a_cabeca corto_me queimo_me`,
  blade: 'gilete lamina estilete isqueiro cigarro navaja navalha faca tesoura caco vidro',
  limb: 'coxas coxa bracos braco pulsos pulso pernas pele barriga',
  distress:
    'nervoso nervosa triste ansiosa ansioso sozinha sozinho estressada estressado ninguem_sabe fraco fraqueza mal angustia deprimida aliviar',
  hope: 'queria tomara quem_me_dera espero desejo se vontade rezo podia seria_um_alivio torco',
  vehicle: 'carro caminhao onibus trem metro comboio autocarro raio moto carreta',
  hitMe:
    'me_atropelasse me_atropelar me_atropele me_matasse passasse_por_cima me_pegasse me_atingisse batesse_em_mim me_esmagasse',
  sleep: 'dormir dormisse durmo deitar pegar_no_sono fechar_os_olhos adormecer',
  forever: 'para_sempre pra_sempre eternamente de_vez',
  notWake:
    'nao_acordar nunca_mais_acordar nao_acordasse nao_acordar_mais nao_acorde nao_acordar_nunca e_nao_acordar n_acordar',
  height:
    'laje ponte predio telhado sacada varanda viaduto parapeito janela_do trilhos passarela penhasco terraco andar',
  jump: 'pular pula pulando saltar salta se_jogar atirar-me atirar_se me_atirar atirar_me me_jogar jogar se_joga',
  gun: 'arma espingarda revolver faca corda veneno pistola comprimidos estilete',
  barred:
    'trancou trancado trancada chorando banheiro quarto nao_abre na_mao peso nao_sai gritando despedindo',
  snake: 'cobra escorpiao aranha abelha vespa marimbondo jararaca vibora cascavel',
  bitten: 'mordido mordida picado picada mordeu picou ferroada',
  throat: 'garganta lingua rosto labios glote pescoco',
  swollen: 'fechando fechar fechou inchando inchada inchado inchou a_fechar a_inchar',
  bodySide:
    'lado_esquerdo lado_direito braco_esquerdo braco_direito metade_do mao_esquerda mao_direita perna_esquerda',
  cantMove:
    'nao_mexe nao_consegue_mexer nao_sente enrolado nao_sinto nao_consigo_mexer paralisado dormente fala_enrolada nao_se_mexe',
  chest: 'peito coracao',
  seized: 'agarrou apertou caiu apertando pontada esmagando suando palido explodindo aperto',
  iKnow: 'sei eu_sei sabemos conheco descobri a_gente_sabe sei_onde ja_sei',
  school: 'escola colegio creche faculdade estudam estuda escolinha',
  theirKids:
    'filhos_dela filhos_dele filha_dela filho_dela filha_dele filho_dele seus_filhos teus_filhos sua_filha seu_filho tua_filha os_filhos_deles',
  partner: `minha_mulher minha_esposa marido namorado esposo companheiro ex mulher pai padrasto mae parceiro esposa irmao tio`,
  slaps: `joga_prato joga_pratos joga_coisas enfiou_um_garfo enfiou_uma me_arranha me_furou me_espetou atira_pratos tapa tapas me_bate me_empurra me_chuta soco socos murro me_enforca me_esgana pontape pontapes chute chutes me_joga me_puxa
    me_bateu me_empurrou me_tranca me_estrangula bofetada bofetadas surra cintada me_agride me_sacode me_agarra_pelo me_ameaca puxoes`,
  stepfather: `chefe_fica padrasto pai tio irmao primo vizinho avo cunhado namorado_da_minha_mae`,
  myRoom: 'meu_quarto minha_cama mexe_comigo me_toca passa_a_mao me_alisa me_apalpa mexe_em_mim',
  superior: `dono_da_casa senhorio professor pastor proprietario chefe gerente supervisor supervisora lider treinador recrutador coordenador encarregado instrutor patrao`,
  undress: `dormir_com_ele dormir_com_ela transar_com transasse_com deitar_com_ele sexo_com pelada pelado nua nu sem_roupa tirar_a_roupa tirasse_a_roupa de_calcinha de_lingerie mensagens_obscenas coisas_sujas safadezas nudes pack_do_pe de_sutia`,
  eye: 'olho olhos',
  bruised: 'roxo olho_roxo inchado_de me_deu_um_soco negro_do',
  customer:
    'cliente clientes consumidor consumidora usuario usuaria comprador passageiro hospede cliente_do_treino',
  said: `contou relatou mencionou disse diz escreveu escreve gritou gritando falou digitou ameacou reclamou mandou comentou perguntou respondeu xingou`,
  handled: `politica conta marquei_a_conta segui_a_politica registrei endereco encaminhei sinalizei desculpas desculpa cupom reembolso ofereci rastrear ticket escalei supervisor expliquei protocolo certo acalmei desconto estorno
    fechei transferi modelo segunda_via passei_pro fui_bem voucher chamado`,
  threatened: 'ameacou ameaca ameacava assalto assaltaram tiroteio',
  resolved:
    'seguranca policia_veio antigo_emprego emprego_anterior ultimo_emprego ficou_tudo_bem acalmou resolveu simulacao treinamento ninguem_se_feriu',
  testified: 'testemunha testemunhei depus encerrado processo_acabou ganhou_a_causa',
  kidding: 'brincadeira brincando zoeira zuando modo_de_falar forca_de_expressao exagero',
  workThing: `planilha excel formulario tabela cliente tarefa prazo meta calor transito internet sistema fatura conta turno segunda curso treino
    modulo prova relatorio processo computador fila reuniao senha boleto perguntas atendimento captcha demanda`,
  laugh: 'kkk kkkk kkkkk kkkkkk kk haha hahaha rsrs rs hehe hehehe lol huehue rsrsrs kkkkkkk',
  dieLoose:
    'matando mata matar matou morta morto morri morrendo morrer morre me_mato me_matar suicidio me_jogo me_enforco atiro',
  kitchen:
    'cebola cozinhando picando cozinha barbear depilando ferro fogao papel pao panela cafe unha cabelo raspando',
  idiom: `me_mata_o_formulario ai_me_mata dou_a_vida_por dar_a_vida_por morta_com_farofa morto_com_farofa de_morrer que_tiro_foi_esse me_matar_de_trabalhar me_matar_de_estudar me_mato_de_trabalhar
    me_mato_de_estudar matar_ele_do_coracao matar_do_coracao me_mata_do_coracao morrendo_de_rir morri_de_rir morrer_de_rir doida_pra morrendo_de_vontade
    morrer_na_praia matar_a_saudade matar_saudade matar_aula matar_dois_coelhos morta_de_cansaco morta_de_fome morto_de_cansaco morto_de_fome morri_kkk
    to_morta to_morto estou_morta_de estou_morto_de morto_de_sono morta_de_sono morta_de_vergonha nem_morta nem_morto a_queima_roupa morreu_de_novo
    meti_a_cara pau_pra_toda_obra tiro_no_pe tiro_certo fim_da_picada tiro_de_letra eu_morro_com me_mata_de_rir ponto_morto me_corto_toda_de`,
  iThink: 'penso pensando pensei quero meu minha cometer tentar tentei planejo vontade sobre ideia',
  crisisNoun: `obitos obito intoxicacao engoliram engoliu envenenamentos suicidio suicidios suicidas suicida overdose overdoses infarto infartos assassinato assassinatos automutilacao homicidios violencia abuso
    mortes morte acidentes avc afogamento estupro estupros agressoes facadas tiros envenenamento maus-tratos`,
  crisisWork: `recepcao_na_uti uti registrava recepcionista arquivo secretaria centro_de_intoxicacao toxicologico antiveneno plantao socorrista samu enfermeira enfermeiro hospital ambulancia moderei moderador moderadora moderacao voluntaria voluntario cvv
    linha sinistros seguradora bombeiro policia delegacia upa pronto_socorro ligacoes atendo videos conteudo laudos prontuarios triagem recepcao
    psicologa assistente_social abrigo iml jornalista legendei traduzi pacientes curso_de casos`,
  controlled: `controlada controlado estavel em_tratamento uso_insulina desde_crianca 
    remissao nao_atrapalha sem_complicacoes nao_tenho_crise sem_crise bombinha`,
  recovered:
    'me_tratei estou_otima estou_otimo ha_muitos_anos ja_passou recuperada recuperado curada curado na_adolescencia',
  denied:
    'nunca_pensei jamais_pensei nunca_tive nao_tenho_pensamentos nenhum_pensamento nao_penso_em sem_intencao nenhuma_intencao nunca_quis nunca_me',
  ifDead: `se_eu_morrer se_eu_morresse se_eu_sumir se_eu_sumisse quando_eu_morrer se_eu_desaparecer se_morresse se_eu_nao_tivesse`,
  nobodyCares: `ninguem_ia ninguem_vai ninguem_iria ninguem_liga ninguem_nota ninguem_sente quem_liga ninguem_se_importa ninguem_chora`,
  smallChild: `bebe filho filha crianca menino menina neto neta sobrinho sobrinha nene`,
  drank: `bebeu engoliu tomou comeu ingeriu chupou`,
  cleaner: `agua_sanitaria sanitaria detergente pilha bateria remedio remedios lixivia soda veneno desinfetante moeda acido querosene cloro gasolina perfume`,
  breath: `nao_consigo_respirar nao_consegue_respirar nao_respira n_consigo_respirar mal_consigo_respirar nao_to_respirando nao_respiro mal_respira falta_de_ar nao_da_pra_respirar`,
  stuffy: `kk calor kkk kkkk rir risada abafado mascara cheiro haha rsrs kkkkk`,
  cameOfAge: `fiz_18 ja_fiz_18 completei_18 ja_tenho_18 acabei_de_fazer_18 fiz_dezoito ja_sou_maior ja_completei_18`,
  peace: `paz tranquilo sossego alivio descanso calmo bom silencio`,
  notExist: `nao_existir deixar_de_existir nao_estar_aqui sumir estar_morta estar_morto nao_ter_nascido nao_estar_mais n_existir`,
  leave: `vou_embora ir_embora deixar deixo sair partir largar me_vou vou_me_embora`,
  world: `desse_mundo deste_mundo esse_mundo este_mundo dessa_vida desta_vida o_mundo`,
  nobodyNeeds: `ninguem_precisa_de_mim ninguem_me_quer ninguem_gosta_de_mim nao_faco_falta ninguem_me_ama sobro_em_todo`,
  feedPet: `comida_pro comida_pra_minha embaixo_do_tapete chave_ta cuidem_do_meu cuidem_da_minha cuida_do_meu debaixo_do_tapete regar_minhas`,
  notAround: `acho_que_nao_vou_estar nao_vou_estar_aqui_pra_ver nao_estarei_para nao_vou_ver_o_resultado nao_devo_estar_aqui ja_nao_estarei`,
  sharp: `faca lamina estilete caco navalha gilete`,
  wrist: `pulso pulsos veias garganta pescoco`,
  jaw: `mandibula maxilar ombro braco_esquerdo peso aperto elefante pressao queixo`,
  oneEye: `um_olho_aberto olho_aberto`,
  goFor: `vou_atras atras_dele atras_dela vou_pegar esperar_ele vou_buscar_esse espero_ele vou_na_casa`,
  club: `taco barra pau facao faca martelo corrente pedaco_de_pau cano`,
  notHere: `nao_vou_estar_aqui nao_vou_estar nao_estarei nao_vou_poder_estar`,
  absence: `enterro velorio ferias viagem casamento consulta trocar turno prova cirurgia voo folga missa missa_de`,
  fired: `demite demitir vaga emprego turno contrato aluguel horas despedir nota bonus promocao contratar mandar_embora`,
  urge: `vontade_de quero queria sinto_vontade preciso`,
  endAll: `acabar_com_tudo terminar_com_tudo acabar_tudo por_fim_a_tudo dar_fim_em_tudo`,
  saysHe: `diz disse jura ameaca ameacou fala falou gritou`,
  hangsSelf: `se_enforca se_mata se_corta vai_se_matar vai_se_enforcar se_joga se_suicida quer_se_matar enforca_se mata_se`,
  machine: `sistema aplicativo app pagina arquivo pasta servidor site fone headset computador impressora mouse teclado link portal navegador botao excel internet email formulario tela chamado ficheiro `,
  notResponding: `nao_responde nao_atende nao_reage nao_abre nao_se_mexe nao_mexe tambem_nao_responde nao_consigo_mover nao_respondeu parou_de_responder nao_acorda travado`,
  roughly: 'esganar enforcar estrangular matar',
  finishMe: `acabar_comigo me_matar acaba_comigo vai_me_matar`,
  youngKin: `sobrinho sobrinha filho filha meus_filhos neto neta irmaozinho irmazinha aluno aluna alunos`,
  teenAge: `14 15 16 17 13 12 quinze dezesseis`,
  insulin: `insulina metformina`,
  doubled: `dobro duas_vezes demais em_dobro dose_errada dupla`,
  scars: `cicatrizes cortes feridas marcas`,
  fresh: `recentes frescas frescos novas novos abertas abertos sangrando`,
  lots: `monte muitos muito um_bando demais punhado`,
  convulsing: `convulsionando ta_convulsionando esta_convulsionando tendo_convulsao`,
};
