import type { SampleWords } from './shape';

export const de: SampleWords = {
  rule: 'Abgerechnet werden die Aufrufe, die das Netzwerk meldet, je tausend. Eine Conversion zählt, sobald das Netzwerk sie bestätigt hat. Was am Ende der Laufzeit nicht ausgegeben ist, kommt zurück.',
  products: {
    'harbour-lights': {
      content: 'Ein Video von 20 Sekunden: Schiffe finden nachts ihren Liegeplatz.',
      targeting: 'Erwachsene, die ruhige Rätsel mögen, abends.',
      description: 'Ein Rätsel: Mit Lichtern werden Schiffe durch einen Hafen geführt.',
    },
    'tide-tables': {
      content: 'Eine Seite, die eine Tide erklärt und zum Ausprobieren einlädt.',
      targeting: 'Leserinnen und Leser von Natur- und Segelseiten.',
      description: 'Ein Tag an der Küste, geplant nach der Tide. Eine kurze Runde am Tag.',
    },
    'paper-fleet': {
      content: 'Ein Video von 15 Sekunden: Ein gefaltetes Boot überquert einen Teich.',
      targeting: 'Familien am Wochenende.',
      description: 'Boote falten und auf Teichen und Rinnen um die Wette fahren lassen.',
    },
    'orchard-row': {
      content: 'Ein Video von 30 Sekunden durch die Jahreszeiten eines Obstgartens.',
      targeting: 'Erwachsene, die gern gärtnern.',
      description: 'Pflanzen, schneiden, ernten: ein Obstgarten über die Jahre.',
    },
    'night-courier': {
      content: 'Ein Video von 15 Sekunden: Jemand fährt im Regen Rad.',
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
      description: 'Handel auf einer alten Straße; jede Stadt will etwas anderes.',
    },
    'signal-box': {
      content: 'Eine Seite mit einem Knoten, der zu lösen ist.',
      targeting: 'Menschen, die Züge mögen.',
      description: 'Weichen und Signale stellen, damit jeder Zug ankommt.',
    },
    'kite-weather': {
      content: 'Ein Video von 15 Sekunden über den Dünen.',
      targeting: 'Familien an der Küste.',
      description: 'Drachen steigen lassen in Winden aus echtem Wetter.',
    },
    'copper-mill': {
      content: 'Ein Video von 20 Sekunden: Räder beginnen sich zu drehen.',
      targeting: 'Erwachsene, die Aufbauspiele mögen.',
      description: 'Mühlen und Maschinen an einem Fluss bauen.',
    },
    'quiet-library': {
      content: 'Eine Seite mit einem Regal zum Sortieren.',
      targeting: 'Lesende, abends.',
      description: 'Regale sortieren und das Buch finden, das jeder Gast meint.',
    },
  },
};
