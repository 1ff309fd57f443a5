import type { Translation } from '../../packs';
import type { staffNotices as english } from '../en/staff-notices';

export const staffNotices = {
  'notice.feedback.answered.title': 'Antwort auf Ihre Rückmeldung',
  'notice.feedback.answered.body': 'Sie schrieben uns zu: {subject}. Unsere Antwort: {answer}',
  'notice.topup.refused.title': 'Auflade-Anfrage geschlossen',
  'notice.topup.refused.body':
    'Zu Ihrer Auflade-Anfrage über {amount} wurde nichts gebucht. Grund: {reason}. Wenn Sie doch gezahlt haben, erheben Sie Einspruch und fügen Sie Ihren Nachweis hinzu.',
  'notice.hold.opened.title': 'Ein Teil Ihres Guthabens wird zurückgehalten',
  'notice.hold.opened.body':
    '{amount} werden bis {until} zurückgehalten und dann von selbst wieder frei. Sie können kostenlos Einspruch erheben. Grund: {reason}',
  'notice.hold.renewed.title': 'Eine Zurückhaltung wurde einmal verlängert',
  'notice.hold.renewed.body':
    '{amount} bleiben bis {until} zurückgehalten; eine weitere Verlängerung ist nicht möglich. Sie können kostenlos Einspruch erheben. Grund: {reason}',
  'notice.score.forged.title': 'Ihre Vertrauenspunkte wurden gesenkt',
  'notice.score.forged.body':
    'Zwei Personen aus dem Team halten ein Dokument für gefälscht. Ihr Guthaben ist davon nicht berührt. Sie können Einspruch erheben. Grund: {reason}',
  'notice.account.signedOut.title': 'Sie wurden überall abgemeldet',
  'notice.account.signedOut.body': 'Das Team hat Sie auf allen Geräten abgemeldet. Grund: {reason}',
} satisfies Translation<typeof english>;
