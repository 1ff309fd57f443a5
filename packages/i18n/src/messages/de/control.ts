import type { Translation } from '../../packs';
import type { control as english } from '../en/control';

export const control = {
  'control.heading': 'Steuerung',
  'control.pause': 'Pausieren',
  'control.resume': 'Fortsetzen',
  'control.pauseQuestion': 'Diesen Plan pausieren?',
  'control.pauseExplained':
    'Die Pause beginnt, sobald das Netzwerk sie bestätigt, spätestens nach einer Stunde. Was bis dahin ausgeliefert wird, wird noch berechnet. Das Enddatum verschiebt sich nicht.',
  'control.pauseAsked': 'Die Pause wurde beim Netzwerk angefordert.',
  'control.resumeAsked': 'Die Fortsetzung wurde beim Netzwerk angefordert.',
  'control.limits': 'Grenzen',
  'control.noLimits': 'Keine Grenzen. Der Plan läuft, bis sein Budget verbraucht oder seine Zeit um ist.',
  'control.setLimits': 'Grenzen setzen',
  'control.limitsExplained':
    'Die erste erreichte Stoppgrenze oder das Enddatum beendet den Plan endgültig. Stoppgrenzen werden geprüft, sobald ein Bericht zählt; bis dahin kann das Netzwerk etwas mehr verbraucht haben. Ein Höchstbetrag pro Tag beendet den Plan nicht.',
  'control.limit.cost_per_conversion': 'Stoppen, wenn die Kosten je Conversion höher sind als',
  'control.limit.loss': 'Stoppen, wenn der Verlust diesen Betrag erreicht',
  'control.limit.spend_without_conversion': 'Stoppen, wenn so viel ohne Conversion verbraucht ist',
  'control.limit.ends_at': 'Beenden am',
  'control.limit.daily_cap': 'Höchstbetrag pro Tag',
  'control.dailyCapExplained':
    'Gilt ab morgen, für Tage in UTC. Ein Bericht, der darüber hinausginge, wird ganz zurückgestellt: Er wird nicht berechnet, und seine Conversions zählen nicht.',
  'control.noLimit': 'Keine Grenze',
  'control.leaveEmpty': 'Ein leeres Feld heißt: keine Grenze.',
  'control.save': 'Grenzen speichern',
  'control.saved': 'Grenzen gespeichert.',
  'control.amountInvalid': 'Geben Sie einen Betrag über 0 ein.',
  'control.dateInvalid': 'Wählen Sie einen Zeitpunkt in der Zukunft.',
  'control.capFrom': 'Der Höchstbetrag pro Tag gilt ab {time}. Bis dahin: {value}.',
  'control.alreadyReached': 'Der Plan hat diesen Wert schon erreicht und würde sofort stoppen.',
  'control.endsHint': 'In der Zeitzone dieses Geräts. Der Lauf endet spätestens am {time}.',
  'control.endsLate': 'Der Lauf endet schon am {time}.',
  'control.capEnds': 'Der Höchstbetrag pro Tag von {value} endet am {time}.',
  'control.spendOver': 'Dieser Plan hat schon Conversions; diese Grenze greift nicht mehr.',
  'control.raiseFull': 'Das Budget ist das höchste, das dieser Plan haben darf.',
  'control.lowerBack': 'Rückzahlung, höchstens',
  'control.reached.cost_per_conversion':
    'Die Kosten je Conversion haben Ihre Grenze von {value} überschritten.',
  'control.reached.loss': 'Der Verlust hat Ihre Grenze von {value} erreicht.',
  'control.reached.spend_without_conversion': '{value} wurden ohne Conversion verbraucht.',
  'control.reached.ends_at': 'Das von Ihnen gesetzte Enddatum ist erreicht.',
  'control.reached.daily_cap':
    'Ein Bericht für den {day} (UTC), mit dem der Tag über Ihrem Höchstbetrag von {value} gelegen hätte, wurde zurückgestellt.',
  'control.meanwhile': 'Zwischen Ihrer Anforderung und der Bestätigung berechnet: {amount}',
  'control.raise': 'Budget erhöhen',
  'control.raiseExplained':
    'Der Betrag kommt aus Ihrem verfügbaren Guthaben und ist sofort im Plan. Wie der erste kann er verloren gehen; was nicht verbraucht wird, kommt zurück.',
  'control.raiseRange': 'Geben Sie einen Betrag bis {most} ein.',
  'control.raiseConfirm': 'Um {amount} erhöhen',
  'control.raised': 'Das Budget ist erhöht.',
  'control.raisedBy': 'Um {amount} erhöht; das Budget beträgt jetzt {budget}',
  'control.lower': 'Budget senken',
  'control.lowerExplained':
    'Was von Ihrem Geld über das neue Budget hinausgeht, kommt zurück, sobald das Netzwerk die Senkung bestätigt, spätestens eine Stunde nach Ihrer Anforderung. Was bis dahin ausgeliefert wird, wird noch berechnet. Ist das neue Budget bis dahin ganz verbraucht, endet der Plan.',
  'control.lowerTo': 'Neues Budget in {currency}',
  'control.lowerRange': 'Geben Sie einen Betrag ab {least} und unter {most} ein.',
  'control.lowerConfirm': 'Auf {budget} senken',
  'control.lowerAsked': 'Das niedrigere Budget wurde beim Netzwerk angefordert.',
  'control.loweredBy': '{amount} kamen zurück; das Budget beträgt jetzt {budget}',
  'control.lowerNot':
    'Das Budget lässt sich nicht senken, weil der Betreiber einen Teil davon zahlt. Sie können den Plan stoppen.',
  'control.lowerWaits': 'Angefordertes Budget',
  'control.over':
    'Dieser Plan wird gerade beendet oder ist schon beendet. Daran lässt sich nichts mehr ändern.',
} satisfies Translation<typeof english>;
