import type { Translation } from '../../packs';
import type { talkNotices as english } from '../en/talk-notices';

export const talkNotices = {
  'notice.sample.announcement.title': 'Beispielmitteilung: Nutzungsregeln, Fassung 1',
  'notice.sample.announcement.body':
    'Die Nutzungsregeln sagen, wo Ihr Geld in jedem Augenblick steht und was nie von Ihnen verlangt wird. Eine geänderte Regel wird hier angekündigt, bevor sie gilt. Diese Mitteilung gehört zu den Beispieldaten.',
  'notice.sample.maintenance.title': 'Beispielwartung: Berichte kamen später als sonst',
  'notice.sample.maintenance.body':
    'Zwanzig Minuten lang wurden keine Berichte über die Auslieferung angenommen. Sie wurden erneut gesendet und einmal gezählt; kein Betrag wurde geändert, Aufladungen und Auszahlungen liefen wie gewohnt. Diese Mitteilung gehört zu den Beispieldaten.',
  'notice.sample.activity.title': 'Beispielaktion: ein Gutschein für Neue',
  'notice.sample.activity.body':
    'Den Gutschein für Neue kann jede Person einmal abholen. Bevor Sie einen Betrag bestätigen, zeigt die App, wer welchen Teil bezahlt. Diese Mitteilung gehört zu den Beispieldaten.',
} satisfies Translation<typeof english>;
