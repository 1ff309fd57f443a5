import type { SampleWords } from './shape';

export const fr: SampleWords = {
  rule: 'Sont facturées les vues que le réseau déclare, au prix pour mille. Une conversion compte dès que le réseau l’a validée. Ce qui n’est pas dépensé quand la diffusion se termine revient.',
  thanks: 'Merci pour votre signalement. Utilisable une seule fois.',
  spring: 'Deux bons portent ce nom ; vous pouvez en utiliser un par jour.',
  newcomer: 'Un seul par personne, pour un premier plan ou un plan suivant.',
  coupons: {
    newcomer: 'Bienvenue',
    spring: 'Bonjour le printemps',
    tenth: 'Dix pour cent de moins',
    crew: 'Équipe',
    thanks: 'Merci',
    winter: 'Hiver',
  },
  talk: [
    'Bonjour, mon plan est terminé. Quand l’argent sera-t-il crédité sur mon solde disponible ?',
    'Bonjour, les rapports sont clos 72 heures après la fin du plan ; vous avez ensuite 72 heures pour contester. Le plan est soldé dès que le réseau a payé.',
    'Merci, c’est clair.',
    'Je vous en prie. Vous pouvez suivre chaque étape sur la page du plan.',
  ],
  page: {
    invitation: 'Une partie pour une courte pause. Elle dure environ une minute.',
    button: 'Jouer une partie',
  },
  products: {
    'harbor-lights': {
      content: 'Une vidéo de 20 secondes : la nuit, des navires trouvent leur place à quai.',
      targeting: 'Adultes qui aiment les casse-tête calmes, le soir.',
      description: 'Un casse-tête où l’on guide des navires dans un port à l’aide de lumières.',
    },
    'tide-tables': {
      content: 'Une page qui explique une marée et permet de l’essayer.',
      targeting: 'Lecteurs de pages sur la nature et la voile.',
      description: 'Organiser une journée sur la côte selon la marée. Une courte partie par jour.',
    },
    'paper-fleet': {
      content: 'Une vidéo de 15 secondes : un bateau en papier traverse un étang.',
      targeting: 'Familles, le week-end.',
      description: 'Plier des bateaux en papier et faire la course sur les étangs et dans les caniveaux.',
    },
    'orchard-row': {
      content: 'Une vidéo de 30 secondes au fil des saisons d’un verger.',
      targeting: 'Adultes qui aiment jardiner.',
      description: 'Planter, tailler, récolter : un verger au fil des ans.',
    },
    'night-courier': {
      content: 'Une vidéo de 15 secondes : un cycliste sous la pluie.',
      targeting: 'Adultes en ville, tard le soir.',
      description: 'Distribuer des lettres à vélo avant que la ville ne s’éveille.',
    },
    'clay-court': {
      content: 'Une page avec un échange de balles à jouer.',
      targeting: 'Personnes qui suivent le tennis.',
      description: 'Du tennis à un doigt, sur terre battue uniquement.',
    },
    'glass-garden': {
      content: 'Une vidéo de 20 secondes dans une serre.',
      targeting: 'Adultes, le matin.',
      description: 'Faire passer l’hiver à une serre de plantes rares.',
    },
    'salt-road': {
      content: 'Une vidéo de 30 secondes : une caravane et une tempête.',
      targeting: 'Adultes qui aiment la stratégie.',
      description: 'Commercer le long d’une vieille route ; chaque ville veut autre chose.',
    },
    'signal-box': {
      content: 'Une page avec un nœud ferroviaire à résoudre.',
      targeting: 'Personnes qui aiment les trains.',
      description: 'Régler aiguillages et signaux pour que chaque train arrive à destination.',
    },
    'kite-weather': {
      content: 'Une vidéo de 15 secondes au-dessus des dunes.',
      targeting: 'Familles au bord de la mer.',
      description: 'Faire voler des cerfs-volants dans des vents tirés de la météo réelle.',
    },
    'copper-mill': {
      content: 'Une vidéo de 20 secondes : des roues se mettent à tourner.',
      targeting: 'Adultes qui aiment les jeux de construction.',
      description: 'Construire moulins et machines le long d’une rivière.',
    },
    'quiet-library': {
      content: 'Une page avec une étagère de livres à ranger.',
      targeting: 'Lecteurs, le soir.',
      description: 'Ranger des étagères et trouver le livre auquel pense chaque visiteur.',
    },
  },
};
