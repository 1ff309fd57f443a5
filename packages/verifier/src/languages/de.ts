import type { PageWords } from './page-words';

export const de: PageWords = {
  name: 'Deutsch',
  title: 'Einen Kontoauszug von Fairlead prüfen',
  intro:
    'Diese Seite ist eine einzige Datei. Sie sendet nichts und braucht keine Verbindung: speichern Sie sie und öffnen Sie sie offline.',
  statement: 'Kontoauszug (JSON)',
  days: 'Signierte Tage, wie unter /#/transparency gespeichert: eine Liste, die Sie aufbewahrt haben, und die heutige dazu',
  key: 'Öffentlicher Schlüssel aus anderer Quelle (freiwillig)',
  check: 'Prüfen',
  result: 'Ergebnis',
  meanings: 'Was die erste Zeile bedeutet',
  details: 'Im Einzelnen, auf Englisch wie beim Befehl:',
  upTo: 'Auszug signiert bis {shown}, älteste Liste bis {reach}',
  chooseFirst: 'Wählen Sie zuerst den Kontoauszug.',
  failed: 'Die Prüfung selbst ist gescheitert: es ist nichts ausgesagt.',
  language: 'Sprache',
  outcomes: {
    verified: {
      headline: 'GEPRÜFT UND BESTÄTIGT',
      meaning: 'Nichts widerspricht, und der ganze Auszug liegt in signierten Tagen, die Ihre Liste enthält',
    },
    not_verified: {
      headline: 'NICHT BESTÄTIGT',
      meaning: 'Etwas wurde geändert: die Buchung oder der Tag ist genannt',
    },
    not_signed: {
      headline: 'NICHT SIGNIERT',
      meaning:
        'Die Kette ist vollständig, aber kein signierter Tag deckt sie: jeder könnte sie erfunden haben',
    },
    consistent: {
      headline: 'IN SICH STIMMIG',
      meaning:
        'Es wurde keine Liste angegeben: eine umgeschriebene und neu signierte Vergangenheit sieht genauso aus',
    },
    not_connected: {
      headline: 'NICHT VERBUNDEN',
      meaning: 'Ihre Liste lässt sich nicht mit dem ganzen Auszug verbinden, also ist nichts bestätigt',
    },
    newer: {
      headline: 'NEUER ALS IHRE LISTE',
      meaning:
        'Nichts widerspricht, aber was neuer ist als Ihre Liste, kann umgeschrieben und neu signiert worden sein',
    },
  },
};
