import type { SampleWords } from './shape';

export const de: SampleWords = {
  rule: 'Berechnet werden die Einblendungen, die das Netzwerk meldet, zum Preis je tausend. Eine Conversion zählt, sobald das Netzwerk sie bestätigt hat. Was am Ende der Laufzeit nicht verbraucht ist, kommt zurück.',
  thanks: 'Unser Dank für Ihren Hinweis. Einmal einlösbar.',
  spring: 'Zwei Gutscheine tragen diesen Namen; einer davon lässt sich je Tag einlösen.',
  newcomer: 'Einmal pro Person, für den ersten oder einen späteren Plan.',
  coupons: {
    newcomer: 'Willkommensgruß',
    spring: 'Frühlingsgruß',
    tenth: 'Zehn Prozent weniger',
    crew: 'Für das Team',
    thanks: 'Dankeschön',
    winter: 'Wintergruß',
  },
  talk: [
    'Guten Tag, mein Plan ist beendet. Wann wird das Geld meinem verfügbaren Guthaben gutgeschrieben?',
    'Guten Tag, 72 Stunden nach dem Ende des Plans werden die Berichte geschlossen, danach können Sie 72 Stunden lang Einspruch erheben. Abgerechnet wird, sobald das Netzwerk gezahlt hat.',
    'Danke, alles klar.',
    'Gern geschehen. Auf der Seite des Plans sehen Sie jeden Schritt.',
  ],
  page: {
    invitation: 'Eine Runde für eine kurze Pause. Sie dauert etwa eine Minute.',
    button: 'Eine Runde spielen',
  },
  products: {
    'harbor-lights': {
      content: 'Ein Video von 20 Sekunden: Schiffe finden nachts ihren Liegeplatz.',
      targeting: 'Erwachsene, die ruhige Rätsel mögen, abends.',
      description: 'Ein Rätselspiel, in dem Schiffe mit Lichtern durch einen Hafen gelotst werden.',
    },
    'tide-tables': {
      content: 'Eine Seite, die eine Tide erklärt; wer liest, kann sie selbst ausprobieren.',
      targeting: 'Leserinnen und Leser von Natur- und Segelseiten.',
      description: 'Ein Tag an der Küste, geplant nach Ebbe und Flut. Eine kurze Runde am Tag.',
    },
    'paper-fleet': {
      content: 'Ein Video von 15 Sekunden: Ein gefaltetes Papierboot überquert einen Teich.',
      targeting: 'Familien am Wochenende.',
      description: 'Papierboote falten und auf Teichen und in Rinnsteinen um die Wette fahren lassen.',
    },
    'orchard-row': {
      content: 'Ein Video von 30 Sekunden durch die Jahreszeiten eines Obstgartens.',
      targeting: 'Erwachsene, die gern gärtnern.',
      description: 'Pflanzen, schneiden, ernten: ein Obstgarten über die Jahre.',
    },
    'night-courier': {
      content: 'Ein Video von 15 Sekunden: Jemand fährt mit dem Rad durch den Regen.',
      targeting: 'Erwachsene in Städten, spät am Abend.',
      description: 'Briefe mit dem Fahrrad zustellen, bevor die Stadt erwacht.',
    },
    'clay-court': {
      content: 'Eine Seite mit einem spielbaren Ballwechsel.',
      targeting: 'Menschen, die Tennis verfolgen.',
      description: 'Tennis mit einem Finger, nur auf Sand.',
    },
    'glass-garden': {
      content: 'Ein Video von 20 Sekunden in einem Gewächshaus.',
      targeting: 'Erwachsene, morgens.',
      description: 'Ein Gewächshaus mit seltenen Pflanzen durch den Winter bringen.',
    },
    'salt-road': {
      content: 'Ein Video von 30 Sekunden: eine Karawane und ein Sturm.',
      targeting: 'Erwachsene, die Strategie mögen.',
      description: 'Handel entlang einer alten Straße; jede Stadt will etwas anderes.',
    },
    'signal-box': {
      content: 'Eine Seite mit einer Aufgabe an einem Bahnknoten.',
      targeting: 'Menschen, die Züge mögen.',
      description: 'Weichen und Signale stellen, damit jeder Zug ankommt.',
    },
    'kite-weather': {
      content: 'Ein Video von 15 Sekunden über den Dünen.',
      targeting: 'Familien an der Küste.',
      description: 'Drachen steigen lassen, bei Wind nach dem echten Wetter.',
    },
    'copper-mill': {
      content: 'Ein Video von 20 Sekunden: Räder beginnen sich zu drehen.',
      targeting: 'Erwachsene, die Aufbauspiele mögen.',
      description: 'Mühlen und Maschinen entlang eines Flusses bauen.',
    },
    'quiet-library': {
      content: 'Eine Seite mit einem Regal zum Sortieren.',
      targeting: 'Menschen, die gern lesen, abends.',
      description: 'Regale sortieren und für jeden Gast das Buch finden, das er meint.',
    },
  },
};
