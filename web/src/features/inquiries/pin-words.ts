const two = (value: number) => String(value).padStart(2, '0')

/** The place that a question is about, in words; empty for a whole item or course. */
export const pinWords = ({ Kind, At }: { readonly Kind: string; readonly At: number }): string => {
  if (Kind === 'second') return `视频 ${Math.floor(At / 60)}:${two(At % 60)}`
  if (Kind === 'page') return `文档第 ${At} 页`
  if (Kind === 'step') return `操作第 ${At} 步`
  if (Kind === 'event') return `实验第 ${At} 步`
  if (Kind === 'question') return `试卷第 ${At} 题`
  return Kind === 'turn' ? `问诊第 ${At} 步` : ''
}
