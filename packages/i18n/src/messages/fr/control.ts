import type { Translation } from '../../packs';
import type { control as english } from '../en/control';

export const control = {
  'control.heading': 'Gestion du plan',
  'control.pause': 'Mettre en pause',
  'control.resume': 'Reprendre',
  'control.pauseQuestion': 'Mettre ce plan en pause ?',
  'control.pauseExplained':
    'La pause commence quand le réseau la confirme, au plus tard dans une heure. Ce qui est diffusé d’ici là reste facturé. La date de fin ne change pas.',
  'control.pauseAsked': 'La pause a été demandée au réseau.',
  'control.resumeAsked': 'La reprise a été demandée au réseau.',
  'control.limits': 'Limites',
  'control.noLimits':
    'Aucune limite. Le plan est diffusé jusqu’à ce que son budget soit dépensé ou sa durée écoulée.',
  'control.setLimits': 'Fixer des limites',
  'control.limitsExplained':
    'La première limite d’arrêt atteinte, ou la date de fin, met définitivement fin au plan. Les limites d’arrêt sont vérifiées à chaque rapport pris en compte : le réseau peut avoir dépensé un peu plus entre-temps. Un plafond quotidien n’arrête pas le plan.',
  'control.limit.cost_per_conversion': 'Arrêter si le coût par conversion dépasse',
  'control.limit.loss': 'Arrêter si la perte atteint',
  'control.limit.spend_without_conversion': 'Arrêter si ce montant est dépensé sans conversion',
  'control.limit.ends_at': 'Terminer le',
  'control.limit.daily_cap': 'Plafond quotidien',
  'control.dailyCapExplained':
    'Valable dès demain, par jour UTC. Un rapport qui dépasserait ce plafond est mis de côté en entier : il n’est pas facturé, et ses conversions ne comptent pas.',
  'control.noLimit': 'Aucune limite',
  'control.leaveEmpty': 'Laissez un champ vide pour ne pas fixer de limite.',
  'control.save': 'Enregistrer les limites',
  'control.saved': 'Limites enregistrées.',
  'control.amountInvalid': 'Saisissez un montant supérieur à 0.',
  'control.dateInvalid': 'Choisissez un moment à venir.',
  'control.capFrom': 'Le plafond quotidien s’applique à partir du {time}. D’ici là : {value}.',
  'control.alreadyReached': 'Le plan a déjà atteint cette valeur : il s’arrêterait aussitôt.',
  'control.endsHint':
    'Dans le fuseau horaire de cet appareil. La diffusion se termine au plus tard le {time}.',
  'control.endsLate': 'La diffusion se termine déjà le {time}.',
  'control.capEnds': 'Le plafond quotidien de {value} prend fin le {time}.',
  'control.spendOver': 'Ce plan a déjà des conversions : cette limite ne joue plus.',
  'control.raiseFull': 'Le budget est au maximum permis pour ce plan.',
  'control.lowerBack': 'Montant rendu, au plus',
  'control.reached.cost_per_conversion': 'Le coût par conversion a dépassé votre limite de {value}.',
  'control.reached.loss': 'La perte a atteint votre limite de {value}.',
  'control.reached.spend_without_conversion': '{value} ont été dépensés sans conversion.',
  'control.reached.ends_at': 'La date de fin que vous avez fixée est atteinte.',
  'control.reached.daily_cap':
    'Un rapport du {day} (UTC), qui aurait fait dépasser votre plafond quotidien de {value}, a été mis de côté.',
  'control.meanwhile': 'Facturé entre votre demande et la confirmation : {amount}',
  'control.raise': 'Augmenter le budget',
  'control.raiseExplained':
    'Le montant est pris sur votre solde disponible et rejoint le plan aussitôt. Comme le premier, il peut être perdu ; ce qui n’est pas dépensé revient.',
  'control.raiseRange': 'Saisissez un montant de {most} au plus.',
  'control.raiseConfirm': 'Ajouter {amount}',
  'control.raised': 'Budget augmenté.',
  'control.raisedBy': '{amount} ajoutés ; le budget est maintenant de {budget}',
  'control.lower': 'Réduire le budget',
  'control.lowerExplained':
    'Votre argent au-delà du nouveau budget vous est rendu dès que le réseau confirme la réduction, au plus tard une heure après votre demande. Ce qui est diffusé jusque-là est encore facturé. Si le nouveau budget est alors entièrement dépensé, le plan se termine.',
  'control.lowerTo': 'Nouveau budget en {currency}',
  'control.lowerRange': 'Saisissez un montant d’au moins {least} et inférieur à {most}.',
  'control.lowerConfirm': 'Réduire à {budget}',
  'control.lowerAsked': 'La réduction a été demandée au réseau.',
  'control.loweredBy': '{amount} rendus ; le budget est maintenant de {budget}',
  'control.lowerNot':
    'Le budget ne peut pas être réduit, car l’exploitant en paie une partie. Vous pouvez arrêter le plan.',
  'control.lowerWaits': 'Budget demandé',
  'control.over': 'Ce plan est en cours d’arrêt ou terminé : il ne peut plus être modifié.',
} satisfies Translation<typeof english>;
