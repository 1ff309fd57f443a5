import type { Details } from '../../details';

export const details: Details = {
  verifiedByList: 'VERIFICADO hasta el {shown}, por su lista, que llega hasta el {reach}.',
  verifiedByLists:
    'VERIFICADO hasta el {shown}, por sus listas, la más antigua de las cuales llega hasta el {reach}.',
  newerThanStatement:
    'MÁS RECIENTE QUE SU LISTA: lo que vino después del {day}, el último día firmado aquí, pudo reescribirse.',
  newerThanList:
    'MÁS RECIENTE QUE SU LISTA: lo que vino después del {day}, donde termina, pudo reescribirse y firmarse de nuevo.',
  newerThanLists:
    'MÁS RECIENTE QUE SU LISTA: lo que vino después del {day}, donde termina la más antigua de sus listas, pudo reescribirse y firmarse de nuevo.',
  notConnected: 'NO CONECTADO: este estado de cuenta no se puede conectar del todo con lo que usted dio.',
  consistent: 'COHERENTE CONSIGO MISMO. No se sabe más.',
  consistentWithKey: 'COHERENTE CONSIGO MISMO, y firmado con la clave que usted dio. No se sabe más.',
  notSigned: 'NO FIRMADO: la cadena está entera, nada más.',
  notVerified: 'NO VERIFICADO.',
  asGoodAs:
    'Esto solo vale lo que vale el día en que usted guardó la lista: una lista obtenida hoy dice lo que el operador dice hoy.',

  account: 'Cuenta {holder}, mes {month}, movimientos: {count}.',
  month: 'El mes según el reloj de {zone}: de {from} a {to}.',
  balances:
    'Saldo inicial: disponible {openingAvailable}, total {openingTotal}. Saldo final: disponible {closingAvailable}, total {closingTotal}. Entre ambos: disponible {availableChange}, total {totalChange}. Todo en la unidad monetaria mínima, como en el archivo.',

  'subject.entry': 'El movimiento {number}',
  'subject.acts': 'La acción {number} del equipo',
  'subject.chat': 'El mensaje {number}',
  'subject.reports': 'El informe {number}',
  'subject.day': 'El día firmado {day}',
  andMore: '{first} (otros más: {count})',
  range: '{from} a {to}',

  'fault.other_holder': '{subject} pertenece a otra cuenta.',
  'fault.out_of_sequence': '{subject} no está en orden: falta algo antes, o el número aparece dos veces.',
  'fault.hash_differs': '{subject} no es lo que se selló: se cambió el contenido o lo que está antes.',
  'fault.figures_differ': '{subject} muestra cifras que no se deducen de los traslados de dinero.',
  'fault.link_differs':
    '{subject} se muestra con otro plan, retiro, depósito, informe o movimiento que los que se sellaron.',
  'fault.end_differs': '{subject} no es el final que el estado de cuenta indica: algo se cortó.',
  'fault.signature_differs': '{subject} está en un día firmado cuya firma no corresponde a su clave.',
  'fault.not_included': '{subject} no está en el árbol del día firmado.',
  'fault.leaf_differs': '{subject} no es donde estaba esta cuenta al terminar el día firmado.',
  'fault.other_root_published': '{subject} está en un día para el que se publicó otra cosa.',
  'fault.day_unlinked': '{subject} está en días que no se siguen unos de otros.',
  'fault.day_ends_wrong': '{subject} está en días que no terminan cuando lo dice su nombre.',
  'fault.time_goes_back': '{subject} tiene una fecha anterior a la de lo que le precede.',
  'fault.dated_back': '{subject} tiene fecha de un día firmado que no lo contiene.',
  'fault.other_month': '{subject} no es del mes que el estado de cuenta indica.',
  'fault.head_differs': '{subject} no es lo que dice la notificación que usted conservó.',
  'fault.left_out': '{subject} está bajo un día firmado y se omitió en el archivo.',
  'dayFault.signature_differs': '{subject} tiene una firma que no corresponde a su clave.',
  'dayFault.day_unlinked':
    '{subject} no nombra el día anterior tal como es: uno de los dos se cambió por otro.',
  'dayFault.day_ends_wrong': '{subject} no termina cuando lo dice su nombre.',

  wrongDay:
    'El día {day} de su lista no está firmado como dice, no sigue al día anterior o no termina cuando lo dice su nombre.',
  exchanged: 'El día firmado {day} no es el mismo en todos los archivos: se cambió por otro.',
  exchangedToo:
    'El día firmado {day} no es el mismo en todos los archivos: se cambió por otro. Días posteriores también cambiados: {count}.',

  'witness.list':
    'Un testigo que usted nombró firmó los primeros días firmados (cantidad: {size}) tal como están aquí, a las {time} según su propio reloj, como los del registro {log}. La clave del registro en la página de transparencia empieza con su nombre: debe ser ese.',
  'witness.other_log': 'Un punto de control que usted dio no es del registro cuya clave dio, sino de {log}.',
  'witness.other_key':
    'Un punto de control que usted dio lleva el nombre del registro {log}, y ninguna clave que usted dio lo firmó. Si el operador cambió su clave, obtenga la nueva de otra fuente que no sea el punto de control.',
  'witness.other_days': 'Un testigo firmó otros días: los primeros (cantidad: {size}) no son los que él vio.',
  'witness.too_few_days': 'Días firmados por un testigo: {size}, y no todos están aquí. {advice}',
  'witness.not_signed':
    'Un punto de control que usted dio no está firmado por ningún testigo que usted nombró.',

  noticeAbsent:
    'El movimiento con el número {number}, de una notificación que usted conservó, no está en ninguna parte de este estado de cuenta. Presente el estado de cuenta de su mes; si no está en ninguno, se quitó un movimiento.',
  noticeHolds:
    'La notificación que usted conservó cubre cada movimiento hasta el {entry} tal como está aquí.',
  keyNotForDay: 'La clave que usted dio no responde por el día firmado {day}: lo firma {key}.',
  keyNotForDays:
    'La clave que usted dio no responde por los días firmados del {from} al {to} (cantidad: {count}): los firma {key}.',
  saveAllDays:
    'Guarde la lista de todos los días firmados desde /#/transparency y preséntela junto con la que usted conservó: los días que faltan aquí están en ella.',

  laterDays:
    'Una lista que usted dio contiene días firmados del mes posteriores al {shown}, donde termina el estado de cuenta: {days}. Guarde de nuevo el estado de cuenta; si eso no cambia nada, pregunte qué se omitió.',
  dayNotShown:
    '{subject} tiene fecha de un día firmado que el estado de cuenta no muestra: la fecha pudo ponerse después. Guarde de nuevo el estado de cuenta; si eso no cambia nada, pregunte por qué no se muestra ese día.',
  otherZone:
    '{subject} no es del mes según la tabla de zonas horarias de aquí. Guarde el estado de cuenta con el dispositivo puesto en la zona horaria del operador.',
  monthNotSigned:
    'Ningún día firmado del mes está en el estado de cuenta: nada de lo que dice del mes queda cubierto, ni que no ocurriera nada más.',
  notBegun:
    'Ningún día firmado anterior al mes muestra dónde empieza el estado de cuenta: antes puede haber movimientos, mensajes o acciones del mes.',
  noBalances:
    'Ningún día firmado de aquí contiene saldos: el saldo inicial y el final son lo que dice el archivo, nada más.',

  noSignedDay:
    'No hay ningún día firmado en el archivo: solo se comprobó la cadena, y quien inventa un archivo entero puede inventar su cadena.',
  saveWhenSigned: 'Guarde de nuevo el estado de cuenta cuando su día se haya firmado.',
  newestDay: 'Día firmado {day}, clave {key}, lugares en su árbol: {places}.',
  allCovered: 'Cada movimiento está cubierto por el día firmado.',
  chainAlone:
    'Movimientos más recientes, cubiertos solo por la cadena: {count}. Ningún día de ellos está firmado aquí.',
  recordsNotCovered: 'Acciones del equipo, chats e informes: ningún día firmado de aquí los cubre.',
  recordsCovered: 'Acciones del equipo, chats e informes: cubiertos por el día firmado.',
  recordsChainAlone:
    'Acciones del equipo, chats e informes: cubiertos por el día firmado; más recientes, cubiertos solo por sus cadenas: {count}.',
  signedFarOff: '{subject} dice que se firmó el {signedOn}: a más de dos días de su final.',

  emptyList: 'Una lista que usted dio no contiene ningún día.',
  listNotConnected:
    'Su lista que llega hasta el {reach} no se puede conectar: ningún archivo que usted dio contiene los días del {from} al {to}.',
  entriesNotHeld:
    'Su lista que llega hasta el {reach} es más reciente que algunos movimientos (cantidad: {count}, número: {numbers}), y el estado de cuenta no muestra ningún día de esa lista que los contenga.',
  askWhyNotShown:
    'Guarde de nuevo el estado de cuenta. Si eso no cambia nada, pregunte por qué no se muestran esos días.',
  listEndsBefore:
    'Su lista que llega hasta el {reach} termina antes de que empiece este estado de cuenta: los días firmados desde entonces se siguen de ella; del saldo inicial no dice nada. Compruebe también los estados de cuenta de los meses intermedios.',
  listHolds:
    'Su lista que llega hasta el {reach} muestra que lo que está aquí hasta el movimiento {entry} es lo que se había firmado entonces.',
  newKey: 'Desde el {day} firma otra clave que en su lista que llega hasta el {reach}: {key}.',
  strangeKey: '{subject} está firmado con una clave que ninguna de sus listas conoce.',
  nothingFromOutside:
    'Usted no dio ninguna lista de fuera con la que compararlo. Quien tiene la clave puede reescribir el pasado y firmar cada día de nuevo:',
  keepList:
    'solo lo muestra una lista de días firmados que usted guardó antes o que conservó otra persona. Guarde una desde /#/transparency.',

  notJson: '{part}: no es JSON.',
  nameTwice: '{part}: un nombre aparece dos veces en el mismo lugar, así que se puede leer de dos maneras.',
  missing: '{part}: no está.',
  unknownForm: '{part}: {name} falta o no tiene una forma conocida aquí.',
  unknownField: '{part}: hay un campo que aquí no se conoce, y nada dice que sea cierto.',
  proofForm: 'Una prueba contiene una huella cuya forma no se conoce.',
  notAStatement: 'El archivo no es un estado de cuenta de Fairlead.',
  otherVersion: 'El estado de cuenta es de una versión que aquí no se conoce.',
  statementLacks: 'Al estado de cuenta le falta {name}.',
  broken: 'Un archivo está dañado: faltan partes o son de otro tipo.',
  noEd25519: 'Las firmas (Ed25519) no se pueden comprobar aquí: use un navegador más reciente, o la orden.',
  noticeForm: '{text}: no es el número de un movimiento con 16 dígitos de su huella.',
  noListUntil: 'Ninguna lista que usted dio contiene el día hasta el que debe tomarse.',
  dayNotListed: 'La lista no contiene el día {day}.',
  keyForm:
    'Esto no es una clave pública: tiene 32 bytes en base64, es decir, 44 caracteres, y termina en «=». Una clave precedida de un nombre es la de un registro o la de un testigo.',
  witnessForm:
    'Esto no es la clave de un testigo: consta del nombre del testigo, «+», 8 caracteres, «+» y la clave, tal como el testigo la muestra.',
  logForm:
    'Esto no es la clave del registro: consta del nombre del registro, «+», 8 caracteres, «+» y la clave, tal como la muestra la página de transparencia.',
  logAlone:
    'La clave del registro solo sirve con un punto de control: añada uno, con la clave de su testigo.',

  'part.statement': 'El estado de cuenta',
  'part.list': 'La lista de días firmados',
  'part.signedDay': 'Un día firmado',
  'part.signedDays': 'Los días firmados',
  'part.keys': 'La lista de claves',
  'part.key': 'Una clave',
  'part.answer': 'La respuesta',
  'part.entries': 'Los movimientos',
  'part.entry': 'Un movimiento',
  'part.link': 'El vínculo de un movimiento',
  'part.moves': 'Una lista de traslados de dinero',
  'part.move': 'Un traslado de dinero',
  'part.records': 'La parte de acciones, chats e informes',
  'part.recordChain': 'Una cadena de acciones, chats o informes',
  'part.recordLink': 'Un eslabón de una cadena de acciones, chats o informes',
  'part.place': 'Un lugar en un día firmado',
  'part.proof': 'Una prueba',
  'part.account': 'La cuenta',
  'part.operator': 'El operador',
  'part.end': 'El saldo inicial o el final',
};
