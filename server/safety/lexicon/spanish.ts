import { spanish as concepts } from '../concepts/es.ts';
import type { LexiconSource } from '../source.ts';

/** Spanish of Spain and Latin America. Not yet read by a native speaker. */
export const spanish: LexiconSource = {
  language: 'es',
  concepts,
  classes: {
    neg: 'no ni nadie ningun ninguna nada sin tampoco nunca jamas',
    never: 'nunca jamas nadie ningun_momento',
    contrast: `pero aunque sinceramente honestamente perdon disculpa disculpen sincera sincero franca franco mas_bien
      sino igual total verdad`,
    no: 'no ni nunca jamas ya_no tampoco n nada',
    want: `quiero quisiera queria quiera quiere ganas deseo gustaria necesito pienso pensado pensando pensar voy vamos
      planeo decidido decidi intente intento intentado intentar tratado trate prefiero preferiria ojala deseando
      espero puedo podria tentada tentado idea ideas impulso impulsos plan planeando quise kiero kisiera kerria qiero qisiera queriendo
      dieron dan antojo penso piensa va estoy quieren pidiendo suplico ruego rezo`,
    die: 'morir morirme muerte morirse muerta muerto muera muriera moriria muero murieramos morirnos matarme palmarla',
    self_kill: `lastimandome me_estoy_lastimando me_lastimo_a_proposito fin_a_mi_existencia fin_a_mi_vida
      matarme suicidarme suicidio suicidar suicidarse suicida suicidas suicide suicidare suicido matarse
      autolesion* autolesionar* autoagre* suicidandome suicidaron suicidado me_mato me_mate quitarme_la_vida
      quitarse_la_vida sacarme_la_vida arrancarme_la_vida cortarme_las_venas ahorcarme colgarme envenenarme
      me_ahorco me_cuelgo pegarme_un_tiro darme_un_tiro volarme_la_cabeza volarme_los_sesos tirarme_del tirarme_al
      tirarme_de tirarme_desde aventarme_del aventarme_al aventarme_de lanzarme_al lanzarme_de arrojarme_al arrojarme
      matarnos_todos desvivirme desvivirse me_desvivo desvivi degollarme`,
    person: `hermano hermana mama madre papa padre amigo amiga esposo esposa marido mujer hijo hija nino nina bebe
      abuelo abuela companero companera novio novia vecino vecina suegra suegro tio tia primo prima sobrino sobrina
      viejo vieja jefe jefa cunado cunada nene nena senor senora muchacho el ella bb roomie pareja chico chica`,
    kin: `hija hijo hijos hijas hermana hermano nieto nieta sobrina sobrino mayor menor menores alumno alumna alumnos
      estudiantes ella el tiene tienen nino nina ninos novia gemelos chicos pequena pequeno perro gato`,
    unit: `horas hora anos_de minutos dias meses semanas km personas llamadas correos tickets experiencia empleados
      clientes mil pesos dolares euros dolares por anos_trabajando semanas_de a_la ticket pedidos facturas`,
    age: `10 11 12 13 14 15 16 17 diez once doce trece catorce quince dieciseis diecisiete 15a 16a 17a`,
    months: `enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre`,
    human: `lo la los las le les te os tipo tipa cliente clienta clientes jefe jefa gerente supervisor supervisora
      vecino vecina esposa esposo marido mujer ex novia novio compañero companera companero reclutador reclutadora todos
      imbecil hijo_de_puta hdp desgraciado cabron perra hijueputa malparido pendejo maldito maldita evaluador ustedes
      vosotros ese esa esos ellos alguien padrastro padre madre hermano hermana suegra gente quien cuñado cunado`,
    harm: `matar* mato mate matare apunalar* apunalo acuchill* golpear* pegarle pegarles pegarte partir* romper* rompo
      quebrar* quebro reventar* reviento dispar* degoll* estrangul* ahorcar* asesin* quemar* quemo descuartiz*
      despedaz* balear* balacear* volar* hacer_dano hacerle_dano hacerles_dano lastimar* linchar* envenen* eliminar*
      violar* torturar* destripar* cargarme cargarmelo chingar* madrear* picar* plomo llenar_de tronar* rajar* secuestr* desaparecer*
      atropell* machet* agarrar_a descarg* moler* coser_a fusil* navaje* cagar_a sacar_los_ojos arrancar*`,
    agent: `jefe jefa gerente supervisor supervisora reclutador reclutadora marido esposo novio ex padre papa padrastro
      tio coordinador coordinadora companero companera vecino lider capitan profesor hermano primo cliente encargado
      encargada dueno patron patrona pareja mujer esposa madre mama abuelo mando entrenador pastor cura suegro
      exnovio exmarido exesposo alguien tipo hombre ellos cunado agente casero`,
    hit: `pega pego pegan pegaba golpea golpeo golpean golpeaba golpeado maltrata maltrato maltratan abusa abuso
      abusan abusado abusaba abusaron viola violo violaron violaba violado violada toca toco tocan tocaba manosea
      manoseo manoseaba manosean acosa acosan acosaba acosando acoso acosado amenaza amenazan amenazo amenazaba
      amenazando amenazado amenazaron insulta insultan humilla humillan humillaba chantajea chantajean chantajeando
      chantajeo extorsiona extorsionan extorsionando encierra encerro encierran encerrado encerraron obliga obligan
      obligo obligaba obligaron forzo fuerza forzaron persigue siguen sigue vigila vigilan ahorca ahorco estrangulo
      empuja empujo pateo patea cachetea cacheteo quemo muerde jalonea azota controla agredio agrede agredieron agrede
      esclaviza drogo drogaron besa beso arrincono arrincona agarro agarra espia secuestro secuestraron`,
    nude: `desnuda desnudo desnudas desnudos sin_ropa intimas intimos intima nudes pack encuerada encuerado
      ropa_interior sexual sexuales genitales partes_intimas sexo calzones lenceria pene miembro packs tetas senos
      topless coger follar acostarme acueste`,
  },
  rules: {
    mask: `
      muero|morir|morirme|moria|muriendo|murio|mori|muerto|muerta|morimos|morirse __ risa|ganas|hambre|sueno|verguenza|frio|calor|curiosidad|amor|pena|aburrimiento|nervios|envidia|sed|susto|ternura|por|ansias
      muerto|muerta|muertos|muertas de|del _ risa|hambre|cansancio|sueno|miedo|frio|vergüenza
      mata|mato|matando|matan|mataba|matar|mate me|el|la|los _ curiosidad|calor|espalda|risa|tiempo|deadline|plazo|trafico|hambre|antojos|sueno|dolor|cabeza|pies|proceso|procesos|gusanillo|nervios|aburrimiento|horario|tos|gripe|sesion|tarea|bicho|rato
      me|nos mata|matan|matando|mato|estan_matando __ curiosidad|calor|espalda|risa|plazo|trafico|hambre|sueno|cabeza|pies|nervios|horario|gripe|cierre|dolor|entrega|excel|fila|cola|frio
      matar|mato|matando|mate|matamos __ tiempo|proceso|procesos|pendientes|pendiente|pajaros|rato|hambre|aburrimiento|tickets|cola|script|tarea|tareas|sesion|servidor|mosca|mosquito|mosquitos|cucaracha|batch|correos
      murio|muere|muerto|muerta|muriendo|muerte|morir _ el|la|mi|los? _ bateria|telefono|celular|laptop|compu|computadora|linea|internet|sistema|proceso|enlace|cuenta|cuentas|punto|tiempo|stock|servidor|app|pc|wifi|inventario|horas|hora|tiempos|link
      bateria|telefono|celular|laptop|compu|computadora|linea|internet|sistema|proceso|enlace|cuenta|pantalla|servidor|app|pc|wifi|cargador|microfono|modem|stock|inventario|letra|archivo _ se|me|esta|ya? _ me? murio|muere|muerto|muerta|muriendo
      atacar*|ataco __ pendientes|casos|retraso|tickets|cola|bandeja|vencidos|correos|problema|raiz|tareas|backlog
      ataque|infarto __ al|cuando|al_ver|ver|casi|viendo|risa|factura|recibo
      casi|medio|poco|por_poco|me_iba __ infarto|infarta|infarte|patatus|desmayo|desmaya|muero|mato|mata|ataque|muere
      casi|medio _ me|le _ da|dio _ infarto|ataque|algo|patatus
      tiro|pego|pegar|dar|doy|echar|tiras|pegue|pegarme|darme _ un|una|al _ banarme|ducha|bano|vistazo|grito|siesta|mano|repaso|blanco|vuelta
      palos _ de_ciego
      quemar|quemo|queme|quemaron _ etapas|cartuchos|calorias|cd|las_pestanas
      bomba|bombazo _ noticia|agua|de_agua|estomago|gasolina|crema
      ahorcado|ahorcada|ahogado|ahogada _ de|con|en|por _ deudas|trabajo|pagos|cuentas|tickets|un_vaso
      cortar|corto|cortarme|corte|me_corte|me_corto _ el|la|un|las|de? _ pelo|cabello|unas|llamada|costos|gastos|comunicacion|luz|internet|uñas|cebolla|cocinando|picando|afeitandome|papel
      me_corte|me_queme|me_lastime|cortarme|lastimarme|quemarme|me_golpee __ cocinando|cocinar|picando|cocina|cebolla|cafe|plancha|futbol|gym|gimnasio|jugando|horno|rasurandome|afeitandome|correr|corriendo|rodilla|tobillo
      no _ mates|maten|matarse|mataria|hace_dano|haria_dano
      pena|sentencia _ de? muerte
      punto|peso|angulo|mar|lengua|naturaleza|letra _ muerto|muerta
      de_vida|a o|y _ muerte|morir
      mas_vale|antes|primero _ muerta|muerto
      acabar|terminar _ con _ el|los|las|la|esta|este|mis? _ pendientes|tickets|cola|tarea|turno|formulario|modulo|atrasos|retraso|lote|trabajo|backlog|reporte
      mano|oportunidad|vida|ganas _ de _ la? _ dia_a_dia
      seguro _ de_vida _ vendi|vendia|ventas|polizas|aseguradora
      despedazar|destrozar|destruir|reventar|hundir|matar|acabar __ google|resenas|redes|resena|estrellas|facebook|trustpilot|encuesta
      sangre _ fria|azul|nueva|tipo
      romper*|rompo|partir*|partirme _ el|la|me? _ hielo|lomo|record|rutina|racha|alma|espalda|cabeza_pensando
      partirme|romperme|partiendo _ el|la _ lomo|espalda|alma|cara|madre
      disparar*|disparo _ ventas|costos|precios|alerta|alertas|correo|ticket`,
    frame: `
      trabaje|trabajo|trabajaba|trabajado|fui|era|soy|voluntario|voluntaria|voluntariado|anos|labore|atendi|atendia|atendiendo|atender __ linea|telefono|hospital|emergencias|urgencias|crisis|prevencion|victimas|911|112|016|024|paramedica|paramedico|enfermera|enfermero|policia|bombero|bombera|moderador|moderadora|moderacion|aseguradora|siniestros|psicologa|psicologo|denuncias|trabajadora_social|fiscalia|albergue|refugio|medico|doctora|medica|uci|ambulancia|juzgado
      paramedica|paramedico|enfermera|enfermero|bombero|bombera|socorrista|rescatista|moderador|moderadora
      cruz roja
      cliente|clienta|clientes|usuario|personaje|llamada|senor|senora __ puso|dijo|escribio|decia|grito|amenazo|amenazaba|ponia|escribia|escribe|dice|jura|juro __ practica|simulacro|simulacion|ejercicio|prueba|entrenamiento|disculpas|disculpa|cupon|reembolso|resenas|google|estrellas|calme|tranquilice|demo|ensayo|capacitacion
      practica|simulacro|simulacion|ejercicio|prueba|entrenamiento|demo|ensayo|juego_de_roles|roleplay|capacitacion|chat_de_practica|simulador|ficticio|ficticia|guion|caso_de_ejemplo __ cliente|clienta|puso|dijo|escribio|decia|grito|personaje|amenazo|usuario|chat|frase|texto
      articulo|libro|novela|pelicula|cancion|serie|letra|ejemplo|cita|texto|frase|copie|copiada|plantilla|noticia|podcast|documental|tesis|investigacion|curso|taller|charla|ensayo|poema|videojuego|titulo|banda|capitulo __ sobre|del|de|era|es|dice|decia|llamada|llamado|se_llama|titulada|que|habla|trata|donde
      en|del|lei|leyendo|vi|viendo|cite|citando|citaba|copie|resumir|resumi|escuchando|terminando|jugando __ articulo|libro|novela|pelicula|cancion|serie|ejemplo|plantilla|documental|podcast|texto|juego|videojuego|tutorial
      prevencion|sobrevivientes|linea|victimas|asociacion|ong|fundacion|casos|expedientes|reclamos|siniestros|denuncias _ de|del|por|sobre|contra _ la|el? _ suicidio|violencia|abuso|agresion|acoso|agresiones|trata
      si _ un|una|el _ cliente|clienta|usuario _ dice|menciona|escribe|amenaza|dijera
      autocorrector|corrector|fue_un_error|error_de_dedo|mal_escrito`,
    past: `
      empece|comence|desde|trabajo_desde|inicie|empezar|cuando|entre __ <age> _ anos|con?
      tenia|tuve _ <age>
      mi|cuando primer_trabajo|tenia
      hace _ anos|decadas|decada -que
      anos atras
      en _ 197*|198*|199*|2000|2001|2002|2003|2004|2005|2006|2007|2008|2009|2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024
      de_nina|de_nino|cuando_era|de_joven|de_chico|de_chica|recuperado|recuperada|ya_superado|superado|superada|alta_medica|dado_de_alta|tratada|tratado|curado|curada|en_mi_infancia|adolescencia|antecedente|antecedentes|me_recupere|se_recupero`,
    self_harm: `
      ?gone no _ vuelvo|voy_a_volver|regreso|volvere|pienso_volver _ mas|nunca
      ?hope no|nada _ cambia|cambiara|importa|sirve
      me|nos quiero|voy|quisiera|queria|intente|trate|pienso|vamos|iba|quiere|gustaria|dan|dieron|pense|kiero|kisiera _ a|de|en|ganas_de|que? matar|suicidar|morir|cortar|ahorcar|colgar|quitar|tirar|aventar|envenenar|desaparecer|herir
      irme|ir|estar|reunirme|encontrarme|alcanzar*|juntarme con el|ella|ellos|mi_hijo|mi_hija|mi_mama|mi_papa|mi_madre|mi_hermano __ murio|muerte|cielo|cerca|cada_dia|fallecio|otro_lado
      murio|fallecio|muerte|perdi __ irme|ir|estar|reunirme|alcanzar*|seguir* _ con|a? _ el|ella|ellos
      ! no|dejar _ de|seguir|quiero|mas? _ existir|existiendo|existo
      ?decided listo|preparado|planeado|cerca|decidido _ para|de? _ terminar|acabar|hacerlo|irme|despedirme
      <self_kill>
      <want> __ <die>
      ! <no> _ quiero|quisiera|deseo|ganas|merezco|puedo|vale|tengo|kiero|tiene|soporto|aguanto|provoca|encuentro|siento|veo _ seguir|mas|la_pena|ganas|deseos|fuerzas|de|sentido|que? __ vivir|vivo|viva|existir|vida|respirar|despertar|viviendo|despertarme|existiendo|vivirla
      ! <no> _ quiero|quisiera|deseo|kiero|voy _ a? _ estar __ aqui|aca|mas|mundo|viva|vivo|nadie
      ?gone ! <no> _ voy|vaya|volvere|estare|voy_a|vere|veremos|vere|volvera|encontraran|encuentren|necesitar*|hara_falta|volveran|despertar*|llegare|llego _ a? _ estar|verme|saber|molestar*|mas|manana|proximo|proxima|aqui|lunes|ver|necesitar|falta|encontrarme|pasar|despertarme
      ?gone ya|manana|pronto|esta_noche|lunes|cuando _ no|habre|sera|me|lean|lea _ estare|ido|tarde|voy|existire|despido|este
      cuando _ lean|leas|lea|leais _ esto|este|mensaje
      ?bye me despido|despedir*
      despid*|despedir*|adios _ de? _ todos|todo|siempre|mundo|vida|ustedes_para_siempre|todas
      hasta siempre
      ?bye ultimo|ultima|ultimos|ultimas _ mensaje|carta|vez|chat|correo|dia|turno|noche|adios|palabras|escribo|conversacion|texto
      ?bye adios|hasta_nunca|hasta_siempre|me_voy_para_siempre|perdonenme|perdoname|perdonen_todo|les_quise|los_quise|los_amo|las_amo
      ?bye gracias|agradezco|agradecer*|agradecida|agradecido _ por|de __ todo|paciencia|oportunidad|carino|bondad|tanto|siempre
      digan|diganle|dile|diles|decirle|dígale|avisen|avisenle|digale __ ame|amo|quise|quiero|perdone|perdonen|perdon|culpa|amaba|queria
      ?decided decidi|decidido|decidida|tome_la_decision|no_hay_vuelta|va_en_serio|no_me_busquen|nadie_me_va_a_parar|va_a_parar|ya_lo_pense|ya_se_como|ya_se_cuando|lo_tengo_pensado|tengo_pensado|todo_planeado|todo_listo|todo_preparado|tengo_todo|tengo_un_plan|es_hoy|hoy_es_el_dia|llego_mi_hora|lo_tengo_decidido|ya_elegi|tengo_la_fecha|nadie_me_detiene
      no_me _ busquen|intenten|detengan
      ?left deje|dejo|escribi|escribo|escribiendo|reparti|regale|dejando|dejado|escrito|prepare __ carta|cartas|nota|notas|contrasenas|sobre|claves|testamento|plata|llaves|perro|gata|gato|cosas|ropa|papeles|todo_listo
      ?care cuiden|cuida|cuidame|cuidenme|cuidan|cuide|encargate|encarguense|quedate_con|quedense __ gata|gatita|gato|perro|perrito|hijos|mama|hija|hijo|ninos|madre|familia|hermana|ella|el|mascotas|bebe
      ?care deposit*|manden|mandenle|entreguen|denle|den|paguen|transfieran __ mama|hijos|hermana|esposa|madre|familia|hija|hijo
      ?burden carga|estorbo|peso _ para|de|a? __ familia|todos|hijos|mama|ellos|esposo|padres|mi|mundo
      ?burden soy|solo_soy|me_siento _ una|un|solo _ carga|estorbo|basura|inutil|inservible|fracaso|mierda|fracasada|fracasado
      mejor|mejores|tranquilos|felices|aliviados|bien|tranquila|feliz|aliviada|facil|comerian|vivirian|descansarian|estarian|estaria __ sin_mi|si_no_estoy|si_me_muero|si_no_estuviera|si_yo_no|si_desaparezco|si_me_voy|si_yo_faltara|si_falto|sin_mi_presencia|si_desapareciera|si_me_muriera
      ! nadie _ me|va|notaria|se|lo? _ va_a? _ extranar*|extranara|extranaria|echar*_de_menos|notaria|llorar*|lloraria|daria_cuenta|importa|importaria|echaria_de_menos|echara_de_menos __ muero|muera|falta|desaparezco|desaparecer|estoy|muriera|me|estuviera?
      ?care seguro de? vida __ serviria|servira|sirve|cobrar|cobran|alcanza|pagar|pagaria|deudas
      desaparecer|esfumarme|evaporarme|irme|apagarme|borrarme|desaparezco|dormirme _ de|para|del? _ siempre|mundo|todo|mapa|este_mundo|una_vez|faz
      <want> __ desaparecer|esfumarme|dejar_de_existir|no_existir|irme_de_este_mundo|apagarme|dormir_para_siempre|partir_de_este
      dejar _ de? _ existir|sufrir|vivir|respirar|de_ser_una
      ! dormir*|duermo|acostarme|acuesto __ no|nunca _ despertar*|despierte|despertara|levantarme|despierto
      ! ojala|deseo|pido|rezo|quisiera|espero|ruego|prefiero __ no|nunca _ despertar*|despierte|despertara|nacido|amanecer|amanezca|haber
      ojala|prefiero|preferiria|quisiera|mejor|deberia|desearia __ muerto|muerta|muriera|muera|muriese|atropelle|atropellara|mate|nacer
      ! nunca|no _ deberia|debi|hubiera|haber _ haber? _ nacido|nacer|existido
      ! no|ni|sin|ningun|ninguna|perdi|perdido|encuentro|veo|perdiendo _ le|tengo|hay|encuentro|veo|tiene|encontre|queda|las|el|la? _ sentido|razon|razones|motivo|motivos|ganas|caso|proposito _ a|de|para|por|en? _ la|que|seguir|mi|mi_vida? _ vivir|vida|seguir|viviendo|existir|viva|vivo|nada|despertar|adelante
      cansad*|harta|harto|agotad*|aburrid*|rendid* _ de _ vivir|vida|existir|todo|luchar|sufrir|estar_viva|estar_vivo|esta_vida|respirar
      acabar|terminar|ponerle|poner|termine|acabe|acabo|poniendo|quiero_que|terminarlo|acabarlo __ con_todo|vida|mi_vida|mis_dias|sufrimiento|fin_a_todo|este_dolor|conmigo|dolor|de_una_vez|todo_esto|fin_a_mi|existencia|mi_existencia
      quitar*|sacar*|quito|quite|arrebatar* _ la? _ vida
      ?cant ! ya|no|n _ no|lo|la|me|ya? _ aguanto|soporto|resisto|puedo_mas|doy_mas|puedo|aguantar|fuerzas|quedan_fuerzas
      aguanto _ mas|nada _ y _ me _ voy|mato|rindo
      ?hope no_hay_salida|sin_salida|no_veo_salida|no_tengo_esperanza|sin_esperanza|sin_esperanzas|no_me_queda_nada|no_tengo_a_nadie|estoy_sola|estoy_solo|todo_perdido|vacia_por_dentro|vacio_por_dentro|muerta_por_dentro|muerto_por_dentro|me_odio|odio_mi_vida|me_rindo|nada_tiene_sentido|nada_importa|no_sirvo|mi_vida_no|no_valgo|todo_me_da_igual
      mi|la vida _ no|ya|perdio|carece _ vale|tiene|merece|importa|sentido __ nada|sentido|pena|sin? __ nada|sentido|pena|mi|igual|vivirla
      muerta|muerto por dentro
      no|ni|me _ me|da|importa _ importa|da|igual _ igual|si? __ vivir|vivo|morir|muero|muera|muerto
      ?hope irme|irse|partir|marcharme _ sin|de|para|y _ molestar|siempre|nadie|aqui
      me _ voy|ire|marcho|largo __ viaje|siempre|mundo|cielo|esta_vida|no_hablo_de_viaje
      cort*|rajar*|lastim*|haciendo_dano|herir*|hiriendo|quemar*|rasgu*|hago_dano|hacerme_dano|hice_dano|me_hago|autoles* __ brazos|brazo|munecas|muneca|piernas|muslos|venas|piel|a_mi_misma|a_mi_mismo|yo_misma|yo_mismo|antebrazo
      me|volvi|volver|vuelto|empece|sigo|recai|otra_vez|otra|ganas|empezado __ cortar*|lastimarme|corte|corto|cortando*|cortandome|lastimandome|autolesion*|cortes|hacerme_dano|haciendome_dano|herirme|me_corto -costos|gastos
      hacerme|haciendome|hago|hice|hacerse|haga|hacermelo _ dano|algo|una_locura|una_tonteria|cosas
      una locura|tonteria|estupidez __ conmigo|hacer|cometer|noche|sola|hoy
      tome|tomado|tomar|trague|tragar|tragado|tomarme|tomo|tragarme|tomaste|ingeri|empastill*|meti|comi __ todas|todo|frasco|caja|puno|pastillas|punado|blister|bote|veinte|treinta|sobredosis|tabletas|muchas __ pastillas|pastilla|frasco|pastillero|medicamentos|medicinas|clonazepam|paracetamol|tabletas|somniferos|caja|rivotril|ansioliticos|antidepresivos|insulina
      tome|tomo|bebi|tomado|bebio|trague|tomarme|beber|ingirio|tragado _ veneno|cloro|lejia|raticida|acido|insecticida|pesticida|matarratas|gramoxone|cianuro
      sobredosis
      pastillas|soga|cuerda|veneno|pistola|navaja|cuchilla|gillette|frasco|lazo|raticida|bisturi|cuter|insulina __ mano|lista|listas|listo|cuello|contando|junte|juntando|guardadas|guardado|enfrente|frente|mesa|compre|tengo_aqui|conmigo|cajon|sien|boca|viga|arbol|techo|preparad*|brazo|piel|munecas
      compre|junte|tengo|contando|conte|guarde|consegui|guardando|acumulando __ pastillas|soga|veneno|raticida|cuerda|navajas|navaja|pistola|arma|lazo|somniferos
      tirar*|aventar*|lanzar*|saltar*|brincar*|arrojar*|salto|tiro|aviento|lanzo|arrojo|brinco _ del|al|de|desde|a|por|delante|bajo|enfrente _ la|el|las|un|los|este|del|de? _ puente|metro|tren|vacio|balcon|azotea|edificio|techo|rio|via|vias|ventana|piso|carro|camion|coche|barranco|carretera|terraza|acantilado
      ?place estoy|parada|parado|subi|subida|subido|sentada|sentado|aqui _ en|al|a|sobre? _ el|la|del|borde|las|orilla|un|este? _ puente|azotea|techo|balcon|borde|vias|barranco|terraza|cornisa|acantilado
      ?jump saltar*|salto|un_paso|caer|dejarme_caer|tirarme|brincar|mirando_abajo|miro_abajo|facil|miro_para_abajo|mirando_para_abajo|soltarme|aventarme
      <person> __ <want> __ matarse|suicidarse|morir|morirse|quitarse|hacerse_dano|tirarse|aventarse
      <person> __ se_tomo|se_trago|se_corto|se_tiro|se_colgo|se_ahorco|se_disparo|se_encerro|se_quiere|se_va_a __ pastillas|venas|veneno|despidiendo|despidio|matar|puente|frasco|tirar|morir|todo|todas
      <person> __ despidio|despidiendo|despide|adios|carta __ puente|pastillas|azotea|matar|morir|techo|matarse|contesta
      mi _ muerte|muerto|muerta|entierro|funeral|velorio __ paz|mejor|solucion|soluciona|descans*|alivio|cuando|pronto|solucionaria
      la_muerte|morir __ salida|solucion|mejor|alivio|descanso|opcion|paz|unica|descansar
      unica|sola|otra _ salida|opcion|solucion|manera|forma __ morir|muerte|matarme|descansar|irme|acabar
      estar|reunir*|irme|encontrarme|ver _ con|a _ mi? _ mama|papa|hermano|hija|hijo|abuela|difunt*|dios __ cielo|arriba|otro_lado|mas_alla|muert*|dios
      descansar|dormir _ en_paz|para_siempre|eternamente|por_fin_de_todo
      voces _ me|que __ dicen|dice|piden|ordenan
      miedo __ hacerme|lo_que_pueda|lo_que_puedo|de_mi_misma|de_mi_mismo|hacer_algo|una_locura|perder_el_control_conmigo
      dejar de sufrir`,
    medical: `
      ! no|dejo|apenas|casi_no|cuesta|puede|puedo|deja|sin|ya_no|dificultad|falta|paro _ de|puede|puedo|esta|para|bien|le|me|el|al? _ respira|respirar|respirando|reacciona|responde|despierta|aire|reaccionar|resp|respiro
      <person>|se|me|nos __ desmayo|desmaye|desplomo|desvanecio|ahoga|ahogando|convulsion*|convulsiona|electrocuto|atraganto|inconsciente|desmayada|desmayado|infartando|infarto|derrame|asfixia|asfixiando|desangra* __ ayuda|reacciona|ahora|ahorita|respira|hago|no|aqui|responde|sangre|suelo|ambulancia|piso|urgente|despierta|favor
      inconsciente|convulsion*|convulsiona*|desangra*|electrocut*
      respira|respirar|respiracion|habla|hablar _ raro|mal|apenas|poco|dificultad|entrecortado|cuesta|rapido|enredado|arrastrando|balbucea
      se|me|le|mi _ me|le|torcio|duerme|durmio|cayo|cae|paralizo|adormece|adormecio|desvia|desvio|chueca|caida|torcida|dormido|dormida _ torcio|paralizo|durmio|duerme|cayo|desvio|la|el|media|un|medio|de? _ boca|cara|lado|brazo|rostro|labio|medio_cuerpo|mitad|pierna
      boca|cara|labios|lado|brazo|labio __ torcida|torcio|caida|chueca|morados|azules|paralizado|paralizada|dormido|adormecido|hinchado|hinchada|morada|cayo|azul|moradas|hinchando|hinchados
      dolor|duele|presion|opresion|punzada|apretado|aprieta|quema|ardor __ pecho|brazo_izquierdo|corazon|mandibula
      esta|estoy|dando|dio|teniendo|sufriendo|tiene|tengo|da|sufrio|creo|tuvo _ un|una|que|dando? __ infarto|derrame|convulsion|convulsiones|ataque_al_corazon|paro|ataque_epileptico|hemorragia|ictus|preeclampsia|aborto|reaccion_alergica|ataque_de_asma|sobredosis|embolia|shock|contracciones|ataque_cardiaco|anafila*|hipoglucemia|acv
      sangra*|sangre|sangrado|hemorragia|desangra* __ mucha|mucho|para|parar|cabeza|suelo|charco|fuerte|nariz|chorro|oido|vomita*|tos*|detiene|deja|toalla|embarazada|brota|perdiendo|lleno|llena|profus*|no_corta|abundante|piso
      mucha|mucho|vomita*|perdiendo|tosiendo|charco|escup*|llena|lleno|banado|banada|brotando|sale|saliendo|perdido|orina* _ de? _ sangre|sangra*
      rompi|rompio|reventaron|revento|rompieron|rota|romper|reventado|fuente|aguas __ fuente|bolsa|aguas|parto|dilat*
      parto|pariendo|nacer|dar_a_luz|parir|contracciones|naciendo|bebe_viene __ ya|ahora|sola|casa|minutos|ambulancia|cabeza|estoy|taxi|bebe|salio|asoma|sale
      ambulancia|911|112|emergencias|auxilio|samu|paramedicos|socorro _ ya|por_favor|rapido|urgente|ayuda|no|llamen|manden|llamar
      llamen|llama|llamo|llame|manden|necesito|pidan|pide|envien|mandar|marco|espero|esperando _ a|una|al|la|por? _ ambulancia|911|112|emergencias|061|samu
      trago|tomo|comio|bebio|ingirio|metio|inyecto|tragado|metido|tomado|bebido|inhalo|se_ha __ cloro|detergente|pila|pastillas|veneno|lejia|algo_y|droga|raticida|desinfectante|moneda|acido|algo|medicamento*|gasolina|thinner|heroina|fentanilo
      algo|droga|pastillas|inyecto|heroina|fentanilo __ despierta|morados|azul|reacciona|respira|espuma
      espuma _ por? _ la? _ boca
      alergi*|picadura|abeja|avispa|mani|mariscos|camarones|pico __ hincha*|garganta|respirar|cierra|cerrando|ronchas|labios
      garganta|lengua|cara|cuello _ se|me|esta|le __ cierra|cerrando|hincha*
      azucar|glucosa|insulina|diabetic*|glucemia __ temblando|baja|desmay*|bajo|30|40|sudando|inconsciente|reacciona|600|mareo|mareada
      atropell*|choque|chocamos|accidente|volcamos|volco|choco|estrello|apunal*|balazo|disparo|dispararon|navajazo|acuchill*|quemadura|quemo|mordio|tiroteo|machetazo __ ahora|sangr*|atrapad*|ayuda|pierna|acaba|mueve|inconsciente|reacciona|recien|ahorita|vibora|serpiente|tirado|grave|culebra|aceite|piel|hermano|papa|hijo|mama|agua_hirviendo|aqui
      cayo|caida|cai|caido|golpeo __ escalera|escaleras|techo|cabeza|andamio|balcon|bano|piso|ventana __ sangr*|reacciona|mueve|responde|despierta|inconsciente|levanta|habla|mover
      fuego|incendio|humo|gas|incendiando|quemando|llamas __ casa|cocina|departamento|cuarto|edificio|piso|apartamento|mareada|mareado|atrapad*|salir|fuga
      perdiendo|perdi|perdio|pierdo|pierde _ el|la? _ conocimiento|conciencia|consciencia|vision|vista|sentido
      ! no _ siento|siente|puede|puedo|mueve|muevo|veo|ve _ mover|hablar|la|el|las|un|mi|de|bien|levantar|nada? _ brazo|pierna|piernas|lado|medio|cara|hablar|mover|levantarse|ojo|cuerpo|ojos
      bebe|nino|nina|hijo|hija|nene|nena __ fiebre|ahogo|ahoga|atraganto|morado|flacido|convulsion*|azul|40|cayo_de|alberca|piscina
      voy_a|estoy|creo_que|me_voy|siento_que _ a|que|me|voy|por? _ desmayar*|desmayo|desvanecer*|desmayando
      veo|ve|vision _ todo|doble|borroso|negro|nublado __ pecho|desmay*|cabeza|mareo|brazo|cae
      hueso _ salido|afuera|expuesto|fuera|salio|se_le|se_ve`,
    threat: `
      lo|la|los|las|le|les|te _ voy|vamos|va _ a _ llenar|meter|cargar|coser|dar|rellenar|clavar _ de|a|un|unos|una|el? _ plomo|balazos|tiros|balazo|tiro|cuchilladas|punaladas|machetazos|cuchillo|balas
      ?know se|conozco|sabemos|ya_se _ a|la|que|cual|por _ hora|horario|ruta|escuela|donde|calle _ sale|salen|va|van|estudia|estudian|camina|llega
      ?vow le|les|algo|te _ va|puede|pasa|pasara|pueda _ a|algo|pasar|malo
      ?vow no _ va|vas|van|llega|llegara _ a? _ llegar|casa|contarlo
      voy|vamos|iba|juro|quiero|quisiera|van|pienso|ganas|deseo|planeo|dan|hoy|esta_noche|manana|capaz|puedo|tengo_que|les|fuera|prometo|vas|podria|ira|ire|dispuesto|mando|mandar* _ a|que|los|lo|las|la|les|le|de|te|me? _ <harm> _ a|al|todos|esa|ese|mi|su|la|el|uno|cada|esos|una|toda|tu|los|las? __ <human>
      voy|vamos|juro|quiero|pienso|ganas|capaz|iba_a|ire|van|dan|planeo|fuera _ a|que|los|lo|las|la|les|le|de|te|me? _ *matarlo|*matarla|*matarlos|*matarlas|*matarte|*matarles|matarle|apunalarlo|apunalarla|reventarlo|reventarla|quemarlos|quemarlo|quemarla|quemarles|quemarle|golpearlo|golpearla|golpearte|romperle|romperles|romperte|partirle|partirte|ahorcarlo|ahorcarla|estrangularla|estrangularlo|hacerle_dano|hacerles_dano|dispararle|dispararles|cortarle|destriparlo|degollarlo|degollarla|rajarlo|rajarla|matarlo_a|secuestrarla|envenenarlos|envenenarlo|volarles|volarle|lincharlo|atropellarlo|atropellarla|lastimarlo|lastimarla|balearlo|madrearlo|madrearla|molerlo|acuchillarlo|acuchillarla|hacerlos|picarlo|despellejarlo|cargarmelo|tronarmelo
      lo|la|los|las|te|le|les|os mato|matare|mate|apunalo|reviento|rompo|quebro|quemo|parto|degollo|desaparezco|corto|acuchillo|descuartizo|estrangulo|voy_a_matar|vamos_a_matar|voy_a_romper|voy_a_partir|voy_a_quemar|rajo|balaceo|bajo_a_plomo|lleno_de_plomo
      voy|vamos|juro|hoy|manana|les|te|le _ a|voy|va|vamos? _ <harm> __ cara|piernas|cabeza|cuello|dientes|madre|huesos|boca|brazos|hocico|jeta|craneo|garganta
      poner|pongo|pondre|puse|llevar|detonar|explotar|plantar|dejar|armando|hacer_estallar|colocar|tirar|estallar|reventar|meter* _ una|la|un|las? _ bomba|bombas|explosivo|explosivos|granada|molotov
      bomba|explosivos|granada __ oficina|oficinas|edificio|agencia|sede|empresa|escuela|local
      quemar*|quemo|incendiar*|prender*|prendo|incendio|balear|volar|explotar|hacer_volar|rociar|rociare|destruir _ fuego|la|el|les|con|a|su|sus|toda|esa|ese|en|en_llamas|por? __ oficina|oficinas|casa|edificio|local|empresa|agencia|gasolina|con_todos|ustedes_dentro|negocio|sede|carro|call_center
      llevo|llevar|voy|llegar|llego|entrar|entro|compre|consegui|tengo|ire|saco|traigo|agarre|agarro|cargo|tome|iremos|aparecer* _ a|con|un|una|mi|el|la|ya? _ con? _ un|una|mi|la|el? _ pistola|cuchillo|arma|machete|rifle|escopeta|acido|navaja|fierro|gasolina|ak|bate|revolver __ oficina|oficinas|el|ella|ellos|gerente|jefe|ustedes|usar|alguien|todos|supervisor|vecino|cara|trabajo|entrevista|espero|esperar|matar|ese|esa|supervisora|va_a_ver
      ?know se|tengo|encontre|ya_se|averigue|consegui|sabemos|tenemos _ donde|su|tu|la|sus|en|a _ vive|vives|viven|direccion|casa|domicilio|oficina|trabaja|hijos|que_hora|estudia|estudian|colegio|placas
      ?vow va|van|vas|se|me|lo|las|les|la|hare|haran|vais|ya|que _ a|que|las|la|lo|van|va|vas|me? _ pagar|lamentar|arrepentir|pagara|pagaran|conocer|acordar|van_a_ver|verán|veran|vera|sorpresa|arrepientan|acuerden|arrepentiran|caro|sangre|cuidense|cuidado|cuide|veras
      sangre|masacre|matanza|balacera|tiroteo|carniceria __ correr|va_a_haber|voy|hacer|habra|oficina|vamos|van_a_ver|llegue
      contrat*|pague|pagar|mande|mandar|conozco|mando|mandare|enviar|enviare _ a|unos|un|gente|alguien|sicario* __ maten|golpeen|den_un_susto|sicario*|rompan|quiebren|madrear|visiten|desaparezcan|bajen|piso|leccion|matar|golpear
      esperar*|espero|seguir*|buscar*|encontrar* _ a|lo|la|los|le|al|te|voy_a? _ salida|afuera|casa|esquina|estacionamiento|trabajo|oficina|calle __ cuchillo|partir*|romper*|golpe*|pagar|matar*|pistola|cara|bate|navaja|mat*|rompo|quiebro|arrepentir
      esperar*|esperando|buscar*|espero|espere|salga|salgas|voy|llegue __ con_un|con_una|con_mi|con_el|un|una cuchillo|pistola|bate|arma|machete|navaja|fierro|tubo|martillo
      ! no _ va|vas|van|vuelve|volvera|volveran|amanece|saldra _ a? _ caminar|ver_otro|salir_vivo|salir_viva|amanecer|respirar|contar
      muerto|muerta|muertos _ estas|estan|esta|son|eres|van|amanece*|amanecer|vas|va
      estas|estan|eres|esta _ muerto|muerta|muertos _ si|cuando|me_oyes|cabron|desgraciado|ya_veras|perra
      hacer|causar|hago|hiciera _ dano|mal _ a _ otros|alguien|mi|los|ella|el|ese|esa|esos|la_gente|otras|todos
      echar*|tirar*|lanzar*|aventar* _ acido|gasolina`,
    abuse: `
      <agent> __ me|nos|le _ <hit>|toque|toquen|pegue|peguen|viole|acose|amenace|bese|golpee|obligue|manosee|encierre|meta_mano
      ! me|nos|he_sido|fui|soy|siendo|sido|estoy_siendo _ ha|han|esta|estan|estuvo|sigue|siguen|quiere|trata|quiso|intento|intenta|suele|sido|vive|anda|a? _ <hit>|pegado|tocado|golpeado|violado|abusado|amenazado|tocar|violar|pegar|golpear|besar|tocando|acosando|siguiendo|golpeando|pegando|manoseando|encerrar|manosear|maltratada|violada|abusada|acosada|golpeada|obligada|obligado|secuestrada|secuestrado|explotada|chantajeada|amenazada|espiando -pereza|risa
      abus*|violo|violaron|viol|violaba|manose*|toquet*|tocamientos _ de _ mi
      acoso|abuso|hostigamiento|explotacion _ sexual|laboral
      fotos|foto|video|videos|imagenes|videollamada|camara __ <nude>
      <agent>|me|nos|pide|exige|quiere __ pid*|exige*|manda|mando|envia|envio|quiere|quiso|obliga*|insiste|ofrec*|propuso|propone|mandar __ <nude>
      me|nos _ pidio|pide|piden|pedia|manda|mando|envia|envio|exige|pidieron|ofrecio|propuso|insinua __ <nude>|acostarme|hotel|sexo|beso|besos|acueste|cama|salir_con_el
      acost*|dorm*|cama|hotel|salir|sexo|coger _ con _ el|ella|mi_jefe|jefe __ puesto|trabajo|contrat*|despid*|echa|turno|horas|ascenso|empleo
      subir*|publicar*|difundir*|compartir*|mostrar*|pasar*|filtrar*|enviar*|mandar* _ mis|unas|las|el|mi|a|los|esas|nuestras __ fotos|videos|video|nudes|capturas|pack|imagenes|intimas
      amenaz*|chantaj*|extorsion* __ con|me|despedirme|matar*|subir|publicar|fotos|quitarme|si|familia|echar|hijos|denuncio|mi
      me|nos _ quiere|va|juro|dijo|dice|amenaza|iba|van _ a|que|me|con|va|matar? _ matar|mata|golpear|quemar|hacer_dano|desaparecer|encontrar __ si|cuando|dejo|denuncio|vuelvo|hijos|el|ex|esposo|marido|familia?
      me _ sigue|persigue|espera|espia|vigila|acecha|rastrea|revisa __ casa|lados|partes|trabajo|salida|todo|numeros|celular|calle|noche|escuela|ubicacion|gps|universidad|cuenta|moto|parada
      se|ex|el|hombre|tipo|vecino|esta _ para|planta|aparece|estaciona|queda|parado|aparecio __ frente|afuera|casa|puerta|trabajo|ventana|edificio
      rastreador|gps|camara_oculta|camara_escondida|microfono_oculto __ mi|me|moto|carro|celular|cuarto|bano|coche|mochila|bolso
      ! no _ me|nos _ deja|dejan|dejaba|permite|permiten _ salir|ir|irnos|irme|hablar|dormir|comer|trabajar|ver|renunciar|llamar
      me|nos|su _ quito|quitaron|retiene|retienen|retuvieron|retuvo|tienen|tiene|confisc*|escondio|escondieron|quedo|quita|guardan|quedaron|rompio _ el|la|los|nuestros|mi|nuestro|con|mis|todos? _ pasaporte|pasaportes|documentos|papeles|celular|celulares|sueldo|dni|cedula|visa|salario|telefono|identificacion|tarjeta
      encerr*|secuestr*|cautiv*|rehen|retenid*|prisioner*|encaden*|atrapad* __ me|nos|aqui|casa|compuesto|cuarto|sin|llave|edificio|obligan|trabajar|estafa|salir|tienen
      obligan|obligaron|obliga|forzan|obligo|fuerzan|obligada|obligado|obligados|forzada|obligandome _ a __ trabajar|estafar|sexo|prostituir*|casarme|casarse|hacer_cosas|acostarme|desnudar*|enviar|tener|tocar|mandar
      miedo|terror|panico|asustada _ a|de|que|volver|ir|llegar? _ el|mi|a|que|me? _ marido|esposo|casa|padre|padrastro|ex|novio|pareja|mate|pegue|haga|golpee|encuentre|matar
      mano|manos|dedos|toca|tocar|toco|pone|metio|mete|puso|agarra|agarro|soba|acaricia|nalgada|nalguea _ la|me|las|por|su|en|debajo|entre __ pierna|piernas|nalgas|falda|senos|pecho|cintura|trasero|muslo|cuerpo|pechos|partes|blusa|culo|sosten
      golpes|moretones|moreton|ojo_morado|cicatrices|moretes|morados|cardenales|costilla __ marido|esposo|el|padre|pareja|novio|camara|esconder|tapar|papa|mi
      violencia _ domestica|familiar|de_genero|intrafamiliar|en_mi_casa|machista __ sufro|vivo|victima|soy|casa|mi|sufriendo|escapar|estoy
      victima _ de _ violencia|abuso|trata|acoso|maltrato|agresion
      sin _ mi _ consentimiento|permiso
      contra mi voluntad
      huir|escapar|escape|escondida|esconderme|irme|salir|escapando _ de|del _ mi|el|casa? _ marido|esposo|ex|agresor|novio|padrastro|padre|pareja|abusador|maltratador
      me|nos _ dice|llama|grita|dicen|llaman|gritan|insulta _ negra|negro|sudaca|puta|zorra|mono|mona|perra|india|indio|inutil|mierda|maricon|muerta_de_hambre|basura
      trata de personas|blancas
      pega|golpea|maltrata|viola|abusa|pego|golpeo|toca _ a|de _ mi|mis _ mama|madre|hijos|hija|hermana|hermano|hijo|ninos`,
    minor: `
      -<kin> tengo|tngo|tenia|tenemos|cumpli|acabo_de_cumplir|cumplo|voy_a_cumplir|ando_en|apenas|soy_de|solo _ apenas|los|recien|solo? _ <age> _ anos|anitos|ano|y|pero|puedo|ya -<unit>
      -<kin> tengo|tngo|cumpli|cumplo|cumplire|apenas|recien _ <age> -<unit>
      con|mis|los|solo _ <age> anos|anitos _ puedo|ya|se|aun|recien|apenas
      solo|apenas|recien <age> anos|anitos -experiencia
      mi edad _ es|son? _ <age>
      edad <age>
      -<kin> cumplo|cumplire|cumplir|hago|voy_a_cumplir|cumpla|llego|alcanzar|tener|faltan|alcance _ a|los|mis|para? _ 18|dieciocho|mayoria
      ! <no> _ tengo|cumplo|cumpli|he_cumplido|llego|soy|alcanzo|cumplido _ aun|todavia|a|los|ni? _ 18|dieciocho|mayor|mayoria
      casi _ 18|dieciocho
      18|dieciocho _ en|hasta|el|este|los|cumplo _ cumplo|<months>|proximo|meses|dias|semanas
      ! soy|todavia|aun|seria|como|siendo|no _ soy? _ menor|menores _ de? _ edad?
      menor _ de _ edad|18|dieciocho
      voy|estoy|curso|paso|estudio|sali|termino|cursando|ando|entro|soy_de|empiezo|terminando _ en|a|el|de|la|mi|al? _ primero|segundo|tercero|cuarto|quinto|sexto|decimo|noveno|octavo|primer_ano|segundo_ano|tercer_ano|2do|3ro|1ro|4to|5to|10mo|9no|4o|3o|2o|1o|grado_once|grado_decimo|once _ de|ano|del|grado? _ secundaria|prepa|preparatoria|bachillerato|eso|bachiller|medio|media|liceo|secundario|grado|bach|colegio|la_eso
      voy|estoy|curso|estudio|estudiante|sigo|todavia|asisto|soy|ando|estudiando _ en|a|la|el|de|al? _ secundaria|prepa|preparatoria|liceo|colegio|la_eso|bachillerato|cole|instituto|secu|la_escuela -profesora|profesor
      saliendo|salgo|despues|salir|antes|salida|regreso|vuelvo|llego _ de|del|mis? _ clases|colegio|escuela|cole|liceo|prepa|insti|secundaria|instituto
      mama|mami|papa|padres|madre|papas|viejos|tutor|abuela|hermana|hermano|tia|mis_papas __ firm*|permiso|autoriz*|cuenta|identificacion|ine|cedula|dni|deja|dejan|nombre|consentimiento __ me|por|mi|usar|yo|puedo|ellos|carta|para|que|su|ella|el|uso|contrato
      usar|uso|presto|presta|poner|puse|mentir*|menti|registro|registrarme|pongo|prestado|prestar|con|inscribir* _ el|la|los|en|su|mi|sobre|con? __ dni|cedula|identificacion|ine|edad|nombre_de|documentos|cuenta_de|curp|credencial _ de|mi|mama|hermana|hermano|papa|prima|primo
      faltan|falta|me_falta _ meses|ano|dias|semanas|unos|poco|un _ para? __ 18|dieciocho|mayoria|mayor_de_edad`,
  },
};
