import type { Translation } from '../../packs';
import type { reasons as english } from '../en/reasons';

export const reasons = {
  'reason.malformed_body': 'Die Anfrage war nicht lesbar. Es wurde nichts ausgeführt.',
  'reason.unsupported_media_type': 'Diese Art von Inhalt wird nicht angenommen.',
  'reason.too_large': 'Das ist zu groß zum Senden.',
  'reason.throttled': 'Zu viele Versuche. Warten Sie kurz und versuchen Sie es dann erneut.',
  'reason.not_found': 'Unter dieser Adresse gibt es nichts.',
  'reason.not_ready': 'Der Dienst ist gerade nicht verfügbar. Versuchen Sie es gleich noch einmal.',
  'reason.server_error': 'Serverfehler. Es wurde nichts ausgeführt; versuchen Sie es erneut.',
  'reason.money_writes_stopped':
    'Geldbewegungen ruhen, während die Bücher geprüft werden. Ihr Guthaben ist sicher.',
  'reason.wallet_frozen':
    'Ihr Guthaben ist vorübergehend gesperrt: Es stimmt nicht mit Ihren Buchungen überein. Zwei Personen aus unserem Team müssen das berichtigen. Sie brauchen dafür nichts zu tun und nichts zu zahlen.',
  'reason.not_authorized': 'Bitte melden Sie sich an.',
  'reason.unknown_shell_identity': 'Dieses Konto ist noch nicht eröffnet.',
  'reason.token_expired': 'Anmeldung abgelaufen, bitte melden Sie sich erneut an.',
  'reason.account_not_activated': 'Dieses Konto ist noch nicht freigeschaltet.',
  'reason.account_disabled':
    'Dieses Konto ist gesperrt. Sie können Ihr Geld weiterhin auszahlen lassen und Einspruch erheben.',
  'reason.account_deleted': 'Dieses Konto wurde geschlossen. Sie können Ihr Geld weiterhin auszahlen lassen.',
  'reason.no_such_data': 'Das gibt es nicht, oder es gehört nicht Ihnen.',
  'reason.wrong_state': 'Das ist im jetzigen Zustand nicht mehr möglich.',
  'reason.idempotency_key_missing': 'Etwas ist schiefgegangen. Es wurde nichts ausgeführt.',
  'reason.idempotency_key_reused':
    'Diese Anfrage wurde schon mit anderem Inhalt gesendet. Es wurde nichts weiter ausgeführt.',
  'reason.invalid_fields': 'Prüfen Sie die markierten Felder.',
  'reason.wrong_credentials': 'Benutzername oder Passwort ist falsch.',
  'reason.username_exists': 'Benutzername ist bereits vergeben.',
  'reason.license_key_invalid': 'Dieser Lizenzschlüssel ist nicht gültig.',
  'reason.terms_outdated':
    'Die Bedingungen haben sich inzwischen geändert. Bitte lesen Sie die neue Fassung.',
  'reason.authorization_code_not_found': 'Zu diesem Autorisierungscode wurde nichts gefunden.',
  'reason.wrong_old_password': 'Das jetzige Passwort ist falsch.',
  'reason.second_step_needed':
    'Ein zweiter Schritt fehlt: ein Passkey, ein Code aus Ihrer App oder ein Wiederherstellungscode.',
  'reason.second_step_wrong':
    'Dieser Code oder Passkey stimmt nicht oder wurde schon benutzt. Versuchen Sie den nächsten.',
  'reason.passkey_refused':
    'Dieser Passkey war hier nicht verwendbar. Versuchen Sie es erneut oder melden Sie sich mit dem Passwort an.',
  'reason.wrong_transaction_password': 'Das Transaktionspasswort ist falsch.',
  'reason.transaction_password_locked':
    'Zu viele Fehlversuche: Das Transaktionspasswort ist vorübergehend gesperrt.',
  'reason.transaction_password_not_set': 'Legen Sie zuerst ein Transaktionspasswort fest.',
  'reason.payout_not_set': 'Legen Sie zuerst fest, wohin ausgezahlt wird.',
  'reason.payout_cooling':
    'Auszahlungskonto, Passwort oder eine Sicherheitseinstellung wurde vor weniger als 24 Stunden geändert; Auszahlungen beginnen 24 Stunden danach.',
  'reason.insufficient_balance': 'Das verfügbare Guthaben deckt diesen Betrag nicht.',
  'reason.withdrawal_amount_out_of_range': 'Dieser Betrag kann nicht ausgezahlt werden.',
  'reason.withdrawal_overdue':
    'Die Frist dieser Auszahlung ist vorbei. Der Betrag geht an die Kontoinhaberin oder den Kontoinhaber zurück.',
  'reason.put_amount_out_of_range': 'Der Betrag liegt außerhalb des Rahmens dieses Produkts.',
  'reason.limit_already_reached':
    'Die Zahlen haben diese Grenze schon erreicht. Wählen Sie einen anderen Wert oder stoppen Sie den Plan.',
  'reason.put_amount_invalid': 'Dieser Betrag ist nicht gültig.',
  'reason.order_expired': 'Dieser Plan wurde nicht rechtzeitig finanziert und ist verfallen.',
  'reason.start_up_not_returned':
    'Sie haben noch Startguthaben. Geben Sie es zuerst zurück; das kostet nichts.',
  'reason.open_hold':
    'Ein Teil Ihres Guthabens ist zurückgehalten. Grund und Ende stehen bei der Zurückhaltung.',
  'reason.coupon_used': 'Dieser Gutschein wurde schon eingelöst.',
  'reason.coupon_expired': 'Dieser Gutschein ist abgelaufen.',
  'reason.coupon_not_applicable': 'Dieser Gutschein passt nicht zu diesem Betrag oder Produkt.',
  'reason.coupon_same_name_today': 'Pro Tag kann nur ein Gutschein gleichen Namens eingelöst werden.',
  'reason.coupon_already_received': 'Dieser Gutschein wurde schon abgeholt.',
  'reason.house_not_funded':
    'Der Betreiber kann diesen Gutschein zurzeit nicht bezahlen. Ihr Geld wurde nicht angerührt.',
  'reason.operation_id_invalid': 'Diese Konto-ID ist nicht gültig.',
  'reason.operation_id_current': 'Dieser Konto-ID folgen Sie bereits.',
  'reason.acceptance_code_wrong': 'Der Code ist falsch, geben Sie ihn erneut ein.',
  'reason.image_too_large': 'Bilder dürfen höchstens 5 MB groß sein.',
  'reason.not_an_image': 'Diese Datei ist kein Bild.',
  'reason.same_person': 'Sie waren daran beteiligt. Das muss jemand anderes entscheiden.',
  'reason.role_missing': 'Ihre Rolle erlaubt das nicht.',
  'reason.already_decided': 'Das wurde bereits entschieden.',
  'reason.acceptance_expired': 'Dieser Umtausch ist abgelaufen.',
  'reason.acceptor_personal_off': 'Private Wechselpartner sind hier nicht zugelassen.',
  'reason.coupon_campaign_over': 'Diese Aktion ist vorbei.',
  'reason.coupon_requirement_not_met': 'Der Betrag liegt unter dem, was dieser Gutschein verlangt.',
  'reason.file_type_refused': 'Diese Art von Datei wird nicht angenommen.',
  'reason.file_acts':
    'Dieses PDF enthält Skripte, angehängte Dateien oder eine Sperre. Drucken Sie es als einfaches PDF und senden Sie dieses.',
  'reason.file_unreadable':
    'Von hier kann nur ein PDF aus Text gesendet werden: Was ein Bild sagt, lässt sich nicht prüfen.',
  'reason.file_lost':
    'Diese Datei ist beschädigt oder fehlt und wurde durch nichts ersetzt. Wenden Sie sich an den Kundenservice.',
  'reason.guest_case_unknown': 'Zu dieser Nummer und diesem Fallcode gibt es keinen Fall.',
  'reason.membership_refund_over': 'Die 14 Tage für eine Erstattung sind vorbei.',
  'reason.membership_running': 'Die Mitgliedschaft läuft bereits.',
  'reason.objection_open': 'Ein Einspruch ist schon offen; warten Sie die Antwort ab.',
  'reason.objection_window_over': 'Die Frist für einen Einspruch ist vorbei.',
  'reason.proposal_expired': 'Dieser Vorschlag ist abgelaufen.',
  'reason.proposal_pending': 'Dazu wartet bereits ein Vorschlag.',
  'reason.receipt_already_recorded': 'Dieser Beleg wurde bereits erfasst.',
  'reason.bank_line_answers':
    'Eine Buchung der Bank gehört zu diesem Fall. Schlagen Sie stattdessen vor, sie gutzuschreiben.',
  'reason.shell_ticket_invalid':
    'Die Anmeldung aus der Host-App gilt nicht mehr. Öffnen Sie diese Seite erneut aus der Host-App.',
  'reason.signature_invalid': 'Die Signatur ist nicht gültig.',
  'reason.start_up_insufficient': 'Das Startguthaben reicht dafür nicht aus.',
  'reason.terms_changed':
    'Die Bedingungen dieses Produkts haben sich geändert. Sehen Sie sie sich noch einmal an, bevor Sie es finanzieren.',
  'reason.totp_required': 'Der Einmalcode wird benötigt.',
  'reason.wrong_login_password': 'Das Anmeldepasswort ist falsch.',
  'reason.sign_in_not_fresh':
    'Es ist zu viel Zeit vergangen. Öffnen Sie Fairlead noch einmal aus Ihrer App und bestätigen Sie dann hier innerhalb von 10 Minuten.',
  'reason.account_closing': 'Das Konto wird geschlossen. Ihr Geld ist auf dem Weg zu Ihnen.',
  'reason.amount_above_original': 'Der Betrag ist höher als der ursprüngliche.',
  'reason.settlement_not_original':
    'Dieser Eintrag zahlt nur Erlös aus, der vorher gutgeschrieben wurde. Buchen Sie den Eintrag zurück, der ihn gutgeschrieben hat.',
  'reason.amount_above_owed': 'Dem Netzwerk wird weniger als dieser Betrag geschuldet.',
  'reason.changed_meanwhile': 'Jemand hat das inzwischen geändert. Sehen Sie es sich noch einmal an.',
  'reason.hold_days_used':
    'Das Geld einer Person darf in 90 Tagen höchstens 14 Tage zurückgehalten werden; damit wären es mehr.',
  'reason.flags_not_acknowledged': 'Bestätigen Sie vor der Entscheidung jeden Hinweis, auch neue.',
  'reason.not_your_proposal': 'Nur wer den Vorschlag gemacht hat, kann ihn zurücknehmen.',
  'reason.last_admin':
    'Es müssen zwei Personen mit Administratorrechten, eine, die vorschlägt, und eine, die entscheidet, übrig bleiben.',
  'reason.decides_later':
    'Ihr Konto wurde vor weniger als 72 Stunden angelegt oder geändert. Vor Ablauf dieser Zeit entscheidet es nichts.',
  'reason.first_password': 'Ändern Sie Ihr erstes Passwort: Bis dahin öffnet sich sonst nichts.',
  'reason.signed_out_lately':
    'Diese Person wurde vor weniger als einer Stunde überall abgemeldet. Kennt jemand anders das Passwort, sperren Sie das Konto.',
  'reason.channel_off': 'Das ist hier nicht verfügbar. Schreiben Sie stattdessen dem Kundenservice.',
  'reason.contact_code_wrong':
    'Dieser Code stimmt nicht oder gilt nicht mehr. Fordern Sie nach fünf Versuchen einen neuen an.',
  'reason.recovery_link_invalid': 'Dieser Link gilt nicht mehr. Fordern Sie einen neuen an.',
  'reason.recovery_runs':
    'Das Anmeldepasswort wurde kürzlich neu gesetzt. Solange Auszahlungen deshalb warten, lässt sich ein neues Transaktionspasswort nur mit dem alten setzen.',
  'reason.recovery_not_open': 'In diesem Fall kann kein neues Passwort mehr gesetzt werden.',
  'reason.recovered_lately':
    'Das Team hat das Passwort dieses Kontos in den letzten 30 Tagen schon neu setzen lassen. Der Link per E-Mail steht der Person offen.',
  'reason.no_login_password': 'Dieses Konto kommt aus einer Host-App und hat kein Anmeldepasswort.',
  'reason.provider_unreachable': 'Der Anmeldedienst antwortet nicht. Versuchen Sie es gleich noch einmal.',
  'reason.identity_unknown':
    'Mit dieser Identität ist kein Konto verbunden. Melden Sie sich einmal mit Ihrem Passwort an und verbinden Sie sie unter „Ihr Konto“, oder fragen Sie einen Admin.',
  'reason.provider_demanded': 'Dieses Konto meldet sich über den Anmeldedienst an.',
  'reason.identity_demanded':
    'Verbinden Sie Ihr Konto mit dem Anmeldedienst: Bis dahin öffnet sich sonst nichts.',
  'reason.sign_in_lapsed':
    'Diese Anmeldung wurde nicht oder nicht rechtzeitig abgeschlossen. Beginnen Sie neu.',
  'reason.same_text_to_many':
    'Derselbe Text ging binnen eines Tages an fünf Personen. Schlagen Sie eine Mitteilung an alle vor: Ihr stimmt eine zweite Person zu.',
  'reason.not_a_lead': 'Diese Person darf keine Pläne veröffentlichen.',
  'reason.payee_not_approved': 'Dieser Zahlungsempfänger ist nicht freigegeben.',

  'refusal.until': 'Wieder möglich ab {time}.',
  'refusal.triesLeft': '{count, plural, one {Noch # Versuch.} other {Noch # Versuche.}}',

  'field.required': 'Darf nicht leer sein.',
  'field.unknown_field': 'Dieses Feld ist nicht bekannt.',
  'field.wrong_type': 'Diese Art von Angabe passt hier nicht.',
  'field.too_short': 'Das ist zu kurz.',
  'field.too_long': 'Das ist zu lang.',
  'field.too_small': 'Das ist zu wenig.',
  'field.too_big': 'Das ist zu viel.',
  'field.invalid_format': 'Das sieht nicht richtig aus.',
  'field.not_one_of': 'Wählen Sie eine der Möglichkeiten.',
  'field.passwords_do_not_match': 'Die Passwörter stimmen nicht überein.',
  'field.same_as_old': 'Das neue Passwort muss sich vom alten unterscheiden.',
  'field.trivial_password': 'Das ist zu leicht zu erraten. Wählen Sie andere Ziffern.',
  'field.maker_and_checker': 'Eine Person kann nicht zugleich vorschlagen und entscheiden.',
  'field.common_password':
    'Dieses Passwort benutzen viele: Es wird als Erstes geraten. Wählen Sie ein anderes.',
  'field.same_as_username': 'Das Passwort muss sich vom Benutzernamen unterscheiden.',
  'field.poses_as_staff': 'Dieser Name könnte für das Team gehalten werden. Wählen Sie einen anderen.',
  'field.payment_details': 'Zahlungsdaten werden nur als eigene Karte gesendet.',
  'field.outside_link': 'Es dürfen nur Adressen dieser App genannt werden und keine Gespräche anderswo.',
  'field.pay_to_release':
    'Damit Geld freigegeben wird, muss nie etwas gezahlt werden. Schreiben Sie es anders.',
  'field.promise_of_profit': 'Niemand kann einen Gewinn versprechen. Schreiben Sie es anders.',
  'field.other_company': 'Hier darf kein anderes Unternehmen genannt werden.',
} satisfies Translation<typeof english>;
