/** The drawn covers; a department's choice, so that no card is ever grey. */
export const motifs = [
  'ecg',
  'thorax',
  'scalpel',
  'heart',
  'drip',
  'infant',
  'flask',
  'skin',
  'mother',
  'glucose',
  'book',
] as const
