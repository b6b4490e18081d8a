import type { Concepts } from './rules.ts';
import { spanish as veiled } from './veiled/es.ts';

/** The shared ideas in Spanish. Not yet read by a native speaker. */
export const spanish: Concepts = {
  ...veiled,
  giveAway:
    'regale regalando regalado doy_en_adopcion encargue reparti repartiendo vendi done empaque di_en_adopcion dejo deje vacie',
  belongings:
    'cosas ropa perro perra perrita perrito gato gata gatito pertenencias guitarra muebles departamento mascota joyas libros',
  settled:
    'pague pagada pagado pagadas liquide salde saldadas arregle arregladas arreglado cancele deje_pagada cerre',
  debts: 'deudas deuda renta funeral entierro testamento cuentas_pendientes papeles alquiler asuntos panteon',
  written: 'escribi escrito escribiendo deje dejo escribo grabe mande',
  letters: 'carta cartas nota notas despedida videos_para',
  notNeeded: `no_voy_a_necesitar no_necesitare ya_no_necesito_nada no_me_va_a_hacer_falta ya_no_me_hara_falta no_hara_falta ya_que_importa
    ya_da_igual no_va_a_importar ya_no_importa no_me_busquen no_me_esperen ya_no_seran_mi_problema dejare_de_ser_un_problema`,
  thanksAll:
    'gracias_por_todo perdon_por_todo perdonenme_todos los_quiero_mucho cuidense_mucho fui_feliz que_dios_me_perdone',
  farewell:
    'adios despedida despidiendose despidiendo se_despidio me_despido hasta_siempre carta_de_despedida despedirse despide',
  message:
    'mensaje msj audio carta nota wasap whatsapp whats texto video publico escribio mando recado estado',
  phoneOff: ` no_contesta apago_el_celular apago_el_telefono no_responde_el celular_apagado telefono_apagado colgo se_encerro desaparecio no_me_contesta`,
  triedBefore:
    'ya_lo_intento lo_intento_antes ya_intento lo_ha_intentado no_es_la_primera_vez ya_trato intento_previo',
  chosenDate:
    'ya_elegi_el_dia tengo_el_dia ya_tengo_fecha hoy_es_el_dia escogi_el_dia elegi_la_fecha ya_puse_fecha esta_noche_es hoy_termino_con_todo',
  wontBe: `no_voy_a_estar_en_este_mundo no_estare_viva no_estare_vivo no_voy_a_estar_viva no_voy_a_estar_vivo no_creo_llegar
    no_llego_a_diciembre no_quiero_amanecer ya_no_amanezco no_voy_a_amanecer no_pienso_llegar_a no_me_veo_viva no_me_veo_vivo
    no_voy_a_llegar_a_viejo ya_no_voy_a_despertar`,
  farFuture: 'anos cinco_anos futuro proximo_ano me_veo',
  grave: 'panteon cementerio tumba ataud bajo_tierra cajon camposanto tres_metros_bajo enterrada enterrado',
  join: 'irme_con ir_con estar_con reunirme encontrarme alcanzar seguir reencontrarme quiero_ver juntarme estar voy_a_ver',
  beyond: 'cielo otro_lado mas_alla otra_vida con_los_angeles paraiso',
  pills:
    'pastillas pastilla tabletas capsulas somniferos clonazepam rivotril medicinas paracetamol antidepresivos frasco calmantes insulina veneno',
  gather:
    'juntando junte guardando guarde acumulando contando conte ahorrando acumule esconde escondidas servido',
  takeAll:
    'todas todo_el_frasco de_un_jalon de_golpe me_las_tomo tomarmelas tomarme_todas de_una_vez juntas tomo_todas',
  rope: 'cuerda soga mecate lazo reata',
  ready: 'lista tengo_la compre cuello viga techo amarrada colgada preparada ya_tengo amarre puesta',
  cutMe: `me_corto me_corte cortarme me_cortaba me_quemo me_queme quemarme me_lastimo lastimarme me_rasguno me_rajo me_hago_cortes
    me_hago_dano hacerme_dano me_pego_yo me_golpeo_la_cabeza me_arano me_autolesiono me_tajeo me_rayo`,
  blade:
    'navaja navajas cuter cutter rastrillo hoja_de_afeitar gillette cigarro cigarros cigarrillos encendedor tijeras vidrio cuchilla gilette',
  limb: 'piernas brazos brazo pierna munecas antebrazos muslos piel muneca',
  distress:
    'estreso estresada estresado triste ansiedad ansiosa ansioso sola solo_en_mi nadie_me_ve nadie_sabe debilidad deprimo angustia nervios desesperada desahogarme',
  hope: 'ojala quisiera deseo espero quiero ganas rezo ruego me_gustaria pido si pienso',
  vehicle: 'camion carro coche metro tren autobus micro bus auto rayo trailer colectivo',
  hitMe:
    'me_atropella me_atropelle me_atropellara me_mate me_pase_encima me_arrolle me_choque me_aplaste me_parta',
  sleep:
    'dormir dormirme durmiera duermo quedarme_dormida quedarme_dormido acostarme durmiendo cerrar_los_ojos',
  forever: 'para_siempre eternamente por_siempre pa_siempre',
  notWake:
    'no_despertar no_despertara no_despertarme nunca_despertar no_volver_a_despertar ya_no_despertar no_despierte jamas_despertar no_despertara_nunca no_amanecer',
  height:
    'puente azotea techo balcon baranda barandal cornisa barranco edificio terraza vias anden piso_12 precipicio viaducto',
  jump: `tirar aventar avienta aventarse tirarse saltar salta lanzar lanzarse arrojar arrojarse brincar saltarse tira brinca
    se_va_a_tirar lanza saltaria se_quiere_tirar colgado`,
  gun: 'escopeta pistola arma cuchillo navaja soga veneno pastillas revolver rifle mecate',
  barred: 'encerro encerrado encerrada llorando no_abre no_sale bano cuarto carga mano grita despidiendose',
  snake: 'vibora serpiente alacran arana avispa abeja culebra escorpion avispas abejas cascabel',
  bitten: 'pico mordio picado picada mordido mordida picadura',
  throat: 'garganta lengua cara labios cuello',
  swollen: 'cierra cerrando hinchando hinchada hinchados hincha hincho inflamando hinchandose dificulta',
  bodySide:
    'lado_derecho lado_izquierdo brazo_izquierdo brazo_derecho mitad_del mano_izquierda mano_derecha medio_cuerpo pierna_izquierda pierna_derecha',
  cantMove:
    'no_puede_mover no_mueve no_siente no_puedo_mover no_siento dormido durmiendo_la paralizado habla_raro se_le_durmio adormecido no_le_responde',
  chest: 'pecho corazon',
  seized:
    'agarro agarrando se_cayo desplomo oprime aprieta apretado punzadas sudando palido explota dolor_fuerte',
  iKnow: 'ya_se se_en se_a se_donde se_que_escuela conozco sabemos averigue yo_se se_cual',
  school: 'escuela colegio kinder guarderia primaria universidad jardin',
  theirKids:
    'sus_hijos su_hija su_hijo tus_hijos su_nina su_nino tu_hija tu_hijo sus_hijas sus_ninos los_hijos_de',
  partner: `senora mi_mujer mi_vieja esposo marido pareja novio ex esposa mujer papa padre padrastro madre concubino exnovio hermano tio suegro`,
  slaps: `me_tira_platos me_tira_cosas me_clavo me_clavo_un me_avienta_cosas me_rasguna me_aranо cachetadas cachetada me_jala me_empuja me_avienta me_pega me_golpea me_ahorca patadas golpes a_golpes me_patea punetazo
    punetazos me_encierra me_estrella me_jalonea me_da_de me_aventó me_pego me_golpeo me_ahorco me_tira_del_pelo cinturonazos bofetadas bofetada me_agarra_a zape me_muerde me_amenaza`,
  stepfather: 'padrastro padre papa tio hermano primo vecino abuelo casero novio_de_mi_mama hermanastro',
  myRoom: 'mi_cuarto mi_cama mi_habitacion me_toca me_manosea mi_recamara me_espia_cuando_me_bano mi_pieza',
  superior: `casero profesor pastor dueno senor jefe jefa supervisor gerente coordinador capacitador reclutador entrenador lider encargado instructor evaluador capacita`,
  undress: `me_acuesto_con acostarme_con acueste_con dormir_con_el tener_sexo_con me_meta_con desnuda desnudo sin_ropa quitarme_la_ropa me_quite_la_ropa en_ropa_interior cosas_sucias mensajes_sucios calzones cochinadas encuerada en_brasier me_desvista`,
  eye: 'ojo ojos',
  bruised: 'morado moreteado ojo_morado me_dejo_el amoratado hinchado_de_un hinchado_por',
  customer:
    'cliente clienta clientes usuario usuaria comprador compradora pasajero huesped senor_del_ticket llamante',
  said: `conto me_conto menciono dijo dice escribio escribe grito gritando puso comento amenazo amenazaba decia contesto me_dijo pregunto insulto respondio mando`,
  handled: `politica cuenta segui_la_politica marque_la registre reporte direccion canalice disculpa disculpas disculpe cupon reembolso ofreci rastrear ticket escale supervisor explique plantilla respondi calme bien
    descuento devolucion cerre transferi reposicion correcto seguimiento`,
  threatened: 'amenazo amenazaron amenaza amenazaba asalto asaltaron balacera',
  resolved: `llego_la_policia seguimos_el_protocolo protocolo anterior_trabajo trabajo_anterior antiguo_trabajo se_resolvio se_calmo
    no_paso_nada nadie_salio simulacro todo_salio`,
  testified: 'testigo declare testifique ganaron caso_cerrado juicio_termino denuncia_cerrada',
  kidding: 'broma bromeo bromeando es_broma de_broma jugando exagero exagerando en_sentido_figurado',
  workThing: `excel formulario planilla hoja tabla cliente tarea plazo entrega trafico calor internet sistema aplicacion factura total
    turno lunes captcha reporte capacitacion modulo examen cuestionario proceso macro computadora fila junta contrasena recibo preguntas`,
  laugh: 'jaja jajaja jajajaja jeje jejeje jajaj jaj jajajaj lol xd jsjs jiji jajajajaja',
  dieLoose:
    'mata mato matando matan muero muriendo muerta muerto matar morir murio mori suicidio suicido me_mato tiro me_tiro ahorco cuelgo',
  kitchen:
    'cebolla cocinando picando cocina afeitandome rasurandome plancha horno papel verdura pan pelo cabello unas rasurar',
  idiom: `ay_matenme matenme doy_la_vida_por dar_la_vida_por me_tiro_de_cabeza muero_por me_muero_por me_moria_por de_muerte de_mala_muerte que_muera_el muero_de_ganas mato_por_un mataria_por_un muerta_de_cansancio
    me_mata_del_susto me_mato_la_risa me_mato_de_risa morirse_de_risa hasta_la_muerte_con a_muerte_con me_mato_trabajando me_mato_estudiando
    matarme_trabajando matarme_estudiando me_quiero_morir_de_la_verguenza tierra_tragame me_quiero_morir_de_verguenza me_mueras mosquita_muerta
    ni_muerto ni_muerta horas_muertas punto_muerto tiempo_muerto lengua_muerta me_pego_un_tiro_si nos_matamos_de_risa no_me_mates
    murio_el_internet murio_la_compu murio_el_celular matar_dos_pajaros tiro_la_toalla me_tiro_la_casa me_mata_de_risa me_mata_de_ternura
    cuelgo_el_telefono colgar_el_telefono colgo_el_telefono se_colgo_el me_caigo_muerta me_caigo_muerto muero_lento`,
  iThink: 'pienso pensando pense quiero mi cometer intentar intente planeo planeando sobre idea',
  crisisNoun: `fallecidos intoxicaciones intoxicacion se_tragaron tragaron suicidio suicidios suicidas suicida intentos_de sobredosis infarto infartos asesinatos homicidios autolesion* violencia abuso
    muertes muerte accidentes derrames balazos agresiones violaciones heridos ahogados envenenad* maltrato secuestro`,
  crisisWork: `registraba terapia_intensiva administrativa capturista archivaba secretaria centro_de_intoxicaciones toxicologia de_noche_en_un paramedico paramedica enfermera enfermero urgencias emergencias hospital ambulancia moderador moderadora moderaba moderacion
    voluntaria voluntario linea siniestros aseguradora bombero policia fiscalia imss ingresos capturaba expedientes archivo revisaba videos
    reportes laboratorio refugio 911 recepcion clinica psicologa trabajadora_social forense periodista traductora pacientes cruz_roja curso`,
  controlled: `controlado controlada controlados estable en_tratamiento tomo_metformina desde_nina desde_nino desde_chica
    desde_chico remision no_me_impide sin_complicaciones anos_sin sin_crisis `,
  recovered: `me_trate ya_estoy_bien superada superado hace_diez_anos en_paz_descanse de_adolescente
    en_terapia_y hasta_el_final recuperada recuperado`,
  denied: `nunca_he jamas_he nunca_pense ningun_pensamiento no_tengo_pensamientos no_tengo_ideas no_pienso_en no_he_pensado nunca_tuve
    sin_intencion ninguna_intencion no_quiero_hacerme no_soy_suicida`,
  ifDead: `si_me_muero si_me_mueriera si_muero si_me_muriera si_desaparezco si_desapareciera cuando_me_muera si_ya_no_estoy si_no_estuviera`,
  nobodyCares: `a_nadie nadie_lo nadie_se nadie_me nadie_lloraria ni_quien ni_se_dan_cuenta le_importa descansarian a_quien_le`,
  smallChild: `bebe hijo hija nino nina sobrino sobrina nieto nieta chiquito niña criatura`,
  drank: `tomo trago tragado bebio ingirio comio se_tomo se_trago se_bebio`,
  cleaner: `cloro pila pilas lejia pastillas detergente pinol thinner gasolina moneda acido jabon limpiador medicina sosa perfume`,
  breath: `no_puedo_respirar no_puede_respirar no_respira no_respiro no_podia_respirar ya_no_respira me_falta_el_aire no_puedo_ni_respirar`,
  stuffy: `calor jaja jajaja risa humedad cubrebocas mascarilla olor jajajaja bochorno faja`,
  cameOfAge: `cumpli_18 cumpli_los_18 ya_cumpli_18 ya_tengo_18 ya_soy_mayor acabo_de_cumplir_18 18_cumplidos ya_cumpli_los_18`,
  peace: `tranquilo tranquilidad paz descanso alivio calma lindo sereno`,
  notExist: `no_existir dejar_de_existir no_estar_aqui no_haber_nacido desaparecer no_ser_nadie estar_muerta estar_muerto ya_no_estar no_estar_mas`,
  leave: `me_voy irme ir dejar dejo abandonar salir salirme salgo largarme marcharme me_largo`,
  world: `este_mundo esta_vida esta_tierra de_este_mundo el_mundo`,
  nobodyNeeds: `nadie_me_necesita nadie_me_quiere a_nadie_le_hago_falta nadie_me_extranaria no_le_importo_a_nadie nadie_me_va_a_extranar sobro_en_todos`,
  feedPet: `de_comer_al de_comer_a_mi debajo_del_tapete llave_esta cuiden_a_mi denle_de_comer rieguen_mis alimenten_a`,
  notAround: `no_creo_estar no_estare_para no_voy_a_estar_para no_alcance_a_ver para_cuando_salga_el_resultado_no ya_no_estare no_llegare_a_ver`,
  sharp: `cuchillo navaja cuter vidrio tijeras machete cutter`,
  wrist: `muneca munecas venas cuello garganta`,
  jaw: `mandibula hombro brazo_izquierdo peso aprieta presion elefante`,
  oneEye: `ojo_abierto un_ojo_abierto`,
  goFor: `voy_por_el voy_por_ella voy_por voy_a_buscar lo_voy_a_buscar ir_por esperar_a lo_espero la_espero me_lo_voy_a_encontrar`,
  club: `bate tubo palo machete cuchillo martillo cadena fierro pistola varilla`,
  notHere: `no_voy_a_estar no_estare no_podre_estar`,
  absence: `entierro funeral vacaciones viaje boda cita turno cambiar_turno velorio examen cirugia vuelo permiso misa`,
  fired: `corre despide trabajo puntaje turno contrato renta horas despedir correrme sacarme contratar ascenso bono vacante`,
  urge: `ganas_de quiero quisiera siento_ganas dan_ganas necesito`,
  endAll: `acabar_con_todo terminar_con_todo acabar_todo terminar_todo_de_una ponerle_fin_a_todo`,
  saysHe: `dice dijo jura amenaza amenazo grita escribio`,
  hangsSelf: `se_cuelga se_ahorca se_mata se_corta se_va_a_matar se_quiere_matar se_va_a_ahorcar se_va_a_colgar se_pega_un_tiro se_avienta se_suicida se_envenena`,
  machine: `sistema aplicacion app pagina archivo carpeta servidor sitio diadema audifonos computadora compu impresora mouse teclado enlace portal navegador boton excel internet correo formulario pantalla ticket laptop `,
  notResponding: `no_responde no_contesta no_reacciona no_abre no_se_mueve tampoco_responde no_puedo_mover no_respondia dejo_de_responder no_despierta trabado congelado`,
  roughly: 'ahorcar estrangular asesinar matar',
  finishMe: `acabar_conmigo terminar_conmigo matarme acabara_conmigo me_va_a_matar rematarme`,
  youngKin: `sobrino sobrina hijo hija mis_hijos nieto nieta hermanito hermanita alumno alumna alumnos`,
  teenAge: `14 15 16 17 13 12 quince dieciseis`,
  insulin: `insulina metformina`,
  doubled: `doble dos_veces de_mas sobredosis dosis_equivocada`,
  scars: `cicatrices cortes heridas cortadas marcas`,
  fresh: `recientes frescas frescos nuevas nuevos abiertas sangran`,
  lots: `monton muchas muchisimas un_chingo demasiadas punado`,
  convulsing: `convulsionando esta_convulsionando le_dio_una_convulsion`,
};
