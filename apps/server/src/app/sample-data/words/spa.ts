import type { SampleWords } from './shape';

export const spa: SampleWords = {
  rule: 'Se facturan las visualizaciones que la red informa, por cada mil. Una conversión cuenta cuando la red la ha validado. Lo que no se gasta al terminar la difusión vuelve.',
  products: {
    'harbour-lights': {
      content: 'Un video de 20 segundos: los barcos encuentran su muelle de noche.',
      targeting: 'Adultos a quienes les gustan los rompecabezas tranquilos, por la noche.',
      description: 'Un rompecabezas sobre guiar barcos por un puerto con luces.',
    },
    'tide-tables': {
      content: 'Una página que explica una marea y permite probarla.',
      targeting: 'Lectores de páginas de naturaleza y navegación.',
      description: 'Planear un día en la costa según la marea. Una ronda corta al día.',
    },
    'paper-fleet': {
      content: 'Un video de 15 segundos: un barco de papel cruza un estanque.',
      targeting: 'Familias, los fines de semana.',
      description: 'Doblar barcos y hacerlos correr por estanques y canaletas.',
    },
    'orchard-row': {
      content: 'Un video de 30 segundos por las estaciones de un huerto.',
      targeting: 'Adultos a quienes les gusta la jardinería.',
      description: 'Plantar, podar y cosechar: un huerto a lo largo de los años.',
    },
    'night-courier': {
      content: 'Un video de 15 segundos: un ciclista bajo la lluvia.',
      targeting: 'Adultos en ciudades, a altas horas.',
      description: 'Repartir cartas en bicicleta antes de que despierte la ciudad.',
    },
    'clay-court': {
      content: 'Una página con un peloteo que se puede jugar.',
      targeting: 'Personas que siguen el tenis.',
      description: 'Tenis con un dedo, solo en tierra batida.',
    },
    'glass-garden': {
      content: 'Un video de 20 segundos en un invernadero.',
      targeting: 'Adultos, por la mañana.',
      description: 'Mantener un invernadero de plantas raras durante el invierno.',
    },
    'salt-road': {
      content: 'Un video de 30 segundos: una caravana y una tormenta.',
      targeting: 'Adultos a quienes les gusta la estrategia.',
      description: 'Comerciar por un camino antiguo; cada pueblo quiere otra cosa.',
    },
    'signal-box': {
      content: 'Una página con un cruce de vías por resolver.',
      targeting: 'Personas a quienes les gustan los trenes.',
      description: 'Mover agujas y señales para que llegue cada tren.',
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
      description: 'Ordenar estantes y encontrar el libro que busca cada visitante.',
    },
  },
};
