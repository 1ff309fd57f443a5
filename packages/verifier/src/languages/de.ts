import { details } from './details/de';
import type { PageWords } from './page-words';

export const de: PageWords = {
  name: 'Deutsch',
  title: 'Einen Kontoauszug von Fairlead prüfen',
  intro:
    'Diese Seite ist eine einzige Datei. Sie sendet nichts und braucht keine Verbindung: Speichern Sie sie und öffnen Sie sie offline.',
  statement: 'Kontoauszug (JSON)',
  days: 'Signierte Tage, wie unter /#/transparency gespeichert: eine Liste, die Sie aufbewahrt haben, und die heutige dazu',
  key: 'Öffentlicher Schlüssel aus anderer Quelle (optional)',
  head: 'Stände aus aufbewahrten Mitteilungen, einer je Zeile: Nummer, dann 16 Stellen (optional)',
  checkpoint: 'Von einem Zeugen signierte Prüfpunkte, wie unter /log/checkpoint gespeichert (optional)',
  witness: 'Schlüssel dieses Zeugen aus anderer Quelle (zusammen mit einem Prüfpunkt)',
  log: 'Schlüssel des Protokolls der Tage, wie ihn die Transparenzseite zeigt (optional, zu einem Prüfpunkt)',
  needBoth: 'Ein Prüfpunkt hilft nur zusammen mit dem Schlüssel seines Zeugen.',
  unproven: 'Was das nicht beweist',
  limits: [
    'Nichts über das, was umgeschrieben wurde, bevor Sie Ihre Liste gespeichert haben: eine Liste von heute sagt, was der Betreiber heute sagt.',
    'Nichts über das, was nach dem neuesten signierten Tag kam, und nicht die Uhrzeit, zu der etwas geschah.',
    'Nicht, was die App auf ihren Bildschirmen zeigt: vergleichen Sie sie mit der Datei.',
    'Nicht, dass allen dieselben Tage gezeigt werden: das zeigt nur ein Zeuge oder der Vergleich zweier Listen.',
    'Nicht, dass eine Zahlung bei einer Bank ankam: das kann nur die Bank bestätigen.',
    'Nicht, wessen Konto es ist: keine Prüfsumme deckt die Konto-ID. Ein Stand aus einer Ihrer Mitteilungen zeigt, dass es Ihres ist.',
  ],
  check: 'Prüfen',
  result: 'Ergebnis',
  meanings: 'Was die erste Zeile bedeutet',
  details,
  chooseFirst: 'Wählen Sie zuerst den Kontoauszug.',
  failed: 'Die Prüfung konnte nicht durchgeführt werden. Über den Kontoauszug sagt das nichts.',
  language: 'Sprache',
  outcomes: {
    verified: {
      headline: 'GEPRÜFT UND BESTÄTIGT',
      meaning: 'Nichts widerspricht dem Auszug, und er liegt ganz in signierten Tagen Ihrer Liste.',
    },
    not_verified: {
      headline: 'NICHT BESTÄTIGT',
      meaning: 'Etwas wurde geändert. Die Buchung oder der Tag wird genannt.',
    },
    not_signed: {
      headline: 'NICHT SIGNIERT',
      meaning:
        'Die Kette ist vollständig, aber kein signierter Tag deckt sie: Jeder könnte sie erfunden haben.',
    },
    consistent: {
      headline: 'IN SICH STIMMIG',
      meaning:
        'Es wurde keine Liste angegeben. Eine umgeschriebene und neu signierte Vergangenheit sähe genauso aus.',
    },
    not_connected: {
      headline: 'NICHT VERBUNDEN',
      meaning:
        'Eine Liste, ein Schlüssel, eine Mitteilung oder ein Prüfpunkt lässt sich nicht mit dem ganzen Auszug verbinden. Bestätigt ist damit nichts.',
    },
    newer: {
      headline: 'NEUER ALS IHRE LISTE',
      meaning:
        'Nichts widerspricht dem Auszug, aber was neuer ist als Ihre Liste, kann umgeschrieben und neu signiert worden sein.',
    },
  },
};
