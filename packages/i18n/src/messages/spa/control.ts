import type { Translation } from '../../packs';
import type { control as english } from '../en/control';

export const control = {
  'control.heading': 'Control',
  'control.pause': 'Pausar',
  'control.resume': 'Reanudar',
  'control.pauseQuestion': '¿Pausar este plan?',
  'control.pauseExplained':
    'La pausa empieza cuando la red la confirma, en una hora como máximo. Lo que se difunda hasta entonces se factura. La fecha de fin no se mueve.',
  'control.pauseAsked': 'Se pidió la pausa a la red.',
  'control.resumeAsked': 'Se pidió a la red que lo reanude.',
  'control.limits': 'Límites',
  'control.noLimits': 'Sin límites. El plan se difunde hasta que se gaste el presupuesto o termine su plazo.',
  'control.setLimits': 'Fijar límites',
  'control.limitsExplained':
    'El primer límite alcanzado detiene el plan de forma definitiva. Los límites se comprueban con cada informe que cuenta; hasta entonces la red puede haber gastado un poco más. Un tope diario no termina el plan.',
  'control.limit.cost_per_conversion': 'Detener si el costo por conversión supera',
  'control.limit.loss': 'Detener si la pérdida llega a',
  'control.limit.spend_without_conversion': 'Detener si se gasta este monto sin ninguna conversión',
  'control.limit.ends_at': 'Terminar el',
  'control.limit.daily_cap': 'Tope diario',
  'control.dailyCapExplained':
    'Rige desde mañana, por día UTC. Un informe que superaría el tope se aparta entero: no se factura y sus conversiones no cuentan.',
  'control.noLimit': 'Sin límite',
  'control.leaveEmpty': 'Deje un campo vacío para no fijar límite.',
  'control.save': 'Guardar límites',
  'control.saved': 'Límites guardados.',
  'control.amountInvalid': 'Escriba un monto mayor que 0.',
  'control.dateInvalid': 'Elija un momento futuro.',
  'control.capFrom': 'El tope diario rige desde el {time}. Hasta entonces: {value}.',
  'control.alreadyReached': 'El plan ya alcanzó este valor: se detendría de inmediato.',
  'control.endsHint': 'En la zona horaria de este dispositivo. La difusión termina a más tardar el {time}.',
  'control.endsLate': 'La difusión ya termina el {time}.',
  'control.capEnds': 'El tope diario de {value} termina el {time}.',
  'control.spendOver': 'Este plan ya tiene conversiones: este límite ya no se aplica.',
  'control.raiseFull': 'El presupuesto es el máximo que este plan admite.',
  'control.lowerBack': 'Vuelve, como máximo',
  'control.reached.cost_per_conversion': 'El costo por conversión superó su límite de {value}.',
  'control.reached.loss': 'La pérdida llegó a su límite de {value}.',
  'control.reached.spend_without_conversion': 'Se gastaron {value} sin ninguna conversión.',
  'control.reached.ends_at': 'Se alcanzó la fecha de fin que usted fijó.',
  'control.reached.daily_cap':
    'Se apartó un informe del {day} (UTC) que habría superado su tope diario de {value}.',
  'control.meanwhile': 'Facturado entre su solicitud y la confirmación: {amount}',
  'control.raise': 'Aumentar el presupuesto',
  'control.raiseExplained':
    'El monto sale de su saldo disponible y entra en el plan de inmediato. Como el primero, puede perderse; lo que no se gaste vuelve.',
  'control.raiseRange': 'Escriba un monto de hasta {most}.',
  'control.raiseConfirm': 'Agregar {amount}',
  'control.raised': 'Presupuesto aumentado.',
  'control.raisedBy': '{amount} agregados; el presupuesto es ahora de {budget}',
  'control.lower': 'Reducir el presupuesto',
  'control.lowerExplained':
    'Su dinero por encima del nuevo presupuesto vuelve en cuanto la red lo confirme, en una hora como máximo. Lo que se difunda hasta entonces se factura. Si se gasta todo el nuevo presupuesto, el plan termina.',
  'control.lowerTo': 'Nuevo presupuesto en {currency}',
  'control.lowerRange': 'Escriba un monto de al menos {least} y menor que {most}.',
  'control.lowerConfirm': 'Reducir a {budget}',
  'control.lowerAsked': 'Se pidió a la red que reduzca el presupuesto.',
  'control.loweredBy': 'Volvieron {amount}; el presupuesto es ahora de {budget}',
  'control.lowerNot':
    'El presupuesto no se puede reducir, porque el operador paga una parte. Usted puede detener el plan.',
  'control.lowerWaits': 'Presupuesto pedido',
} satisfies Translation<typeof english>;
