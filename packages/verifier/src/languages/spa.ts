import { details } from './details/spa';
import type { PageWords } from './page-words';

export const spa: PageWords = {
  name: 'Español',
  title: 'Comprobar un estado de cuenta de Fairlead',
  intro:
    'Esta página es un solo archivo. No envía nada ni necesita conexión: guárdela y ábrala sin conexión.',
  statement: 'Estado de cuenta (JSON)',
  days: 'Días firmados, guardados desde /#/transparency: una lista que usted conservó y la de hoy',
  key: 'Clave pública, obtenida de otra fuente (opcional)',
  head: 'Marcas de las notificaciones que usted conservó, una por línea: número y después 16 dígitos (opcional)',
  checkpoint:
    'Puntos de control firmados por un testigo, tal como se guardan desde /log/checkpoint (opcional)',
  witness: 'Clave de ese testigo, obtenida de otro lugar (con un punto de control)',
  log: 'Clave del registro de días, tal como la muestra la página de transparencia (opcional, con un punto de control)',
  needBoth: 'Un punto de control solo sirve junto con la clave de su testigo.',
  unproven: 'Lo que esto no demuestra',
  limits: [
    'Nada de lo que se reescribió antes de que usted guardara su lista: una lista obtenida hoy dice lo que el operador dice hoy.',
    'Nada de lo que vino después del último día firmado, ni la hora en que algo ocurrió.',
    'No lo que la aplicación muestra en sus pantallas: compárelas con el archivo.',
    'No que a todos se les muestren los mismos días: eso solo lo muestra un testigo o la comparación de dos listas.',
    'No que un pago llegara a un banco: solo el banco puede confirmarlo.',
    'No de quién es la cuenta: ninguna huella cubre el ID de cuenta. Una marca de una de sus notificaciones muestra que es la suya.',
  ],
  check: 'Comprobar',
  result: 'Resultado',
  meanings: 'Qué significa la primera línea',
  details,
  chooseFirst: 'Elija primero el estado de cuenta.',
  failed: 'No se pudo hacer la comprobación, así que no dice nada del estado de cuenta.',
  language: 'Idioma',
  outcomes: {
    verified: {
      headline: 'VERIFICADO',
      meaning: 'Nada lo contradice, y los días firmados de su lista cubren todo el estado de cuenta.',
    },
    not_verified: {
      headline: 'NO VERIFICADO',
      meaning: 'Algo se modificó. Se indica el movimiento o el día.',
    },
    not_signed: {
      headline: 'NO FIRMADO',
      meaning: 'La cadena está completa, pero ningún día firmado la cubre: cualquiera pudo inventarla.',
    },
    consistent: {
      headline: 'COHERENTE CONSIGO MISMO',
      meaning: 'No se indicó ninguna lista. Un pasado reescrito y firmado de nuevo se vería igual.',
    },
    not_connected: {
      headline: 'NO CONECTADO',
      meaning:
        'Una lista, una clave, una notificación o un punto de control no se puede conectar con todo el estado de cuenta, así que nada queda verificado.',
    },
    newer: {
      headline: 'MÁS RECIENTE QUE SU LISTA',
      meaning:
        'Nada lo contradice, pero lo que es más reciente que su lista pudo reescribirse y firmarse de nuevo.',
    },
  },
};
