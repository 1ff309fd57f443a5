import type { SampleWords } from './shape';

export const pt: SampleWords = {
  rule: 'São cobradas as visualizações que a rede informa, por milhar. Uma conversão conta quando a rede a valida. O que não for gasto até o fim da veiculação volta.',
  products: {
    'harbour-lights': {
      content: 'Um vídeo de 20 segundos: navios encontram seu cais à noite.',
      targeting: 'Adultos que gostam de quebra-cabeças tranquilos, à noite.',
      description: 'Um quebra-cabeça sobre guiar navios por um porto com luzes.',
    },
    'tide-tables': {
      content: 'Uma página que explica uma maré e deixa o leitor experimentá-la.',
      targeting: 'Leitores de páginas de natureza e vela.',
      description: 'Planejar um dia no litoral pela maré. Uma rodada curta por dia.',
    },
    'paper-fleet': {
      content: 'Um vídeo de 15 segundos: um barco de papel atravessa um lago.',
      targeting: 'Famílias, nos fins de semana.',
      description: 'Dobrar barcos e fazê-los correr por lagos e calhas.',
    },
    'orchard-row': {
      content: 'Um vídeo de 30 segundos pelas estações de um pomar.',
      targeting: 'Adultos que gostam de jardinagem.',
      description: 'Plantar, podar e colher: um pomar ao longo dos anos.',
    },
    'night-courier': {
      content: 'Um vídeo de 15 segundos: um ciclista na chuva.',
      targeting: 'Adultos nas cidades, tarde da noite.',
      description: 'Entregar cartas de bicicleta antes que a cidade acorde.',
    },
    'clay-court': {
      content: 'Uma página com uma troca de bolas jogável.',
      targeting: 'Pessoas que acompanham tênis.',
      description: 'Tênis com um dedo, só no saibro.',
    },
    'glass-garden': {
      content: 'Um vídeo de 20 segundos em uma estufa.',
      targeting: 'Adultos, pela manhã.',
      description: 'Manter uma estufa de plantas raras durante o inverno.',
    },
    'salt-road': {
      content: 'Um vídeo de 30 segundos: uma caravana e uma tempestade.',
      targeting: 'Adultos que gostam de estratégia.',
      description: 'Negociar ao longo de uma estrada antiga; cada cidade quer outra coisa.',
    },
    'signal-box': {
      content: 'Uma página com um entroncamento para resolver.',
      targeting: 'Pessoas que gostam de trens.',
      description: 'Ajustar desvios e sinais para que todo trem chegue.',
    },
    'kite-weather': {
      content: 'Um vídeo de 15 segundos sobre as dunas.',
      targeting: 'Famílias no litoral.',
      description: 'Soltar pipas com ventos tirados do tempo real.',
    },
    'copper-mill': {
      content: 'Um vídeo de 20 segundos: rodas começam a girar.',
      targeting: 'Adultos que gostam de jogos de construção.',
      description: 'Construir moinhos e máquinas ao longo de um rio.',
    },
    'quiet-library': {
      content: 'Uma página com uma estante para organizar.',
      targeting: 'Leitores, à noite.',
      description: 'Organizar estantes e encontrar o livro que cada visitante procura.',
    },
  },
};
