const maxLines = 400
const maxSigns = 120_000

/** Lines as far as an answer holds them; what is left out is counted. */
export const capped = (lines: readonly string[]): readonly string[] => {
  const kept: string[] = []
  let signs = 0
  for (const line of lines) {
    if (kept.length >= maxLines || signs + line.length > maxSigns) break
    signs += line.length
    kept.push(line)
  }
  const rest = lines.length - kept.length
  return rest === 0 ? kept : [...kept, `还有 ${rest} 条没有列出：请对照原文件`]
}
