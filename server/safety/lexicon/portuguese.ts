import { portuguese as concepts } from '../concepts/pt.ts';
import type { LexiconSource } from '../source.ts';

/** Portuguese of Brazil, Portugal and Africa. Not yet read by a native speaker. */
export const portuguese: LexiconSource = {
  language: 'pt',
  concepts,
  classes: {
    neg: 'nao n nem ninguem nenhum nenhuma nada sem tampouco nunca jamais nn num',
    never: 'nunca jamais ninguem nenhum_momento',
    contrast: `mas porem so_que sinceramente honestamente desculpa desculpe sincera sincero embora contudo entretanto
      verdade serio`,
    no: 'nao n nem nunca jamais nada nn num sem ninguem',
    want: `quero qro qero kero_mesmo queria quis quer vontade desejo preciso penso pensei pensado pensando pensar vou vamos ia planejo
      decidi decidido decidida tentei tento tentar tentado prefiro preferia preferiria gostava gostaria tomara espero
      posso poderia ideia ideias impulso plano planejando querendo vontades apetece devia melhor pedindo rezo peço
      oro estou to resolvi pretendo kero so plano planeando tencionar`,
    die: 'morrer morrermos morto morta morresse morra morrido morte morri falecer',
    self_kill: `vontade_de_morrer me_matasse preferia_nunca_ter_nascido preciso_me_machucar me_machucar_de_proposito me_queimo_de_proposito me_corto_de_proposito
      me_matar matar_me matarme suicidar suicidio suicida suicidas suicidar_me me_suicidar suicidei
      automutil* autolesao autolesoes me_mato me_matei mato_me matei_me tirar_minha_vida tirar_a_minha_vida
      tirar_a_propria_vida tirar_a_vida me_enforcar enforcar_me me_jogar_da me_jogar_do me_jogar_na me_jogar_no
      atirar_me_da atirar_me_de atirar_me_do atirar_me_para me_atirar_da me_atirar_do me_atirar_na cortar_os_pulsos
      me_envenenar dar_um_tiro_na_cabeca tiro_na_propria tirar_minha_propria_vida se_matar matar_se se_suicidar
      me_pendurar desviver me_desviver suicidou enforcar`,
    person: `irmao irma mae pai amigo amiga esposa marido mulher filho filha crianca bebe avo vo vovo vovó colega
      namorado namorada vizinho vizinha sogra sogro tio tia primo prima sobrinho sobrinha companheiro menino menina
      patroa chefe cunhado cunhada ele ela mamae papai nene miudo miuda neto senhor senhora moco moca`,
    kin: `filha filho filhos filhas irma irmao neto neta sobrinha sobrinho cacula aluno aluna alunos estudantes ela ele
      tem menina menino crianca mais_velho mais_velha mais_novo mais_nova gemeos enteado enteada primo prima cachorro`,
    unit: `horas hora anos_de minutos dias meses semanas km pessoas ligacoes emails experiencia funcionarios clientes
      mil reais euros por semanas_de tickets chamados pedidos`,
    age: `10 11 12 13 14 15 16 17 dez onze doze treze quatorze catorze quinze dezesseis dezasseis dezessete dezassete`,
    months: 'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro',
    human: `o a os as ele ela eles elas voce voces te vos lhe vizinho vizinha chefe gerente supervisor supervisora cliente
      esposa marido mulher ex namorada namorado colega recrutador recrutadora todos desgracado desgracada filho_da_puta
      fdp arrombado cara avaliador alguem pai mae padrasto irmao irma sogra gente quem esse essa aquele aquela vcs todo_mundo
      patrao coordenador lider equipe pessoal gajo tipo traidor vagabunda`,
    harm: `matar* mato matarei esfaquear* esfaqueio espancar* espanco quebrar* quebro arrebentar* arrebento atirar dar_um_tiro
      degolar* enforcar* estrangular* assassinar* queimar* esquartejar* machucar* linchar* envenenar* estuprar* torturar*
      bater bato socar* esmurrar* surrar* explodir* metralhar* fuzilar* furar* apagar_ele apagar_ela acabar_com_ele
      acabar_com_ela acabar_com_a_raca partir* rebentar* sequestrar* eliminar* encher_de_bala encher_de_porrada meter_bala
      dar_uma_surra dar_cabo passar_o_carro atropelar* rasgar* agredir* encher_de_tiro partir_a_cara pegar_ele pegar_ela`,
    agent: `chefe gerente supervisor supervisora recrutador recrutadora marido esposo namorado ex pai padrasto tio
      coordenador coordenadora colega vizinho lider patrao patroa professor irmao primo cliente encarregado dono mulher
      esposa mae avo pastor padre companheiro ele ela eles alguem cara homem gajo cunhado entrevistador agente sogro`,
    hit: `bate bateu batem bater batia batendo espanca espancou espancava agride agrediu agredir abusa abusou abusava
      abusando abusam estupra estuprou estuprava violou viola violava toca tocou tocava tocam passa_a_mao passou_a_mao
      assedia assediou assediava assediando assediam ameaca ameacou ameacava ameacando ameacam humilha humilhou xinga
      xingou xingam chantageia chantageou chantageando chantagear extorque extorquindo tranca trancou trancam trancava
      obriga obrigou obrigava obrigam obrigando forca forcou forcam forcava persegue perseguiu perseguindo perseguem
      vigia enforcou enforca esganou empurrou empurra chuta chutou soca socou queimou morde controla drogou beijou
      agarrou agarra apalpou apalpa apalpava molestou molesta molestava maltrata maltratou segue seguindo encurralou
      controlava machuca machucou sufocou estapeou prende prendeu violentou violenta aperta apertou insulta insultou`,
    nude: `nude nudes pelada pelado nua nu nuas sem_roupa intima intimas intimo intimos calcinha sexual sexuais genitais
      partes_intimas sexo lingerie penis peitos seios roupa_interior despida transar dormir_com pornografia`,
  },
  rules: {
    mask: `
      morro|morrer|morri|morrendo|morta|morto|morria|morrem __ rir|vontade|fome|sono|vergonha|frio|calor|curiosidade|amores|saudade|tedio|medo|cansaço|sede|preguica|inveja|ansiedade|raiva
      chorei|chorando|ri|rindo|rir de? rir|chorar|morrer
      mata|mato|matando|matar|matou|matei|matam|matava _ a|o|as|os|um|uma|dois|de|tudo|todos? _ aula|aulas|saudade|saudades|tempo|fome|sede|vontade|curiosidade|charada|processo|processos|pau|fila|questao|serviço|tarefa|tarefas|barata|mosquito|mosquitos|cobra|coelhos|email|emails|tickets|trabalho|script|sessao|em|formulario|pendencias
      me|nos matando|mata|matam|matou|mato __ rir|calor|curiosidade|trabalhar|prazo|costas|rindo|estudar|fome|saudade|internet|pes|sono|ansiedade|dor_nas|transito
      calor|prazo|costas|transito|internet|saudade|fome|sono|curiosidade|sapato|planilha|ansiedade|fila __ me_matando|me_mata|matando|mata
      matar|morrer de|para|pra _ rir|tanto|este|trabalhar|conseguir|entrar
      achou|acho de_matar
      bateria|celular|telemovel|notebook|pc|computador|internet|linha|sistema|link|conta|wifi|servidor|app|processo|luz|telefone|fone _ esta|ta|ja|do|meu? _ morreu|morta|morto|morrendo|morre|morreram
      morreu|morta|morto|morrendo|matar _ o|a|meu|minha|do _ bateria|celular|notebook|pc|computador|internet|linha|sistema|telemovel|wifi|processo
      contrato|prazo|arquivo|peso|ponto|estoque|tempo|horas|hora|linha|letra|volume|conta|mar _ morto|morta|mortas|fatal|mortos|morte
      quase|por_pouco|ia __ infartei|enfartei|infarto|enfarte|morri|morro|morrer|treco|morria|infarte|avc|desmaiei
      infarto|treco|enfarte|ataque __ quando|vi|ver|susto|rir|boleto|conta
      atacar*|ataco __ pendencias|fila|problema|casos|backlog|emails|atraso|tickets
      quebrar*|quebro|quebra|bater|bato|bati|bate _ a|o|um|as|com|de? _ cabeca|galho|meta|metas|recorde|gelo|ponto|papo|perna|pe|palmas|rotina|numeros|cota|prazo|maos|ovos|silencio|boca
      cortei|cortar|corta|cortando|me_cortei|queimei|me_queimei _ o|a|um|de|com? _ cabelo|unhas|custos|gastos|caminho|cebola|cozinhando|fazendo_barba|internet|luz|grama|papel|cafe|forno|panela
      bomba de|do _ chocolate|gasolina|agua
      explodir|explodiu|explodindo _ de|em|as? _ alegria|vendas|raiva|rir|cabeca|felicidade
      vida ou morte
      pena de_morte
      encerrar|acabar|terminar|finalizar _ com|o|a|as|os|esse|este? _ contrato|lote|turno|chamado|atendimento|tarefa|fila|pendencias|planilha|modulo|chat|ticket|curso|expediente
      acabar|acabou comigo|com_voces _ no|nas|na _ reclame|avaliacoes|google|redes
      destruir|detonar|acabar|arrebentar|matar|queimar __ reclame_aqui|avaliacao|avaliacoes|google|redes|estrelas|twitter|trustpilot|nota
      arrebentar|arrasar _ na|no _ entrevista|trabalho|vaga
      jogar*|atirar* _ de_cabeca|no_trabalho|nos_estudos|no_sofa|na_cama`,
    frame: `
      trabalhei|trabalho|trabalhava|fui|era|sou|voluntaria|voluntario|voluntariado|anos|atendi|atendia|atendendo|atuei|atendimento __ cvv|188|hospital|emergencia|crise|prevencao|vitimas|samu|192|190|180|paramedico|enfermeira|enfermeiro|policial|bombeiro|bombeira|moderador|moderadora|moderacao|seguradora|sinistros|psicologa|psicologo|assistente_social|uti|inem|delegacia|abrigo|delegada|conselho_tutelar|socorrista|medica|ambulancia|linha_de_apoio|sos_voz
      cvv|paramedico|enfermeira|enfermeiro|bombeiro|bombeira|socorrista|moderadora|moderador|tecnica_de_enfermagem
      cliente|clientes|usuario|personagem|consumidor __ escreveu|disse|falou|gritou|ameacou|digitou|mandou|dizia|jurou|xingou|falava __ treino|simulacao|pratica|simulado|teste|treinamento|desculpas|cupom|reembolso|avaliacao|avaliacoes|reclame|estrelas|acalmei|formacao|exercicio|troca|voucher
      treino|simulacao|pratica|simulado|simulada|treinamento|roleplay|exercicio|simulador|ficticio|ficticia|exemplo|roteiro|formacao __ cliente|escreveu|disse|falou|gritou|personagem|ameacou|usuario|chat|frase|texto|ticket
      artigo|livro|romance|filme|musica|serie|letra|exemplo|citacao|texto|frase|copiei|modelo|noticia|podcast|documentario|tese|tcc|pesquisa|curso|palestra|oficina|poema|jogo|titulo|banda|novela|monografia __ sobre|do|da|era|e|diz|dizia|chamada|chamado|fala|falava|tem|que
      no|do|li|lendo|vi|assistindo|citei|citando|copiei|resumir|resumi|ouvindo|jogando|numa|num|na|da|pro __ artigo|livro|romance|filme|musica|serie|exemplo|modelo|documentario|podcast|texto|jogo|novela|tcc
      prevencao|sobreviventes|linha|vitimas|ong|casos|processos|sinistros|denuncias|setembro _ de|do|ao|da|a|contra _ suicidio|violencia|abuso|agressao|assedio|agressoes|trafico|amarelo
      se _ um|uma|o|algum _ cliente|usuario _ disser|falar|escrever|ameacar|mencionar
      corretor|autocorretor|digitei_errado|erro_de_digitacao`,
    past: `
      comecei|comeco|desde|iniciei|trabalho_desde|entrei __ <age> _ anos|de?
      tinha _ <age>
      ha|faz|tem _ anos|decadas -que
      anos|tempos atras
      em _ 197*|198*|199*|2000|2001|2002|2003|2004|2005|2006|2007|2008|2009|2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024
      na_infancia|quando_crianca|quando_era|quando_eu_era|recuperada|recuperado|ja_superei|superei|superado|recebi_alta|teve_alta|tratada|tratado|curada|curado|adolescencia|historico|me_recuperei|se_recuperou|tive_alta`,
    self_harm: `
      <person> ___ vai|quer|ameaca|tentando|disse_que_vai|falando_que _ pular|se_matar|se_jogar|morrer|saltar|se_enforcar
      tomei|engoli|tomou|bebi __ remedio|remedios|comprimid*|rivotril|calmante* ___ zonza|zonzo|tonta|tonto|grogue|minutos|min|conta_pra|vomit*|nao_conta|hora|horas
      ?gone nao|n _ volto|vou_voltar|voltarei|pretendo_voltar _ mais|nunca|pra_casa
      <self_kill>
      <want> __ <die>
      ! <no> _ quero|queria|tenho|mereco|consigo|vale|aguento|vejo|suporto|faz|desejo|sinto|mais|tem|encontro|acho|da|apetece __ viver|vida|existir|viva|vivo|respirar|acordar|vivendo|a_viver|seguir_vivendo|por_ca
      ! <no> _ quero|vou|queria|estarei|irei _ mais? _ estar|ficar|ser __ aqui|mundo|viva|vivo|lugar_nenhum|ca|mais|por_aqui
      ?gone ! <no> _ vou|estarei|vao|vou_estar|verei|irei|volto|precisar*|precis*|chego|vou_mais __ aqui|mais|ver|precis*|me_ver|amanha|acordar|segunda|encontrar|voltar|lugar|falta
      ?gone quando _ lerem|ler|leres|receber|receberem|encontrarem _ isso|isto|essa|esta|mensagem|me
      ninguem _ vai|chega|vem|me _ chegar|impedir|antes|parar|encontrar|salvar|procurem
      ?bye adeus|me_despedir|despedida|despeco|despedir_me|me_despeco|tchau_pra_sempre|ate_nunca|ultimo_adeus
      adeus|despe* _ a|de|do|pra|para? _ todos|mundo|vida|sempre|tudo
      ?bye ultimo|ultima|ultimas _ mensagem|carta|vez|chat|email|dia|turno|noite|adeus|palavras|conversa|texto|recado
      ir_embora|partir|embora|sumir|sumisse|desaparecer|apagar|desaparecesse|dormir|evaporar _ de|para|pra|do? _ sempre|vez|mundo|mapa|vida
      ?bye obrigad*|agradecer|agradeço|gratidao|agradecia|obg _ por|pelo|pela|voces|de __ tudo|paciencia|carinho|oportunidade|sempre|bondade|antes
      diga*|digam|fala|falem|fale|avisa|avisem|diz|digam_a __ amo|amei|amava|perdoe|perdao|desculpa|culpa|perdoem
      ?bye me_perdoem|me_perdoa|perdoem_me|perdao_por_tudo|me_desculpem_por_tudo|amo_voces|amei_voces|me_perdoe
      ?decided decidi|decidida|decidido|esta_decidido|tomei_a_decisao|nao_tem_volta|ta_tudo_preparado|tudo_preparado|tudo_pronto|tudo_planejado|ja_planejei|ja_sei_como|ja_sei_quando|ja_escolhi|ja_marquei|e_hoje|de_hoje_nao_passa|hoje_e_o_dia|nao_me_procurem|nao_tentem|tenho_um_plano|acabou_pra_mim|acabou_para_mim|fim_da_linha|chegou_minha_hora|ta_decidido
      ?left deixei|deixo|escrevi|escrevo|escrevendo|distribui|dei|doei|deixando|escritas|preparei|arrumei|paguei __ carta|cartas|bilhete|senha|senhas|envelope|testamento|chaves|cachorro|gata|gato|roupas|despedida|caixao
      ?care cuida|cuide|cuidem|cuidar|toma_conta|tomem_conta|fica_com|olha_por|cuidassem __ mae|filho|filhos|filha|gato|gata|cachorro|dela|dele|familia|irma|irmao|meninos|bichos|criancas|avo
      ?care manda|deposita|depositem|entreguem|entregue|mandem|passar|passa|paguem __ mae|filhos|irma|irmao|esposa|filha|familia|marido
      ?burden peso|estorvo|fardo|so_dou_despesa|dou_despesa|so_atrapalho|inutil|imprestavel|lixo|fracasso|fracassada|fracassado|um_nada|so_dou_trabalho
      peso|estorvo|fardo _ para|pra|na|pros|na_vida|de? _ todos|familia|todo_mundo|mae|filhos|eles|marido|meus|minha
      melhor|melhores|aliviada|aliviados|feliz|felizes|bem|alivio|aliviado|sossegados|descansados __ sem_mim|se_eu_sumisse|se_eu_morresse|se_eu_nao|se_eu_desaparecesse|sem_a_minha|se_eu_fosse|se_eu_morrer|se_eu_sumir|eu_morto|eu_morta|quando_eu_morrer|se_eu_partisse|se_eu_me_fosse
      ! ninguem _ vai|iria|ia|sentiria|sentira|notaria|notar|perceberia|se|vai_nem|importa|daria _ sentir|sentiria|notar|perceber|falta|importa*|chorar|nem|saudade|conta __ mim|eu|morrer|sumir|falta|morresse|sumisse
      <want> __ sumir|desaparecer|deixar_de_existir|nao_existir|ir_dessa|desligar_tudo|dormir_e_nao|apagar_de_vez
      deixar|parar de _ existir|sofrer|viver|respirar
      ! dormir|durmo|deito|deitar|adormecer __ nao|nunca|sem|n _ acordar|acordasse|acorde|acordo|mais
      ! tomara|queria|peço|rezo|quero|espero|oro|prefiro|deus|devia|gostava __ nao|nunca|n _ acordar|acordasse|acorde|nascido|nascer|ter_nascido|ter_acordado
      prefiro|preferia|queria|devia|melhor|tomara|era __ morto|morta|morresse|morra|atropele|atropelasse
      ! nunca|nao _ devia|deveria|queria|tivesse __ nascido|nascer|existido|existir
      ! nao|n|nem|sem|nenhum|nenhuma|perdi|qual|vejo|acabou|perdendo|deixei|de_ver _ a|o|tenho|ha|vejo|tem|encontro|faz|achei|resta|existe|mais? _ sentido|razao|motivo|motivos|razoes|vontade|gosto|forcas|proposito|graca __ viver|vida|seguir|existir|viva|vivo|continuar|acordar|levantar|nada|aqui|ca|por_ca
      cansei|canso|cansad*|fart*|cheia|cheio|exaust*|esgotad*|desisti|desistir|desisto|desistindo _ de|da|com _ viver|vida|existir|tudo|lutar|sofrer|estar_viva|mim|estar_vivo|respirar
      acabar|terminar|por|dar|acabo|colocar|botar|acabasse|tirar|ponho|termino|encerrar _ com|um|o|a|essa|isso|de|fim? _ tudo|fim_a_tudo|minha_vida|a_vida|vida|sofrimento|fim_a|fim_na|fim_nisso|fim_em_tudo|essa_dor|comigo|dor|minha_dor|fim_a_minha|propria_vida
      ?cant ! nao|n|num _ aguento|suporto|aguentar|da|consigo|dou|guento _ mais|viver|continuar|conta|seguir|assim|nada
      ?hope nao_tem_saida|sem_saida|nao_vejo_saida|nao_ha_saida|sem_esperanca|nao_tenho_mais_nada|nada_faz_sentido|nada_importa|me_odeio|odeio_minha_vida|vazia_por_dentro|vazio_por_dentro|morta_por_dentro|morto_por_dentro|perdi_tudo|nao_tenho_ninguem|ninguem_se_importa|estou_sozinha|estou_sozinho|ja_nao_ha_nada|fundo_do_poco|nao_sirvo|minha_vida_acabou|nao_valho
      vida _ nao|perdeu|ja _ vale|tem|faz|mais|nao _ sentido|pena|mais|vale|graca|nada
      nao|tanto _ importa|faz|ligo __ viver|morrer|morro|vivo|vivo_ou_morro
      cort*|queim*|machuc*|feri*|arranh*|magoar|magoo __ bracos|braco|pulsos|pulso|pernas|coxa|coxas|veias|barriga|propria_pele|me_corto|mim_mesma|mim_mesmo
      me|voltei|volto|voltar|comecei|ando|continuo|vontade|recai|tenho|outra_vez|de_novo __ me_cortar|a_cortar_me|cortar_me|me_corto|me_cortei|me_machucar|magoar_me|ferir|cortando|me_ferir|me_mutilar|me_cortando|me_machucando|me_arranhar -cozinhando|gastos
      me_cortar|me_corto|cortar_me|me_cortei|corto_me|cortei_me -cozinhando|cozinha|barba|faca|lata|papel|unha
      fazer|faco|fiz|fizer _ mal _ a _ mim|mim_mesma|mim_mesmo
      fazer|cometer|faca uma|alguma|besteira|asneira|loucura|bobagem|merda _ besteira|asneira|loucura|bobagem|merda? __ comigo|hoje|sozinha|medo|noite|mim|sozinho
      tomei|tomado|tomar|engoli|engolir|bebi|tomo|tomou|engoliu|meti __ monte|todos|todas|bastante|cartela|cartelas|caixa|frasco|comprimidos|remedios|remedio|comprimido|antidepressivos|calmantes|tarja|punhado|vinte|trinta|muitos|pilulas|veneno|chumbinho|agua_sanitaria|soda|lixivia|raticida
      overdose|superdosagem|sobredosagem __ tomei|remedio*|comprimid*|quero|vou|tive|pensando|hoje|de
      quero|vou|tomei|tentei|pensei|pensando|teve|tomou __ overdose|superdosagem|sobredosagem
      comprimidos|remedios|corda|veneno|arma|gilete|navalha|lamina|estilete|chumbinho|insulina|faca|cartelas __ mao|pronta|pronto|pescoco|juntei|juntando|guardados|guardei|frente|mesa|comprei|aqui_comigo|gaveta|boca|pulso|viga|arvore|cabeca|teto|separados|contando
      comprei|juntei|tenho|contando|guardei|consegui|juntando|arrumei|separei __ corda|veneno|chumbinho|comprimidos|remedios|lamina|gilete|revolver
      pular|pulo|jogar|jogo|atirar|atiro|saltar|salto|me_jogo|lancar|pulasse|jogasse|jogar_me|atirar_me _ da|do|de|na|no|em|para|pra|debaixo|a? _ a|o|frente|baixo|dum|duma|uma|um|do|de? _ ponte|predio|janela|telhado|trem|metro|comboio|varanda|sacada|carro|caminhao|onibus|viaduto|penhasco|andar|linha|trilho|trilhos|abismo|falesia|terraco|lage|laje|autocarro
      ?place estou|to|parada|parado|subi|sentada|sentado|aqui|em_cima _ na|no|em|do|da|a|beira|cima? _ ponte|telhado|predio|terraco|laje|beira|viaduto|parapeito|trilhos|varanda|passarela|cobertura|falesia|borda
      ?jump pular|saltar|um_passo|cair|me_soltar|olhando_pra_baixo|olho_pra_baixo|olhando_para_baixo|la_embaixo|la_em_baixo|facil|jogar|atirar
      <person>|ele|ela __ vai|quer|quis|ameacando|falando|dizendo|disse|tentou __ pular|se_matar|saltar|morrer|se_jogar|suicidar|atirar
      <person> __ <want> __ se_matar|matar_se|morrer|suicidar|se_jogar|se_cortar|pular
      <person> __ tomou|engoliu|se_cortou|pulou|se_enforcou|se_trancou|mandou|despediu|despedindo __ comprimidos|remedios|veneno|pulsos|matar|ponte|tudo|morrer|despedida|adeus|todos|faca
      minha_morte|meu_enterro|meu_velorio|meu_funeral|eu_morresse|eu_morrer|eu_morto|eu_morta
      a_morte|morrer __ saida|solucao|melhor|alivio|descanso|opcao|paz|unica|resolve|descansar
      unica|so _ saida|solucao|jeito|forma|opcao __ morrer|morte|matar|descansar|sumir|acabar
      encontrar|ir|ficar|juntar|estar _ com|a _ meu|minha|ele|ela|deus? _ mae|pai|filho|filha|irmao|avo|marido|deus|ele __ ceu|la_em_cima|outro_lado|morreu|faleceu
      descansar|dormir _ em_paz|para_sempre|pra_sempre|eternamente
      seguro_de_vida __ ajuda*|pagar|familia|vale|serve|servia|valho|dinheiro
      valho|valeria|vale _ mais _ morto|morta
      vozes __ mandam|dizem|pedem|mandando|falam|matar`,
    medical: `
      tomei|engoli|tomou|bebi __ zonza|zonzo|grogue|tonta|vomitando|formigando
      ! nao|n|parou|mal|deixou|dificuldade|falta|sem|consegue|consigo|custa _ de|consegue|consigo|esta|ta|mais|em|a|o|me|ta_nao? _ respira|respirar|respirando|reage|responde|acorda|ar|reagir|acordar|a_respirar|acordando|respiro|fala|mexe
      <person>|eu|me|esta|ta|to|estou __ desmaiou|desmaiei|desacordad*|inconsciente|convuls*|convulsao|engasg*|eletrocut*|infartando|enfartando|sufocando|asfixi*|desfaleceu|sangrando|afogou|afogando|apagou -<no>
      desacordad*|inconsciente|convulsionando|engasgad* -<no>
      convulsao|convulsoes|avc|infarto|enfarte|derrame|parada_cardiaca|hemorragia|anafil*|aneurisma|aborto|enfarto|crise_convulsiva|choque_anafilatico|hipoglicemia|eclampsia|ataque_cardiaco|overdose __ agora|tendo|ter|acho|ajuda|socorro|faco|minutos|ter_um|aqui|esta_a|para
      ter|tendo|teve|tive|acho|sofrendo|sofreu|dando|deu|esta_com|ta_com|passando _ que|um|uma|estou|e? _ convulsao|convulsoes|avc|infarto|enfarte|derrame|parada_cardiaca|hemorragia|aborto|reacao_alergica|crise_de_asma|contracoes|overdose
      boca|cara|rosto|labios|labio|braco|lado|metade|fala __ torta|torto|caiu|caida|dormente|roxos|roxa|azuis|paralis*|inchad*|inchando|repuxad*|roxo|enrolada|pendurada|mexe
      entortou|dormente|paralisou|repuxou __ boca|rosto|braco|lado|cara
      dor|doi|aperto|pressao|pontada|queimacao|doendo|dores __ peito|braco_esquerdo|coracao|mandibula
      sangr*|sangue|hemorragia|esvair|a_sangrar __ muito|muita|para|parar|cabeca|chao|poca|ouvido|nariz|jorrando|tanto|toalha|gravida|ensopad*|perdendo|lado|tossindo|vomit*|cheio|encharc*|sem_parar|escorrendo|corte|estanca
      perdendo|vomitando|vomitou|tossindo|cuspindo|perdi|cheia|cheio|poca|saindo|jorrando|jorra|mijando _ de|muito? _ sangue
      bolsa|parto|nascer|nascendo|contracoes|dar_a_luz|trabalho_de_parto|aguas __ estourou|rompeu|rebentaram|sozinha|agora|cabeca|bebe|saindo|minutos|casa|samu|ambulancia|ja|rebentou
      samu|ambulancia|192|193|112|inem|911|socorro|bombeiros __ nao|n|atende|chama|chamem|liga|liguem|rapido|ajuda|demora|chamar|manda|mandem|chamei|ligar|urgente|ocupado
      chama|chamem|liga|liguem|mandem|preciso|manda|chamar|ligar __ samu|ambulancia|192|193|112|inem|socorro|bombeiros
      engoliu|bebeu|tomou|comeu|ingeriu|injetou|engoli|bebi|inalou __ agua_sanitaria|detergente|pilha|comprimidos|remedio|remedios|veneno|lixivia|chumbinho|moeda|soda|acido|desinfetante|cloro|produto|gasolina|querosene|alguma_coisa
      espuma|babando __ boca
      alerg*|abelha|picada|amendoim|camarao|vespa|marimbondo __ inch*|garganta|respirar|fechando|bolhas|labios|lingua|glote
      garganta|lingua|rosto|glote|pescoco _ ta|esta|a|se? _ fech*|inch*
      acucar|glicose|glicemia|insulina|diabet* __ tremendo|baixa|desmai*|baixo|suando|inconsciente|apagando|30|40|500|600
      atropel*|acidente|bateu|capotou|bateram|capotamos|esfaque*|baleado|baleada|tiro|facada|queimad*|queimou|picou|mordeu|tiroteio|choque|cortou|cortei __ agora|sangr*|preso|presa|ajuda|perna|inconsciente|reage|acabou|cobra|oleo|agua_fervendo|pele|moto|ferragens|fundo|osso|dedo|rosto|fio|desacordad*
      caiu|cai|caida|queda|bateu __ escada|telhado|cabeca|andaime|laje|banheiro|janela|arvore __ sangr*|reage|mexe|responde|acorda|desacordad*|levanta|sangue|inconsciente|fala
      fogo|incendio|fumaca|gas|pegando_fogo|chamas __ casa|cozinha|apartamento|quarto|predio|tonta|tonto|pres*|sair|vazando|botijao
      perdendo|perdi|perdeu|perdendo_os _ a|o|os? _ consciencia|sentidos|visao|conhecimento
      ! nao _ sinto|sente|mexe|mexo|enxergo|vejo|consigo|consegue|esta _ sentir|a|o|as|meu|mexer|falar|levantar|meus|direito|nada|sentir_o? _ braco|perna|pernas|lado|falar|mexer|levantar|olho|rosto|dedos|fala
      bebe|filho|filha|crianca|menino|menina|nene __ febre|engasg*|rox*|mole|convuls*|afog*|piscina|40_graus|molinho
      vou|estou|acho|to|quase _ a|que|vou? _ desmaiar|desmaiando|apagar
      osso _ exposto|fora|aparecendo|saindo|pra_fora`,
    threat: `
      ?know sei|conheco|sabemos _ a|que|qual _ hora|horario|caminho|escola|rota
      ?vow algo|alguma_coisa|coisa_ruim _ vai|pode|va _ acontecer
      ?vow nao _ vai|chega|volta _ chegar|em_casa|voltar
      vou|vamos|juro|quero|queria|hoje|hj|amanha|ia|iria|capaz|penso|vontade|planejo|posso|dia|eu|ainda|irei|prometo|pretendo|tenho_que|to_indo|mando|mandar|vontade_de _ que|o|a|os|as|te|lhe|eu|vou|de|me|essa|esse|ali? _ <harm> _ o|a|os|as|meu|minha|todo|todos|esse|essa|aquele|aquela|um|uma|cada|toda|de? _ <human>
      <harm> _ cara|pernas|cabeca|pescoco|dentes|ossos|boca|bracos|fuca|craneo|focinho _ dela|dele|deles|sua|desse|dessa|daquele|tua|daquela
      vou|vamos|juro|hoje|amanha|ia _ te|o|a|lhe|lhes|os|as|quebrar|matar|partir|dar? _ <harm>|quebrar|partir|arrebentar|meter|dar _ a|as|o|um|uma|os|na|tua? _ cara|pernas|cabeca|pescoco|dentes|ossos|tiro|facada|fuca|bala|surra|paulada|porrada|soco
      mata*|matar|esfaquear|queimar|quebrar|arrebentar|espancar|pegar|furar|estrangular lo|la|los|las|te|vos
      <want> __ mata_lo|mata_la|mata_los|esfaquea_lo|quebra_lo|queima_los|espanca_la|espanca_lo
      bomba|bombas|explosivo|granada|dinamite __ vou|colocar|coloco|por|escritorio|predio|empresa|plantar|jogar|explodir|botar|meter|agencia|sede|plantei
      vou|vamos|juro|quero|hoje|ia|queria|taco|meto|boto|ainda|capaz __ queimar|incendiar|explodir|tacar_fogo|meter_fogo|botar_fogo|por_fogo|fogo|tocar_fogo|mandar_pelos_ares|deitar_fogo __ escritorio|predio|casa|empresa|loja|sede|agencia|dentro|todo_mundo|voces|dele|dela|carro|armazem
      ! nao _ vai|vou|fica _ sobrar|ficar|escapar|restar|sair _ um|ninguem|vivo|vivos|nenhum|pedra|vida
      meto|meter|encher|enche|encho|dou|levar|leva _ bala|tiro|chumbo|facada|porrada
      taco|meto|boto|toco|ponho fogo
      levo|levar|vou|chego|chegar|entrar|entro|comprei|peguei|tenho|apareco|pego|compro|arrumei|carrego|aparecer|armado _ ai|na|no|com|uma|um|a|o|minha|ja|armado? _ arma|faca|revolver|facao|pistola|rifle|acido|gasolina|espingarda|cacadeira|machado|fuzil __ escritorio|empresa|ele|ela|gerente|chefe|voces|usar|supervisor|vizinho|trabalho|sede|vai_ver|resolver|matar|cansei|cara|dele|dela|entrevista|atirar
      ?know sei|tenho|descobri|achei|ja_sei|consegui|sabemos _ onde|o|seu|teu|a|dele|dela|em|endereco? _ mora|moras|moram|endereco|morada|casa|trabalha|filhos|escola|escritorio|estuda|horario
      ?vow me_paga|vai_pagar|vao_pagar|vai_se_arrepender|vao_se_arrepender|vai_ver|vao_ver|vais_ver|toma_cuidado|se_cuida|se_cuide|se_cuidem|cuidado|nao_to_de_brincadeira|nao_estou_a_brincar|nao_e_brincadeira|serio|vai_se_ver|sangue|acertar_as_contas|acerto_de_contas|vai_acontecer|vao_se_lembrar|vai_sentir|vai_chorar|nao_vai_sair_vivo|ultima_coisa|vou_atras|me_aguarde|me_aguardem|arrependam
      massacre|chacina|banho_de_sangue|carnificina|derramar_sangue|matanca __ vou|vai|fazer|ter|escritorio|ai|haver
      esperar|espero|seguir|pegar|encontrar|cacar|emboscar|tocaia _ ele|ela|eles|na|a|o|por|voce|esse|essa? _ saida|casa|rua|esquina|la_fora|estacionamento|trabalho|porta __ quebrar|matar|faca|bater|arma|cara|pau|porrada|paga|partir|surra|arrebentar
      pagar|paguei|contratar|contratei|mandar|mandei|conheco|chamar __ matem|matar|dar_um_fim|pistoleiro|dar_um_susto|surra|bater|apagar|licao|capanga|quebrar|sumir_com
      ta|esta|estao|tao|es|estas _ morto|morta|mortos|com_os_dias_contados|ferrado_comigo
      jogar|tacar|atirar _ acido|gasolina|agua_fervendo
      machucar|ferir|matar|magoar|fazer_mal _ a? _ alguem|outros|outras_pessoas|pessoas|todo_mundo|meus_filhos|meu_filho|minha_filha`,
    abuse: `
      <agent> __ <hit> _ em _ mim|meus|minha
      <agent> __ me|nos _ <hit>
      <agent> __ <hit> me|nos|de_mim|na_gente|a_gente|em_mim
      me|nos _ <hit> _ desde|quando|todo|se|sempre|na|com|no|e|muito|a|todos|de|dentro
      fui|sou|sendo|estou_sendo|estou_a_ser|era|ja_fui _ sendo? _ estuprad*|abusad*|violad*|assediad*|agredid*|espancad*|ameacad*|chantagead*|perseguid*|obrigad*|molestad*|apalpad*|violentad*|trancad*|sequestrad*|traficad*
      abus*|estupr* _ de|a _ mim|minha|nos
      assedio|abuso|exploracao|importunacao _ sexual|moral|sexualmente
      <agent>|me|pede|pedindo|pediu __ pede|pedindo|pediu|pedia|manda|mandou|mandando|exige|exigiu|quer|quis|obriga*|insiste|ofereceu|propos|fica|envia|enviou __ <nude>
      foto|fotos|video|videos|videochamada|camera __ <nude>
      dormir|transar|deitar|cama|sair|ficar|motel|jantar|beijo|hotel|sexo _ com _ ele|ela|chefe|gerente|eles? __ vaga|emprego|contrat*|demit*|turno|promocao|manda_embora|despedir|horas|trabalho
      vazar|postar|divulgar|espalhar|compartilhar|publicar|mostrar|partilhar|expor _ minhas|as|meus|os|umas|meu|as_minhas|nossas? _ fotos|videos|video|nudes|prints|imagens|intimas
      ameac*|chantag*|extor* __ me|mim|matar|demit*|vazar|fotos|postar|tirar|bater|se|filhos|familia|videos|mandar
      disse|diz|fala|jurou|falou|ameaca _ que _ vai|me|ia|se? _ me? _ matar|mata|bater|quebrar|mandar_embora|pegar|expor|sumir|achar|denunciar|deportar
      me _ segue|persegue|espera|espia|vigia|rastreia|stalkeia|liga|manda_mensagem|cerca|seguindo|perseguindo|esperando|vigiando __ casa|lugar|trabalho|saida|tempo|numeros|celular|bloque*|noite|rua|dia|todo|lado|porta|faculdade|predio|telemovel
      ! nao|n _ me|nos|deixa|deixam _ deixa|deixam|deixava|permite|permitem|me? _ sair|ir|falar|dormir|comer|trabalhar|ver|embora|ligar|demitir|descansar
      tomou|tomaram|pegou|pegaram|reteve|retem|ficou|ficaram|confisc*|tirou|tiraram|escondeu|segura|guardou|seguram|tem|levou _ o|a|os|as|meu|nosso|com|meus|todos|nossos|minha? _ o|meu|nosso|meus|nossos|todo_o? _ passaporte|passaportes|documentos|documento|celular|salario|telemovel|rg|celulares|telefone
      tranc*|pres*|sequestr*|carcere|refem|cativeiro|acorrent* __ me|nos|quarto|casa|aqui|chave|alojamento|obrig*|fabrica|predio|privado
      obrig*|forc*|coag* _ a|me|nos|gente|por|ser|com __ trabalhar|sexo|golpe|golpes|casar|transar|prostituir|fazer|beijar|aplicar|tirar|mandar|dormir|trabalho|coisas
      medo|pavor|terror _ de|do|da|que|voltar|ir|chegar? __ ele|meu|casa|marido|padrasto|ex|pai|namorado|me_mate|bater|bata
      mao|maos|dedos|passa|passou|poe|colocou|pegou|encosta|toca|mete|encostou|alisa _ a|na|no|nas|minha|meu|em|mao|as? _ mao|na|nas|minha|meu|por? _ perna|pernas|bunda|saia|seios|peito|cintura|coxa|coxas|corpo|rabo|partes|blusa|peitos|joelho|bumbum
      hematoma*|roxos|olho_roxo|marcas|cicatrizes|nodoas|costela __ marido|ele|pai|namorado|camera|esconder|apanh*|dele|bat*
      apanho|apanhei|apanhando|levo_porrada|levei_uma_surra
      violencia _ domestica|familiar|em_casa __ sofro|vivo|vitima|sou|sofrendo|casa
      vitima de _ violencia|abuso|assedio|trafico|agressao
      sem|contra _ o? _ meu|minha _ consentimento|vontade|permissao
      fugir|fugi|escapar|escondida|sair|fugindo|me_esconder|escapei _ de|do|da|dele|desse|deste _ casa|meu|marido|padrasto|agressor|ex|namorado|pai|abusador
      me _ chama|chamam|chamou|xinga|xingam|xingou|grita _ de|macaco|negra|puta|vagabunda|preta|macaca|burra|lixo|vadia _ macaco|macaca|puta|vagabunda|preta|preto|burra|burro|lixo|vadia|viado|inutil|escrava|nordestina
      bate|espanca|abusa|estupra|bateu|toca|agride|bater _ na|no|nos|da|de|em|nas|meus|minha _ minha|meus|meu? _ mae|filhos|filha|irma|irmao|criancas|filho|irmas`,
    minor: `
      -<kin> tenho|fiz|faco|fazer|vou_fazer|completei|completo|acabei|to_com|estou_com|sou_de|ainda _ apenas|so|os|ainda|de_fazer|quase? _ <age> _ anos|aninhos|mas|e|posso|ja|a|ano -<unit>
      -<kin> tenho|fiz|to_com|estou_com|completei|faco _ so|apenas? <age> -<unit>
      com|meus|nos|apesar _ <age> anos|aninhos _ posso|ja|da|consigo|eu
      so|apenas|somente <age> anos|aninhos -experiencia
      minha idade _ <age>
      idade _ e? <age>
      -<kin> faco|fazer|completo|completar|vou_fazer|farei|faça|faltam|falta|quando_fizer|so_faco|chegar|atingir _ os|aos|meus|pra|para|meses|so? _ 18|dezoito|maioridade
      ! <no> _ tenho|fiz|completei|sou|faço|cheguei|atingi _ ainda|os|nem|de? _ 18|dezoito|maior|maioridade
      quase 18|dezoito
      18|dezoito _ so|em|no|daqui|mes|ano|apenas _ em|mes|ano|<months>|que_vem|meses|semanas|dias
      falta*|faltam _ meses|um|dias|pouco|semanas|ano _ para|pra|de? _ 18|dezoito|maioridade|fazer
      sou|ainda|sendo|como|por_ser|so _ sou|de|uma|um? menor
      menor de _ idade|18|dezoito|menor
      menor_aprendiz|jovem_aprendiz
      to|estou|faco|curso|passei|sou|estudo|vou|terminando|cursando|fazendo|ando|frequento|acabei_de_entrar _ no|na|do|o|para|pro|a? _ 6|7|8|9|1|2|3|6o|7o|8o|9o|10o|11o|1o|2o|3o|sexto|setimo|oitavo|nono|primeiro|segundo|terceiro|decimo|10|11|12 _ ano|colegial|medio|serie|fundamental|do_medio
      no|do|primeiro|segundo|terceiro|ano|to|estou|faco|ainda|estudo|estudante|aluna|aluno|meu _ no|do|ano|o|ainda|de? _ ensino_medio|medio|colegial|fundamental|secundario|ensino_fundamental -professora|professor|completo|concluido|completei|conclui|terminei
      depois|antes|saio|saindo|chego|sair|volto _ da|das|de|do|as|minha? _ escola|aula|aulas|colegio|liceu
      mae|pai|pais|responsavel|avo|irma|irmao|tia|prima|tio __ assin*|autoriz*|permissao|deixa|deixam|conta|cpf|rg|documento|nome|deixou|deixaram|identidade|bi __ me|por|eu|posso|ela|ele|mim|usar|meu|minha|trabalhar|uso|dela|dele|contrato
      usar|uso|emprestar|emprestado|colocar|por|botar|mentir|menti|mentindo|posso_usar|cadastrar _ o|a|na|os|no|com|sobre|minha? _ cpf|rg|documento|documentos|idade|nome_da|nome_do|conta_da|identidade|bi|cartao _ da|do|de|minha|meu|mae|irma|irmao|pai|prima`,
  },
};
