import type { VeiledIdeas } from './rules.ts';

/** Words for veiled danger in Spanish. Not yet read by a native speaker. */
export const spanish: VeiledIdeas = {
  perched:
    'parado parada sentado sentada estoy subido subida asomado asomada llevo_rato trepado trepada pies piernas subi me_subi',
  highPlace: `azotea techo puente cornisa barandal baranda barranco vias rieles anden andén borde ventana balcon balcón terraza piso_9 piso_10 piso_12 noveno_piso decimo_piso décimo_piso viaducto`,
  belowMe: `viendo_pa_abajo viendo_para_abajo mirando_para_abajo mirando_hacia_abajo mirando_pa_abajo mirando_abajo pies_colgando piernas_colgando con_los_pies_afuera con_las_piernas_afuera viendo_los_carros viendo_pasar_los`,
  brink: `me_falta_animarme falta_animarme falta_valor me_falta_valor me_faltan_huevos solo_falta_el_valor juntando_valor un_paso_y_ya un_paso_mas el_proximo_es el_que_sigue_es el_siguiente_es en_el_proximo ya_no_me_importa_el_trabajo ultima_pregunta_que es_nada_mas_soltarse
    nomas_soltarme solo_soltarme ya_es_hora es_ahora`,
  declines: `no_me_agenden no_me_agendes no_agenden no_hace_falta_que_me no_me_manden no_me_llamen ya_ni_me_llamen no_se_molesten no_me_programen ni_se_pa_que_contesto ni_se_para_que_contesto ya_da_igual total_ya_da no_voy_a_necesitar_el`,
  whenAlone: `cuando_se_duerman cuando_los_ninos_duerman los_chicos_estan_con_su los_ninos_estan_con_su cuando_mi_mama_salga cuando_salga_mi_mama esta_noche_lo_hago hoy_lo_hago esta_noche_estoy_sola esta_noche_estoy_solo mañana_ya_no manana_ya_no cuando_todos_duerman ya_lo_decidi`,
  lastThing:
    'terminar_algo_bien dejar_todo_en_orden lo_ultimo_que_hago ultima_cosa_que dejar_esto_terminado cerrar_bien_esto',
  ifSilent:
    'si_mañana_no_contesto si_manana_no_contesto si_no_contesto_mañana si_no_respondo_mañana si_mañana_no_respondo si_ya_no_contesto si_no_saben_de_mi si_no_sabes_de_mi',
  closeKin:
    'hijos hijas hijo hija mama madre papa padre esposa esposo hermana hermano nenes niños niñas viejos familia',
  paidUp: 'pagado pague pagué dejé_pagado arreglado elegí escogí contratado apartado pagada',
  funeralMine:
    'mi_entierro mi_funeral mi_velorio mi_sepelio mi_cremacion mi_cajon mi_ataud mi_tumba mi_nicho mi_caja',
  policy: 'seguro testamento poliza contraseñas sobre',
  leftAt: `debajo_del_florero en_el_cajon bajo_la_almohada debajo_de_la_almohada en_la_mesa sobre_la_mesa en_el_refri en_la_heladera en_el_buro en_la_mesita pegada_en en_el_ropero`,
  findsMe: `me_encuentra me_va_a_encontrar me_encuentren ahi_la_encuentra la_va_a_encontrar encuentren_mi_cuerpo quien_me_encuentre me_encuentre_mi que_me_encuentren`,
  worthMore: 'valgo_mas_muerto valgo_mas_muerta sirvo_mas_muerto sirvo_mas_muerta les_sirve_mas_el_seguro',
  restWith:
    'descansando_con descansar_con voy_a_estar_con estar_con_mi junto_a_mi al_lado_de_mi acompañar_a_mi irme_con_mi reunirme_con alcanzar_a_mi me_voy_con_mi voy_con_mi',
  lateKin:
    'en_paz_descanse que_en_paz_descanse qepd q_e_p_d mi_difunto mi_difunta difunto difunta finado finada que_dios_lo_tenga que_dios_la_tenga que_murio que_fallecio en_el_cielo en_el_panteon en_el_cementerio',
  poison: 'veneno raticida herbicida plaguicida insecticida anticongelante paraquat cianuro',
  mixed: 'mezclado mezclé vaso taza servido preparado listo enfrente revuelto batido',
  medBox: 'cajas_de blister blisters frascos medicinas medicamentos recetas remedios',
  keptBack:
    'guardadas guardados guardé guarde junté junte alineadas alineados en_fila acomodadas enfrente apartadas contadas las_tengo_todas',
  bought: 'compré compre comprada lista tengo conseguí amarrada cajuela mochila',
  cutSelf:
    'me_corté me_corte cortarme cortándome cortandome me_rajé me_raje volví_a_cortarme rayarme tajearme me_tajeé',
  again: 'otra_vez de_nuevo volví volvi nuevamente recaí recai mas_hondo mas_profundo',
  razor: 'navaja cutter gillette rasuradora cuchilla hoja_de_afeitar trincheta bisturí cúter',
  bleedsOn:
    'sangra sangrando sangre chorrea chorreando gotea goteando empapada no_para_de_sangrar toalla manchado',
  sightGone:
    'no_veo_del_ojo no_veo_nada_del no_veo_por_el perdi_la_vista se_me_fue_la_vista veo_doble no_veo_con_el se_me_nublo_un_ojo no_veo_de_un_ojo',
  handFails:
    'se_me_cae_todo mano_no_me_responde no_me_responde_la_mano brazo_dormido mano_dormida se_me_durmio_el_brazo se_me_durmio_la_mano no_puedo_agarrar media_cara cara_chueca boca_chueca se_me_tuerce_la_boca pierna_no_me_responde',
  speechGone:
    'se_me_traba_la_lengua no_me_salen_las_palabras hablo_raro arrastro_las_palabras se_me_enreda_la_lengua digo_cosas_sin_sentido hablando_raro',
  blueLips:
    'labios_azules labios_morados labios_azulados boca_azul se_puso_azul esta_azul se_puso_morado esta_morado',
  arm: 'pistola arma fierro cuete machete escopeta hacha granada nafta gasolina balazo balazos bala balas fusil acido rifle revolver cuchillo bencina',
  atHand:
    'en_la_cajuela en_el_baul en_la_mochila en_la_guantera en_el_cajon cargada listo lista conmigo traigo tengo con_una con_un con metieron bidon foto_de llevo armados tiraron esperar esperarlo esperarla',
  hisRoutine: `a_que_hora donde_vive donde_estaciona donde_deja_el su_carro su_coche su_auto su_placa que_jardin que_escuela a_que_jardin su_casa su_ruta por_donde_pasa que_camion su_edificio que_camion que_bus`,
  lyingInWait:
    'la_voy_a_esperar lo_voy_a_esperar lo_espero la_espero esperarlo_afuera esperarla_afuera llego_antes_que lo_agarro_a_la_salida la_agarro_a_la_salida voy_a_estar_afuera',
  reckoning:
    'no_se_haga_la_viva no_se_haga_el_vivo a_ver_si_muy a_ver_si_le_sale se_metio_con_el se_me_acabo_la_paciencia se_acabo_la_paciencia por_las_malas a_mi_manera va_a_ver_lo_que a_ver_si_sigue va_a_saber_quien dejar_huerfanos ya_no_pido_por_las_buenas',
  foe: 'ex los_de la_maña marido esposo cobrador cobradores hombres tipos vecino cuñado ellos narcos pandilleros maras pareja unos malandros borracho sicarios',
  atDoor:
    'afuera en_la_puerta en_el_porton porton golpeando_la_puerta tumbando_la_puerta pateando_la_puerta abajo_de_mi_casa en_la_reja forzando_la tratando_de_entrar abajo_del_edificio tocando_la_puerta',
  hiding: `escondida_en escondido_en encerrada_en_el_baño encerrado_en_el_baño desde_el_baño metida_en_el_baño trabé_la_puerta atranqué que_no_me_oiga que_no_me_escuche que_no_nos_oigan debajo_de_la_cama en_el_closet en_el_ropero en_el_closet`,
  doom: 'se_llevan_a_mi se_van_a_llevar_a nos_matan nos_van_a_matar sigo_yo soy_el_siguiente soy_la_siguiente queman_la_casa quemar_la_casa prender_fuego_a_la matar_a_todos nos_va_a_quemar balazo_al_porton mataron_al_perro si_no_pago',
  controls:
    'me_revisa_el_celular me_revisa_el_telefono revisa_mi_celular revisa_mi_telefono me_revisa_los me_quita_el_sueldo me_quita_la_tarjeta tiene_mi_tarjeta no_me_deja_salir no_me_deja_trabajar me_rompio_el_celular no_sabe_que_estoy_aplicando se_entere_que_busco no_me_llamen_porfa solo_por_chat',
  wounds:
    'me_quebró_la me_quebró_el me_rompió_la me_rompió_el me_fracturó me_ahorcó me_estranguló me_azotó me_estampó me_estrelló_la cabeza_contra_la_pared me_tiró_por_las me_aventó_por_las me_dejó_morada me_dejó_la_cara me_partió_el_labio me_tumbó_un_diente me_quemó_el',
  returnsAt:
    'llega_a_las vuelve_a_las regresa_a_las está_dormido esta_en_la_sala está_en_el_cuarto antes_de_que_llegue antes_de_que_vuelva antes_de_que_despierte ahorita_llega está_en_la_otra',
  iAmAged: 'tengo yo mi',
  inTruth: 'en_realidad la_verdad de_verdad realmente neta apenas solo edad_real',
  borrowed:
    'cuenta_es_de_mi cuenta_de_mi_mama cuenta_de_mi_hermana cuenta_de_mi_papa ine_de_mi dni_de_mi cedula_de_mi cuenta_de_mi_madre nombre_de_mi_mama',
  ownGoal: 'gol_en_contra autogol gol_en_propia muerte_subita escuadron_suicida tanda_de_penales',
  gameThing:
    'pubg free_fire freefire cod valorant fortnite partida proceso procesos servidor juego ranked terminal minecraft dota',
  gameKill: 'kill kills matar maté mate mato muertes matado bajas kilear suicidio muero murio',
  gentleman: 'un_señor una_señora un_tipo un_hombre un_cuate un_vato un_man una_doña un_usuario un_don',
  yearsAgo:
    'hace_años hace_dos_años hace_tres_años hace_cuatro_años hace_cinco_años hace_un_año hace_2_años hace_3_años hace_4_años 2015 2016 2017 2018 2019 2020 2021 2022 2023 trabajo_anterior antiguo_trabajo empleo_anterior otra_cuenta cuenta_anterior',
  closedWell:
    'protocolo seguridad quedó_en_nada no_pasó_nada no_paso_nada se_resolvió se_resolvio lo_reporté levanté_reporte pasé_a_seguridad renovó avisé_al_supervisor se_calmó se_disculpó todo_bien_al_final',
  handOr: 'mano brazo pierna dedos boca cara manos',
  slack:
    'no_agarra no_me_agarra dormida dormido no_responde no_sostiene no_aguanta chueca torcida colgada se_cae entumida entumecida adormecida no_obedece floja',
  wordsSaid: 'palabras palabra hablar lengua hablo frases',
  jumbled:
    'al_reves al_revés enredadas enredada trabadas no_salen mezcladas raro pesada equivocadas confundidas trabada',
  bones: 'costilla costillas muñeca brazo nariz mandíbula dedo diente dientes clavícula pómulo',
  brokeMe: 'me_quebró me_rompió me_fracturó me_partió me_dislocó me_tumbó me_fisuró',
  readsMy: 'lee revisa espía vigila escucha checa controla rastrea',
  myPhone: 'mensajes celular telefono whatsapp llamadas chats ubicación correo',
  forcing: 'pateando tumbando golpeando rompiendo forzando reventando aporreando patea',
  doorWord: 'puerta portón ventana reja chapa',
  courage: 'valor animarme coraje valentía huevos decidirme',
  lacking: 'falta falto faltan poco solo nomás juntando ya_me_voy necesito poquito',
};
