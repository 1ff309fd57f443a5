import type { SampleWords } from './shape';

export const pt: SampleWords = {
  rule: 'São faturadas as visualizações que a rede informa, ao preço por mil. Uma conversão conta depois que a rede a valida. O que não tiver sido gasto quando a veiculação terminar volta.',
  thanks: 'Obrigado pelo seu aviso. Pode ser usado uma única vez.',
  spring: 'Há dois cupons com este nome; você pode usar um deles por dia.',
  newcomer: 'Um por pessoa, para o primeiro plano ou qualquer outro depois.',
  coupons: {
    newcomer: 'Boas-vindas',
    spring: 'Saudação de primavera',
    tenth: 'Dez por cento a menos',
    crew: 'Equipe',
    thanks: 'Agradecimento',
    winter: 'Inverno',
  },
  talk: [
    'Olá, meu plano terminou. Quando o dinheiro chega ao meu saldo disponível?',
    'Olá, os relatórios são fechados 72 horas depois do fim do plano; a partir daí, você tem 72 horas para contestar. O plano é liquidado assim que a rede pagar.',
    'Ficou claro, agradeço.',
    'Por nada. Você acompanha cada etapa na página do plano.',
  ],
  page: {
    invitation: 'Uma partida para uma pausa curta. Leva cerca de um minuto.',
    button: 'Jogar uma partida',
  },
  products: {
    'harbor-lights': {
      content: 'Um vídeo de 20 segundos: à noite, navios encontram seu lugar no cais.',
      targeting: 'Adultos que gostam de quebra-cabeças tranquilos, à noite.',
      description: 'Um quebra-cabeça: guiar navios por um porto usando luzes.',
    },
    'tide-tables': {
      content: 'Uma página que explica uma maré e deixa o leitor experimentá-la.',
      targeting: 'Leitores de páginas de natureza e vela.',
      description: 'Planejar um dia no litoral conforme a maré. Uma rodada curta por dia.',
    },
    'paper-fleet': {
      content: 'Um vídeo de 15 segundos: um barco de papel atravessa um lago.',
      targeting: 'Famílias, nos fins de semana.',
      description: 'Dobrar barcos de papel e fazer corridas com eles em lagos e sarjetas.',
    },
    'orchard-row': {
      content: 'Um vídeo de 30 segundos pelas estações do ano em um pomar.',
      targeting: 'Adultos que gostam de jardinagem.',
      description: 'Plantar, podar e colher: um pomar ao longo dos anos.',
    },
    'night-courier': {
      content: 'Um vídeo de 15 segundos: um ciclista na chuva.',
      targeting: 'Adultos nas cidades, tarde da noite.',
      description: 'Entregar cartas de bicicleta antes que a cidade acorde.',
    },
    'clay-court': {
      content: 'Uma página com uma troca de bolas para jogar.',
      targeting: 'Pessoas que acompanham tênis.',
      description: 'Tênis com um dedo, só no saibro.',
    },
    'glass-garden': {
      content: 'Um vídeo de 20 segundos em uma estufa.',
      targeting: 'Adultos, pela manhã.',
      description: 'Cuidar de uma estufa de plantas raras até o fim do inverno.',
    },
    'salt-road': {
      content: 'Um vídeo de 30 segundos: uma caravana e uma tempestade.',
      targeting: 'Adultos que gostam de estratégia.',
      description: 'Comerciar ao longo de uma estrada antiga; cada cidade quer algo diferente.',
    },
    'signal-box': {
      content: 'Uma página com um entroncamento ferroviário para resolver.',
      targeting: 'Pessoas que gostam de trens.',
      description: 'Acionar desvios e sinais para que todos os trens cheguem.',
    },
    'kite-weather': {
      content: 'Um vídeo de 15 segundos sobre as dunas.',
      targeting: 'Famílias no litoral.',
      description: 'Soltar pipas com ventos tirados das condições reais do tempo.',
    },
    'copper-mill': {
      content: 'Um vídeo de 20 segundos: rodas começam a girar.',
      targeting: 'Adultos que gostam de jogos de construção.',
      description: 'Construir moinhos e máquinas ao longo de um rio.',
    },
    'quiet-library': {
      content: 'Uma página com uma prateleira para organizar.',
      targeting: 'Leitores, à noite.',
      description: 'Organizar prateleiras e encontrar o livro em que cada visitante está pensando.',
    },
  },
};
