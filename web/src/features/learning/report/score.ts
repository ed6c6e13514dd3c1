/** A score with one decimal, cut and not rounded, so that the number never contradicts the letter; — for none. */
export const shownScore = (score: number | null): string => {
  if (score === null) return '—'
  // Binary fractions: 90.3 × 10 is 902.999…, which must not become 90.2.
  return (Math.floor(Math.round(score * 1000) / 100) / 10).toFixed(1)
}

const sentences: Readonly<Record<string, string>> = {
  S: '掌握得很扎实，继续保持。',
  A: '掌握良好，薄弱处再看一遍会更稳。',
  B: '主要内容已经掌握，建议回看失分的测验。',
  C: '达到基本要求，建议重学薄弱章节。',
  D: '还没有达到要求，建议重新学习一轮。',
}

/** What a level means for what to do next. */
export const levelSentence = (level: string) => sentences[level] ?? ''
