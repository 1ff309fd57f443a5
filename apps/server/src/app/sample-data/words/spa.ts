import type { SampleWords } from './shape';

export const spa: SampleWords = {
  rule: 'Se facturan las visualizaciones que informa la red, al precio por mil. Una conversión cuenta cuando la red la ha validado. Lo que no se haya gastado cuando termine la difusión vuelve.',
  thanks: 'Gracias por su aviso. Solo se puede usar una vez.',
  spring: 'Hay dos cupones con este nombre; puede usar uno de ellos por día.',
  newcomer: 'Uno por persona, para el primer plan o para otro posterior.',
  coupons: {
    newcomer: 'Bienvenida',
    spring: 'Saludo de primavera',
    tenth: 'Diez por ciento menos',
    crew: 'Equipo',
    thanks: 'Agradecimiento',
    winter: 'Invierno',
  },
  talk: [
    'Hola, mi plan ya terminó. ¿Cuándo llega el dinero a mi saldo disponible?',
    'Hola, los informes se cierran 72 horas después de que termina el plan; a partir de ahí tiene 72 horas para reclamar. El plan se liquida en cuanto la red haya pagado.',
    'Gracias, me queda claro.',
    'Con gusto. En la página del plan puede seguir cada paso.',
  ],
  page: {
    invitation: 'Una partida para una pausa corta. Dura cerca de un minuto.',
    button: 'Jugar una partida',
  },
  products: {
    'harbor-lights': {
      content: 'Un video de 20 segundos: de noche, los barcos encuentran su lugar en el muelle.',
      targeting: 'Adultos a quienes les gustan los rompecabezas tranquilos, por la noche.',
      description: 'Un rompecabezas: guiar barcos con luces por un puerto.',
    },
    'tide-tables': {
      content: 'Una página que explica una marea y permite probarla.',
      targeting: 'Lectores de páginas de naturaleza y de navegación a vela.',
      description: 'Planear un día en la costa según la marea. Una ronda corta al día.',
    },
    'paper-fleet': {
      content: 'Un video de 15 segundos: un barco de papel cruza un estanque.',
      targeting: 'Familias, los fines de semana.',
      description: 'Doblar barcos de papel y ponerlos a competir en estanques y cunetas.',
    },
    'orchard-row': {
      content: 'Un video de 30 segundos por las estaciones del año en un huerto de frutales.',
      targeting: 'Adultos a quienes les gusta la jardinería.',
      description: 'Plantar, podar y cosechar: un huerto de frutales a lo largo de los años.',
    },
    'night-courier': {
      content: 'Un video de 15 segundos: un ciclista bajo la lluvia.',
      targeting: 'Adultos en ciudades, a altas horas de la noche.',
      description: 'Repartir cartas en bicicleta antes de que despierte la ciudad.',
    },
    'clay-court': {
      content: 'Una página con un peloteo que se puede jugar.',
      targeting: 'Personas que siguen el tenis.',
      description: 'Tenis con un dedo, solo en canchas de arcilla.',
    },
    'glass-garden': {
      content: 'Un video de 20 segundos en un invernadero.',
      targeting: 'Adultos, por la mañana.',
      description: 'Cuidar un invernadero de plantas poco comunes durante todo el invierno.',
    },
    'salt-road': {
      content: 'Un video de 30 segundos: una caravana y una tormenta.',
      targeting: 'Adultos a quienes les gusta la estrategia.',
      description: 'Comerciar a lo largo de un camino antiguo; cada pueblo quiere algo distinto.',
    },
    'signal-box': {
      content: 'Una página con un cruce de vías por resolver.',
      targeting: 'Personas a quienes les gustan los trenes.',
      description: 'Accionar cambios de vía y señales para que lleguen todos los trenes.',
    },
    'kite-weather': {
      content: 'Un video de 15 segundos sobre las dunas.',
      targeting: 'Familias en la costa.',
      description: 'Volar cometas con vientos tomados del clima real.',
    },
    'copper-mill': {
      content: 'Un video de 20 segundos: las ruedas empiezan a girar.',
      targeting: 'Adultos a quienes les gustan los juegos de construcción.',
      description: 'Construir molinos y máquinas a lo largo de un río.',
    },
    'quiet-library': {
      content: 'Una página con un estante por ordenar.',
      targeting: 'Lectores, por la noche.',
      description: 'Ordenar estantes y encontrar el libro en el que piensa cada visitante.',
    },
  },
};
